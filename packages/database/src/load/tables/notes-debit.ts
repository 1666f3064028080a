import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '../load-table.ts'
import { ownedByAccount, ownerColumns, type OwnedRow } from './owner.ts'

/** A debit note. */
export interface DebitNoteRow extends OwnedRow {
  erp_key: string
  nro_nota: string
  fecha: CalendarDate
  motivo: string | null
  moneda: string
  valor_bruto: Money
  valor_descuento: Money
  valor_impuesto: Money
  valor_nota: Money
  valor_aplicado: Money
  estado: string
}

/** How debit notes are loaded. */
export const notesDebitLoad: LoadTable<DebitNoteRow> = {
  table: 'notes_debit',
  columns: [
    'erp_key',
    'nro_nota',
    'fecha',
    'motivo',
    'moneda',
    'valor_bruto',
    'valor_descuento',
    'valor_impuesto',
    'valor_nota',
    'valor_aplicado',
    'estado',
  ],
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}

/** What a debit note was set against; `invoice_key` is the invoice's key where the company has it. */
export interface DebitNoteLineRow {
  note_key: string
  invoice_key: string | null
  linea: number
  doc_cruce: string
  saldo: Money
  valor: Money
  saldo_nuevo: Money
}

/** How the lines of debit notes are loaded: a note's are replaced as a whole. */
export const notesDebitLinesLoad: LoadTable<DebitNoteLineRow> = {
  table: 'notes_debit_lines',
  columns: ['linea', 'doc_cruce', 'saldo', 'valor', 'saldo_nuevo'],
  key: ['note_id', 'linea'],
  references: [
    { column: 'note_id', to: 'notes_debit', by: 'note_key', copies: ownerColumns },
    { column: 'account_statement_id', to: 'account_statements', by: 'invoice_key' },
  ],
  replaces: 'note_id',
  remembers: 'nothing',
}
