import { type DocumentDescription, totalsOf } from '@enlace/contract/documents/description.ts'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from '../amount.tsx'

type DocumentTotalsProps = {
  description: Pick<DocumentDescription, 'fields' | 'totals'>
  document: { moneda: string }
  /** The labels that the page has of its own. */
  labels?: Readonly<Record<string, string>>
}

/** How a document's amount comes about. */
export function DocumentTotals({ description, document, labels }: DocumentTotalsProps) {
  const rows = totalsOf(description, document, labels).map(({ value, ...row }) => ({
    ...row,
    value: <Amount value={value} moneda={document.moneda} />,
  }))
  return <TotalsBox rows={rows} />
}
