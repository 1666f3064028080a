import { registrationBlocks, type RegistrationPart } from './registration-blocks.ts'

/** The required fields of a registration form, without which a request cannot be processed. */
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

/** The default registration form of new companies and the demo: every predefined block, in its group. */
export const readyForm: string = [
  '<input type="hidden" name="requestType" value="1" />',
  ...parts.map(
    ({ part, legend, intro }) =>
      `<fieldset><legend>${legend}</legend>${intro}${blocksOf(part).join('')}${part === 'consent' ? '<div data-captcha></div>' : ''}</fieldset>`,
  ),
].join('\n')

/** Prepends the blocks of the required fields that a form lacks; `present` are the names of its fields. */
export function withNeededFields(html: string, present: ReadonlySet<string>): string {
  const missing = registrationBlocks.filter(({ fields }) =>
    neededFields.some((name) => fields.includes(name) && !present.has(name)),
  )
  if (missing.length === 0) return html
  const [first] = parts
  const group = missing.map(({ html: block }) => block).join('')
  return `<fieldset><legend>${first?.legend ?? ''}</legend>${group}</fieldset>\n${html}`.trim()
}
