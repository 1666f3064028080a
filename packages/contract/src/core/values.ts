import * as z from 'zod/mini'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { documentIdPattern, moneyPattern } from './patterns.ts'

/** An exact decimal amount as text with at most two decimals (`"1234567.89"`): its pattern is narrower than Money's own. */
// Further checks are skipped for invalid amounts, because they calculate with them.
export const MoneyText = z
  .string()
  .check(z.regex(moneyPattern, { abort: true })) as unknown as z.ZodMiniType<Money> // zod's brand cannot name a type of ours

/** A calendar date that exists, without a time zone (`"2026-03-05"`). */
export const DateText = z.iso.date() as unknown as z.ZodMiniType<CalendarDate> // likewise

/** An instant in ISO 8601 with its offset. */
export const Instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/))

/** A quantity or unit price: decimal text with any number of decimals. */
export const DecimalText = z.string().check(z.regex(/^-?\d+(\.\d+)?$/))

/** A document's opaque id: used in links, never shown to users. */
export const DocumentId = z.string().check(z.regex(documentIdPattern))

/** A currency by its ISO 4217 code. */
export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** A whole number as text in a URL, within the two bounds. */
export const wholeNumber = (from: number, to: number) =>
  z.coerce.number().check(z.int(), z.minimum(from), z.maximum(to))

/** A text that the company may have left empty: null or a string. */
export const Optional = z.nullable(z.string())

/** The id of a supplier in a URL. */
export const SupplierId = wholeNumber(1, 2_147_483_647)

/** The parameters of a call about one document. */
export const OfDocument = z.object({ id: DocumentId })

/** Distinguishes a retry from a new request; created once per form and stored with its draft. */
export const RequestKey = z.string().check(z.regex(/^[\w-]{16,64}$/))
