import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'
import { invoiceDocumentTexts, matchScreenTexts } from '../screen-texts.ts'

/** What an invoice of an order should say, beside the field for it. */
export const billableOrderTexts = {
  title: 'Su factura debería decir',
  reference: 'Número de la orden en la factura',
  referenceHint: 'Pida que vaya en el campo de orden de compra del XML (OrderReference).',
  day: fields.date,
  entries: places.purchaseTickets,
  entry: matchScreenTexts.document,
  lines: 'Líneas por facturar',
  number: fields.shortNumber,
  item: fields.code,
  description: fields.description,
  quantity: fields.quantity,
  unit: invoiceDocumentTexts.unit,
  price: invoiceDocumentTexts.price,
  value: fields.value,
  pending: '{pendiente} por facturar',
  notReceived: 'Sin entrada de almacén: la compañía aún no registra lo recibido.',
  received: 'Con entrada sin facturar: {recibida}.',
  total: 'Valor sin impuestos',
  nothing: 'Esta orden ya está facturada por completo.',
  other: 'Radicar otra factura',
  compared: 'Comparada con la orden {orden}',
} as const

/** How an invoice compares with the order that it was meant for. */
export const orderComparisonTexts = {
  fits: 'La factura coincide con la orden {orden}.',
  unnamed: 'La factura no cita la orden {orden}. Pida a su facturador que ponga ese número.',
  otherNamed: 'La factura cita la orden {citada} y usted la radica para la {orden}.',
  currency: 'La factura está en {moneda} y la orden {orden} en otra moneda.',
  line: '{descripcion}: {diferencia}',
  missing: 'Falta por facturar de la orden: {lineas}.',
} as const
