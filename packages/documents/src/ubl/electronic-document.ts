import { annexTexts } from './annex-texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { addMoney, type Money, sumMoney } from '@enlace/domain/money.ts'
import { aggregate, basic, optional } from './parts.ts'

/** The seller or the buyer of an electronic document, by its NIT. */
export interface ElectronicParty {
  nit: string
  dv: string
  name: string
}

/** A line of an electronic document, with IVA at one rate. */
export interface ElectronicLine {
  code: string
  description: string
  quantity: string
  unit: string
  price: string
  total: Money
  /** Per cent. */
  rate: string
  iva: Money
  /** The line of the buyer's order. */
  orderLine?: string
}

/** An electronic invoice or credit note of the DIAN as its issuer knows it. */
export interface ElectronicFacts {
  type: 'invoice' | 'credit-note'
  number: string
  uniqueKey: string
  issueDate: CalendarDate
  issueTime: string
  dueDate: CalendarDate
  currency: string
  order: string | null
  /** The invoice that a credit note refers to. */
  billed?: { number: string; uniqueKey: string; issueDate: CalendarDate }
  seller: ElectronicParty
  buyer: ElectronicParty
  lines: readonly ElectronicLine[]
}

const namespace = (root: string) =>
  [
    `xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"`,
    'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
    'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
    'xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"',
    'xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1"',
  ].join(' ')

const dian: ElectronicParty = { nit: '800197268', dv: '4', name: 'U.A.E. DIAN' }

/** The totals of an electronic document, from which its unique key is computed. */
export function electronicTotals({ lines }: Pick<ElectronicFacts, 'lines'>) {
  const base = sumMoney(lines.map(({ total }) => total))
  const iva = sumMoney(lines.map((line) => line.iva))
  return { base, iva, payable: addMoney(base, iva) }
}

/**
 * Writes an electronic document as it is delivered to its buyer: the container with the document, which `finish` may sign,
 * and the DIAN's answer that validates it.
 */
export function electronicDelivery(facts: ElectronicFacts, finish = (xml: string) => xml): string {
  return rooted('AttachedDocument', [
    ...header(facts, annexTexts.attached, annexTexts.attachedProfile, `C${facts.number}`),
    basic('DocumentType', annexTexts.attachedType),
    basic('ParentDocumentID', facts.number),
    aggregate('SenderParty', [taxScheme(facts.seller)]),
    aggregate('ReceiverParty', [taxScheme(facts.buyer)]),
    attachment(finish(electronicDocument(facts))),
    aggregate('ParentDocumentLineReference', [
      basic('LineID', '1'),
      aggregate('DocumentReference', [
        basic('ID', facts.number),
        keyOf(facts, 'UUID'),
        basic('IssueDate', facts.issueDate),
        basic('DocumentType', 'ApplicationResponse'),
        attachment(response(facts)),
        aggregate('ResultOfVerification', [
          basic('ValidatorID', dian.name),
          basic('ValidationResultCode', '02'),
        ]),
      ]),
    ]),
  ])
}

/** Writes the document itself: an invoice or a credit note in UBL 2.1, without signature. */
export function electronicDocument(facts: ElectronicFacts): string {
  const isInvoice = facts.type === 'invoice'
  const { base, iva, payable } = electronicTotals(facts)
  const money = moneyIn(facts.currency)
  return rooted(isInvoice ? 'Invoice' : 'CreditNote', [
    extensions(facts),
    ...header(
      facts,
      isInvoice ? '10' : '20',
      isInvoice ? annexTexts.invoiceProfile : annexTexts.creditNoteProfile,
      facts.number,
    ).slice(0, -2),
    keyOf(facts, 'UUID'),
    basic('IssueDate', facts.issueDate),
    basic('IssueTime', facts.issueTime),
    ...(isInvoice ? [basic('DueDate', facts.dueDate)] : []),
    basic(isInvoice ? 'InvoiceTypeCode' : 'CreditNoteTypeCode', isInvoice ? '01' : '91'),
    basic('DocumentCurrencyCode', facts.currency),
    basic('LineCountNumeric', String(facts.lines.length)),
    ...(facts.order === null ? [] : [aggregate('OrderReference', [basic('ID', facts.order)])]),
    ...billedOf(facts),
    aggregate('AccountingSupplierParty', [basic('AdditionalAccountID', '1'), party(facts.seller)]),
    aggregate('AccountingCustomerParty', [basic('AdditionalAccountID', '1'), party(facts.buyer)]),
    aggregate('PaymentMeans', [
      basic('ID', '2'),
      basic('PaymentMeansCode', '31'),
      basic('PaymentDueDate', facts.dueDate),
    ]),
    taxTotal(facts.currency, base, iva, facts.lines[0]?.rate ?? '19'),
    aggregate('LegalMonetaryTotal', [
      money('LineExtensionAmount', base),
      money('TaxExclusiveAmount', base),
      money('TaxInclusiveAmount', payable),
      money('PayableAmount', payable),
    ]),
    ...facts.lines.map((line, at) => lineOf(facts, line, at + 1)),
  ])
}

