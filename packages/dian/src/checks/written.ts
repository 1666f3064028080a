import { checkDigit, formatNit, readNit, splitNit } from '@enlace/domain/nit.ts'
import { addDecimals, compareDecimals, writeDecimal, type ExactDecimal } from '@enlace/domain/decimal.ts'
import { formatPrice } from '@enlace/domain/money.ts'
import type { ElectronicDocument } from '../model/document.ts'

/** The number of a NIT without check digit, padding and points, as it is compared. */
export function plainNit(written: string): string {
  const read = readNit(written)
  if ('documento_numero' in read) return read.documento_numero
  return splitNit(written).number.replace(/^0+/, '')
}

/** A NIT as on the RUT, with the check digit that it should have. */
export function shownNit(written: string): string {
  const number = plainNit(written)
  return formatNit(number, checkDigit(number))
}

/** An amount of a document in its currency. */
export function shownAmount(
  amount: ExactDecimal,
  { currency }: Pick<ElectronicDocument, 'currency'>,
): string {
  return formatPrice(writeDecimal(amount), currency)
}

/** The amount with the opposite sign. */
export function negated({ units, scale }: ExactDecimal): ExactDecimal {
  return { units: -units, scale }
}

/** Two pesos, by which rounded amounts may differ (domain facts, 7.3). */
export const tolerance: ExactDecimal = { units: 2n, scale: 0 }

/** Whether two amounts differ by more than is tolerated. */
export function differ(one: ExactDecimal, other: ExactDecimal, tolerated = tolerance): boolean {
  const difference = addDecimals([one, negated(other)])
  const size = difference.units < 0n ? negated(difference) : difference
  return compareDecimals(size, tolerated) > 0
}

/** The name of a document's unique key: CUFE, CUDE or CUDS. */
export function keyName({ type, typeCode }: ElectronicDocument): 'CUFE' | 'CUDE' | 'CUDS' {
  if (typeCode === '05' || typeCode === '95') return 'CUDS'
  return type === 'invoice' && typeCode !== '03' ? 'CUFE' : 'CUDE'
}

/** Whether two unique keys are the same, in capitals or not. */
export function isSameKey(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
