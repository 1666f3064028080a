import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { Money } from '@enlace/domain/money'

/** A contract with a supplier. */
export interface SupplierContractsTable {
  company_id: number
  id: Generated<string>
  third_party_id: number
  third_id: number
  erp_key: string
  nro_contrato: string
  objeto: string
  tipo: string
  fecha_inicio: CalendarDate | null
  fecha_fin: CalendarDate | null
  supervisor: string | null
  moneda: Generated<string>
  valor: Money
  valor_ejecutado: Generated<Money>
  estado: Generated<string>
  import_batch_id: string | null
  created_at: Generated<string>
  updated_at: Generated<string>
}
