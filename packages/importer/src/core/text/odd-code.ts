import { textOddity } from './odd-text.ts'

/** A problem of a document number, a code or a key, by its cell alone. */
export type CodeFault =
  | { reason: 'cell-error' | 'code-digits-lost' }
  | { reason: 'code-is-date'; numero: string }
  | { reason: 'code-maybe-date' | 'code-maybe-rounded' }

// One test for nearly every cell, as a file has millions.
const suspect = /^#|E\+?\d|[a-z]{3}|^\d{4}-\d\d-\d\d$|^\d{1,2}\/\d{1,2}\/\d{4}$/i
const errors =
  /^#(?:N\/[DA]|[¡¿]?(?:REF|VALOR|VALUE|NOMBRE|NAME|DIV\/0|NUM|NULO|NULL|DESBORDAMIENTO|SPILL|CALC)[!?]?|#*)$/i
const scientific = /^\d[.,]\d+E\+?\d{1,2}$|^\dE\+\d{1,2}$/i
/** A spreadsheet keeps fifteen digits of a number and replaces the others by zeros. */
const rounded = /^[1-9]\d{14}0+$/
const months = [
  'ene jan',
  'feb',
  'mar',
  'abr apr',
  'may',
  'jun',
  'jul',
  'ago aug',
  'sep set',
  'oct',
  'nov',
  'dic dec',
]

/**
 * The damage that a spreadsheet did to a number: its error, `2,02E+12`, the day that it made of `3-1`, or zeros for the
 * last digits of a numeric cell.
 */
export function codeFault(text: string, isNumber = false): CodeFault | undefined {
  if (isNumber && rounded.test(text)) return { reason: 'code-maybe-rounded' }
  if (!suspect.test(text)) return undefined
  if (errors.test(text)) return { reason: 'cell-error' }
  if (scientific.test(text)) return { reason: 'code-digits-lost' }
  const numero = numberBeforeItWasDay(text)
  if (numero !== undefined) return { reason: 'code-is-date', numero }
  return /^(?:19|20)\d\d-\d\d-\d\d$|^\d{1,2}\/\d{1,2}\/(?:19|20)\d\d$/.test(text)
    ? { reason: 'code-maybe-date' }
    : undefined
}

/** `3-ene` was `3-1`, and `ene-24` was `1-24`. */
function numberBeforeItWasDay(text: string): string | undefined {
  const [, day, dayMonth] = /^(\d{1,2})[-/ ]([a-zA-Z]{3})\.?$/.exec(text) ?? []
  const [, yearMonth, year] = /^([a-zA-Z]{3})\.?[-/ ](\d{2}|\d{4})$/.exec(text) ?? []
  const name = (dayMonth ?? yearMonth)?.toLowerCase()
  const at = name === undefined ? -1 : months.findIndex((names) => names.split(' ').includes(name))
  if (at < 0) return undefined
  return day === undefined ? `${at + 1}-${year}` : `${Number(day)}-${at + 1}`
}

// One test for nearly every cell, as above.
const oddLooking = /[\ufffd¥¤ÃÂ<&?]|^[=@+\-\t]/
const formula = /^[=@+]|^-(?![\d.,]+$)./

/** The problem of a code's characters: lost letters, HTML, or the beginning of a formula. */
export function codeOddity(text: string): 'text-letters-lost' | 'text-html' | 'text-formula' | undefined {
  if (!oddLooking.test(text)) return undefined
  return textOddity(text)?.reason ?? (formula.test(text) ? 'text-formula' : undefined)
}
