import { isZeroMoney, subtractMoney, zeroMoney } from '@enlace/domain/money.ts'
import { amountOf, told } from '../core/figures.ts'
import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledFields, PulledRecord, Unmapped } from '../core/record.ts'
import type { OdooClient } from './client.ts'
import { idOf, linkName, linkOf } from './links.ts'
import type { Partner } from './partner-book.ts'
import { readAll } from './read-all.ts'
import type { OdooStream } from './stream.ts'

const kind = 'notes-debit'

/** Suppliers' credit notes, which reduce the balance owed to them; identified by the company's own number. */
export const notes: OdooStream = {
  model: 'account.move',
  domain: [['move_type', '=', 'in_refund']],
  fields: [
    'name',
    'ref',
    'state',
    'date',
    'invoice_date',
    'amount_untaxed',
    'amount_tax',
    'amount_total',
    'amount_residual',
    'currency_id',
    'commercial_partner_id',
    'write_date',
  ],
  beside: ['res.partner', 'account.partial.reconcile', 'account.move.line'],
  map: async (rows, odoo, partners) => {
    await partners.lookUp(rows, 'commercial_partner_id')
    const applied = await appliedOf(odoo, rows.filter(isPosted).map(idOf))
    return mapped(
      rows.map((row) => noteOf(row, partners.of(row['commercial_partner_id']), applied.get(idOf(row)) ?? [])),
    )
  },
}

function isPosted(row: ErpRow): boolean {
  return textOf(row['state']) === 'posted'
}

function noteOf(
  row: ErpRow,
  { nit, name: nombre }: Partner,
  lines: readonly PulledFields[],
): PulledRecord | Unmapped | undefined {
  const name = textOf(row['name'])
  const numero = name === '/' ? null : name
  const reference = `account.move ${idOf(row)} (${numero ?? '/'})`
  if (nit === null) return isPosted(row) ? { kind, reference, reason: 'supplier-without-nit' } : undefined
  if (numero === null) return undefined
  const known = { kind, reference, id: idOf(row), key: ['nit', 'numero'] }
  if (!isPosted(row)) return { ...known, isDeleted: true, ...fieldsOf({ nit, numero }) }
  const [whole, open] = [amountOf(row['amount_total']), amountOf(row['amount_residual'])]
  return {
    ...known,
    isDeleted: false,
    ...fieldsOf({
      nit,
      nombre,
      numero,
      fecha: textOf(row['invoice_date']) ?? row['date'],
      motivo: row['ref'],
      moneda: linkName(row['currency_id']),
      bruto: row['amount_untaxed'],
      impuesto: row['amount_tax'],
      valor: row['amount_total'],
      aplicado: told(subtractMoney(whole, open)),
      estado: isZeroMoney(open) ? 'aplicada' : open === whole ? 'emitida' : 'aplicada_parcial',
    }),
    lines,
  }
}

/** The invoices to which notes were applied, each with its balance before. */
async function appliedOf(odoo: OdooClient, notes: readonly string[]): Promise<Map<string, PulledFields[]>> {
  const applied = new Map<string, PulledFields[]>()
  const own = await partialsOf(odoo, 'debit_move_id.move_id', notes)
  const bills = await billsOf(odoo, own)
  // All credits on the same invoices determine the balance before each.
  const taken = await partialsOf(odoo, 'credit_move_id.move_id', [...bills.keys()])
  const moves = await movesOf(odoo, taken)
  const open = new Map([...bills].map(([id, bill]) => [id, amountOf(bill['amount_total'])]))
  const isOwn = new Set(own.map(idOf))
  for (const partial of taken) {
    const owed = moves(partial['credit_move_id']) ?? ''
    const saldo = open.get(owed) ?? zeroMoney
    const valor = amountOf(partial['credit_amount_currency'])
    open.set(owed, subtractMoney(saldo, valor))
    const note = moves(partial['debit_move_id'])
    const documento = textOf(bills.get(owed)?.['ref'])
    if (note === undefined || documento === null || !isOwn.has(idOf(partial))) continue
    const line = fieldsOf({ documento, saldo: told(saldo), valor: told(valor) })
    applied.set(note, [...(applied.get(note) ?? []), line])
  }
  return applied
}

/** Reconciliations by the documents on one of their sides, the oldest first. */
async function partialsOf(odoo: OdooClient, side: string, moves: readonly string[]): Promise<ErpRow[]> {
  if (moves.length === 0) return []
  const fields = ['debit_move_id', 'credit_move_id', 'credit_amount_currency']
  return odoo.searchRead('account.partial.reconcile', [[side, 'in', moves.map(Number)]], {
    fields,
    order: 'id asc',
  })
}

/** The invoices on the credit side of reconciliations. */
async function billsOf(odoo: OdooClient, partials: readonly ErpRow[]): Promise<Map<string, ErpRow>> {
  const moves = await movesOf(odoo, partials)
  const ids = partials.map((one) => moves(one['credit_move_id']))
  const found = await readAll(odoo, 'account.move', ids, ['ref', 'move_type', 'amount_total'])
  return new Map([...found].filter(([, bill]) => textOf(bill['move_type']) === 'in_invoice'))
}

/** The documents of the lines that reconciliations join. */
async function movesOf(odoo: OdooClient, partials: readonly ErpRow[]) {
  const ids = partials.flatMap((one) => [linkOf(one['debit_move_id']), linkOf(one['credit_move_id'])])
  const lines = await readAll(odoo, 'account.move.line', ids, ['move_id'])
  return (link: unknown) => linkOf(lines.get(linkOf(link) ?? '')?.['move_id'])
}
