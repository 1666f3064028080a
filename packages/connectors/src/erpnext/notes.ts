import {
  isZeroMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
  type Money,
} from '@enlace/domain/money.ts'
import { fieldsOf, isSet, textOf, type ErpRow } from '../core/fields.ts'
import { amountOf, told } from '../core/figures.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledFields, PulledRecord, Unmapped } from '../core/record.ts'
import type { ErpnextClient } from './client.ts'
import { inOwnCurrency } from './own-currency.ts'
import { documentOf, ended, isSubmitted, type ErpnextStream } from './stream.ts'
import type { KnownSupplier } from './supplier-book.ts'

const kind = 'notes-debit'

/** ERPNext's text for a missing reason. */
const noReason = 'No Remarks'

/** Return invoices, which reduce the balance; ERPNext calls them debit notes. */
export const notes: ErpnextStream = {
  doctype: 'Purchase Invoice',
  filters: [['is_return', '=', 1]],
  isOfCompany: true,
  fields: [
    'name',
    'supplier',
    'posting_date',
    'remarks',
    'currency',
    'party_account_currency',
    'conversion_rate',
    'net_total',
    'total_taxes_and_charges',
    'grand_total',
    'rounded_total',
    'outstanding_amount',
    'docstatus',
    'modified',
  ],
  beside: ['Supplier', 'Payment Ledger Entry'],
  map: async (rows, erpnext, suppliers) => {
    await suppliers.lookUp(rows, 'supplier')
    const applied = await appliedOf(erpnext, rows.filter(isSubmitted))
    return mapped(
      rows.map((row) =>
        noteOf(row, suppliers.of(row['supplier']), applied.get(textOf(row['name']) ?? '') ?? []),
      ),
    )
  },
  tombstone: (document, reference, suppliers) =>
    ended(kind, 'numero', document, reference, suppliers.of(document['supplier'])),
}

function noteOf(
  row: ErpRow,
  supplier: KnownSupplier,
  lines: readonly PulledFields[],
): PulledRecord | Unmapped | undefined {
  return documentOf([kind, 'Purchase Invoice'], row, supplier, () => {
    const whole = turned(isSet(row['rounded_total']) ? row['rounded_total'] : row['grand_total'])
    const open = turned(inOwnCurrency(row, row['outstanding_amount']))
    const motivo = textOf(row['remarks'])
    return {
      fields: {
        fecha: row['posting_date'],
        motivo: motivo === noReason ? null : motivo,
        moneda: row['currency'],
        bruto: told(turned(row['net_total'])),
        impuesto: told(turned(row['total_taxes_and_charges'])),
        valor: told(whole),
        aplicado: told(subtractMoney(whole, open)),
        estado: isZeroMoney(open) ? 'aplicada' : open === whole ? 'emitida' : 'aplicada_parcial',
      },
      lines,
    }
  })
}

/** Negates an amount: ERPNext writes returns as negative. */
function turned(value: unknown): Money {
  return negateMoney(amountOf(value))
}

/** The invoices to which notes were applied, each with its balance before, from the payment ledger. */
async function appliedOf(
  erpnext: ErpnextClient,
  notes: readonly ErpRow[],
): Promise<Map<string, PulledFields[]>> {
  const applied = new Map<string, PulledFields[]>()
  const byName = new Map(notes.map((row) => [textOf(row['name']) ?? '', row]))
  const own = await entriesBy(erpnext, 'voucher_no', [...byName.keys()])
  const against = own.map(invoiceOf).filter((name) => name !== null && !byName.has(name))
  const invoices = [...new Set(against.filter((name) => name !== null))]
  const bills = await erpnext.listNamed('Purchase Invoice', invoices, ['name', 'bill_no', 'is_return'])
  const numbers = new Map(bills.map((row) => [textOf(row['name']), textOf(row['bill_no'])]))
  const taken = new Map<string, Money[]>()
  for (const entry of await entriesBy(erpnext, 'against_voucher_no', invoices)) {
    const invoice = invoiceOf(entry) ?? ''
    const before = taken.get(invoice) ?? []
    const amount = amountOf(entry['amount_in_account_currency'])
    taken.set(invoice, [...before, amount])
    const name = textOf(entry['voucher_no']) ?? ''
    const [note, documento] = [byName.get(name), numbers.get(invoice) ?? null]
    if (note === undefined || documento === null) continue
    const own = (kept: Money) => told(amountOf(inOwnCurrency(note, told(kept))))
    const line = fieldsOf({
      documento,
      saldo: own(sumMoney(before)),
      valor: own(subtractMoney(zeroMoney, amount)),
    })
    applied.set(name, [...(applied.get(name) ?? []), line])
  }
  return applied
}

const invoiceOf = (entry: ErpRow) => textOf(entry['against_voucher_no'])

/** Valid entries of the ledger, the oldest first. */
function entriesBy(erpnext: ErpnextClient, field: string, names: readonly string[]): Promise<ErpRow[]> {
  return erpnext.listBy('Payment Ledger Entry', {
    field,
    names,
    fields: ['voucher_no', 'against_voucher_no', 'amount_in_account_currency'],
    filters: [
      ['against_voucher_type', '=', 'Purchase Invoice'],
      ['delinked', '=', 0],
    ],
    order: 'creation asc, name asc',
  })
}
