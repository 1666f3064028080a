import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isZeroMoney, type Money } from '@enlace/domain/money.ts'
import { aggregate, basic, optional } from './ubl/parts.ts'

/** A party of an order by its NIT; the check digit is empty if unknown. */
export interface UblParty {
  nit: string
  dv: string
  name: string
  contact?: { name: string | null; email: string | null; telephone: string | null }
}

/** One line of an order for another system. */
export interface UblLine {
  id: number
  item: string
  description: string
  extension: string | null
  quantity: string
  unit: string
  price: string
  discount: Money
  /** Gross less discount. */
  beforeTax: Money
  tax: Money
  deliveryDate: CalendarDate | null
}

/** An order for another system: only the facts that its company provided. */
export interface UblOrder {
  id: string
  uuid: string
  issueDate: CalendarDate
  deliveryDate: CalendarDate | null
  currency: string
  notes: readonly string[]
  buyer: UblParty
  seller: UblParty
  deliveryPlace: string | null
  deliveryAddress: string | null
  paymentTerms: string | null
  tax: Money
  beforeTax: Money
  payable: Money
  lines: readonly UblLine[]
}

const namespaces = [
  'xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"',
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
].join(' ')

/** The identification scheme of a NIT in Colombia's electronic documents. */
const nitScheme = '31'

/** An order as an OASIS UBL 2.1 document, its elements in the order of the schema. */
export function ublOrder(order: UblOrder): string {
  const money = (name: string, amount: string) => basic(name, amount, { currencyID: order.currency })
  const body = [
    basic('UBLVersionID', '2.1'),
    basic('ID', order.id),
    basic('UUID', order.uuid),
    basic('IssueDate', order.issueDate),
    ...order.notes.map((note) => basic('Note', note)),
    basic('DocumentCurrencyCode', order.currency),
    basic('LineCountNumeric', String(order.lines.length)),
    aggregate('BuyerCustomerParty', [party(order.buyer)]),
    aggregate('SellerSupplierParty', [party(order.seller)]),
    ...deliveryOf(order),
    ...(order.paymentTerms ? [aggregate('PaymentTerms', [basic('Note', order.paymentTerms)])] : []),
    aggregate('TaxTotal', [money('TaxAmount', order.tax)]),
    aggregate('AnticipatedMonetaryTotal', [
      money('LineExtensionAmount', order.beforeTax),
      money('TaxExclusiveAmount', order.beforeTax),
      money('TaxInclusiveAmount', order.payable),
      money('PayableAmount', order.payable),
    ]),
    ...order.lines.map((line) => aggregate('OrderLine', [lineItem(line, order.currency)])),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Order ${namespaces}>\n${body.join('\n')}\n</Order>\n`
}

function party({ nit, dv, name, contact }: UblParty): string {
  const id = basic('CompanyID', nit, { ...(dv && { schemeID: dv }), schemeName: nitScheme })
  const told = contact && (contact.name ?? contact.telephone ?? contact.email) !== null
  return aggregate('Party', [
    aggregate('PartyIdentification', [
      basic('ID', nit, { ...(dv && { schemeID: dv }), schemeName: nitScheme }),
    ]),
    aggregate('PartyName', [basic('Name', name)]),
    aggregate('PartyLegalEntity', [basic('RegistrationName', name), id]),
    ...(told
      ? [
          aggregate('Contact', [
            ...optional('Name', contact.name),
            ...optional('Telephone', contact.telephone),
            ...optional('ElectronicMail', contact.email),
          ]),
        ]
      : []),
  ])
}

function deliveryOf({ deliveryDate, deliveryPlace, deliveryAddress }: UblOrder): string[] {
  const address = [...optional('StreetName', deliveryAddress)]
  const parts = [
    ...(address.length > 0 || deliveryPlace
      ? [
          aggregate('DeliveryLocation', [
            ...optional('Name', deliveryPlace),
            ...(address.length > 0 ? [aggregate('Address', address)] : []),
          ]),
        ]
      : []),
    ...(deliveryDate ? [aggregate('RequestedDeliveryPeriod', [basic('EndDate', deliveryDate)])] : []),
  ]
  return parts.length > 0 ? [aggregate('Delivery', parts)] : []
}

function lineItem(line: UblLine, currencyID: string): string {
  const money = (name: string, amount: string) => basic(name, amount, { currencyID })
  return aggregate('LineItem', [
    basic('ID', String(line.id)),
    basic('Quantity', line.quantity, { unitCode: line.unit }),
    money('LineExtensionAmount', line.beforeTax),
    money('TotalTaxAmount', line.tax),
    ...(line.deliveryDate
      ? [aggregate('Delivery', [aggregate('RequestedDeliveryPeriod', [basic('EndDate', line.deliveryDate)])])]
      : []),
    ...(isZeroMoney(line.discount)
      ? []
      : [aggregate('AllowanceCharge', [basic('ChargeIndicator', 'false'), money('Amount', line.discount)])]),
    aggregate('Price', [money('PriceAmount', line.price)]),
    aggregate('Item', [
      basic('Description', line.description),
      ...optional('AdditionalInformation', line.extension),
      aggregate('BuyersItemIdentification', [basic('ID', line.item)]),
    ]),
  ])
}
