import { ExactNumber } from '@enlace/domain/exact-json.ts'
import {
  addMoney,
  isNegativeMoney,
  isZeroMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from '@enlace/domain/money.ts'
import { amountOf } from '../core/figures.ts'
import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledRecord, Unmapped } from '../core/record.ts'
import type { OdooClient } from './client.ts'
import type { Partner } from './partner-book.ts'
import { idOf, linkName, linkOf } from './links.ts'
import { readAll } from './read-all.ts'
import type { OdooStream } from './stream.ts'

const kind = 'payments-made'

/** Until Odoo 17 a valid payment is posted; since 18 it is in process and then paid. */
const counting = ['posted', 'in_process', 'paid']

/** The part of a payment for one invoice. */
interface Applied {
  bill: ErpRow | undefined
  amount: Money
}

/** Payments to suppliers, with the invoices that they were reconciled with. */
export const payments: OdooStream = {
  model: 'account.payment',
  domain: [
    ['payment_type', '=', 'outbound'],
    ['partner_type', '=', 'supplier'],
  ],
  fields: ['name', 'state', 'date', 'amount', 'currency_id', 'partner_id', 'journal_id', 'write_date'],
  optional: ['payment_method_line_id'],
  beside: ['res.partner', 'account.partial.reconcile', 'account.move.line'],
  map: async (rows, odoo, partners) => {
    await partners.lookUp(rows, 'partner_id')
    const applied = await appliedOf(odoo, rows.map(idOf))
    return mapped(
      rows.map((row) => paymentOf(row, partners.of(row['partner_id']), applied.get(idOf(row)) ?? [])),
    )
  },
}

/** A payment with a line for each invoice that it paid, and one for an advance. */
function paymentOf(
  row: ErpRow,
  { nit, name: nombre }: Partner,
  applied: readonly Applied[],
): PulledRecord | Unmapped | undefined {
  const name = textOf(row['name'])
  const comprobante = name === '/' ? null : name
  const counts = counting.includes(textOf(row['state']) ?? '')
  const reference = `account.payment ${idOf(row)} (${comprobante ?? '/'})`
  if (nit === null) return counts ? { kind, reference, reason: 'supplier-without-nit' } : undefined
  if (comprobante === null) return counts ? { kind, reference, reason: 'payment-without-number' } : undefined
  const known = { kind, reference, id: idOf(row), key: ['nit', 'comprobante'] }
  if (!counts) return { ...known, isDeleted: true, ...fieldsOf({ nit, comprobante }) }
  return {
    ...known,
    isDeleted: false,
    ...fieldsOf({
      nit,
      nombre,
      comprobante,
      fecha: row['date'],
      valor: row['amount'],
      medio: linkName(row['payment_method_line_id']),
      banco: linkName(row['journal_id']),
      moneda: linkName(row['currency_id']),
    }),
    lines: linesOf(amountOf(row['amount']), applied).map(fieldsOf),
  }
}

function linesOf(whole: Money, applied: readonly Applied[]) {
  const rest = subtractMoney(whole, sumMoney(applied.map(({ amount }) => amount)))
  const lines = applied.map(({ bill, amount }) => ({
    valor: new ExactNumber(amount),
    factura: bill?.['ref'],
    fecha_factura: bill?.['invoice_date'],
  }))
  if (applied.length > 0 && (isZeroMoney(rest) || isNegativeMoney(rest))) return lines
  return [...lines, { valor: new ExactNumber(rest), factura: null, fecha_factura: null }]
}

/** The invoices of payments: a reconciliation joins a line of the payment with a line of the invoice. */
async function appliedOf(odoo: OdooClient, payments: readonly string[]): Promise<Map<string, Applied[]>> {
  const applied = new Map<string, Applied[]>()
  if (payments.length === 0) return applied
  const partials = await odoo.searchRead(
    'account.partial.reconcile',
    [['debit_move_id.payment_id', 'in', payments.map(Number)]],
    { fields: ['debit_move_id', 'credit_move_id', 'debit_amount_currency'], order: 'id asc' },
  )
  const lines = await readAll(
    odoo,
    'account.move.line',
    partials.flatMap((partial) => [linkOf(partial['debit_move_id']), linkOf(partial['credit_move_id'])]),
    ['payment_id', 'move_id'],
  )
  const bills = await readAll(
    odoo,
    'account.move',
    partials.map((partial) => linkOf(lines.get(linkOf(partial['credit_move_id']) ?? '')?.['move_id'])),
    ['ref', 'move_type', 'invoice_date'],
  )
  for (const partial of partials) {
    const payment = linkOf(lines.get(linkOf(partial['debit_move_id']) ?? '')?.['payment_id'])
    if (payment === undefined) continue
    const bill = bills.get(linkOf(lines.get(linkOf(partial['credit_move_id']) ?? '')?.['move_id']) ?? '')
    const isInvoice = textOf(bill?.['move_type']) === 'in_invoice'
    const amount = amountOf(partial['debit_amount_currency'])
    applied.set(payment, addPart(applied.get(payment) ?? [], { bill: isInvoice ? bill : undefined, amount }))
  }
  return applied
}

/** Merges the reconciliations of one invoice into one part of the payment. */
function addPart(parts: readonly Applied[], part: Applied): Applied[] {
  const same = parts.find(({ bill }) => bill === part.bill)
  if (same === undefined) return [...parts, part]
  return parts.map((one) => (one === same ? { ...one, amount: addMoney(one.amount, part.amount) } : one))
}
