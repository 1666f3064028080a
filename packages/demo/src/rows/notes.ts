import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '@enlace/database/load/load-table.ts'
import { ownedByAccount, ownerColumns } from '@enlace/database/load/tables/owner.ts'
import type { Invoice, Note } from '../history/documents.ts'

/** A debit note. */
export interface NoteRow {
  erp_key: string
  account_key: string
  nro_nota: string
  fecha: CalendarDate
  motivo: string
  moneda: string
  valor_bruto: Money
  valor_descuento: Money
  valor_impuesto: Money
  valor_nota: Money
  valor_aplicado: Money
  estado: string
}

/** How the demo's debit notes are loaded. */
export const notesLoad: LoadTable<NoteRow> = {
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

/** An invoice to which a note was applied. */
export interface NoteLineRow {
  note_key: string
  statement_key: string
  linea: number
  doc_cruce: string
  saldo: Money
  valor: Money
  saldo_nuevo: Money
}

/** How the lines of the demo's debit notes are loaded. */
export const noteLinesLoad: LoadTable<NoteLineRow> = {
  table: 'notes_debit_lines',
  columns: ['linea', 'doc_cruce', 'saldo', 'valor', 'saldo_nuevo'],
  key: ['note_id', 'linea'],
  references: [
    { column: 'note_id', to: 'notes_debit', by: 'note_key', copies: ownerColumns },
    { column: 'account_statement_id', to: 'account_statements', by: 'statement_key' },
  ],
  remembers: 'nothing',
}

/** The note as a row. */
export function noteRow(account_key: string, note: Note): NoteRow {
  const { numero, fecha, motivo, invoice, estado, valor_bruto, valor_descuento, valor_impuesto, valor_nota } =
    note
  return {
    erp_key: numero,
    account_key,
    nro_nota: numero,
    fecha,
    motivo,
    moneda: invoice.moneda,
    valor_bruto,
    valor_descuento,
    valor_impuesto,
    valor_nota,
    valor_aplicado: sumMoney(note.applied.map(({ valor }) => valor)),
    estado,
  }
}

/** The invoices to which a note was applied, as rows. */
export function noteLineRows(note: Note, keyOf: (invoice: Invoice) => string): NoteLineRow[] {
  return note.applied.map(({ invoice, saldo, valor, saldo_nuevo }, place) => ({
    note_key: note.numero,
    statement_key: keyOf(invoice),
    linea: place + 1,
    doc_cruce: invoice.factura,
    saldo,
    valor,
    saldo_nuevo,
  }))
}
