import { sql } from 'kysely'
import type { SupplierSummary } from '@enlace/contract/suppliers/summary-schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffRight, type StaffRole } from '@enlace/domain/staff-roles.ts'
import { roleIn } from '../../core/desk/role-queries.ts'
import { isWithdrawn, waitsOnItsDesk } from '../documents/index.ts'
import { paymentRows } from '../payments-made/index.ts'

/** The maximum number of payments and of matters shown. */
const lastPayments = 5
const mostMatters = 20

type Matter = SupplierSummary['matters'][number]
type Kind = Matter['kind']

/** The desk of each kind of matter, by the area that a role needs to read it. */
const areas = {
  question: 'questions',
  objection: 'documents',
  proposal: 'documents',
  'profile-request': 'registrations',
  'bank-change': 'bank-accounts',
  'required-document': 'documents',
  'contract-policy': 'documents',
} as const satisfies Record<Kind, Parameters<typeof staffRight>[1]>

const actsOf = (id: number, act: 'objetar' | 'novedad', table: string, number: string) => sql`
  select a.id, coalesce(d.${sql.ref(number)}, q.document_number, '') as numero, coalesce(a.comment, '') as asunto,
         'pendiente' as estado, a.at as desde
    from document_acts a
    left join questions q on q.company_id = a.company_id and q.id = a.question_id
    left join act_decisions c on c.company_id = a.company_id and c.act_id = a.id
    left join ${sql.table(table)} d on d.company_id = a.company_id and d.id = a.document_id
   where a.company_id = ${scopeCompany} and a.third_party_id = ${id} and a.act = ${act} and c.act_id is null
     and not (${isWithdrawn})`

/** The open matters of a third party at each desk. */
const sources = (id: number) => ({
  question: sql`select q.id, q.number as numero, q.excerpt as asunto, q.state as estado, q.last_at as desde
    from questions q where q.company_id = ${scopeCompany} and q.third_party_id = ${id} and not ${waitsOnItsDesk}
      and q.state in ('abierta', 'esperando_a_la_compania', 'esperando_al_proveedor')
      and not (q.topic in ('confirmacion_orden', 'aceptacion_nota') and q.messages = 1)`,
  objection: actsOf(id, 'objetar', 'notes_debit', 'nro_nota'),
  proposal: actsOf(id, 'novedad', 'purchase_order', 'nro_orden'),
  'profile-request': sql`select id, number as numero, words as asunto, state as estado, created_at as desde
    from profile_requests where company_id = ${scopeCompany} and third_party_id = ${id}
      and state in ('recibida', 'en_revision')`,
  'bank-change': sql`select id, numero, motivo as asunto, estado, created_at as desde from bank_changes
    where company_id = ${scopeCompany} and third_party_id = ${id}
      and estado in ('solicitado', 'en_verificacion', 'aprobado')`,
  'required-document': sql`select v.id, '' as numero, d.nombre as asunto, v.estado, v.subido_at as desde
    from supplier_documents v join required_documents d on d.company_id = v.company_id and d.id = v.document_id
   where v.company_id = ${scopeCompany} and v.third_party_id = ${id} and v.estado = 'en_revision'`,
  'contract-policy': sql`select id, numero, aseguradora as asunto, estado, created_at as desde
    from supplier_contracts_policy_versions
   where company_id = ${scopeCompany} and third_party_id = ${id} and estado = 'en_revision'`,
})

/** The open matters of a third party at the desks that a role may read, oldest first. */
function mattersOf(id: number, role: StaffRole) {
  const open = Object.entries(sources(id)).flatMap(([kind, source]) =>
    staffRight(role, areas[kind as Kind]) === undefined // the names of the sources
      ? []
      : [sql`select ${kind}::text as kind, s.* from (${source}) s`],
  )
  const none = sql`select '' as kind, null::uuid as id, '' as numero, '' as asunto, '' as estado, now() as desde where false`
  return sql<Matter & { total: number }>`select *, (count(*) over ())::integer as total
    from (${sql.join([none, ...open], sql` union all `)}) matters order by desde, id limit ${mostMatters}`
}

/** A required document of a third party that needs attention. */
export type OwedDocument = NonNullable<SupplierSummary['documents']>[number]

const owedDocuments = (id: number) => sql<OwedDocument>`
  select nombre, estado, vence, obligatorio from staff_document_standings(${id}, null)
   where estado in ('falta', 'en_gracia', 'rechazado', 'vencido', 'por_vencer')
   order by not obligatorio, estado in ('por_vencer', 'en_gracia'), vence, nombre`

/** Returns the last payments, open matters and missing documents of a third party. */
export function findAffairs(db: Database, scope: Scope, id: number) {
  return db.transaction(scope, async (tx) => {
    const role = await roleIn(tx)
    const payments = await tx.run(
      paymentRows(scope.about(id), { days: 0 }).page({ page: 1, size: lastPayments }).compile(query),
    )
    const matters = await tx.run(mattersOf(id, role).compile(query))
    const readsDocuments = staffRight(role, 'documents') !== undefined
    const documents = readsDocuments ? await tx.run(owedDocuments(id).compile(query)) : null
    return { payments, matters, documents }
  })
}
