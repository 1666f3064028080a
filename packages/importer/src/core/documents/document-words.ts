import { formatDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'

/**
 * The sentences that a load writes into documents, passed in by the caller: all Spanish text is the contract's.
 * `{corte}` is replaced by the last day that the source covers.
 */
export interface DocumentWords {
  /** Observation of an order that is known only from its receipts. */
  orderByReceipts: string
  /** Why an invoice counts as paid although the source has no payment. */
  takenAsPaid: string
  /** Why an invoice counts as open although it is old. */
  takenAsOpen: string
  /** Why an invoice is closed that a complete list no longer contains; `{corte}` is the day of the load. */
  closedByPicture: string
}

/** A sentence with the cut-off day filled in. */
export function withCutoff(words: string, cutoff: CalendarDate): string {
  return words.replaceAll('{corte}', formatDate(cutoff))
}
