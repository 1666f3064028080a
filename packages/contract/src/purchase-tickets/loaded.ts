import type { LoadedFields } from '../documents/loaded/field.ts'
import { stateWords } from '../documents/loaded/state-words.ts'
import { documentFields } from '../documents/loaded/document-fields.ts'
import { goodsFields } from '../documents/loaded/goods-fields.ts'
import { supplierFields } from '../documents/loaded/supplier-fields.ts'

/** The fields of a warehouse entry in files and pushes. */
export const loadedEntries = {
  clave: { ...documentFields.clave, example: ['EA-0880', 'EA-0881'] },
  numero: {
    type: 'code',
    label: 'Número',
    help: 'Número de la entrada de almacén.',
    names: [/^((numero|nro|no|num) )?(de )?(la )?entrada( de almacen)?$/],
    headers: ['Número de entrada'],
    example: ['EA-0880', 'EA-0881'],
    sent: 'EA-880',
  },
  nit: supplierFields.nit,
  nombre: supplierFields.nombre,
  sucursal: supplierFields.sucursal,
  fecha: {
    ...documentFields.fecha,
    help: 'Fecha en que se recibió la mercancía.',
    names: [/^fecha( (de )?(la )?entrada)?$/],
    example: ['2026-02-20', '2026-02-21'],
    sent: '2026-02-20',
  },
  orden: documentFields.orden,
  bodega: { ...documentFields.bodega, example: 'Principal', isKeptAsRead: true },
  remision: {
    type: 'code?',
    label: 'Remisión',
    help: 'Número de la remisión con que llegó la mercancía.',
    names: [/remision/],
    headers: ['No. remisión'],
    example: '0045',
    isKeptAsRead: true,
  },
  moneda: documentFields.moneda,
  bruto: { ...documentFields.bruto, example: '500000' },
  descuento: { ...documentFields.descuento, example: '0' },
  impuesto: { ...documentFields.impuesto, example: '95000' },
  neto: { ...documentFields.neto, example: ['595000', '262500.53'], sent: 1190000 },
  estado: {
    ...documentFields.estado,
    help: 'Estado de la entrada. Si falta, se toma como registrada.',
    values: stateWords('entrada'),
    example: 'registrada',
  },
} as const satisfies LoadedFields

/** The fields of an entry's item. */
export const loadedEntryLines = {
  entrada: {
    type: 'code',
    label: 'Entrada',
    help: 'Número o clave de la entrada de almacén a la que pertenece.',
    names: [/^((numero|nro|no|num) )?(de )?(la )?entrada( de almacen)?$/],
    headers: ['Entrada de almacén', 'Número de entrada'],
    example: ['EA-0880', 'EA-0881'],
    sent: 'EA-880',
  },
  nit: {
    ...supplierFields.nit,
    type: 'nit?',
    help: 'NIT del proveedor de la entrada; necesario si dos proveedores tienen el mismo número.',
  },
  linea: { ...goodsFields.linea, example: ['1', '1'], sent: '1' },
  item: { ...goodsFields.item, example: ['00120', 'CAF-500'], sent: 'PAP-01' },
  descripcion: {
    ...goodsFields.descripcion,
    example: ['Resma de papel carta', 'Café molido de 500 g'],
    sent: 'Resma carta',
  },
  extension: { ...goodsFields.extension, example: 'Blanca', isKeptAsRead: true },
  um: { ...goodsFields.um, example: ['UND', 'UND'], sent: 'UN' },
  cantidad: { ...goodsFields.cantidad, example: ['50', '10'], sent: 100 },
  precio: { ...goodsFields.precio, example: ['10000', '25000.05'], sent: 10000 },
  bruto: { ...goodsFields.bruto, example: '500000' },
  descuento: { ...goodsFields.descuento, example: '0' },
  tarifa_iva: { ...goodsFields.tarifa_iva, example: ['0.19', '0.05'] },
  iva: { ...goodsFields.iva, example: ['95000', '12500.03'] },
  neto: { ...goodsFields.neto, example: ['595000', '262500.53'] },
  canti_adicional: {
    type: 'decimal?',
    label: 'Cantidad adicional',
    help: 'Cantidad recibida de más.',
    names: [/cantidad.*adicional/],
    headers: ['Cantidad adicional'],
    example: '0',
    isKeptAsRead: true,
  },
} as const satisfies LoadedFields
