/** `rechaza`: the document is not accepted. `advierte`: a person looks at it. `informa`: to know. */
export type Severity = 'rechaza' | 'advierte' | 'informa'

/** A rule: its severity, the part of the document in words, and what the annex calls it. */
export interface Check {
  severity: Severity
  where: string
  /**
   * Element of the document, in front of it the DIAN's rule without its first letter, which is the document's: `AU14` is FAU14 of
   * an invoice and CAU14 of a credit note. Only rules are named that published answers of the DIAN confirm.
   */
  annex: string
}

const parts = {
  header: 'Encabezado',
  seller: 'Emisor',
  buyer: 'Adquirente',
  key: 'Código único',
  container: 'Contenedor',
  response: 'Respuesta de la DIAN',
  totals: 'Totales',
  taxes: 'Impuestos',
  lines: 'Líneas',
  numbering: 'Numeración autorizada',
  signature: 'Firma electrónica',
  reference: 'Factura afectada',
} as const

/** Every rule about an electronic document (domain facts, 7.8). */
export const checks = {
  environment: { severity: 'rechaza', where: parts.header, annex: 'ProfileExecutionID' },
  'buyer-nit': { severity: 'rechaza', where: parts.buyer, annex: 'AccountingCustomerParty/CompanyID' },
  'seller-nit': { severity: 'rechaza', where: parts.seller, annex: 'AccountingSupplierParty/CompanyID' },
  'unique-key-form': { severity: 'rechaza', where: parts.key, annex: 'UUID' },
  'unique-key-places': { severity: 'rechaza', where: parts.key, annex: 'UUID, QRCode' },
  'unique-key-recomputed': { severity: 'rechaza', where: parts.key, annex: 'AD06: UUID' },
  'already-received': { severity: 'rechaza', where: parts.header, annex: 'regla 90: ID, UUID' },
  'container-number': { severity: 'rechaza', where: parts.container, annex: 'ParentDocumentID' },
  'container-key': { severity: 'rechaza', where: parts.container, annex: 'ParentDocumentLineReference/UUID' },
  'response-missing': { severity: 'rechaza', where: parts.response, annex: 'ApplicationResponse' },
  'response-sender': { severity: 'rechaza', where: parts.response, annex: 'SenderParty/CompanyID' },
  'response-rejected': { severity: 'rechaza', where: parts.response, annex: 'ResponseCode' },
  'total-with-taxes': { severity: 'rechaza', where: parts.totals, annex: 'AU06: TaxInclusiveAmount' },
  'total-payable': { severity: 'rechaza', where: parts.totals, annex: 'AU14: PayableAmount' },
  'note-without-invoice': { severity: 'rechaza', where: parts.reference, annex: 'BillingReference' },
  'note-unknown-invoice': { severity: 'rechaza', where: parts.reference, annex: 'BillingReference' },
  'note-over-balance': { severity: 'rechaza', where: parts.reference, annex: 'BillingReference' },
  'root-namespace': { severity: 'advierte', where: parts.header, annex: 'Invoice/@xmlns' },
  'type-code': { severity: 'advierte', where: parts.header, annex: 'InvoiceTypeCode, CreditNoteTypeCode' },
  'buyer-check-digit': { severity: 'advierte', where: parts.buyer, annex: 'AK24: CompanyID/@schemeID' },
  'seller-check-digit': { severity: 'advierte', where: parts.seller, annex: 'CompanyID/@schemeID' },
  'buyer-name': { severity: 'advierte', where: parts.buyer, annex: 'RegistrationName' },
  'seller-name': { severity: 'advierte', where: parts.seller, annex: 'AJ43b: RegistrationName' },
  'unique-key-scheme': { severity: 'advierte', where: parts.key, annex: 'UUID/@schemeName' },
  'authorised-range': { severity: 'advierte', where: parts.numbering, annex: 'AuthorizedInvoices' },
  'authorised-period': { severity: 'advierte', where: parts.numbering, annex: 'AuthorizationPeriod' },
  'line-count': { severity: 'advierte', where: parts.lines, annex: 'LineCountNumeric' },
  'line-sum': { severity: 'advierte', where: parts.lines, annex: 'AU02: LineExtensionAmount' },
  'tax-missing': { severity: 'advierte', where: parts.taxes, annex: 'AS01b: TaxTotal' },
  'tax-sum': { severity: 'advierte', where: parts.taxes, annex: 'TaxTotal/TaxAmount' },
  'amount-currency': { severity: 'advierte', where: parts.totals, annex: 'PayableAmount/@currencyID' },
  'exchange-rate': { severity: 'advierte', where: parts.header, annex: 'PaymentExchangeRate' },
  'order-missing': { severity: 'advierte', where: parts.header, annex: 'OrderReference' },
  'cut-off': { severity: 'advierte', where: parts.header, annex: 'IssueDate' },
  'response-notices': { severity: 'advierte', where: parts.response, annex: 'LineResponse' },
  'response-signature': { severity: 'advierte', where: parts.response, annex: 'ds:Signature' },
  'signature-absent': { severity: 'advierte', where: parts.signature, annex: 'ds:Signature' },
  'signature-digest': { severity: 'advierte', where: parts.signature, annex: 'ds:DigestValue' },
  'signature-value': { severity: 'advierte', where: parts.signature, annex: 'ds:SignatureValue' },
  'signature-unreadable': { severity: 'advierte', where: parts.signature, annex: 'ds:SignedInfo' },
  'certificate-period': { severity: 'advierte', where: parts.signature, annex: 'ds:X509Certificate' },
  'certificate-told': { severity: 'informa', where: parts.signature, annex: 'ds:X509Certificate' },
  'unique-key-unverified': { severity: 'informa', where: parts.key, annex: 'UUID' },
  withholdings: { severity: 'informa', where: parts.taxes, annex: 'WithholdingTaxTotal' },
} as const satisfies Record<string, Check>

/** The name of a rule. */
export type CheckName = keyof typeof checks
