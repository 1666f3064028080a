import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { checkDocument, type Circumstances } from '@enlace/dian/check.ts'
import { readDelivery } from '@enlace/dian/delivery.ts'
import { namespaces, rootNamespace } from '@enlace/dian/xml/namespaces.ts'
import { type CostParser, tenMegabytes } from '../parser.ts'
import { counter, pumped } from '../shape.ts'

const circumstances: Circumstances = {
  company: { nit: '1', name: 'x' },
  supplier: { nit: '1', name: 'x' },
  isProduction: true,
  receivedOn: calendarDate('2026-12-01'),
  isOrderRequired: true,
  cutOff: null,
  earlier: null,
}
const root = `<Invoice xmlns="${rootNamespace('Invoice')}" xmlns:a="${namespaces.aggregate}" xmlns:b="${namespaces.basic}" xmlns:e="${namespaces.extension}" xmlns:d="${namespaces.signature}">`
const tail = '</Invoice>'
/** What every document has, so that it is read to its end. */
const party = (name: string) =>
  `<a:${name}><a:Party><a:PartyTaxScheme><b:CompanyID>1</b:CompanyID></a:PartyTaxScheme></a:Party></a:${name}>`
const head = `${root}<b:ID>1</b:ID><b:IssueDate>2026-12-01</b:IssueDate><b:IssueTime>1</b:IssueTime><b:DocumentCurrencyCode>COP</b:DocumentCurrencyCode>${party('AccountingSupplierParty')}${party('AccountingCustomerParty')}<a:LegalMonetaryTotal><b:LineExtensionAmount>1</b:LineExtensionAmount><b:PayableAmount>1</b:PayableAmount></a:LegalMonetaryTotal>`
const signed = `${head}<e:UBLExtensions><e:UBLExtension><e:ExtensionContent><d:Signature><d:SignedInfo>`
const signedTail = `</d:SignedInfo></d:Signature></e:ExtensionContent></e:UBLExtension></e:UBLExtensions>${tail}`
const line = '<a:InvoiceLine><b:LineExtensionAmount>1</b:LineExtensionAmount></a:InvoiceLine>'

/** Electronic documents that a supplier sends. */
export const dian: CostParser = {
  name: 'electronic documents',
  place: 'readDelivery, checkDocument',
  thread: 'worker',
  limit: tenMegabytes,
  tokens: [
    line,
    '<a:TaxTotal><b:TaxAmount>1</b:TaxAmount></a:TaxTotal>',
    '<a:Price>',
    '</a:Price>',
    '<b:ID/>',
    '<b:Note>x</b:Note>',
    '<b:UUID>',
    '</b:UUID>',
    '<d:Reference URI="#x"/>',
    '<d:KeyInfo Id="x"/>',
    ' xmlns:c="u"',
    ' c="d"',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?x y?>',
    '&amp;',
    '9',
    ' ',
    'documentkey=',
    'https://',
    'x',
    '<',
    '>',
  ],
  seeds: [
    pumped(head, line, { tail }),
    pumped(head, '<b:Note>x</b:Note>', { tail }),
    pumped(head, '<a:TaxTotal><b:TaxAmount>1</b:TaxAmount></a:TaxTotal>', { tail }),
    pumped(
      `${head}<a:TaxTotal><b:TaxAmount>1</b:TaxAmount>`,
      '<a:TaxSubtotal><b:TaxAmount>1</b:TaxAmount></a:TaxSubtotal>',
      {
        tail: `</a:TaxTotal>${tail}`,
      },
    ),
    pumped(
      head,
      `<a:InvoiceLine><b:LineExtensionAmount>1</b:LineExtensionAmount><a:TaxTotal><b:TaxAmount>1</b:TaxAmount><a:TaxSubtotal><a:TaxCategory><a:TaxScheme><b:ID>${counter}</b:ID></a:TaxScheme></a:TaxCategory></a:TaxSubtotal></a:TaxTotal></a:InvoiceLine>`,
      { tail },
    ),
    pumped(head, '<a:Price>', { close: '</a:Price>', tail }),
    pumped(`${head}<b:Note `, ' c="d"', { tail: `/>${tail}` }),
    pumped(`${head}<b:Note>`, 'x&amp;', { tail: `</b:Note>${tail}` }),
    pumped(`${head}<b:Note>`, '<!-- -->', { tail: `</b:Note>${tail}` }),
    pumped(`${head}<b:LineCountNumeric>`, '9', { tail: `</b:LineCountNumeric>${tail}` }),
    pumped(signed, '<d:Reference URI="#x"/>', { tail: signedTail }),
    pumped(signed, ' ', { tail: signedTail }),
    pumped(' ', ' ', { tail: `${head}${tail}` }),
  ],
  parse: (bytes) => {
    const { documents, refusals } = readDelivery({ name: 'factura.xml', bytes })
    for (const read of documents) checkDocument(read, circumstances)
    if (refusals[0]) throw new Error(refusals[0].code)
  },
}
