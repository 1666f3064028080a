import type { CellKind, Part } from './mapping.ts'

/** A field that a part of a source must or may bring. */
export interface TargetField {
  kind: CellKind
  isRequired: boolean
}

const must = (kind: CellKind): TargetField => ({ kind, isRequired: true })
const may = (kind: CellKind): TargetField => ({ kind, isRequired: false })

/** The fields of each part: what a mapping may name, how it is read, and without what a record is refused. */
export const targets = {
  'third-parties': { nit: must('nit'), nombre: must('text') },
  'purchase-tickets': {
    clave: must('code'),
    consecutivo: must('code'),
    vigencia: may('code'),
    fecha: must('date'),
    clase: may('code'),
    tipo_orden: may('code'),
    numero_orden: may('code'),
    fecha_orden: may('date'),
    nit: must('nit'),
    facturas: may('invoices'),
    fecha_factura: may('date'),
    cufe: may('code'),
    bodega: may('text'),
  },
  'purchase-tickets-lines': {
    entrada: must('code'),
    item: must('code'),
    descripcion: must('paragraph'),
    um: must('code'),
    cantidad: must('decimal'),
    precio: must('decimal'),
    tarifa_iva: may('rate'),
    ajuste: may('decimal'),
    marca: may('text'),
    serie: may('text'),
  },
  withholdings: {
    clave: may('code'),
    nit: must('nit'),
    tipo: must('withholding-type'),
    concepto_codigo: may('code'),
    concepto: may('text'),
    tarifa: must('withholding-rate'),
    base: must('money'),
    iva: may('money'),
    operacion: may('money'),
    valor: must('money'),
    fecha: may('date'),
    anio: may('year'),
    bimestre: may('bimester'),
    documento: must('code'),
    comprobante: may('code'),
    municipio: may('municipality'),
    municipio_consignacion: may('municipality'),
  },
} as const satisfies Record<Part, Record<string, TargetField>> // the names are the type

/** The names of a part's fields. */
export type FieldOf<P extends Part> = keyof (typeof targets)[P] & string
