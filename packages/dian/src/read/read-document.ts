import { calendarDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { compareDecimals } from '@enlace/domain/decimal.ts'
import type {
  BillingReference,
  Concept,
  DocumentLine,
  DocumentType,
  ElectronicDocument,
  ExchangeRate,
  PaymentMeans,
} from '../model/document.ts'
import type { XmlElement } from '../xml/parse.ts'
import { ReadFault } from '../xml/read-fault.ts'
import {
  attribute,
  dateOf,
  decimalOf,
  field,
  group,
  groups,
  neededText,
  onlyField,
  textOf,
  textsOf,
  trimmed,
  zero,
} from '../xml/select.ts'
import { readAdjustments, readTaxes, readTotals } from './read-amounts.ts'
import { readExtension } from './read-extension.ts'
import { readParty } from './read-party.ts'

/** The type code of a note that states none: notes have it only in the root's name. */
const codes = { invoice: '', 'credit-note': '91', 'debit-note': '92' } as const satisfies Record<
  DocumentType,
  string
>

/**
 * Reads a document from its root element and its lines. @throws ReadFault if a field that every document has is not
 * there.
 */
export function readDocument(
  root: XmlElement,
  type: DocumentType,
  lines: DocumentLine[],
): ElectronicDocument {
  const environment = textOf(root, 'ProfileExecutionID')
  const key = onlyField(root, 'UUID')
  const paymentMeans = groups(root, 'PaymentMeans').map(readPaymentMeans)
  return {
    type,
    namespace: root.namespace,
    typeCode: textOf(root, 'InvoiceTypeCode') || textOf(root, 'CreditNoteTypeCode') || codes[type],
    operation: textOf(root, 'CustomizationID'),
    environment: environment === '1' || environment === '2' ? environment : null,
    number: neededText(root, 'ID'),
    uniqueKey: trimmed(key),
    uniqueKeyScheme: attribute(key, 'schemeName'),
    issueDate: issueDateOf(root),
    issueTime: neededText(root, 'IssueTime'),
    dueDate: dateOf(root, 'DueDate') ?? earliest(paymentMeans.map(({ dueDate }) => dueDate)),
    notes: textsOf(root, 'Note'),
    currency: neededText(root, 'DocumentCurrencyCode'),
    exchangeRate: readExchangeRate(root),
    seller: readParty(root, 'AccountingSupplierParty'),
    buyer: readParty(root, 'AccountingCustomerParty'),
    orderReferences: references(root, 'OrderReference'),
    receiptReferences: references(root, 'ReceiptDocumentReference'),
    despatchReferences: references(root, 'DespatchDocumentReference'),
    billingReferences: groups(root, 'BillingReference').flatMap(readBillingReference),
    concept: readConcept(root),
    paymentMeans,
    taxes: readTaxes(root, 'TaxTotal'),
    withholdings: readTaxes(root, 'WithholdingTaxTotal'),
    adjustments: readAdjustments(root),
    totals: readTotals(root),
    lineCount: lineCountOf(root),
    lines,
    ...readExtension(root),
  }
}

function issueDateOf(root: XmlElement): CalendarDate {
  neededText(root, 'IssueDate')
  const date = dateOf(root, 'IssueDate')
  if (!date) throw new ReadFault('field-missing', { field: 'IssueDate' })
  return calendarDate(date)
}

function earliest(dates: (CalendarDate | null)[]): CalendarDate | null {
  return dates.filter((date) => date !== null).toSorted()[0] ?? null
}

function lineCountOf(root: XmlElement): number | null {
  const text = textOf(root, 'LineCountNumeric')
  return /^\d{1,7}$/.test(text) ? Number(text) : null
}

function references(root: XmlElement, name: string): string[] {
  return groups(root, name)
    .map((reference) => textOf(reference, 'ID'))
    .filter((id) => id !== '')
}

function readPaymentMeans(means: XmlElement): PaymentMeans {
  return {
    term: textOf(means, 'ID'),
    code: textOf(means, 'PaymentMeansCode'),
    dueDate: dateOf(means, 'PaymentDueDate'),
    reference: textOf(means, 'PaymentID'),
  }
}

function readBillingReference(reference: XmlElement): BillingReference[] {
  const document = group(reference, 'InvoiceDocumentReference')
  const number = textOf(document, 'ID')
  const uniqueKey = textOf(document, 'UUID')
  if (number === '' && uniqueKey === '') return []
  return [{ number, uniqueKey, issueDate: dateOf(document, 'IssueDate') }]
}

function readConcept(root: XmlElement): Concept | null {
  const response = group(root, 'DiscrepancyResponse')
  if (!response) return null
  return {
    code: trimmed(field(response, 'ResponseCode')),
    description: textsOf(response, 'Description').join('\n'),
    reference: textOf(response, 'ReferenceID'),
  }
}

function readExchangeRate(root: XmlElement): ExchangeRate | null {
  const rate = group(root, 'PaymentExchangeRate')
  const value = decimalOf(rate, 'CalculationRate')
  if (!value || compareDecimals(value, zero) <= 0) return null
  return {
    from: textOf(rate, 'SourceCurrencyCode'),
    to: textOf(rate, 'TargetCurrencyCode'),
    rate: value,
    date: dateOf(rate, 'Date'),
  }
}
