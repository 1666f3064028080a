import type { DocumentDescription } from '../documents/description.ts'
import { goodsLines, mainAmount, summed } from '../documents/goods-document.ts'

/** A part of the received quantity after its check, for which nothing is claimed where the company does not say it. */
const checked = { type: 'quantity?', share: 1.8, isOptional: true } as const

/** A warehouse entry by purchase (spec 3, purchase_tickets and detail_purchase_tickets; screens 2.5). */
export const ticketDocument = {
  kind: 'purchase-tickets',
  states: 'entrada',
  number: 'nro_entrada',
  date: 'fecha',
  amount: 'valor_neto',
  fields: {
    id: { type: 'id' },
    nro_entrada: { type: 'code', label: 'N.º entrada', column: 'entrada', card: 'number' },
    fecha: { type: 'day', label: 'Fecha', column: 'fecha', card: 'date' },
    oc_relacionada: { type: 'text?', label: 'OC relacionada', detail: 'Orden de compra', column: 'orden' },
    /** The order's id for the link, if known. */
    purchase_order_id: { type: 'id?' },
    bodega: { type: 'text?', label: 'Bodega', column: 'bodega', priority: 3 },
    remision: {
      type: 'text?',
      label: 'Remisión',
      detail: 'Remisión del proveedor',
      column: 'remision',
      priority: 3,
    },
    moneda: { type: 'currency' },
    valor_bruto: { ...summed, label: 'Valor bruto', column: 'bruto', priority: 3 },
    valor_descuento: { ...summed, label: 'Descuento', column: 'descuento', priority: 4 },
    valor_impuesto: { ...summed, label: 'Impuesto', column: 'impuesto', priority: 3 },
    valor_neto: { ...mainAmount, label: 'Valor neto', column: 'neto' },
    /** Whether it has been invoiced, derived from its state. */
    facturada: { type: 'derived', label: 'Facturada', column: 'facturada' },
    estado: { type: 'state', label: 'Estado', column: 'estado', card: 'status' },
  },
  more: {},
  page: ['sucursal', 'fecha', 'oc_relacionada', 'bodega', 'remision', 'facturada'],
  paper: ['fecha', 'oc_relacionada', 'bodega', 'remision'],
  totals: ['valor_bruto', '-valor_descuento', 'valor_impuesto', 'valor_neto'],
  filters: {
    sin_facturar: { kind: 'flag', label: 'Facturación', on: 'Sin facturar' },
    con_rechazos: { kind: 'flag', label: 'Revisión', on: 'Con rechazos' },
    bodega: { kind: 'written', label: 'Bodega', any: 'Todas las bodegas' },
  },
  lines: {
    ...goodsLines.article,
    extension: { ...goodsLines.article.extension, label: 'Ext.' },
    cantidad: { ...goodsLines.cantidad, label: 'Cantidad' },
    canti_adicional: { type: 'quantity?', label: 'Cant. adicional', column: 'adicional', share: 1.8 },
    cantidad_aceptada: { ...checked, label: 'Aceptada', column: 'aceptada', priority: 4 },
    cantidad_rechazada: { ...checked, label: 'Rechazada', column: 'rechazada', priority: 1 },
    cantidad_cuarentena: { ...checked, label: 'En cuarentena', column: 'cuarentena', priority: 3 },
    /** Paper says it below the lines, in a sentence. */
    motivo_rechazo: {
      type: 'text?',
      label: 'Motivo del rechazo o la cuarentena',
      column: 'motivo',
      isOptional: true,
      not: ['paper'],
    },
    precio: goodsLines.precio,
    ...goodsLines.amounts,
    valor_neto: { ...goodsLines.valor_neto, label: 'Neto', column: 'neto', priority: 1 },
  },
} as const satisfies DocumentDescription
