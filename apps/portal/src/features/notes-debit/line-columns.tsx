import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import type { DebitNoteDetail } from '@enlace/contract/notes-debit/schemas.ts'
import { isLineDoubtful } from '@enlace/domain/debit-notes.ts'
import { Link } from '@enlace/ui/link.tsx'
import { lineColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { paths } from '../../core/paths.ts'
import { DoubtfulAmount } from './doubtful-amount.tsx'

/** The columns of what a note was set against, in the note's currency; an invoice is a link where it may be opened. */
export const noteLineColumns = (note: Pick<DebitNoteDetail, 'moneda' | 'lines'>, mayOpenInvoices: boolean) =>
  lineColumns(noteDocument.lines, note, {
    doc_cruce: {
      cell: ({ doc_cruce, account_statement_id: id }) =>
        id && mayOpenInvoices ? (
          <Link href={paths.accountStatement({ days: 0, id })}>{doc_cruce}</Link>
        ) : (
          doc_cruce
        ),
    },
    saldo_nuevo: {
      cell: (line) => (
        <DoubtfulAmount value={line.saldo_nuevo} moneda={note.moneda} isDoubtful={isLineDoubtful(line)} />
      ),
    },
  })
