import type { DebitNoteLineRow, DebitNoteRow } from '@enlace/database/load/tables/notes-debit.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import type { Invoice, Note } from '../history/documents.ts'

/** The note as a row. */
export function noteRow(account_key: string, note: Note): DebitNoteRow {
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

/** An invoice to which a note was applied; the demo knows all of them. */
export type NoteLineRow = DebitNoteLineRow & { invoice_key: string }

/** The invoices to which a note was applied, as rows. */
export function noteLineRows(note: Note, keyOf: (invoice: Invoice) => string): NoteLineRow[] {
  return note.applied.map(({ invoice, saldo, valor, saldo_nuevo }, place) => ({
    note_key: note.numero,
    invoice_key: keyOf(invoice),
    linea: place + 1,
    doc_cruce: invoice.factura,
    saldo,
    valor,
    saldo_nuevo,
  }))
}
