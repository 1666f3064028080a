import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { readDate } from './read-date.ts'

/** A problem of a cell of invoice numbers. */
export type InvoiceDoubt =
  | 'invoice-list'
  | 'invoice-number-glued'
  | 'invoice-maybe-list'
  | 'invoice-range'
  | 'invoice-date-run-in'
  | 'invoice-without-number'

/** The invoice numbers of one cell; `date` is one that was attached to the number. */
export interface InvoiceReading {
  numbers: string[]
  date: CalendarDate | null
  doubts: InvoiceDoubt[]
}

const dateRunIn = /^(.+?)(\d{2}\/\d{2}\/(?:19|20)\d{2})$/
const range = /^\S*\d\s+(?:A LA|A|AL|HASTA)\s+\S*\d$/i
const listSeparator = /\s*[/,;]\s*|\s+Y\s+/i

/**
 * Reads the invoice numbers of one cell. Slashes, commas and `Y` separate numbers; so do spaces between plain numbers
 * of one length, and hyphens in a rising chain of three or more (`25570-71-72`). Any other hyphen is part of the
 * number.
 */
export function readInvoiceNumbers(cell: string): InvoiceReading {
  const text = cell.replace(/\s+/g, ' ').trim()
  if (!/\d/.test(text)) return { numbers: [], date: null, doubts: ['invoice-without-number'] }
  const [, number, day] = dateRunIn.exec(text) ?? []
  const date = day === undefined ? undefined : readDate(day, 'dmy')
  if (number !== undefined && typeof date === 'object') {
    return { numbers: [number], date: date.date, doubts: ['invoice-date-run-in'] }
  }
  if (range.test(text)) return { numbers: [text], date: null, doubts: ['invoice-range'] }
  const numbers = [...new Set(expand(partsOf(text)))]
  return { numbers, date: null, doubts: doubtsOf(numbers) }
}

function partsOf(text: string): string[] {
  const parts = text.split(listSeparator).filter((part) => part !== '')
  if (parts.length > 1) return parts
  const [only = text] = parts
  const words = only.split(' ')
  if (words.length > 1 && words.every((word) => /^\d+$/.test(word) && word.length === words[0]?.length)) {
    return words
  }
  const chain = only.split('-')
  return chain.length > 2 && chain.every((part) => /^\d+$/.test(part)) && rises(chain)
    ? expand(chain)
    : [only]
}

/**
 * Completes shortened numbers: in `4713/14/15/16` the second is 4714. A shorter number that would be lower is complete.
 */
function expand(parts: readonly string[]): string[] {
  const numbers: string[] = []
  for (const part of parts) numbers.push(completed(part, numbers.at(-1)) ?? part)
  return numbers
}

function rises(chain: readonly string[]): boolean {
  const [first = ''] = chain
  const numbers = expand(chain)
  return numbers.every(
    (number, place) =>
      number.length === first.length && (place === 0 || Number(number) > Number(numbers[place - 1])),
  )
}

/** The part as the new ending of the previous number, if that gives a higher number. */
function completed(part: string, before: string | undefined): string | undefined {
  if (before === undefined || part.length >= before.length || !/^\d+$/.test(part + before)) return undefined
  const number = before.slice(0, -part.length) + part
  return Number(number) > Number(before) ? number : undefined
}

function doubtsOf(numbers: readonly string[]): InvoiceDoubt[] {
  const [only = ''] = numbers
  if (numbers.length === 1) return isSuccessorPair(only) ? ['invoice-maybe-list'] : []
  const isGlued = numbers.some(
    (number) =>
      /^\d{8,}$/.test(number) &&
      numbers.some((other) => /^\d+$/.test(other) && number.length === 2 * other.length),
  )
  return isGlued ? ['invoice-list', 'invoice-number-glued'] : ['invoice-list']
}

/** `29-30` and `828647-8` may be one number or two consecutive ones. */
function isSuccessorPair(number: string): boolean {
  const [, first = '', second = ''] = /^(\d+)-(\d+)$/.exec(number) ?? []
  if (first === '' || second.length > first.length) return false
  return Number(first.slice(0, first.length - second.length) + second) === Number(first) + 1
}
