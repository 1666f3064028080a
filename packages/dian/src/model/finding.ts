import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { ExactDecimal } from '@enlace/domain/decimal.ts'
import type { CheckName, Severity } from './checks.ts'

/** What a check found: a sentence that says what is wrong, where, and what to do. */
export interface Finding {
  check: CheckName
  severity: Severity
  sentence: string
  /** Part of the document, in words: `Adquirente`. */
  where: string
  /** Rule and element of the technical annex. */
  annex: string
}

/** A NIT without check digit, and the name of the RUT. */
export interface KnownParty {
  nit: string
  name: string
}

/** A document that was received before. */
export interface EarlierDocument {
  number: string
  receivedAt: CalendarDate
  sameNumber: boolean
  sameKey: boolean
  /** It was returned to the supplier for correction, so that sending it again is no duplicate. */
  wasReturned: boolean
}

/** The invoice that a note refers to, as the company knows it. */
export interface CreditedInvoice {
  number: string
  balance: ExactDecimal
}

/** What the checks need beside the document. */
export interface Circumstances {
  /** The receiving company. */
  company: KnownParty
  /** The supplier that sends it; null if it is not known, as with mail: then it is not compared. */
  supplier: KnownParty | null
  /** Whether documents of the test environment are refused. */
  isProduction: boolean
  receivedOn: CalendarDate
  /** Whether the company asks for its purchase order's number. */
  isOrderRequired: boolean
  /** The first issue date that the company still receives; null without cut-off. */
  cutOff: CalendarDate | null
  /** Null if it was not received before. */
  earlier: EarlierDocument | null
  /** For a credit note: null if there is no such invoice; undefined if it was not looked up. */
  creditedInvoice?: CreditedInvoice | null | undefined
  /** Technical key (invoice) or PIN of the software (note) where known; normally only for tests. */
  secret?: string | undefined
}
