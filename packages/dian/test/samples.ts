import { readFileSync } from 'node:fs'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { readDecimal, writeDecimal, type ExactDecimal } from '@enlace/domain/decimal.ts'
import { cudeOf, cufeOf } from '../src/unique-key.ts'
import { signaturePlace } from './sign.ts'

/** A file of the fixtures. */
export const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url))

/** The technical key of the sample container, which the built documents use too. */
export const technicalKey = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334'

/** The seller and the buyer of built documents. */
export const seller = { nit: '900123456', dv: '8', name: 'PROVEEDOR DE PRUEBA S.A.S.' }
export const buyer = { nit: '890903938', dv: '8', name: 'COMPAÑÍA DE PRUEBA S.A.' }

const roots = {
  invoice: {
    name: 'Invoice',
    total: 'LegalMonetaryTotal',
    line: 'InvoiceLine',
    quantity: 'InvoicedQuantity',
  },
  'credit-note': {
    name: 'CreditNote',
    total: 'LegalMonetaryTotal',
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
  },
  'debit-note': {
    name: 'DebitNote',
    total: 'RequestedMonetaryTotal',
    line: 'DebitNoteLine',
    quantity: 'DebitedQuantity',
  },
} as const

/** What a built document is. */
export interface BuiltDocument {
  type: keyof typeof roots
  number: string
  lines: number
  order: string
}

/** A valid document with IVA on each line, at the place of whose signature a comment stands. */
export function buildDocument(wanted: Partial<BuiltDocument> = {}): {
  xml: string
  key: string
  number: string
} {
  const { type = 'invoice', number = 'FEPT1024', lines = 2, order = 'OC-77' } = wanted
  const root = roots[type]
  const [base, iva] = [cents(lines * 10_000_05), cents(lines * 1_900_01)]
  const payable = cents(lines * 11_900_06)
  const parts = {
    number,
    issueDate: calendarDate('2026-08-14'),
    issueTime: '16:05:09-05:00',
    lineExtension: base,
    iva,
    inc: cents(0),
    ica: cents(0),
    payable,
    seller: seller.nit,
    buyer: buyer.nit,
    secret: technicalKey,
    environment: '1',
  } as const
  const key = type === 'invoice' ? cufeOf(parts) : cudeOf(parts)
  const scheme = type === 'invoice' ? 'CUFE-SHA384' : 'CUDE-SHA384'
  const note = type === 'invoice' ? '' : discrepancy
  const xml = `<?xml version="1.0" encoding="UTF-8" standalone="no"?><${root.name} ${namespacesOf(root.name)}>
  ${extensions(type, key)}
  <cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID>
  <cbc:CustomizationID>${type === 'invoice' ? '10' : '20'}</cbc:CustomizationID>
  <cbc:ProfileID>DIAN 2.1: Factura Electrónica de Venta</cbc:ProfileID>
  <cbc:ProfileExecutionID>1</cbc:ProfileExecutionID>
  <cbc:ID>${number}</cbc:ID>
  <cbc:UUID schemeID="1" schemeName="${scheme}">${key}</cbc:UUID>
  <cbc:IssueDate>2026-08-14</cbc:IssueDate>
  <cbc:IssueTime>16:05:09-05:00</cbc:IssueTime>
  ${type === 'invoice' ? '<cbc:DueDate>2026-09-13</cbc:DueDate><cbc:InvoiceTypeCode>01</cbc:InvoiceTypeCode>' : ''}
  <cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode>
  <cbc:LineCountNumeric>${lines}</cbc:LineCountNumeric>
  ${note}
  ${order === '' ? '' : `<cac:OrderReference><cbc:ID>${order}</cbc:ID></cac:OrderReference>`}
  ${type === 'invoice' ? '' : billing}
  ${party('AccountingSupplierParty', seller)}
  ${party('AccountingCustomerParty', buyer)}
  <cac:PaymentMeans><cbc:ID>2</cbc:ID><cbc:PaymentMeansCode>30</cbc:PaymentMeansCode><cbc:PaymentDueDate>2026-09-13</cbc:PaymentDueDate></cac:PaymentMeans>
  ${tax(base, iva)}
  <cac:${root.total}>
    ${amount('LineExtensionAmount', base)}${amount('TaxExclusiveAmount', base)}${amount('TaxInclusiveAmount', payable)}
    ${amount('PayableAmount', payable)}
  </cac:${root.total}>
  ${Array.from({ length: lines }, (_, index) => line(index + 1, root)).join('\n  ')}
</${root.name}>`
  return { xml, key, number }
}

const discrepancy =
  '<cac:DiscrepancyResponse><cbc:ReferenceID>FEPT1024</cbc:ReferenceID><cbc:ResponseCode>1</cbc:ResponseCode><cbc:Description>Devolución</cbc:Description></cac:DiscrepancyResponse>'
const billing =
  '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>FEPT1024</cbc:ID><cbc:IssueDate>2026-08-14</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>'

const cents = (units: number): ExactDecimal => ({ units: BigInt(units), scale: 2 })

function namespacesOf(root: string): string {
  const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
  return `xmlns="${ubl}${root}-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2" xmlns:ext="${ubl}CommonExtensionComponents-2" xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1"`
}

