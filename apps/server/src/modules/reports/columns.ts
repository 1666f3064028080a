import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import type { DocumentFields } from '@enlace/contract/documents/description.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import { paidInvoiceFields, paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { orderDocument } from '@enlace/contract/purchase-order/document.ts'
import { ticketDocument } from '@enlace/contract/purchase-tickets/document.ts'
import {
  reportCodeTexts as codes,
  reportColumnTexts as texts,
} from '@enlace/contract/reports/shipped-texts.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import type { DefinedColumn } from './definition.ts'

/** The fields of documents that reports show; where two have one name, the later one's label is used. */
const described = {
  ...orderDocument.lines,
  ...orderDocument.fields,
  ...ticketDocument.lines,
  ...ticketDocument.fields,
  ...noteDocument.fields,
  ...paymentDocument.fields,
  ...statementDocument.fields,
  ...paidInvoiceFields,
} as const satisfies DocumentFields

type Known = keyof typeof texts | keyof typeof described

/** The label of a column: the reports' own, or that of the document's field. */
function headOf(id: Known): string {
  const fields: DocumentFields = described
  const own: Readonly<Record<string, string>> = texts
  return own[id] ?? fields[id]?.label ?? ''
}

type More = Omit<DefinedColumn, 'id' | 'header' | 'kind'>

/** A text column. */
export const text = (id: Known, more: More = {}): DefinedColumn => ({
  id,
  header: headOf(id),
  kind: 'text',
  ...more,
})
/** A date column. */
export const day = (id: Known, more: More = {}): DefinedColumn => ({
  id,
  header: headOf(id),
  kind: 'date',
  ...more,
})
/** A column of whole numbers. */
export const whole = (id: Known, more: More = {}): DefinedColumn => ({
  id,
  header: headOf(id),
  kind: 'integer',
  ...more,
})
/** A column of exact quantities. */
export const quantity = (id: Known): DefinedColumn => ({ id, header: headOf(id), kind: 'quantity' })
/** A column of percentages. */
export const percent = (id: Known): DefinedColumn => ({ id, header: headOf(id), kind: 'percent' })
/** A column of amounts with totals. */
export const amount = (id: Known): DefinedColumn => ({ id, header: headOf(id), kind: 'money', isTotal: true })
/** A column of amounts without totals, such as prices. */
export const price = (id: Known): DefinedColumn => ({ id, header: headOf(id), kind: 'quantity' })

/** The most frequent filter: the branch. */
export const sucursal = text('sucursal', { isFilter: true })
export const moneda = text('moneda', { isFilter: true })

const codeText = (words: Readonly<Record<string, string>>) => (value: string) => words[value] ?? value

/** A column of the report's own codes. */
export const code = (id: 'edad' | 'situacion' | 'tipo' | 'resultado'): DefinedColumn =>
  text(id, { isFilter: true, words: codeText(codes[id]) })

/** A column of states with the product's labels. */
export const state = (id: Known, owner: StateOwner, more: More = {}): DefinedColumn =>
  text(id, { isFilter: true, words: codeText(stateTexts[owner]), ...more })

/** A municipality by its name. */
export const municipio = text('municipio', {
  isFilter: true,
  words: (divipola) => cities.get(divipola)?.municipio ?? divipola,
})
