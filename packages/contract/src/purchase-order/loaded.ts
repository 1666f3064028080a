import type { LoadedFields } from '../documents/loaded/field.ts'
import { stateWords } from '../documents/loaded/state-words.ts'
import { documentFields } from '../documents/loaded/document-fields.ts'
import { goodsFields } from '../documents/loaded/goods-fields.ts'
import { supplierFields } from '../documents/loaded/supplier-fields.ts'

const delivery = {
  type: 'date?',
  label: 'Fecha de entrega',
  help: 'Fecha en que se espera la entrega.',
  names: [/entrega/],
  headers: ['Fecha de entrega'],
  example: '2026-02-20',
  isKeptAsRead: true,
} as const

/** The fields of a purchase order in files and pushes. */
export const loadedOrders = {
  clave: { ...documentFields.clave, example: ['OC-3001', 'OC-3002'] },
  numero: {
    type: 'code',
    label: 'Número',
    help: 'Número de la orden de compra.',
    names: documentFields.orden.names,
    headers: ['Orden de compra', 'No. OC'],
    example: ['OC-3001', 'OC-3002'],
    sent: 'OC-3001',
  },
  nit: supplierFields.nit,
  nombre: supplierFields.nombre,
  sucursal: supplierFields.sucursal,
  fecha: {
    ...documentFields.fecha,
    help: 'Fecha de la orden.',
    example: ['2026-02-10', '2026-02-12'],
    sent: '2026-02-10',
  },
  fecha_entrega: { ...delivery, names: [/entrega(?!.*direccion)/] },
  comprador: {
    type: 'text?',
    label: 'Comprador',
    help: 'Persona que compra y responde por la orden.',
    names: [/^comprador$/],
    example: 'Luz Peña',
    sent: 'Luz Peña',
    isKeptAsRead: true,
  },
  comprador_correo: {
    type: 'code?',
    label: 'Correo del comprador',
    help: 'Correo del comprador; se le muestra al proveedor.',
    names: [/correo.*comprador/],
    headers: ['Correo del comprador'],
    example: 'luz.pena@compania.example',
  },
  comprador_telefono: {
    type: 'text?',
    label: 'Teléfono del comprador',
    help: 'Teléfono del comprador; se le muestra al proveedor.',
    names: [/telefono.*comprador/],
    headers: ['Teléfono del comprador'],
    example: '6015550000',
    isKeptAsRead: true,
  },
  bodega: { ...documentFields.bodega, example: 'Principal', isKeptAsRead: true },
  direccion_entrega: {
    type: 'text?',
    label: 'Dirección de entrega',
    help: 'Dirección donde se entrega.',
    names: [/direccion/],
    headers: ['Dirección de entrega'],
    example: 'Avenida 68 # 12-40, Bogotá',
    isKeptAsRead: true,
  },
  condicion_pago: documentFields.condicion_pago,
  observaciones: {
    type: 'paragraph?',
    label: 'Observaciones',
    help: 'Lo que el proveedor debe saber; puede tener varias líneas.',
    names: [/observacion|nota/],
    headers: ['Observación', 'Notas'],
    example: 'Entregar con remisión',
    isKeptAsRead: true,
  },
  moneda: documentFields.moneda,
  bruto: { ...documentFields.bruto, example: ['1000000', '250000.5'], sent: 1000000 },
  descuento: { ...documentFields.descuento, example: '0' },
  impuesto: { ...documentFields.impuesto, example: ['190000', '12500.03'], sent: 190000 },
  neto: { ...documentFields.neto, example: ['1190000', '262500.53'], sent: 1190000 },
  recibido_pct: {
    type: 'decimal?',
    label: 'Porcentaje recibido',
    help: 'Porcentaje de la orden que ya se recibió, de 0 a 100.',
    names: [/(%|porcentaje).*recib/],
    headers: ['% recibido', 'Porcentaje recibido'],
    example: '50',
  },
  facturado_pct: {
    type: 'decimal?',
    label: 'Porcentaje facturado',
    help: 'Porcentaje de la orden que ya se facturó, de 0 a 100.',
    names: [/(%|porcentaje).*factur/],
    headers: ['% facturado', 'Porcentaje facturado'],
    example: '0',
  },
  estado: {
    ...documentFields.estado,
    help: 'Estado de la orden. Si falta, se toma como nueva.',
    values: stateWords('orden_compra'),
    example: ['recibida_parcial', 'nueva'],
  },
} as const satisfies LoadedFields

/** The fields of an order line. */
export const loadedOrderLines = {
  orden: {
    ...documentFields.orden,
    type: 'code',
    help: 'Número de la orden de compra a la que pertenece.',
  },
  nit: {
    ...supplierFields.nit,
    type: 'nit?',
    help: 'NIT del proveedor de la orden; necesario si dos proveedores tienen el mismo número.',
  },
  linea: { ...goodsFields.linea, example: ['1', '1'], sent: '2' },
  item: { ...goodsFields.item, example: ['00120', 'CAF-500'], sent: 'PAP-02' },
  descripcion: {
    ...goodsFields.descripcion,
    example: ['Resma de papel carta', 'Café molido de 500 g'],
    sent: 'Carpeta',
  },
  extension: { ...goodsFields.extension, example: 'Blanca', isKeptAsRead: true },
  um: { ...goodsFields.um, example: ['UND', 'UND'], sent: 'UN' },
  cantidad: { ...goodsFields.cantidad, example: ['100', '10'], sent: 5 },
  precio: { ...goodsFields.precio, example: ['10000', '25000.05'], sent: 2000 },
  bruto: { ...goodsFields.bruto, example: '1000000' },
  descuento: { ...goodsFields.descuento, example: '0' },
  tarifa_iva: { ...goodsFields.tarifa_iva, example: ['0.19', '0.05'] },
  iva: { ...goodsFields.iva, example: ['190000', '12500.03'] },
  neto: { ...goodsFields.neto, example: ['1190000', '262500.53'] },
  cantidad_recibida: {
    type: 'decimal?',
    label: 'Cantidad recibida',
    help: 'Cantidad que ya se recibió de la línea.',
    names: [/cantidad.*recib/],
    example: '50',
  },
  fecha_entrega: delivery,
} as const satisfies LoadedFields
