/** `rechaza`: the document is not accepted. `advierte`: a person looks at it. `informa`: to know. */
export type Severity = 'rechaza' | 'advierte' | 'informa'

/** A rule: its severity, the part of the document, and what the annex calls it. */
export interface Check {
  severity: Severity
  where: Part
  /**
   * Element of the document, in front of it the DIAN's rule without its first letter, which is the document's: `AU14` is FAU14 of
   * an invoice and CAU14 of a credit note. Only rules are named that published answers of the DIAN confirm.
   */
  annex: string
}

/** The parts of a document to which rules belong. */
export type Part =
  | 'header'
  | 'seller'
  | 'buyer'
  | 'key'
  | 'container'
  | 'response'
  | 'totals'
  | 'taxes'
  | 'lines'
  | 'numbering'
  | 'signature'
  | 'reference'

/** Every rule about an electronic document (domain facts, 7.8). */
export const checks = {
  environment: { severity: 'rechaza', where: 'header', annex: 'ProfileExecutionID' },
  'buyer-nit': { severity: 'rechaza', where: 'buyer', annex: 'AccountingCustomerParty/CompanyID' },
  'seller-nit': { severity: 'rechaza', where: 'seller', annex: 'AccountingSupplierParty/CompanyID' },
  'unique-key-form': { severity: 'rechaza', where: 'key', annex: 'UUID' },
  'unique-key-places': { severity: 'rechaza', where: 'key', annex: 'UUID, QRCode' },
  'unique-key-recomputed': { severity: 'rechaza', where: 'key', annex: 'AD06: UUID' },
  'already-received': { severity: 'rechaza', where: 'header', annex: 'regla 90: ID, UUID' },
  'container-number': { severity: 'rechaza', where: 'container', annex: 'ParentDocumentID' },
  'container-key': { severity: 'rechaza', where: 'container', annex: 'ParentDocumentLineReference/UUID' },
  'response-missing': { severity: 'rechaza', where: 'response', annex: 'ApplicationResponse' },
  'response-sender': { severity: 'rechaza', where: 'response', annex: 'SenderParty/CompanyID' },
  'response-rejected': { severity: 'rechaza', where: 'response', annex: 'ResponseCode' },
  'total-with-taxes': { severity: 'rechaza', where: 'totals', annex: 'AU06: TaxInclusiveAmount' },
  'total-payable': { severity: 'rechaza', where: 'totals', annex: 'AU14: PayableAmount' },
  'note-without-invoice': { severity: 'rechaza', where: 'reference', annex: 'BillingReference' },
  'note-unknown-invoice': { severity: 'rechaza', where: 'reference', annex: 'BillingReference' },
  'note-over-balance': { severity: 'rechaza', where: 'reference', annex: 'BillingReference' },
  'root-namespace': { severity: 'advierte', where: 'header', annex: 'Invoice/@xmlns' },
  'type-code': { severity: 'advierte', where: 'header', annex: 'InvoiceTypeCode, CreditNoteTypeCode' },
  'buyer-check-digit': { severity: 'advierte', where: 'buyer', annex: 'AK24: CompanyID/@schemeID' },
  'seller-check-digit': { severity: 'advierte', where: 'seller', annex: 'CompanyID/@schemeID' },
  'buyer-name': { severity: 'advierte', where: 'buyer', annex: 'RegistrationName' },
  'seller-name': { severity: 'advierte', where: 'seller', annex: 'AJ43b: RegistrationName' },
  'unique-key-scheme': { severity: 'advierte', where: 'key', annex: 'UUID/@schemeName' },
  'authorised-range': { severity: 'advierte', where: 'numbering', annex: 'AuthorizedInvoices' },
  'authorised-period': { severity: 'advierte', where: 'numbering', annex: 'AuthorizationPeriod' },
  'line-count': { severity: 'advierte', where: 'lines', annex: 'LineCountNumeric' },
  'line-sum': { severity: 'advierte', where: 'lines', annex: 'AU02: LineExtensionAmount' },
  'tax-missing': { severity: 'advierte', where: 'taxes', annex: 'AS01b: TaxTotal' },
  'tax-sum': { severity: 'advierte', where: 'taxes', annex: 'TaxTotal/TaxAmount' },
  'amount-currency': { severity: 'advierte', where: 'totals', annex: 'PayableAmount/@currencyID' },
  'exchange-rate': { severity: 'advierte', where: 'header', annex: 'PaymentExchangeRate' },
  'order-missing': { severity: 'advierte', where: 'header', annex: 'OrderReference' },
  'cut-off': { severity: 'advierte', where: 'header', annex: 'IssueDate' },
  'response-notices': { severity: 'advierte', where: 'response', annex: 'LineResponse' },
  'response-signature': { severity: 'advierte', where: 'response', annex: 'ds:Signature' },
  'signature-absent': { severity: 'advierte', where: 'signature', annex: 'ds:Signature' },
  'signature-digest': { severity: 'advierte', where: 'signature', annex: 'ds:DigestValue' },
  'signature-value': { severity: 'advierte', where: 'signature', annex: 'ds:SignatureValue' },
  'signature-unreadable': { severity: 'advierte', where: 'signature', annex: 'ds:SignedInfo' },
  'signature-policy': { severity: 'advierte', where: 'signature', annex: 'xades:SignaturePolicyIdentifier' },
  'certificate-period': { severity: 'advierte', where: 'signature', annex: 'ds:X509Certificate' },
  'certificate-self-issued': { severity: 'advierte', where: 'signature', annex: 'ds:X509Certificate' },
  'certificate-told': { severity: 'informa', where: 'signature', annex: 'ds:X509Certificate' },
  'unique-key-unverified': { severity: 'informa', where: 'key', annex: 'UUID' },
  withholdings: { severity: 'informa', where: 'taxes', annex: 'WithholdingTaxTotal' },
} as const satisfies Record<string, Check>

/** The name of a rule. */
export type CheckName = keyof typeof checks
