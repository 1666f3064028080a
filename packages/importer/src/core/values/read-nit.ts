import { checkDigit, formatNit, readNit, type TypedNit } from '@enlace/domain/nit.ts'
import { remembered } from '../text/remembered.ts'

/** Why a cell is not a NIT; the values fill its sentence. */
export type NitRefusal =
  | 'nit-unreadable'
  | 'nit-check-digit'
  | 'nit-final-consumer'
  | 'nit-digits-lost'
  | 'nit-letters'
  | 'nit-foreign'
  | 'nit-several'
  | 'nit-length'
  | 'cell-error'

/** A problem of a NIT that was read. */
export type NitDoubt = 'nit-check-digit-glued' | 'nit-maybe-glued' | 'nit-scientific' | 'nit-short'

/** A cell's NIT with its doubt, or why it is not one. */
export type NitReading =
  | { nit: TypedNit; doubt: NitDoubt | null; values: Readonly<Record<string, string>> }
  | { refusal: NitRefusal; values: Readonly<Record<string, string>> }

// Nearly every cell is so, and a file has millions.
const usual = /^[1-9]\d{5,9}(?:-\d)?$/
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i
const kinds =
  /^(?:N[\s.]*I[\s.]*T|RUT|C[\s.]*C|C[\s.]*E|T[\s.]*I|R[\s.]*C|PEP|PPT|NUIP|C[EÉ]DULA|IDENTIFICACI[OÓ]N|ID)(?![A-Z])[\s.:#-]*(?:N[O°ºRU]*[\s.:#]*)?(?=[\dOIL])/i
/** Letters mistaken for digits when the number was typed or scanned. */
const lookalikes: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
}
const shortest = 6
/** Maximum characters of a NIT with its surroundings; the patterns for it are quadratic. */
const longestCell = 200

/**
 * Reads a NIT as written in files: with dots, spaces, the document type before it, the check digit after it, appended
 * or in its own column (`dv`), or as a number altered by a spreadsheet. An unreadable one gives the reason and a
 * possible meaning.
 */
export function readNitCell(typed: string, dv?: string): NitReading {
  if (dv === undefined && usual.test(typed)) return readUsual(typed)
  if (typed.length > longestCell) return refusal('nit-unreadable', { value: typed.slice(0, longestCell) })
  const text = cleaned(typed)
  if (text.startsWith('#')) return refusal('cell-error', { value: typed })
  const power = scientific.exec(text)
  if (power) {
    const whole = unfolded(power)
    return whole === undefined
      ? refusal('nit-digits-lost', { value: typed })
      : withDigit(read(whole, typed, true), whole, dv)
  }
  const bare = separated(plainNumber(text))
  if (/\d{8,}(?:-\d)? ?[^\d ]+ ?\d{8,}/.test(bare)) return refusal('nit-several', { value: typed })
  if (/[^\d\s.,-]/.test(bare)) return lettered(bare, typed)
  return withDigit(read(bare, typed, false), bare, dv)
}

const readUsual = remembered((typed) => read(typed, typed, false))

