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
  contracts: {
    clave: may('code'),
    numero: must('code'),
    nit: must('nit'),
    objeto: must('text'),
    tipo: must('code'),
    fecha_inicio: may('date'),
    fecha_fin: may('date'),
    moneda: may('code'),
    valor: must('money'),
    valor_ejecutado: may('money'),
    supervisor: may('text'),
    interventor: may('text'),
    forma_pago: may('text'),
    estado: may('code'),
    archivo: may('text'),
  },
  'contracts-amendments': {
    contrato: must('code'),
    numero: must('code'),
    fecha: must('date'),
    objeto: must('text'),
    valor_adicional: may('money'),
    nueva_fecha_fin: may('date'),
    archivo: may('text'),
  },
  'contracts-policies': {
    contrato: must('code'),
    amparo: must('text'),
    valor_exigido: may('money'),
    exigida_hasta: may('date'),
    numero: may('code'),
    aseguradora: may('text'),
    valor: may('money'),
    vigente_desde: may('date'),
    vigente_hasta: may('date'),
    aprobada_el: may('date'),
  },
  'contracts-minutes': {
    contrato: must('code'),
    tipo: must('text'),
    numero: must('code'),
    fecha: must('date'),
    descripcion: may('text'),
    valor: may('money'),
    archivo: may('text'),
  },
  'contracts-imputations': {
    contrato: must('code'),
    tipo: must('text'),
    documento: must('code'),
  },
} as const satisfies Record<Part, Record<string, TargetField>> // the names are the type

/** The names of a part's fields. */
export type FieldOf<P extends Part> = keyof (typeof targets)[P] & string
