import { sql } from 'kysely'
import { query, scopeCompany } from '@enlace/database/database.ts'
import type { ActionFacts, ReviewFacts } from './mails.ts'

/** The facts of a request for review of the open scope, for mails; the person is its author. */
export const reviewFacts = (id: string) =>
  sql<ReviewFacts>`select r.id, r.evaluation_id, r.numero, r.third_party_id, r.identity_id, r.state, e.periodo, e.puntaje::text as puntaje,
      e.nivel, t.nombre as supplier, t.documento_numero as nit, t.documento_dv as dv, r.person,
      (select coalesce(array_agg(c ->> 'nombre'), '{}') from jsonb_array_elements(e.snapshot -> 'criterios') c
        where c ->> 'id' = any (r.criterios)) as criterios
    from evaluation_reviews r
    join supplier_evaluations e on e.company_id = r.company_id and e.id = r.evaluation_id
    join third_parties t on t.company_id = r.company_id and t.id = r.third_party_id
   where r.company_id = ${scopeCompany} and r.id = ${id}`.compile(query)

/** The facts of a plan's action of the open scope, for mails. */
export const actionFacts = (id: string) =>
  sql<ActionFacts>`select a.evaluation_id, a.third_party_id, a.identity_id, e.periodo, a.accion, a.responsable, a.fecha,
      t.nombre as supplier, t.documento_numero as nit, t.documento_dv as dv, a.person
    from improvement_actions a
    join supplier_evaluations e on e.company_id = a.company_id and e.id = a.evaluation_id
    join third_parties t on t.company_id = a.company_id and t.id = a.third_party_id
   where a.company_id = ${scopeCompany} and a.id = ${id}`.compile(query)
