import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { registrationBlocks } from '@enlace/domain/company-start/registration-blocks.ts'
import { hideInstructions } from './liquid.ts'

/** A piece that can be put into a template. */
export type CanvasBlock = {
  id: string
  name: string
  html: string
  /** The fields that it brings along, of which a form has each once; nothing where it may stand again and again. */
  fields: readonly string[]
}

/** Pieces that are offered together. */
export type BlockGroup = { title: string; blocks: readonly CanvasBlock[] }

type Piece = { id: keyof typeof texts.blockNames; html: string }

const words: readonly Piece[] = [
  { id: 'heading', html: `<h2>${texts.sampleHeading}</h2>` },
  { id: 'text', html: `<p>${texts.sampleText}</p>` },
  { id: 'list', html: `<ul><li>${texts.sampleItem}</li></ul>` },
  { id: 'link', html: `<p><a href="https://">${texts.sampleLink}</a></p>` },
  { id: 'picture', html: '<img src="" alt="">' },
  { id: 'divider', html: '<hr>' },
]

/** A question inside its label, so that the page shows what it asks. */
const question = (before: string, after: string) =>
  `<label>${texts.sampleField} ${before} data-label="${texts.sampleField}"${after}</label>`

/** Questions, in the words that the portal reads (decisions, registration). */
const questions: readonly Piece[] = [
  {
    id: 'group',
    html: `<fieldset><legend>${texts.sampleGroup}</legend><p>${texts.sampleText}</p></fieldset>`,
  },
  { id: 'field', html: question('<input type="text" name="campo"', '>') },
  { id: 'area', html: question('<textarea name="texto"', '></textarea>') },
  {
    id: 'select',
    html: question(
      '<select name="lista"',
      `><option value="1">${texts.sampleOption} 1</option><option value="2">${texts.sampleOption} 2</option></select>`,
    ),
  },
  { id: 'checkbox', html: `<label><input type="checkbox" name="acepto"> ${texts.sampleCheckbox}</label>` },
  {
    id: 'file',
    html: question('<input type="file" name="archivo"', ' accept=".pdf,.jpg,.png">'),
  },
  { id: 'captcha', html: '<div data-captcha></div>' },
]

/** Parts that are filled with the supplier's data, by the names of docs/templates.md. */
const facts: readonly Piece[] = [
  {
    id: 'columns',
    html: `<table style="width: 100%"><tbody><tr><td style="width: 50%"><p>${texts.sampleText}</p></td><td><p>${texts.sampleText}</p></td></tr></tbody></table>`,
  },
  { id: 'facts', html: '<p>{{ proveedor.nombre }} · NIT {{ proveedor.nit }} · {{ hoy }}</p>' },
  {
    id: 'invoices',
    html: '<table><thead><tr><th>Factura</th><th>Vence</th><th>Saldo</th></tr></thead><tbody>{% for f in facturas %}<tr><td>{{ f.numero }}</td><td>{{ f.vencimiento }}</td><td>{{ f.saldo }}</td></tr>{% endfor %}</tbody></table>',
  },
  {
    id: 'payments',
    html: '<table><thead><tr><th>Comprobante</th><th>Fecha</th><th>Valor</th></tr></thead><tbody>{% for p in pagos %}<tr><td>{{ p.comprobante }}</td><td>{{ p.fecha }}</td><td>{{ p.valor }}</td></tr>{% endfor %}</tbody></table>',
  },
  {
    id: 'balance',
    html: '{% for c in cartera %}<p>{{ c.facturas }} facturas en {{ c.moneda }}: {{ c.saldo_total }}</p>{% endfor %}',
  },
  { id: 'condition', html: `{% if sucursal %}<p>${texts.sampleText}</p>{% endif %}` },
]

/** What a registration usually asks: the editor chooses a block and types no field name. */
const ready: BlockGroup = {
  title: texts.readyBlocks,
  blocks: registrationBlocks.map(({ id, fields, html }) => ({
    id: `ready-${id}`,
    name: texts.readyBlockNames[id],
    html,
    fields,
  })),
}

/** What can be put into a template of a kind. */
export function groupsOf(kind: TemplateKind): readonly BlockGroup[] {
  const own = kind === 'template' ? questions : facts
  const blocks = [...own, ...words].map(({ id, html }) => ({
    id,
    name: texts.blockNames[id],
    html: hideInstructions(html),
    fields: [],
  }))
  return [...(kind === 'template' ? [ready] : []), { title: texts.blocks, blocks }]
}

/** Names of the supplier's data that a text may hold, as they are written. */
export const names: readonly string[] =
  `hoy compania.nombre compania.nit compania.telefono compania.correo compania.horario
  compania.dir proveedor.nombre proveedor.nit sucursal.nombre sucursal.ciudad persona.nombres persona.apellidos
  persona.correo`.split(/\s+/)