function lineOf({ type, currency }: ElectronicFacts, line: ElectronicLine, position: number): string {
  const money = moneyIn(currency)
  const [name, quantity] =
    type === 'invoice' ? ['InvoiceLine', 'InvoicedQuantity'] : ['CreditNoteLine', 'CreditedQuantity']
  return aggregate(name, [
    basic('ID', String(position)),
    basic(quantity, line.quantity, { unitCode: line.unit }),
    money('LineExtensionAmount', line.total),
    ...(line.orderLine === undefined
      ? []
      : [aggregate('OrderLineReference', [basic('LineID', line.orderLine)])]),
    taxTotal(currency, line.total, line.iva, line.rate),
    aggregate('Item', [
      basic('Description', line.description),
      aggregate('SellersItemIdentification', [basic('ID', line.code)]),
    ]),
    aggregate('Price', [
      money('PriceAmount', line.price),
      basic('BaseQuantity', '1', { unitCode: line.unit }),
    ]),
  ])
}

const taxTotal = (currency: string, base: Money, iva: Money, rate: string) => {
  const money = moneyIn(currency)
  return aggregate('TaxTotal', [
    money('TaxAmount', iva),
    aggregate('TaxSubtotal', [
      money('TaxableAmount', base),
      money('TaxAmount', iva),
      aggregate('TaxCategory', [
        basic('Percent', rate),
        aggregate('TaxScheme', [basic('ID', '01'), basic('Name', 'IVA')]),
      ]),
    ]),
  ])
}

function billedOf({ billed }: ElectronicFacts): string[] {
  if (!billed) return []
  const { number, uniqueKey, issueDate } = billed
  return [
    aggregate('BillingReference', [
      aggregate('InvoiceDocumentReference', [
        basic('ID', number),
        basic('UUID', uniqueKey, { schemeName: 'CUFE-SHA384' }),
        basic('IssueDate', issueDate),
      ]),
    ]),
  ]
}

function response(facts: ElectronicFacts): string {
  return rooted('ApplicationResponse', [
    ...header(facts, '1', 'DIAN 2.1', `R${facts.number}`),
    aggregate('SenderParty', [taxScheme(dian)]),
    aggregate('ReceiverParty', [taxScheme(facts.seller)]),
    aggregate('DocumentResponse', [
      aggregate('Response', [
        basic('ResponseCode', '02'),
        basic('Description', 'Documento validado por la DIAN'),
      ]),
      aggregate('DocumentReference', [basic('ID', facts.number), keyOf(facts, 'UUID')]),
    ]),
  ])
}

const header = (
  { issueDate, issueTime }: ElectronicFacts,
  customization: string,
  profile: string,
  id: string,
) => [
  basic('UBLVersionID', 'UBL 2.1'),
  basic('CustomizationID', customization),
  basic('ProfileID', profile),
  basic('ProfileExecutionID', '1'),
  basic('ID', id),
  basic('IssueDate', issueDate),
  basic('IssueTime', issueTime),
]

function extensions({ uniqueKey }: ElectronicFacts): string {
  const address = `https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${uniqueKey}`
  return `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions><sts:QRCode>${address}</sts:QRCode></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`
}

const keyOf = ({ type, uniqueKey }: ElectronicFacts, name: string) =>
  basic(name, uniqueKey, { schemeName: type === 'invoice' ? 'CUFE-SHA384' : 'CUDE-SHA384' })

const taxScheme = ({ name, nit, dv }: ElectronicParty) =>
  aggregate('PartyTaxScheme', [
    ...optional('RegistrationName', name),
    basic('CompanyID', nit, { schemeID: dv, schemeName: '31' }),
    basic('TaxLevelCode', 'O-48', { listName: '48' }),
    aggregate('TaxScheme', [basic('ID', '01'), basic('Name', 'IVA')]),
  ])

const party = (one: ElectronicParty) => aggregate('Party', [taxScheme(one)])

const attachment = (xml: string) =>
  aggregate('Attachment', [
    `<cac:ExternalReference><cbc:MimeCode>text/xml</cbc:MimeCode><cbc:EncodingCode>UTF-8</cbc:EncodingCode><cbc:Description><![CDATA[${xml}]]></cbc:Description></cac:ExternalReference>`,
  ])

const moneyIn = (currencyID: string) => (name: string, amount: string) => basic(name, amount, { currencyID })

const rooted = (root: string, body: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace(root)}>\n${body.join('\n')}\n</${root}>\n`
