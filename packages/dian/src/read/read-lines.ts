import type { DocumentLine, DocumentType } from '../model/document.ts'
import { namespaces } from '../xml/namespaces.ts'
import type { XmlElement } from '../xml/parse.ts'
import { attribute, decimalOf, field, group, neededDecimal, textOf, textsOf } from '../xml/select.ts'
import { readAdjustments, readTaxes } from './read-amounts.ts'

const shapes = {
  invoice: { line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  'credit-note': { line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
  'debit-note': { line: 'DebitNoteLine', quantity: 'DebitedQuantity' },
} as const satisfies Record<DocumentType, { line: string; quantity: string }>

/** The line of an element, undefined if it is none of this kind of document. @throws ReadFault without a total. */
export function readLine(
  element: XmlElement,
  type: DocumentType,
  position: number,
): DocumentLine | undefined {
  const { line, quantity } = shapes[type]
  if (element.name !== line || element.namespace !== namespaces.aggregate) return undefined
  return lineOf(element, position, quantity)
}

function lineOf(line: XmlElement, position: number, quantity: string): DocumentLine {
  const item = group(line, 'Item')
  const price = group(line, 'Price')
  const order = group(line, 'OrderLineReference')
  return {
    position,
    id: textOf(line, 'ID'),
    description: textsOf(item, 'Description').join('\n'),
    sellerCode: textOf(group(item, 'SellersItemIdentification'), 'ID'),
    standardCode: textOf(group(item, 'StandardItemIdentification'), 'ID'),
    quantity: decimalOf(line, quantity),
    unit: attribute(field(line, quantity), 'unitCode'),
    price: decimalOf(price, 'PriceAmount'),
    baseQuantity: decimalOf(price, 'BaseQuantity'),
    total: neededDecimal(line, 'LineExtensionAmount'),
    isFree: textOf(line, 'FreeOfChargeIndicator').toLowerCase() === 'true',
    adjustments: readAdjustments(line),
    taxes: readTaxes(line, 'TaxTotal'),
    withholdings: readTaxes(line, 'WithholdingTaxTotal'),
    orderReference: textOf(group(order, 'OrderReference'), 'ID'),
    orderLine: textOf(order, 'LineID'),
  }
}
