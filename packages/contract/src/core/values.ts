import * as z from 'zod/mini'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { documentIdPattern, moneyPattern } from './patterns.ts'

/** An exact decimal amount as text with at most two decimals (`"1234567.89"`): its pattern is narrower than Money's own. */
// What is no amount is not looked at further: arithmetic takes amounts only.
export const MoneyText = z
  .string()
  .check(z.regex(moneyPattern, { abort: true })) as unknown as z.ZodMiniType<Money> // zod's brand cannot name a type of ours

/** A calendar date that exists, without a time zone (`"2026-03-05"`). */
export const DateText = z.iso.date() as unknown as z.ZodMiniType<CalendarDate> // likewise

/** A moment in ISO 8601 with its offset. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/))

/** A quantity or unit price: decimal text without a limit of decimals. */
export const DecimalText = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

/** A document's opaque id: part of links, never a number that people read. */
export const DocumentId = z.string().check(z.regex(documentIdPattern))

/** A currency by its ISO 4217 code. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** A whole number that came as text in a URL, between the two bounds. */
export const wholeNumber = (from: number, to: number) =>
  z.coerce.number().check(z.int(), z.minimum(from), z.maximum(to))

/** Whatever a company wrote: null and missing are the same to the reader. */
export const Optional = z.nullable(z.string())

/** The number of a third party in an address. */
export const SupplierId = wholeNumber(1, 2_147_483_647)

/** The parameters of a call about one document. */
export const OfDocument = z.object({ id: DocumentId })
