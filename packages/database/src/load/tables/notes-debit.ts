import { columnsWithout, type LoadedRow } from './loaded-row.ts'
import { linesLoad, ownedLoad, type OwnedRow } from './owner.ts'

const columns = columnsWithout('notes_debit', ['acto_estado', 'acto_sobre'])
const lineColumns = columnsWithout('notes_debit_lines', [])

/** A debit note. */
export type DebitNoteRow = OwnedRow & LoadedRow<'notes_debit', typeof columns>

/** How debit notes are loaded. */
export const notesDebitLoad = ownedLoad<DebitNoteRow>('notes_debit', columns)

/** An invoice to which a debit note was applied; `invoice_key` is the invoice's key if the company has it. */
export type DebitNoteLineRow = LoadedRow<'notes_debit_lines', typeof lineColumns> & {
  note_key: string
  invoice_key: string | null
}

/** How the lines of debit notes are loaded. */
export const notesDebitLinesLoad = linesLoad<DebitNoteLineRow>(
  'notes_debit_lines',
  lineColumns,
  { column: 'note_id', to: 'notes_debit', by: 'note_key' },
  { column: 'account_statement_id', to: 'account_statements', by: 'invoice_key' },
)
