import { sql } from 'kysely'
import type {
  AskedDocument,
  Audience,
  ReminderPlan,
} from '@enlace/contract/required-documents/asked/schemas.ts'
import { usualPlan } from '@enlace/domain/required-documents.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

const asked = sql`select d.id, d.codigo, d.nombre, d.descripcion, d.alcance, d.tipo_contrato, c.nro_contrato as contrato,
    d.persona, d.suministro, coalesce(d.tamanos, '{}') as tamanos, coalesce(d.riesgos, '{}') as riesgos, d.obligatorio,
    d.regla, d.dias, d.fecha, d.gracia, d.orden, d.plantilla_nombre as plantilla, d.activo, d.version,
    coalesce(n.proveedores, 0) as proveedores
  from required_documents d
  left join supplier_contracts c on c.company_id = d.company_id and c.id = d.contract_id
  left join asked_counts() n on n.document_id = d.id
 where d.company_id = ${scopeCompany}`

/** Returns all required documents of the company, those in force first, in its order. */
export async function findAsked(db: Database, scope: Scope): Promise<AskedDocument[]> {
  const [rows] = await db.read(scope, [
    sql<AskedDocument>`${asked} order by not d.activo, d.alcance desc, d.orden, d.nombre, d.id`.compile(
      query,
    ),
  ])
  return rows
}

/** Finds one required document. */
export async function findOneAsked(
  db: Database,
  scope: Scope,
  id: string,
): Promise<AskedDocument | undefined> {
  const [[row]] = await db.read(scope, [sql<AskedDocument>`${asked} and d.id = ${id}`.compile(query)])
  return row
}

/** Of whom a document would be required. */
export interface AskedAudience {
  alcance: string
  tipo_contrato?: string | undefined
  persona?: string | undefined
  suministro?: string | undefined
  tamanos: readonly string[]
  riesgos: readonly string[]
}

const orNone = (words: readonly string[]) => (words.length === 0 ? null : [...words])

/** Counts the suppliers and contracts of an audience. */
export async function findAudience(db: Database, scope: Scope, wanted: AskedAudience): Promise<Audience> {
  const { alcance, persona = null, suministro = null, tipo_contrato = null } = wanted
  const [[counted]] = await db.read(scope, [
    sql<Audience>`select * from ${call('document_audience', {
      scope: alcance,
      person: persona,
      supply: suministro,
      sizes: orNone(wanted.tamanos),
      risks: orNone(wanted.riesgos),
      kind: tipo_contrato,
    })}`.compile(query),
  ])
  if (!counted) throw new Error('An audience has a count')
  return counted
}

/** A template as stored. */
export interface FoundTemplate {
  name: string
  media_type: string
  storage_key: string
}

/** Finds the template of a required document. */
export async function findAskedTemplate(
  db: Database,
  scope: Scope,
  id: string,
): Promise<FoundTemplate | undefined> {
  const [[file]] = await db.read(scope, [
    sql<FoundTemplate>`select coalesce(plantilla_nombre, '') as name, coalesce(plantilla_tipo, '') as media_type,
             coalesce(plantilla_key, '') as storage_key
      from required_documents where company_id = ${scopeCompany} and id = ${id} and plantilla_key is not null`.compile(
      query,
    ),
  ])
  return file
}

/** Returns the company's plan of reminders; the product's own while it has none. */
export async function findPlan(db: Database, scope: Scope): Promise<ReminderPlan> {
  const [[plan]] = await db.read(scope, [
    query
      .selectFrom('document_reminder_plans')
      .select(['dias_antes', 'cada_dias', 'version'])
      .where('company_id', '=', scopeCompany)
      .compile(),
  ])
  return plan ?? { dias_antes: [...usualPlan.dias_antes], cada_dias: usualPlan.cada_dias, version: 0 }
}
