import { formatDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'

/**
 * The sentences that a load writes into documents, handed in by whoever starts it: all Spanish text is the contract's.
 * `{corte}` is replaced by the last day of which the source tells.
 */
export interface DocumentWords {
  /** Observation of an order that is known only by its receipts. */
  orderByReceipts: string
  /** Why an invoice is called paid although the source tells of no payment. */
  takenAsPaid: string
  /** Why an invoice is called open although it is old. */
  takenAsOpen: string
  /** Why an invoice is closed that a full picture does not list any more; `{corte}` is the day of the load. */
  closedByPicture: string
}

/** A sentence with the cut-off's day in its place. */
export function withCutoff(words: string, cutoff: CalendarDate): string {
  return words.replaceAll('{corte}', formatDate(cutoff))
}
