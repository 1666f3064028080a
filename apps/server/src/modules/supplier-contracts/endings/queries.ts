import { sql } from 'kysely'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { contractNearEnd } from '@enlace/domain/contracts.ts'

/** A contract that ends soon. */
export interface EndingContract {
  id: string
  nro_contrato: string
  third_party_id: number
  third_id: number
  fecha_fin: CalendarDate
  dias: number
}

/** Returns a company's current contracts that end within the first warning period. */
export async function findEndingContracts(db: Database, company: number): Promise<EndingContract[]> {
  const [ending] = await db.read(Scope.ofStaff(company), [
    sql<EndingContract>`select id, nro_contrato, third_party_id, third_id, fecha_fin, fecha_fin - ${today} as dias
      from supplier_contracts
     where company_id = ${scopeCompany} and contract_state(estado, fecha_fin) = 'por_vencer'
       and fecha_fin <= ${today} + ${contractNearEnd}::integer order by fecha_fin, id`.compile(query),
  ])
  return ending
}
