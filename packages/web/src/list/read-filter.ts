import { defaultPageSize, lastRowByNumber, maxDays } from '@enlace/contract/core/list/limits.ts'
import { longest, moneyPattern, sortPattern } from '@enlace/contract/core/patterns.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { isMoney } from '@enlace/domain/money.ts'
import type { ListFilter } from './filters.ts'

/** Reads one search param; nothing where the text does not fit, so that an old link still opens. */
export type ReadParam<Value> = (text: string) => Value | undefined

/**
 * How each filter of a list is read from its address; the types hold it to the call's own query. The call's schema says
 * the same, and a test compares them: zod would be a tenth of all that a table loads.
 */
export type FilterReaders<Filter extends ListFilter> = {
  readonly [Name in Exclude<keyof Filter, 'page' | 'size'>]-?: ReadParam<NonNullable<Filter[Name]>>
}

/** A list of words, separated by commas. */
const readWords: ReadParam<string[]> = (text) =>
  text.length > longest.words ? undefined : text.split(',').filter((word) => word !== '')

const readAmount: ReadParam<NonNullable<ListFilter['min']>> = (text) =>
  moneyPattern.test(text) && isMoney(text) ? text : undefined

/** The filters that every list has (screens 2.18). */
export const commonReaders: FilterReaders<ListFilter> = {
  q: (text) => (text.length > longest.text ? undefined : text),
  from: parseCalendarDate,
  to: parseCalendarDate,
  status: readWords,
  min: readAmount,
  max: readAmount,
  sort: (text) => (sortPattern.test(text) ? text : undefined),
}

/** Reads what a company wrote: a buyer, a warehouse, a bank. */
export const readWritten: ReadParam<string> = (text) =>
  text === '' || text.length > longest.text ? undefined : text

/** Reads one of the words. */
export const oneOf =
  <Word extends string>(words: readonly Word[]): ReadParam<Word> =>
  (text) =>
    words.find((word) => word === text)

/** Reads several of the words; one that is none of them spoils all. */
export const severalOf =
  <Word extends string>(words: readonly Word[]): ReadParam<Word[]> =>
  (text) => {
    const named = readWords(text)?.map(oneOf(words))
    const known = named?.filter((word) => word !== undefined)
    return known?.length === named?.length ? known : undefined
  }

/** Reads the filter of an address; what does not fit is passed over. */
export function readFilter<Filter extends ListFilter>(
  readers: FilterReaders<Filter>,
  address: Readonly<Record<string, string>>,
): Filter {
  const narrowing = Object.entries<ReadParam<unknown>>(readers)
    .map(([name, read]) => [name, address[name] === undefined ? undefined : read(address[name])] as const)
    .filter(([, value]) => value !== undefined)
  const page = readWhole(address['page'], 1, lastRowByNumber) ?? 1
  const size = readWhole(address['size'], 1, 50) ?? defaultPageSize
  // Every reader gives the value of its own name.
  return { ...Object.fromEntries(narrowing), page, size } as Filter
}

/** Reads the window of days in a list's path; nothing where it is none. */
export const readDays = (text: string | undefined): number | undefined => readWhole(text, 0, maxDays)

/** Reads a whole number within its bounds; nothing where it is none. */
export function readWhole(text: string | undefined, from: number, to: number): number | undefined {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= from && number <= to ? number : undefined
}
