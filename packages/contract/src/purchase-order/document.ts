import type { DocumentDescription } from '../documents/description.ts'
import { goodsLines, mainAmount, summed } from '../documents/goods-document.ts'

/** A purchase order and its lines (spec 3; screens 2.4). Its `id` is the specification's idPurchase. */
export const orderDocument = {
  kind: 'purchase-order',
  states: 'orden_compra',
  number: 'nro_orden',
  date: 'fecha',
  amount: 'valor_neto',
  fields: {
    id: { type: 'id' },
    nro_orden: { type: 'code', label: 'N.º OC', column: 'orden', card: 'number' },
    fecha: { type: 'day', label: 'Fecha', detail: 'Fecha de la orden', column: 'fecha', card: 'date' },
    comprador: { type: 'text?', label: 'Comprador', column: 'comprador', priority: 3 },
    bodega: { type: 'text?', label: 'Bodega de entrega', column: 'bodega', priority: 3 },
    fecha_entrega: { type: 'day?', label: 'Fecha de entrega', column: 'entrega' },
    moneda: { type: 'currency', label: 'Moneda', column: 'moneda', priority: 4 },
    valor_bruto: { ...summed, label: 'Valor bruto', column: 'bruto', priority: 4 },
    valor_descuento: { ...summed, label: 'Descuento', column: 'descuento', priority: 4 },
    valor_impuesto: { ...summed, label: 'IVA', column: 'iva', priority: 4 },
    valor_neto: { ...mainAmount, label: 'Neto', detail: 'Valor neto', column: 'neto' },
    recibido_pct: { type: 'percent', label: 'Recibido', column: 'recibido' },
    facturado_pct: { type: 'percent', label: 'Facturado', column: 'facturado', priority: 3 },
    /** The number of threads about the order that wait for the supplier. */
    comentarios_sin_responder: {
      type: 'count',
      label: 'Comentarios sin responder',
      column: 'comentarios',
      priority: 4,
    },
    estado: { type: 'state', label: 'Estado', column: 'estado', card: 'status' },
  },
  more: {
    comprador_correo: { type: 'text?', label: 'Correo' },
    comprador_telefono: { type: 'text?', label: 'Teléfono' },
    direccion_entrega: { type: 'text?', label: 'Dirección de entrega' },
    condicion_pago: { type: 'text?', label: 'Condición de pago' },
    observaciones: { type: 'text?', label: 'Observaciones' },
    vista_at: { type: 'instant?', label: 'Vista' },
    /** The buyer's contact data, and the progress of the order, for its paper. */
    contacto: { type: 'derived', label: 'Correo · Teléfono' },
    avance: { type: 'derived', label: 'Avance' },
  },
  page: ['sucursal', 'fecha', 'fecha_entrega', 'condicion_pago', 'recibido_pct', 'facturado_pct'],
  paper: [
    'fecha',
    'fecha_entrega',
    'condicion_pago',
    'comprador',
    'contacto',
    'bodega',
    'direccion_entrega',
    'avance',
  ],
  totals: ['valor_bruto', '-valor_descuento', 'valor_impuesto', 'valor_neto'],
  filters: {
    entrega: {
      kind: 'choice',
      label: 'Entrega',
      options: { por_entregar: 'Por entregar', atrasada: 'Atrasadas' },
    },
    comprador: { kind: 'written', label: 'Comprador', any: 'Todos los compradores' },
    bodega: { kind: 'written', label: 'Bodega de entrega', any: 'Todas las bodegas' },
  },
  lines: {
    ...goodsLines.article,
    cantidad: { ...goodsLines.cantidad, label: 'Pedida' },
    cantidad_recibida: { type: 'quantity', label: 'Recibida', column: 'recibida', share: 1.8 },
    cantidad_pendiente: { type: 'quantity', label: 'Por recibir', column: 'pendiente', not: ['paper'] },
    cantidad_facturada: {
      type: 'quantity?',
      label: 'Facturada',
      column: 'facturada',
      share: 1.8,
      isOptional: true,
    },
    /** What was ordered and not yet invoiced, where the company says what was. */
    cantidad_por_facturar: {
      type: 'quantity?',
      label: 'Por facturar',
      column: 'por_facturar',
      not: ['paper'],
      isOptional: true,
    },
    precio: goodsLines.precio,
    ...goodsLines.amounts,
    valor_bruto: { ...goodsLines.amounts.valor_bruto, not: ['screen', 'paper'] },
    valor_neto: { ...goodsLines.valor_neto, label: 'Total', column: 'total' },
    fecha_entrega: { type: 'day?', label: 'Entrega', column: 'entrega', priority: 3, share: 2 },
  },
} as const satisfies DocumentDescription
