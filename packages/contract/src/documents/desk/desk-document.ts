import type { DocumentDescription, DocumentField, DocumentFields } from '../description.ts'
import * as fields from '../../core/words/field-texts.ts'
import { deskDocumentTexts as texts } from './texts.ts'

/** What the staff sees of any document besides what its supplier does: whose it is, and when the supplier first opened it. */
const ofTheDesk = {
  proveedor: { type: 'text', label: fields.supplier, column: 'proveedor', card: 'text' },
  /** With its check digit. */
  nit: { type: 'code', label: fields.nit, column: 'nit', priority: 4 },
  proveedor_id: { type: 'count' },
  visto_at: { type: 'instant?', label: texts.seen, column: 'visto', priority: 4 },
} as const satisfies DocumentFields

const moreOfTheDesk = {
  /** Who opened it first, by the name of then. */
  visto_por: { type: 'text?' },
} as const satisfies DocumentFields

/** The description of a kind as the company's staff reads it. */
export type DeskDocument<D extends DocumentDescription> = D & {
  readonly fields: typeof ofTheDesk
  readonly more: typeof moreOfTheDesk
}

/**
 * Returns a kind's description for the company's staff, from which its list, its page, its calls and its file follow as
 * the supplier's do from the kind's own. Nothing is hidden by the parameters of what suppliers see, and the supplier
 * comes after the number.
 */
export function deskDocumentOf<const D extends DocumentDescription>(description: D): DeskDocument<D> {
  const { number }: DocumentDescription = description
  const own = Object.entries<DocumentField>(description.fields).map(
    ([name, { flag: _, ...field }]) => [name, field] as const,
  )
  const { visto_at, ...whose } = ofTheDesk
  const ordered = own.flatMap(([name, field]) =>
    name === number ? [[name, field] as const, ...Object.entries(whose)] : [[name, field] as const],
  )
  return {
    ...description,
    // The names and types are those of both; a flag is none of a type.
    fields: Object.fromEntries([...ordered, ['visto_at', visto_at]]) as DeskDocument<D>['fields'],
    more: { ...description.more, ...moreOfTheDesk },
  }
}
