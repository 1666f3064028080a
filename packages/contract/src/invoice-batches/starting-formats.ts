import { type BatchField, batchFields } from './fields.ts'
import type { BatchColumn, BatchFormat } from './schemas.ts'
import { batchFieldTexts, batchStartTexts } from './texts.ts'

/** What a new format can start with; each is a beginning that the company fits to the template of its ERP. */
export const batchStarts = ['separado', 'siesa', 'siigo'] as const
export type BatchStart = (typeof batchStarts)[number]

/** Returns a column for a field with the settings that suit it. */
export function newColumn(campo: BatchField, own: Partial<BatchColumn> = {}): BatchColumn {
  const isNumber = batchFields[campo] === 'number'
  return {
    campo,
    titulo: batchFieldTexts[campo],
    texto: '',
    decimales: isNumber && !['archivo', 'renglon', 'linea'].includes(campo) ? 2 : 0,
    signo: false,
    ancho: 20,
    a_la_derecha: isNumber,
    relleno: ' ',
    ...own,
  }
}

const plain = {
  separador: ';',
  decimal: '.',
  fecha: 'AAAA-MM-DD',
  codificacion: 'utf-8',
  encabezado: true,
} as const

const head: readonly BatchField[] = [
  'nit',
  'proveedor',
  'numero',
  'fecha_emision',
  'fecha_vencimiento',
  'orden',
]
const line: readonly BatchField[] = ['linea', 'codigo', 'descripcion', 'unidad']

/** An amount as Siesa reads it: its sign, 15 digits, a point and four decimals. */
const signed = (campo: BatchField) =>
  newColumn(campo, { decimales: 4, signo: true, ancho: 21, a_la_derecha: true, relleno: '0' })
const code = (campo: BatchField, ancho: number) =>
  newColumn(campo, { ancho, a_la_derecha: true, relleno: '0' })
const words = (campo: BatchField, ancho: number) => newColumn(campo, { ancho })

/** Returns the format that a new one starts with. */
export function startingFormat(start: BatchStart): BatchFormat {
  const nombre = batchStartTexts[start]
  const byLine = [
    ...[...head, ...line].map((campo) => newColumn(campo)),
    newColumn('cantidad', { decimales: 6 }),
    newColumn('precio', { decimales: 6 }),
    ...(['valor_linea', 'valor_total'] as const).map((campo) => newColumn(campo)),
    newColumn('radicado'),
  ]
  switch (start) {
    case 'separado':
      return { ...plain, nombre, filas: 'linea', forma: 'separado', columnas: byLine }
    case 'siigo':
      return { ...plain, nombre, filas: 'linea', forma: 'excel', fecha: 'DD/MM/AAAA', columnas: byLine }
    case 'siesa':
      return {
        ...plain,
        nombre,
        filas: 'factura',
        forma: 'ancho_fijo',
        fecha: 'AAAAMMDD',
        codificacion: 'windows-1252',
        encabezado: false,
        columnas: [
          code('renglon', 7),
          words('tipo_documento', 3),
          words('nit', 15),
          words('sucursal', 3),
          words('prefijo', 4),
          code('consecutivo', 8),
          words('fecha_emision', 8),
          words('fecha_vencimiento', 8),
          words('orden', 20),
          ...(['valor_bruto', 'descuentos', 'valor_iva', 'valor_impuestos', 'valor_total'] as const).map(
            signed,
          ),
          words('radicado', 20),
        ],
      }
  }
}
