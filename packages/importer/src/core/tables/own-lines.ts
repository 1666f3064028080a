import { roundMoney, type Money } from '@enlace/domain/money.ts'
import type { OwnLine } from '@enlace/domain/reconcile.ts'
import { fold } from '@enlace/domain/text.ts'
import { readTypedMoney } from '@enlace/domain/typed-amount.ts'
import { invoiceKey } from '@enlace/domain/invoice-number.ts'
import type { GridCell, GridRow } from '../sheets/grid.ts'

/** The columns of a supplier's own list; the prefix of the number may have its own column. */
export interface OwnColumns {
  numero: number
  prefijo: number | null
  valor: number
  moneda: number | null
}

/** Why a line of the file is not compared. */
export type UnreadReason = 'sin-numero' | 'sin-valor' | 'valor-ilegible' | 'moneda-desconocida' | 'totales'

/** A line that was left out, with its content. */
export interface UnreadLine {
  line: number
  reason: UnreadReason
  text: string
}

const currencies: Readonly<Record<string, string>> = {
  $: 'COP',
  peso: 'COP',
  pesos: 'COP',
  'pesos colombianos': 'COP',
  us$: 'USD',
  dolar: 'USD',
  dolares: 'USD',
  euro: 'EUR',
  euros: 'EUR',
}

/** The invoices of a supplier's own list, and each line without one, with the reason. */
export function readOwnLines(
  rows: readonly GridRow[],
  columns: OwnColumns,
): { lines: OwnLine[]; unread: UnreadLine[] } {
  const lines: OwnLine[] = []
  const unread: UnreadLine[] = []
  for (const row of rows) {
    const read = readLine(row, columns)
    if ('reason' in read) unread.push({ line: row.line, ...read })
    else lines.push(read)
  }
  return { lines, unread }
}

function readLine({ line, cells }: GridRow, columns: OwnColumns): OwnLine | Omit<UnreadLine, 'line'> {
  const cellAt = (place: number | null) => (place === null ? undefined : cells[place])
  const first = cells.find(({ text }) => text !== '')?.text ?? ''
  if (/^(gran |sub)?total(es)?\b/i.test(first)) return { reason: 'totales', text: first }
  const numero = `${cellAt(columns.prefijo)?.text ?? ''}${cellAt(columns.numero)?.text ?? ''}`
  if (invoiceKey(numero) === '') return { reason: 'sin-numero', text: first }
  const amount = cellAt(columns.valor)
  if (!amount || amount.text === '') return { reason: 'sin-valor', text: numero }
  const valor = readOwnAmount(amount)
  if (valor === undefined) return { reason: 'valor-ilegible', text: amount.text }
  const currency = cellAt(columns.moneda)?.text ?? ''
  const moneda = currency === '' ? null : readCurrency(currency)
  return moneda === undefined
    ? { reason: 'moneda-desconocida', text: currency }
    : { line, numero, valor, moneda }
}

/** A spreadsheet's number is exact; a text is read as Colombians write amounts. */
export function readOwnAmount({ text, isNumber }: GridCell): Money | undefined {
  if (isNumber) return roundMoney(text)?.money
  const read = readTypedMoney(text.replace(/^(cop|usd|eur|us\$)\s*/i, ''))
  return 'money' in read ? read.money : undefined
}

function readCurrency(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : currencies[fold(text).trim()]
}
