import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import type { DebitNote, DebitNotes } from '@enlace/contract/notes-debit/schemas.ts'
import { isAppliedDoubtful, isLineDoubtful, isValueDoubtful } from '@enlace/domain/debit-notes.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Link } from '@enlace/ui/link.tsx'
import { lineColumns, listColumns } from '../../core/document/fields/field-columns.tsx'
import { DoubtfulAmount } from './doubtful-amount.tsx'

/** The columns of the notes (screens 2.6); amounts that do not make sense together say so beside themselves. */
export const noteColumns: readonly Column<DebitNote, DebitNotes['totals'][number]>[] = listColumns(
  noteDocument.fields,
  noteDocument.states,
  {
    valor_nota: {
      cell: (row) => (
        <DoubtfulAmount
          value={row.valor_nota}
          moneda={row.moneda}
          isDoubtful={isValueDoubtful(row)}
          isStrong
        />
      ),
    },
    valor_aplicado: {
      cell: (row) => (
        <DoubtfulAmount value={row.valor_aplicado} moneda={row.moneda} isDoubtful={isAppliedDoubtful(row)} />
      ),
    },
  },
)

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
