import { loadedNotes } from '@enlace/contract/notes-debit/loaded.ts'
import type { DebitNoteLineRow, DebitNoteRow } from '@enlace/database/load/tables/notes-debit.ts'
import { addMoney, subtractMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import type { DocumentKeys } from '../../core/records/document-keys.ts'
import { readKept } from '../../core/records/kept-fields.ts'
import type { ListedKind } from '../../core/documents/listed-documents.ts'
import { readState } from '../../core/documents/listed-fields.ts'
import { readCurrency, readMoney } from '../../core/records/read-money.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'

/** How debit notes are read; `invoices` are the company's existing ones. */
export function listedNotes(
  invoices: DocumentKeys,
): ListedKind<FieldOf<'notes-debit'>, FieldOf<'notes-debit-lines'>, DebitNoteRow, DebitNoteLineRow> {
  return {
    table: 'notes_debit',
    linesTable: 'notes_debit_lines',
    names: 'nota',
    // The applied part of a note is compared: the rest of its value is still pending.
    compared: { total: 'valor_neto', field: 'aplicado' },
    needsTotals: false,
    totalsOf: (record) => {
      const aplicado = readMoney(record, 'aplicado')
      return aplicado === undefined ? undefined : appliedOnly(aplicado)
    },
    rowOf: (record, { key, account }, { valor_neto: aplicado }) => {
      const valor = record.required('valor', readMoney(record, 'valor'))
      const valor_descuento = readMoney(record, 'descuento') ?? zeroMoney
      const valor_impuesto = readMoney(record, 'impuesto') ?? zeroMoney
      return {
        erp_key: key,
        account_key: account,
        nro_nota: record.required('numero', record.code('numero')),
        fecha: record.required('fecha', record.date('fecha')),
        ...readKept(record, loadedNotes),
        moneda: readCurrency(record, 'moneda'),
        valor_bruto:
          readMoney(record, 'bruto') ?? subtractMoney(addMoney(valor, valor_descuento), valor_impuesto),
        valor_descuento,
        valor_impuesto,
        valor_nota: valor,
        valor_aplicado: aplicado,
        estado: readState(record, 'nota_debito') ?? 'emitida',
      }
    },
    addUp: (one, other) => ({
      ...one,
      valor_bruto: addMoney(one.valor_bruto, other.valor_bruto),
      valor_descuento: addMoney(one.valor_descuento, other.valor_descuento),
      valor_impuesto: addMoney(one.valor_impuesto, other.valor_impuesto),
      valor_nota: addMoney(one.valor_nota, other.valor_nota),
      valor_aplicado: addMoney(one.valor_aplicado, other.valor_aplicado),
    }),
    lineOf: (record, { key, linea, supplier }) => {
      const valor = record.required('valor', readMoney(record, 'valor'))
      const saldo = record.required('saldo', readMoney(record, 'saldo'))
      return {
        note_key: key,
        linea,
        doc_cruce: record.required('documento', record.code('documento')),
        invoice_key: invoices.find(record, 'documento', supplier) ?? null,
        saldo,
        valor,
        saldo_nuevo: readMoney(record, 'saldo_nuevo') ?? subtractMoney(saldo, valor),
      }
    },
    amountsOf: ({ valor }) => appliedOnly(valor),
  }
}

const appliedOnly = (valor_neto: Money) => ({
  valor_bruto: zeroMoney,
  valor_descuento: zeroMoney,
  iva: zeroMoney,
  valor_neto,
})
