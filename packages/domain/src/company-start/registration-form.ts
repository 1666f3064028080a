import { registrationBlocks, type RegistrationPart } from './registration-blocks.ts'

/** What a registration form cannot do without: a request without them reaches nobody. */
export const neededFields = ['documentID', 'businessName', 'contactEmail'] as const

/** The title under which a company's registration form is listed. */
export const readyFormTitle = 'Registro de proveedores'

const parts: readonly { part: RegistrationPart; legend: string; intro: string }[] = [
  { part: 'company', legend: 'Su empresa', intro: '' },
  {
    part: 'contact',
    legend: 'Persona de contacto',
    intro:
      '<p>Con esta persona hablaremos durante el registro. A su correo llegan el número de radicado y el enlace para seguir la solicitud.</p>',
  },
  {
    part: 'papers',
    legend: 'Documentos',
    intro:
      '<p>PDF, JPG, PNG o XML de hasta 10 MB cada uno. Una foto legible del documento también sirve.</p>',
  },
  { part: 'consent', legend: 'Para terminar', intro: '' },
]

const blocksOf = (part: RegistrationPart) =>
  registrationBlocks.filter((block) => block.part === part).map(({ html }) => html)

/** The registration form that new companies and the demo begin with: every ready block, in its group. */
export const readyForm: string = [
  '<input type="hidden" name="requestType" value="1" />',
  ...parts.map(
    ({ part, legend, intro }) =>
      `<fieldset><legend>${legend}</legend>${intro}${blocksOf(part).join('')}${part === 'consent' ? '<div data-captcha></div>' : ''}</fieldset>`,
  ),
].join('\n')

/** A form with the blocks in front of it whose fields it needs and does not have; `present` are the names that it has. */
export function withNeededFields(html: string, present: ReadonlySet<string>): string {
  const missing = registrationBlocks.filter(({ fields }) =>
    neededFields.some((name) => fields.includes(name) && !present.has(name)),
  )
  if (missing.length === 0) return html
  const [first] = parts
  const group = missing.map(({ html: block }) => block).join('')
  return `<fieldset><legend>${first?.legend ?? ''}</legend>${group}</fieldset>\n${html}`.trim()
}
