import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { LoadTable } from '../load-table.ts'
import { ownedByAccount, type OwnedRow } from './owner.ts'

/** What was withheld of one kind on one document. */
export interface WithholdingLineRow extends OwnedRow {
  erp_key: string
  tipo: CertificateKind
  concepto_codigo: string
  concepto: string
  /** Per cent for fuente and iva, per thousand for ica. */
  tarifa: string
  /** The value without IVA; for iva the IVA generated. */
  base: Money
  /** For iva only: the value of the operation without IVA. */
  operacion: Money | null
  /** Negative where a withholding was taken back. */
  valor: Money
  fecha: CalendarDate
  documento: string
  comprobante: string | null
  municipio: string
}

/** How withholding lines are loaded. */
export const withholdingLinesLoad: LoadTable<WithholdingLineRow> = {
  table: 'withholding_lines',
  columns: [
    'erp_key',
    'tipo',
    'concepto_codigo',
    'concepto',
    'tarifa',
    'base',
    'operacion',
    'valor',
    'fecha',
    'documento',
    'comprobante',
    'municipio',
  ],
  key: ['erp_key'],
  references: [ownedByAccount],
  remembers: 'batch-and-time',
}
