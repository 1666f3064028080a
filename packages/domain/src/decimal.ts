/** A decimal number held exactly: `units` divided by ten to the power of `scale`. */
export type ExactDecimal = { readonly units: bigint; readonly scale: number }

// The digit limits keep untrusted text from being slow to parse; real amounts are far smaller.
const decimalPattern = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?$/

/** Parses decimal text of databases and files (`-1234.5`); returns undefined if it is not a number. */
export function readDecimal(text: string): ExactDecimal | undefined {
  const match = decimalPattern.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, scale: fraction.length }
}

/** Returns the sum of decimal texts, exactly. @throws RangeError if one is not a decimal number. */
export function sumDecimals(texts: Iterable<string>): ExactDecimal {
  return addDecimals(
    [...texts].map((text) => {
      const decimal = readDecimal(text)
      if (!decimal) throw new RangeError('Not a decimal number')
      return decimal
    }),
  )
}

/** Formats an exact decimal with all its decimals: units 350 with scale 2 is `3.50`; zero has no sign. */
export function writeDecimal({ units, scale }: ExactDecimal): string {
  const digits = absolute(units)
    .toString()
    .padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`
  return units < 0n ? `-${text}` : text
}

/** Adds exact decimals; the sum of none is zero. */
export function addDecimals(values: readonly ExactDecimal[]): ExactDecimal {
  const scale = Math.max(0, ...values.map((value) => value.scale))
  return { units: values.reduce((total, value) => total + unitsAt(value, scale), 0n), scale }
}

/** Compares two exact decimals: negative if the first is less, 0 if they are equal. */
export function compareDecimals(one: ExactDecimal, other: ExactDecimal): number {
  const scale = Math.max(one.scale, other.scale)
  const difference = unitsAt(one, scale) - unitsAt(other, scale)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** Returns the units of a decimal at a scale that is not less than its own. */
export function unitsAt({ units, scale }: ExactDecimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - scale)
}

/**
 * Divides and rounds to the nearest integer, halves away from zero, like accountants and PostgreSQL's numeric, so that
 * a credit note rounds like its invoice.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * absolute(dividend) + absolute(divisor)
  const quotient = doubled / (2n * absolute(divisor))
  return dividend < 0n === divisor < 0n ? quotient : -quotient
}

/** Separates thousands with a dot, the Colombian way: `1234567` is `1.234.567`. */
export function groupThousands(digits: string): string {
  let grouped = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = `${digits.slice(Math.max(0, end - 3), end)}.${grouped}`
  }
  return grouped
}

/**
 * Formats a quantity or a percentage without trailing zeros: `3.500` is `3,5` and `1200` is `1.200`.
 * @throws RangeError if the text is not a decimal number.
 */
export function formatQuantity(text: string): string {
  const decimal = readDecimal(text)
  if (!decimal) throw new RangeError('Not a decimal number')
  const [whole = '', fraction = ''] = writeDecimal({ ...decimal, units: absolute(decimal.units) }).split('.')
  const decimals = fraction.replace(/0+$/, '')
  const sign = decimal.units < 0n ? '-' : ''
  return sign + groupThousands(whole) + (decimals && `,${decimals}`)
}

function absolute(units: bigint): bigint {
  return units < 0n ? -units : units
}
