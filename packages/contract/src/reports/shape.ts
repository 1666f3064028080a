import * as z from 'zod/mini'

/** A report's name in links: shipped ones have it from the product, installed ones from their view. */
export const ReportId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,49}$/))

/** What a column holds. */
export const columnKinds = ['text', 'date', 'money', 'quantity', 'integer', 'percent'] as const
