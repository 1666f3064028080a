import { sql } from 'kysely'
import { query, scopeCompany } from '@enlace/database/database.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { paymentHabitNames, mayRead } from '../../company/index.ts'
import { isInScope } from '../../../core/list/queries.ts'
import type { Scope } from '@enlace/database/scope.ts'

/**
 * The facts from which plazo justo is counted for one invoice; the number of an entry that the person may not open is
 * left out.
 */
export interface TermRow {
  pyme: boolean | null
  entradas: { fecha: CalendarDate; id: string | null; numero: string | null }[]
}

/** Whether the supplier is a mipyme, and the entries that an invoice bills, without the reversed ones. */
export const termFactsOf = (scope: Scope, id: string) =>
  sql<TermRow>`select (select pyme from third_parties t where t.company_id = s.company_id and t.id = s.third_party_id),
      coalesce((select jsonb_agg(jsonb_build_object('fecha', e.fecha,
                  'id', case when e.may_read then e.id end, 'numero', case when e.may_read then e.nro_entrada end))
         from (select p.fecha, p.id, p.nro_entrada, ${mayRead('purchase-tickets')} as may_read
                 from document_links l
                 join purchase_tickets p on p.company_id = l.company_id and p.id = l.to_id and p.estado <> 'reversada'
                where l.company_id = s.company_id and l.from_kind = 'account-statements' and l.from_id = s.id
                  and l.to_kind = 'purchase-tickets') e), '[]') as entradas
    from account_statements s where ${isInScope(scope)} and id = ${id}`.compile(query)

/** The settings of the scope's company for receiving and paying invoices. */
export const paymentHabits = query
  .selectFrom('settings')
  .select(['name', 'value'])
  .where('company_id', '=', scopeCompany)
  .where('name', 'in', paymentHabitNames)
  .compile()
