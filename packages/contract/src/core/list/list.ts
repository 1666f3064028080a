import * as z from 'zod/mini'
import { defaultPageSize, lastRowByNumber, maxDays } from './limits.ts'
import { longest, sortPattern } from '../patterns.ts'
import { Currency, DateText, Instant, MoneyText, wholeNumber } from '../values.ts'

/** The lists of documents by their names: what a saved view, a choice of columns and an export are of. */
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

/** What every list call takes (screens 2.18). The scope comes from the session, never from here. */
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

/** What every list call answers: a page of rows, and figures over the whole filtered set. */
export const listOf = <Row extends z.ZodMiniType, Totals extends z.core.$ZodLooseShape>(
  row: Row,
  totals: Totals,
) =>
  z.object({
    rows: z.array(row),
    /** Rows of the whole filtered set. */
    total: z.number(),
    /** Sums of the whole filtered set, one entry a currency. */
    totals: z.array(z.object({ moneda: Currency, rows: z.number(), ...totals })),
    /** Rows per state, with every filter but the state's own. */
    counts: z.record(z.string(), z.number()),
    /** Until when the company's data is complete ("Datos al …"); null when never loaded. */
    dataAsOf: z.nullable(Instant),
  })

/** A value to narrow a list by, and the rows that it leaves with every filter on but its own. */
export const Choice = z.object({ value: z.string(), rows: z.number() })
export type Choice = z.infer<typeof Choice>

/** What a list's own filter has that the call for its rows without pages does not. */
export const paging = { page: true, size: true } as const
/** What that call takes beside the filter: where the slice before ended. */
export const slicing = { after: z.optional(z.string().check(z.maxLength(longest.words))) }

/** What it answers: rows in the list's order, and where to go on; null behind the last. */
export const sliceOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.nullable(z.string()) })
