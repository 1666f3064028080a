import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import { isLineDoubtful } from '@enlace/domain/debit-notes.ts'
import { Link } from '@enlace/ui/link.tsx'
import { lineColumns } from '../../core/document/fields/field-columns.tsx'
import { DoubtfulAmount } from './doubtful-amount.tsx'

/** Where an invoice is read; nothing when the person may not open invoices. */
export type InvoiceHref = ((id: string) => string) | undefined

/** The columns of what a note was set against, in the note's currency. */
export const noteLineColumns = (moneda: string, invoiceHrefOf: InvoiceHref) =>
  lineColumns(noteDocument.lines, moneda, {
    doc_cruce: {
      cell: ({ doc_cruce, account_statement_id: id }) =>
        id && invoiceHrefOf ? <Link href={invoiceHrefOf(id)}>{doc_cruce}</Link> : doc_cruce,
    },
    saldo_nuevo: {
      cell: (line) => (
        <DoubtfulAmount value={line.saldo_nuevo} moneda={moneda} isDoubtful={isLineDoubtful(line)} />
      ),
    },
  })