function cleaned(typed: string): string {
  const text = typed.normalize('NFKC').replace(invisible, '').replace(/\s+/g, ' ').trim()
  // The form that keeps a spreadsheet from converting a text.
  const [, inFormula] = /^="(.*)"$/.exec(text) ?? []
  return (inFormula ?? text).replace(/^['"`\u00b4\u2018\u2019]+|['"]+$/g, '').trim()
}

/** `900123456.0` and `900,123,456.00` are numbers that a program wrote with decimals. */
function plainNumber(text: string): string {
  const [, digits] =
    /^(\d{5,15})[.,]0{1,2}$/.exec(text) ??
    /^(\d{1,3}(?:,\d{3})+)\.0{1,2}$/.exec(text) ??
    /^(\d{1,3}(?:\.\d{3})+),0{1,2}$/.exec(text) ??
    []
  return digits ?? text.replace(kinds, '').trim()
}

/** The check digit after a hyphen, however it was separated from the number. */
function separated(text: string): string {
  return text
    .replace(/[‐‑‒–—−_/\\]/g, '-')
    .replace(/[\s.,-]*\bD\.?\s?V\.?[\s.:=-]*(?=\d$)|(?<=\d)D\.?V\.?[\s.:=-]*(?=\d$)/i, '-')
    .replace(/ ?\((\d)\)$/, '-$1')
    .replace(/^(\d{1,3}(?:[ .,]\d{3})+)[ .](\d)$/, '$1-$2')
    .replace(/^(\d{6,10}) (\d)$/, '$1-$2')
}

/** The digits of `9.00123456E+08`, if the spreadsheet kept them all. */
function unfolded([, first = '', decimals = '', power = '']: RegExpExecArray): string | undefined {
  const kept = decimals.replace(/0+$/, '').length
  return decimals.length < Number(power) || kept > Number(power)
    ? undefined
    : first + decimals.slice(0, Number(power))
}

function read(text: string, typed: string, isScientific: boolean): NitReading {
  const nit = readNit(text)
  if ('reason' in nit) return unread(nit.reason, text, typed)
  const { documento_numero: number, documento_dv } = nit
  if (nit.doubt) return { nit, doubt: 'nit-check-digit-glued', values: gluedValues(number, documento_dv) }
  // Ten digits that begin with 1 are a cédula: an eleventh that matches is its check digit.
  const glued = !text.includes('-') && isOwnDigitBehind(number)
  if (glued && /^1\d{10}$/.test(number)) {
    const split = { documento_numero: number.slice(0, -1), documento_dv: Number(number.slice(-1)) }
    return {
      nit: { ...split, doubt: 'check-digit-glued' },
      doubt: 'nit-check-digit-glued',
      values: gluedValues(split.documento_numero, split.documento_dv),
    }
  }
  // Nine digits of a company begin with 8 or 9; with others, a person's eight and a check digit are indistinguishable.
  if (glued && /^(?!4444)[1-7]\d{8}$/.test(number)) {
    const values = {
      nit: formatNit(number.slice(0, -1), number.slice(-1)),
      numero: formatNit(number, documento_dv),
    }
    return { nit, doubt: 'nit-maybe-glued', values }
  }
  const doubt = isScientific ? 'nit-scientific' : number.length < shortest ? 'nit-short' : null
  return { nit, doubt, values: { nit: formatNit(number, documento_dv) } }
}

const isOwnDigitBehind = (number: string) => String(checkDigit(number.slice(0, -1))) === number.slice(-1)

const gluedValues = (number: string, dv: number) => ({ nit: `${number}-${dv}` })

/** A check digit in its own column is as good as one after the number, and settles whether one is appended. */
function withDigit(reading: NitReading, text: string, dv: string | undefined): NitReading {
  if (dv === undefined || 'refusal' in reading) return reading
  const [, digit] = /^(\d)(?:[.,]0+)?$/.exec(dv.trim()) ?? []
  const { documento_numero: number, documento_dv } = reading.nit
  const whole = text.replace(/\D/g, '').replace(/^0+/, '')
  if (reading.doubt === 'nit-check-digit-glued' || reading.doubt === 'nit-maybe-glued') {
    const isOfWhole = String(checkDigit(whole)) === digit
    const isOfShort = whole.endsWith(digit ?? '-')
    if (isOfWhole && isOfShort) return reading
    if (isOfWhole) return settled(whole)
    if (isOfShort) return settled(whole.slice(0, -1))
  }
  if (digit === String(documento_dv)) return reading
  return refusal('nit-check-digit', {
    value: `${formatNit(number)}-${dv.trim()}`,
    nit: formatNit(number),
    dv: String(documento_dv),
  })
}

/** The NIT of a column that writes all of them with the check digit appended. */
export function withoutGluedDigit({ documento_numero: number, documento_dv, doubt }: TypedNit): TypedNit {
  if (doubt) return { documento_numero: number, documento_dv }
  return { documento_numero: number.slice(0, -1), documento_dv: Number(number.slice(-1)) }
}

const settled = (number: string): NitReading => ({
  nit: { documento_numero: number, documento_dv: checkDigit(number) ?? 0 },
  doubt: null,
  values: {},
})

function unread(reason: string, text: string, typed: string): NitReading {
  const digits = text.replace(/\D/g, '')
  if (reason === 'final-consumer') return refusal('nit-final-consumer', { value: typed })
  if (reason === 'too-short' || reason === 'too-long')
    return refusal('nit-length', { value: typed, cifras: String(digits.length) })
  if (reason !== 'check-digit-mismatch' && reason !== 'check-digit-malformed')
    return refusal('nit-unreadable', { value: typed })
  const number = text.slice(0, text.lastIndexOf('-')).replace(/\D/g, '').replace(/^0+/, '')
  const dv = checkDigit(number)
  if (dv === undefined) return refusal('nit-unreadable', { value: typed })
  return refusal('nit-check-digit', { value: typed, nit: formatNit(number), dv: String(dv) })
}

/** Letters among the digits: some look like digits and give a NIT, others mark a foreign document. */
function lettered(text: string, typed: string): NitReading {
  const guess = text.toUpperCase().replace(/[OQIL|SBZ]/g, (letter) => lookalikes[letter] ?? letter)
  const nit = /^[\dOIL]/i.test(text) && /^[\d\s.,-]+$/.test(guess) ? readNit(guess) : undefined
  if (nit && !('reason' in nit) && (text.match(/\d/g) ?? []).length >= 5)
    return refusal('nit-letters', {
      value: typed,
      nit: guess.includes('-') ? formatNit(nit.documento_numero, nit.documento_dv) : nit.documento_numero,
    })
  const isForeign = /^[A-Z\d][A-Z\d .,-]*$/i.test(text) && (text.match(/\d/g) ?? []).length >= 4
  return refusal(isForeign ? 'nit-foreign' : 'nit-unreadable', { value: typed })
}

const refusal = (reason: NitRefusal, values: Readonly<Record<string, string>>): NitReading => ({
  refusal: reason,
  values,
})
