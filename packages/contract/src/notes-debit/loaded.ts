import type { LoadedFields } from '../documents/loaded/field.ts'
import { stateWords } from '../documents/loaded/state-words.ts'
import { documentFields } from '../documents/loaded/document-fields.ts'
import { goodsFields } from '../documents/loaded/goods-fields.ts'
import { supplierFields } from '../documents/loaded/supplier-fields.ts'

/** The fields of a debit note in files and pushes. */
export const loadedNotes = {
  clave: { ...documentFields.clave, example: ['ND-0077', 'ND-0078'] },
  numero: {
    type: 'code',
    label: 'Número',
    help: 'Número de la nota débito.',
    names: [/^((numero|nro|no|num) )?(de )?(la )?nota( debito)?$/],
    headers: ['Nota débito'],
    example: ['ND-0077', 'ND-0078'],
    sent: 'ND-77',
  },
  nit: supplierFields.nit,
  nombre: supplierFields.nombre,
  sucursal: supplierFields.sucursal,
  fecha: {
    ...documentFields.fecha,
    help: 'Fecha de la nota.',
    names: [/^fecha( (de )?(la )?nota)?$/],
    example: ['2026-03-10', '2026-03-12'],
    sent: '2026-03-10',
  },
  motivo: {
    ...documentFields.motivo,
    help: 'Por qué se hizo la nota; se le muestra al proveedor.',
    example: ['Devolución de 10 resmas', 'Faltante'],
    sent: 'Devolución',
    isKeptAsRead: true,
  },
  moneda: documentFields.moneda,
  bruto: { ...documentFields.bruto, example: '100000' },
  descuento: { ...documentFields.descuento, example: '0' },
  impuesto: { ...documentFields.impuesto, example: '19000' },
  valor: {
    type: 'money',
    label: 'Valor',
    help: 'Valor total de la nota.',
    names: [/^valor( (de )?(la )?nota)?$/, /^total$/],
    example: ['119000', '25000.05'],
    sent: 119000,
  },
  aplicado: {
    type: 'money?',
    label: 'Valor aplicado',
    help: 'Cuánto de la nota ya se cruzó con facturas.',
    names: [/aplicado/],
    headers: ['Valor aplicado'],
    example: ['119000', '25000.05'],
  },
  estado: {
    ...documentFields.estado,
    help: 'Estado de la nota. Si falta, se toma como emitida.',
    values: stateWords('nota_debito'),
    example: 'aplicada',
  },
} as const satisfies LoadedFields

/** The fields of a note's application to an invoice. */
export const loadedNoteLines = {
  nota: {
    type: 'code',
    label: 'Nota débito',
    help: 'Número de la nota débito a la que pertenece.',
    names: [/^((numero|nro|no|num) )?(de )?(la )?nota( debito)?$/],
    headers: ['Nota débito', 'No. nota'],
    example: ['ND-0077', 'ND-0078'],
    sent: 'ND-77',
  },
  nit: {
    ...supplierFields.nit,
    type: 'nit?',
    help: 'NIT del proveedor de la nota; necesario si dos proveedores tienen el mismo número.',
  },
  linea: { ...goodsFields.linea, example: ['1', '1'], sent: '1' },
  documento: {
    type: 'code',
    label: 'Documento',
    help: 'Número de la factura con la que se cruza.',
    names: [/^(documento|doc|factura)( cruce)?$/],
    headers: ['Factura', 'Documento cruce', 'Doc'],
    example: ['FE1001', 'CAF0204'],
    sent: 'FE-1001',
  },
  saldo: {
    type: 'money',
    label: 'Saldo pendiente',
    help: 'Saldo de la factura antes del cruce.',
    names: [/^saldo( (anterior|actual))?$/],
    headers: ['Saldo anterior'],
    example: ['595000', '262500.53'],
    sent: 1190000,
  },
  valor: {
    type: 'money',
    label: 'Valor',
    help: 'Valor que se cruza.',
    names: [/^valor( (aplicado|cruzado))?$/],
    example: ['119000', '25000.05'],
    sent: 119000,
  },
  saldo_nuevo: {
    type: 'money?',
    label: 'Saldo después del cruce',
    help: 'Saldo que queda después del cruce. Si falta, es la resta.',
    names: [/^(nuevo saldo|saldo (nuevo|final))$/],
    headers: ['Nuevo saldo', 'Saldo final'],
    example: ['476000', '237500.48'],
  },
} as const satisfies LoadedFields
