import * as z from 'zod/mini'
import { defaultPageSize, lastRowByNumber, maxDays } from './limits.ts'
import { longest, sortPattern } from '../patterns.ts'
import { Currency, DateText, Instant, MoneyText, wholeNumber } from '../values.ts'

/** The names of the document lists, used by saved views, column choices and exports. */
export const listNames = [
  'account-statements',
  'payments-made',
  'paid-invoices',
  'purchase-order',
  'purchase-tickets',
  'notes-debit',
  'users',
  'supplier-contracts',
] as const
export type ListName = (typeof listNames)[number]

/** A list of words in a URL, separated by commas. */
export const words = z.pipe(
  z.string().check(z.maxLength(longest.words)),
  z.transform((text: string) => text.split(',').filter((word) => word !== '')),
)

/** The query of every list call (screens 2.18). The scope comes from the session, never from the query. */
export const ListQuery = z.object({
  days: z._default(wholeNumber(0, maxDays), 0),
  q: z.optional(z.string().check(z.maxLength(longest.text))),
  from: z.optional(DateText),
  to: z.optional(DateText),
  status: z.optional(words),
  min: z.optional(MoneyText),
  max: z.optional(MoneyText),
  sort: z.optional(z.string().check(z.regex(sortPattern))),
  page: z._default(wholeNumber(1, lastRowByNumber), 1),
  size: z._default(wholeNumber(1, 50), defaultPageSize),
})
export type ListQuery = z.infer<typeof ListQuery>

/** The response of every list call: a page of rows, and figures over the whole filtered set. */
export const listOf = <Row extends z.ZodMiniType, Totals extends z.core.$ZodLooseShape>(
  row: Row,
  totals: Totals,
) =>
  z.object({
    rows: z.array(row),
    /** Rows of the whole filtered set. */
    total: z.number(),
    /** Sums of the whole filtered set, one entry per currency. */
    totals: z.array(z.object({ moneda: Currency, rows: z.number(), ...totals })),
    /** Rows per state, with every other filter applied. */
    counts: z.record(z.string(), z.number()),
    /** The date up to which the company's data is complete ("Datos al …"); null if never loaded. */
    dataAsOf: z.nullable(Instant),
  })

/** A value of a filter, and its rows with every other filter applied. */
export const Choice = z.object({ value: z.string(), rows: z.number() })
export type Choice = z.infer<typeof Choice>

/** The paging fields of a list's query, absent from the query for its rows without pages. */
export const paging = { page: true, size: true } as const
/** The additional field of that query: the cursor at the end of the previous slice. */
export const slicing = { after: z.optional(z.string().check(z.maxLength(longest.words))) }

/** A slice of a list: rows in order, and the cursor of the next slice, or null after the last. */
export const sliceOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) })
