import { groupThousands } from './decimal.ts'

// DIAN, Orden Administrativa 4 de 1989: weights from the last digit leftwards.
const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]
const digitsPattern = /^\d{1,15}$/
const zeroCode = 0x30
/** The usual format in files; other formats are normalised first. */
const plainPattern = /^[1-9]\d*(?:-\d)?$/

/** The number on invoices to unidentified consumers, which is never a supplier's. */
const finalConsumer = '222222222222'

/** Returns the check digit (DV) of a NIT without it, or undefined if the text is not one to fifteen digits. */
export function checkDigit(documento_numero: string): number | undefined {
  if (!digitsPattern.test(documento_numero)) return undefined
  const last = documento_numero.length - 1
  let sum = 0
  for (let place = 0; place <= last; place++) {
    sum += (documento_numero.charCodeAt(last - place) - zeroCode) * (weights[place] ?? 0)
  }
  const rest = sum % 11
  return rest < 2 ? rest : 11 - rest
}

/** Returns whether a NIT matches its check digit, typed in two fields. */
export function isCheckDigitRight(documento_numero: string, documento_dv: string | number): boolean {
  const expected = checkDigit(documento_numero)
  return expected !== undefined && String(documento_dv) === String(expected)
}

/** Why a text is not a valid NIT. */
export type NitReason =
  | 'empty'
  | 'not-a-number'
  | 'too-short'
  | 'too-long'
  | 'check-digit-malformed'
  | 'check-digit-mismatch'
  | 'final-consumer'

/**
 * A NIT as used for search and uniqueness: the number without check digit or leading zeros, and the correct check
 * digit. With `check-digit-glued`, ten digits were read as nine and their check digit; the other reading is the
 * ten-digit cédula `documento_numero` followed by `documento_dv`.
 */
export type TypedNit = { documento_numero: string; documento_dv: number; doubt?: 'check-digit-glued' }

/**
 * Parses a NIT as people type it (`NIT 890.903.938-8`, `CC 1.020.304.050`, padded with zeros), or returns why it is
 * invalid.
 */
export function readNit(typed: string): TypedNit | { reason: NitReason } {
  const text = plainPattern.test(typed) ? typed : tidied(typed)
  if (text === '') return { reason: 'empty' }
  if (/[^\d-]/.test(text)) return { reason: 'not-a-number' }

  const separator = text.lastIndexOf('-')
  if (separator !== -1 && text.length - separator !== 2) return { reason: 'check-digit-malformed' }
  const typedDigit = separator === -1 ? undefined : text.slice(separator + 1)
  const number = (separator === -1 ? text : text.slice(0, separator)).replaceAll('-', '').replace(/^0+/, '')

  const reason = refuseNumber(number)
  if (reason) return { reason }
  if (typedDigit === undefined) return readWithoutSeparator(number)
  if (!isCheckDigitRight(number, typedDigit)) return { reason: 'check-digit-mismatch' }
  return { documento_numero: number, documento_dv: Number(typedDigit) }
}

/** Splits a NIT into its number and, if typed after a hyphen, its check digit. */
export function splitNit(typed: string): { number: string; digit: string | undefined } {
  const text = tidied(typed)
  const [, number = text, digit] = /^(\d+)-(\d)$/.exec(text) ?? []
  return { number, digit }
}

function tidied(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.,:]/g, '')
    .replace(/^(?:NIT|RUT|CC|CE)/, '')
    .replace(/[‐‑‒–—−]|DV/g, '-')
}

/** Formats a NIT as on the RUT, `900.123.456-8`; without a check digit or with letters, only what is given. */
export function formatNit(documento_numero: string, documento_dv?: number | string | null): string {
  const number = /^\d+$/.test(documento_numero) ? groupThousands(documento_numero) : documento_numero
  return documento_dv === undefined || documento_dv === null || documento_dv === ''
    ? number
    : `${number}-${documento_dv}`
}

/** Formats a NIT with its check digit, `900123456-8`, as on the RUT; other texts are returned unchanged. */
export function formatWholeNit(nit: string): string {
  const [, digits, dv] = /^(\d+)(?:-(\d))?$/.exec(nit) ?? []
  return digits === undefined ? nit : formatNit(digits, dv)
}

function refuseNumber(number: string): NitReason | undefined {
  // The shortest cédulas have three digits; the check digit is defined for at most fifteen.
  if (number.length < 3) return 'too-short'
  if (number.length > weights.length) return 'too-long'
  return number === finalConsumer ? 'final-consumer' : undefined
}

function readWithoutSeparator(number: string): TypedNit {
  const company = number.slice(0, 9)
  // Companies begin with 8 or 9, ten-digit cédulas with 1, so only the former can include a check digit.
  if (/^[89]\d{9}$/.test(number) && isCheckDigitRight(company, number.slice(9))) {
    return { documento_numero: company, documento_dv: Number(number.slice(9)), doubt: 'check-digit-glued' }
  }
  return { documento_numero: number, documento_dv: checkDigit(number) ?? 0 }
}
