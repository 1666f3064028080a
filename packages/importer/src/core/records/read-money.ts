import { roundMoney, type Money } from '@enlace/domain/money.ts'
import type { RecordReader } from './record-reader.ts'

/** An amount with two decimals; one with more is rounded and reported. */
export function readMoney<F extends string>(record: RecordReader<F>, field: F): Money | undefined {
  const number = record.decimal(field)
  const rounding = number === undefined ? undefined : roundMoney(number)
  if (number !== undefined && rounding?.isRounded === true)
    record.doubt('amount-rounded', { field, value: number, values: { valor: rounding.money } })
  return rounding?.money
}

/** The currency of a record by its three-letter code; pesos if the source has none. */
export function readCurrency<F extends string>(record: RecordReader<F>, field: F): string {
  const written = record.code(field)?.toUpperCase() ?? 'COP'
  return /^[A-Z]{3}$/.test(written)
    ? written
    : record.refuse('currency-unreadable', { field, value: written })
}
