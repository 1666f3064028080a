import type { InvoiceBatch } from '@enlace/contract/invoice-batches/schemas.ts'
import { Amount } from '@enlace/web/document/amount.tsx'

/** What invoices amount to, a line for each currency; credit notes are taken off. */
export function Values({ values }: { values: InvoiceBatch['valores'] }) {
  return values.map(({ moneda, valor }) => (
    <div key={moneda}>
      <Amount value={valor} moneda={moneda} />
    </div>
  ))
}
