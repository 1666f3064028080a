import type { SupportingLine } from '@enlace/contract/invoices/supporting/schemas.ts'
import { supportingFormTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import { isMoney, type Money } from '@enlace/domain/money.ts'
import { lineValue, supportingTotal } from '@enlace/domain/supporting/document.ts'
import { readTypedDecimal } from '@enlace/domain/typed-amount.ts'

/** A line as it is typed: numbers in the Colombian way. */
export type TypedLine = SupportingLine & { key: string }

/** What is wrong with a typed line. */
export type LineFaults = { cantidad?: string; precio?: string }

/** Returns a number as the call takes it; undefined for what is none of at most so many digits. */
function decimalOf(typed: string, whole: number, decimals: number): string | undefined {
  const read = readTypedDecimal(typed === '' ? '0' : typed)
  if ('reason' in read) return undefined
  return new RegExp(`^\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`).test(read.value) ? read.value : undefined
}

/** Returns a line as it is sent; undefined for one that is wrong. */
export function readLine({ key: _, ...line }: TypedLine): SupportingLine | undefined {
  const cantidad = decimalOf(line.cantidad, 9, 4)
  const precio = decimalOf(line.precio, 13, 2)
  return cantidad === undefined || precio === undefined ? undefined : { ...line, cantidad, precio }
}

/** Returns what is wrong with a line, a sentence for each field. */
export const faultsOf = ({ cantidad, precio }: TypedLine): LineFaults => ({
  ...(decimalOf(cantidad, 9, 4) === undefined && { cantidad: texts.faults.quantity }),
  ...(decimalOf(precio, 13, 2) === undefined && { precio: texts.faults.price }),
})

/** Returns the value of a typed line; undefined while it is no number. */
export function valueOf(line: TypedLine): Money | undefined {
  const read = readLine(line)
  return read && isMoney(read.precio) ? lineValue(read) : undefined
}

/** Returns the value of all lines that are numbers. */
export const totalOf = (lines: readonly TypedLine[]): Money =>
  supportingTotal(lines.flatMap((line) => readLine(line) ?? []))

/** Returns a kept number as a person in Colombia types it. */
export const typedNumber = (decimal: string): string => decimal.replace('.', ',')
