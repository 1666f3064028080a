import * as z from 'zod/mini'

/** A report's id in links: defined by the product for shipped ones, and by the view for installed ones. */
export const ReportId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,49}$/))

/** The types of a column. */
export const columnKinds = ['text', 'date', 'money', 'quantity', 'integer', 'percent'] as const
