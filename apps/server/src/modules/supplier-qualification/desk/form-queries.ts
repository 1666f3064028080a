import { sql } from 'kysely'
import type { EvaluationForm } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'

/** Returns the versions of the open company's form, newest first, with the number of evaluations of each. */
export async function findFormVersions(db: Database, scope: Scope): Promise<EvaluationForm['versiones']> {
  const [versions] = await db.read(scope, [
    sql<EvaluationForm['versiones'][number]>`select f.version, f.actor as por,
        ${staffNameOf('f.actor')} as por_nombre, f.created_at as at,
        (select count(*)::integer from supplier_evaluations e
          where e.company_id = f.company_id and e.form_version = f.version) as evaluaciones
      from qualification_forms f where f.company_id = ${scopeCompany} order by f.version desc limit 100`.compile(
      query,
    ),
  ])
  return versions
}
