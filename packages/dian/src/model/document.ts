import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { ExactDecimal } from '@enlace/domain/decimal.ts'

/** What a document is by its root element; its number says nothing about it. */
export type DocumentType = 'invoice' | 'credit-note' | 'debit-note'

/**
 * An electronic document of the DIAN (UBL 2.1, annex 1.9) as its XML states it. Nothing is rounded or corrected; texts are
 * trimmed, and absent ones are empty.
 */
export interface ElectronicDocument {
  type: DocumentType
  /** Namespace of the root element. */
  namespace: string
  /** `01` sale, `02` export, `03` and `04` contingency, `05` support document, `91` and `92` notes, `95` adjustment note. */
  typeCode: string
  /** `CustomizationID`: `10` standard, `09` AIU, `20` and `22` credit notes, `SS-CUFE` health and so on. */
  operation: string
  /** `ProfileExecutionID`: 1 production, 2 tests; null if it is neither. */
  environment: '1' | '2' | null
  /** Prefix and number without separator. */
  number: string
  /** CUFE, CUDE or CUDS as written. */
  uniqueKey: string
  /** `CUFE-SHA384`, `CUDE-SHA384` or `CUDS-SHA384` as written. */
  uniqueKeyScheme: string
  issueDate: CalendarDate
  /** With its offset: `16:05:09-05:00`. */
  issueTime: string
  /** `DueDate`, or the earliest `PaymentDueDate`. */
  dueDate: CalendarDate | null
  notes: string[]
  currency: string
  exchangeRate: ExchangeRate | null
  seller: Party
  buyer: Party
  /** Purchase orders of the header, as the supplier wrote them. */
  orderReferences: string[]
  receiptReferences: string[]
  despatchReferences: string[]
  /** The invoices to which a note refers. */
  billingReferences: BillingReference[]
  /** A note's reason (`DiscrepancyResponse`). */
  concept: Concept | null
  paymentMeans: PaymentMeans[]
  taxes: Tax[]
  /** Informative: withholdings never reduce the total payable. */
  withholdings: Tax[]
  adjustments: Adjustment[]
  totals: Totals
  /** `LineCountNumeric`; null if absent or not a number. */
  lineCount: number | null
  lines: DocumentLine[]
  authorisation: Authorisation | null
  /** Address of the QR code; empty if absent. */
  qrUrl: string
  /** The unique key that the QR code contains; empty if absent. */
  qrKey: string
  softwareId: string
  softwareSecurityCode: string
}

/** The seller or the buyer of a document. */
export interface Party {
  /** `RegistrationName`. */
  name: string
  tradeName: string
  /** `31` NIT, `13` cédula and so on (`schemeName`). */
  idType: string
  /** As written in `PartyTaxScheme/CompanyID`. */
  nit: string
  /** Check digit as written in `schemeID`; empty if absent. */
  dv: string
  /** `1` company, `2` natural person. */
  personType: string
  /** `O-13`, `O-15`, `R-99-PN` and so on. */
  taxResponsibilities: string[]
  /** `TaxLevelCode/@listName`: `48` or `49`. */
  regime: string
  address: { line: string; city: string; department: string; country: string }
  email: string
  telephone: string
}

/** Pesos for one unit of the document's currency. */
export interface ExchangeRate {
  from: string
  to: string
  rate: ExactDecimal
  date: CalendarDate | null
}

/** An invoice to which a note refers. */
export interface BillingReference {
  number: string
  uniqueKey: string
  issueDate: CalendarDate | null
}

/** A note's reason: code and words. */
export interface Concept {
  code: string
  description: string
  reference: string
}

/** How a document is paid: `1` cash or `2` credit, with the code of the means. */
export interface PaymentMeans {
  term: string
  code: string
  dueDate: CalendarDate | null
  reference: string
}

/** One tax of a document or of a line: `01` IVA, `04` INC, `03` ICA; withholdings `05`, `06`, `07`. */
export interface Tax {
  code: string
  name: string
  amount: ExactDecimal
  rates: TaxRate[]
}

/** The part of a tax at one rate; `percent` is null for a tax by unit. */
export interface TaxRate {
  base: ExactDecimal | null
  amount: ExactDecimal
  percent: ExactDecimal | null
}

/** A discount or a charge of a document or of a line. */
export interface Adjustment {
  isCharge: boolean
  reason: string
  percent: ExactDecimal | null
  amount: ExactDecimal
  base: ExactDecimal | null
}

/** The totals as written; discounts, charges, advances and rounding are zero where absent. */
export interface Totals {
  lineExtension: ExactDecimal
  taxExclusive: ExactDecimal | null
  taxInclusive: ExactDecimal | null
  allowance: ExactDecimal
  charge: ExactDecimal
  prepaid: ExactDecimal
  rounding: ExactDecimal
  payable: ExactDecimal
  /** `currencyID` of the total payable; empty if absent. */
  currency: string
}

/** A line of a document. */
export interface DocumentLine {
  /** 1 for the first. */
  position: number
  id: string
  description: string
  sellerCode: string
  standardCode: string
  quantity: ExactDecimal | null
  /** `unitCode` of the quantity. */
  unit: string
  price: ExactDecimal | null
  /** The quantity to which the price refers; null if absent. */
  baseQuantity: ExactDecimal | null
  total: ExactDecimal
  /** Whether it is given for free: its total is zero and its price is a reference. */
  isFree: boolean
  adjustments: Adjustment[]
  taxes: Tax[]
  withholdings: Tax[]
  /** The purchase order of the line and its line there; both empty if absent. */
  orderReference: string
  orderLine: string
}

/** The numbering that the DIAN authorised; notes have none. */
export interface Authorisation {
  number: string
  prefix: string
  from: string
  to: string
  startDate: CalendarDate | null
  endDate: CalendarDate | null
}
