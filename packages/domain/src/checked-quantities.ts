import { compareDecimals, type ExactDecimal, sumDecimals } from './decimal.ts'

/** The received quantity of a line and its parts after the check, as far as the company says them. */
export interface CheckedQuantities {
  cantidad: string
  cantidad_aceptada: string | null
  cantidad_rechazada: string | null
  cantidad_cuarentena: string | null
}

/** The longest reason of a rejection or quarantine, in characters. */
export const longestRejectionReason = 500

/**
 * Returns what accepted, rejected and quarantined add up to if it contradicts what was received: another sum where all
 * three are known, more than was received where some are.
 */
export function contradictingSum(line: CheckedQuantities): ExactDecimal | undefined {
  const parts = [line.cantidad_aceptada, line.cantidad_rechazada, line.cantidad_cuarentena]
  const told = parts.filter((part) => part !== null)
  if (told.length === 0) return undefined
  const sum = sumDecimals(told)
  const difference = compareDecimals(sum, sumDecimals([line.cantidad]))
  return difference > 0 || (difference < 0 && told.length === parts.length) ? sum : undefined
}

/** Returns whether a quantity is known and above zero. */
export const isSome = (quantity: string | null): quantity is string =>
  quantity !== null && sumDecimals([quantity]).units > 0n