function extensions(type: BuiltDocument['type'], key: string): string {
  const control = `<sts:InvoiceControl><sts:InvoiceAuthorization>18764000001</sts:InvoiceAuthorization><sts:AuthorizationPeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2027-12-31</cbc:EndDate></sts:AuthorizationPeriod><sts:AuthorizedInvoices><sts:Prefix>FEPT</sts:Prefix><sts:From>1</sts:From><sts:To>5000000</sts:To></sts:AuthorizedInvoices></sts:InvoiceControl>`
  return `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions>${type === 'invoice' ? control : ''}<sts:SoftwareProvider><sts:ProviderID>900123456</sts:ProviderID><sts:SoftwareID>00000000-0000-4000-8000-000000000001</sts:SoftwareID></sts:SoftwareProvider><sts:QRCode>https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${key}</sts:QRCode></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent>${signaturePlace}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`
}

function party(name: string, { nit, dv, name: registered }: typeof seller): string {
  return `<cac:${name}><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID><cac:Party><cac:PartyName><cbc:Name>${registered}</cbc:Name></cac:PartyName><cac:PartyTaxScheme><cbc:RegistrationName>${registered}</cbc:RegistrationName><cbc:CompanyID schemeID="${dv}" schemeName="31">${nit}</cbc:CompanyID><cbc:TaxLevelCode listName="48">O-13;O-15</cbc:TaxLevelCode></cac:PartyTaxScheme></cac:Party></cac:${name}>`
}

const amount = (name: string, value: ExactDecimal) =>
  `<cbc:${name} currencyID="COP">${writeDecimal(value)}</cbc:${name}>`

function tax(base: ExactDecimal, iva: ExactDecimal): string {
  return `<cac:TaxTotal>${amount('TaxAmount', iva)}<cac:TaxSubtotal>${amount('TaxableAmount', base)}${amount('TaxAmount', iva)}<cac:TaxCategory><cbc:Percent>19.00</cbc:Percent><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`
}

function line(position: number, { line: name, quantity }: (typeof roots)[keyof typeof roots]): string {
  const base = readDecimal('10000.05') ?? cents(0)
  return `<cac:${name}><cbc:ID>${position}</cbc:ID><cbc:${quantity} unitCode="94">3.00</cbc:${quantity}>${amount('LineExtensionAmount', base)}${tax(base, cents(1_900_01))}<cac:Item><cbc:Description>Tornillo de ${position} mm &amp; arandela</cbc:Description><cac:SellersItemIdentification><cbc:ID>T-${position}</cbc:ID></cac:SellersItemIdentification></cac:Item><cac:Price><cbc:PriceAmount currencyID="COP">3333.35</cbc:PriceAmount><cbc:BaseQuantity unitCode="94">1.00</cbc:BaseQuantity></cac:Price></cac:${name}>`
}

/** The DIAN's response to a document. */
export function buildResponse(key: string, number: string, code = '02', notice = ''): string {
  const line = notice
    ? `<cac:LineResponse><cac:LineReference><cbc:LineID>1</cbc:LineID></cac:LineReference><cac:Response><cbc:ResponseCode>${notice}</cbc:ResponseCode><cbc:Description>Regla: ${notice}, Notificación: revise el dato</cbc:Description></cac:Response></cac:LineResponse>`
    : ''
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?><ApplicationResponse ${namespacesOf('ApplicationResponse')}><ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>${signaturePlace}</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions><cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:ProfileExecutionID>1</cbc:ProfileExecutionID><cbc:ID>1</cbc:ID><cbc:UUID schemeName="CUDE-SHA384">${key}</cbc:UUID><cbc:IssueDate>2026-08-14</cbc:IssueDate><cbc:IssueTime>16:06:00-05:00</cbc:IssueTime><cac:SenderParty><cac:PartyTaxScheme><cbc:RegistrationName>DIAN</cbc:RegistrationName><cbc:CompanyID schemeID="4" schemeName="31">800197268</cbc:CompanyID></cac:PartyTaxScheme></cac:SenderParty><cac:DocumentResponse><cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode><cbc:Description>Documento ${code === '02' ? 'validado' : 'rechazado'} por la DIAN</cbc:Description></cac:Response><cac:DocumentReference><cbc:ID>${number}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${key}</cbc:UUID></cac:DocumentReference>${line}</cac:DocumentResponse></ApplicationResponse>`
}

/** The container of a document and its response, which are in it as CDATA or escaped. */
export function buildContainer(
  { xml, key, number }: { xml: string; key: string; number: string },
  response = buildResponse(key, number),
  isEscaped = false,
): string {
  const put = (inner: string) =>
    isEscaped ? inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : `<![CDATA[${inner}]]>`
  const attached = (inner: string) =>
    `<cac:Attachment><cac:ExternalReference><cbc:MimeCode>text/xml</cbc:MimeCode><cbc:Description>${put(inner)}</cbc:Description></cac:ExternalReference></cac:Attachment>`
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?><AttachedDocument ${namespacesOf('AttachedDocument')}><cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:ID>1</cbc:ID><cbc:ParentDocumentID>${number}</cbc:ParentDocumentID>${attached(xml)}<cac:ParentDocumentLineReference><cac:DocumentReference><cbc:ID>${number}</cbc:ID><cbc:UUID>${key}</cbc:UUID>${attached(response)}</cac:DocumentReference></cac:ParentDocumentLineReference></AttachedDocument>`
}
