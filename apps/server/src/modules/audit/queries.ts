import { sql } from 'kysely'
import { type AuditTopic, topicStarts } from '@enlace/contract/audit/topics.ts'
import type { AuditEntry, AuditQuery } from '@enlace/contract/audit/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every } from '../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../core/list/rows-queries.ts'

type AuditFilter = Unpaged<AuditQuery>

/** The names in an entry, which are looked up for the shown entries. */
type Names = Pick<AuditEntry, 'persona_nombre' | 'nombre' | 'correo' | 'tercero'>

/** A stored entry with its details. */
export type AuditRow = Omit<AuditEntry, keyof Names> & { detalle: Readonly<Record<string, unknown>> | null }

const topics = sql.join(
  topicStarts.map(
    ([topic, starts]) =>
      sql`when ${sql.join(
        starts.map((start) => sql`starts_with(l.action, ${sql.lit(start)})`),
        sql` or `,
      )} then ${sql.lit(topic)}`,
  ),
  sql` `,
)

/** The entries of the open company. */
const entries = sql`(select l.id, l.at, l.actor as persona, l.action as accion, l.target as objeto, l.address as direccion,
    l.detail as detalle, case ${topics} else 'otros' end as tema
  from audit_log l where l.company_id = ${scopeCompany}) as entries`

const columns = sql`entries.id, entries.at, entries.tema, entries.accion, entries.persona, entries.objeto,
  entries.direccion, entries.detalle`

const sortable: Sortable = { at: 'at' }

function filtered({ q, from, to }: AuditFilter) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const after = (day: string) => sql`(${day}::date::timestamp at time zone 'America/Bogota')`
  return every([
    ...(text
      ? [
          sql<boolean>`(persona ilike ${pattern} or objeto ilike ${pattern} or direccion ilike ${pattern}
            or detalle::text ilike ${pattern}
            or objeto in (select unnest(array[target, email]) from audit_people_named(${pattern}))
            or persona in (select email from audit_people_named(${pattern})))`,
        ]
      : []),
    ...(from ? [sql<boolean>`at >= ${after(from)}`] : []),
    ...(to ? [sql<boolean>`at < ${after(to)} + interval '1 day'`] : []),
  ])
}

const ofTopic = ({ tema }: AuditFilter) =>
  tema === undefined ? sql<boolean>`true` : sql<boolean>`tema = ${tema}`
const ofPerson = ({ persona }: AuditFilter) =>
  persona === undefined ? sql<boolean>`true` : sql<boolean>`persona = ${persona}`

const ofAct = ({ accion }: AuditFilter) =>
  accion === undefined ? sql<boolean>`true` : sql<boolean>`accion = ${accion}`

/** The filtered entries, newest first by default. */
export const auditRows = (filter: AuditFilter) =>
  listRows<AuditRow>({
    columns,
    from: entries,
    where: every([filtered(filter), ofTopic(filter), ofPerson(filter), ofAct(filter)]),
    sortable,
    sort: filter.sort ?? '-at',
  })

/** Finds a page of the trail with the counts of each filter. */
export async function findAudit(db: Database, scope: Scope, filter: AuditQuery) {
  const [rows, byAct, byPerson] = await db.readList(scope, [
    auditRows(filter).page(filter).compile(query),
    sql<{ tema: AuditTopic; accion: string; rows: number }>`select tema, accion, count(*)::integer as rows
      from ${entries} where ${every([filtered(filter), ofPerson(filter)])} group by 1, 2`.compile(query),
    sql<{
      persona: string
      nombre: string
      rows: number
    }>`select persona, audit_person_name(persona) as nombre,
        count(*)::integer as rows from ${entries}
      where ${every([filtered(filter), ofTopic(filter), ofAct(filter)])} group by 1 order by rows desc, 1 limit ${mostPeople}`.compile(
      query,
    ),
  ])
  return { rows: await withNames(db, scope, rows), byAct, byPerson }
}

/** Maximum people that a filter offers. */
const mostPeople = 50

/** Adds to entries the names of their author and of the person or supplier concerned. */
export async function withNames<Row extends Pick<AuditRow, 'persona' | 'accion' | 'objeto'>>(
  db: Database,
  scope: Scope,
  rows: readonly Row[],
): Promise<(Row & Names)[]> {
  const targets = [...new Set(rows.flatMap(({ objeto }) => (objeto === null ? [] : [objeto])))]
  const suppliers = [...new Set(rows.flatMap((row) => supplierOf(row) ?? []))]
  const addresses = [...new Set([...rows.map(({ persona }) => persona), ...targets.filter(isAddress)])]
  const [subjects, named, acted] = await db.read(scope, [
    sql<Subject>`select target, audit_person_name(nombre) as nombre, nombre as correo, third_party_id
      from audit_subjects(${targets}::text[])`.compile(query),
    sql<Subject>`select id::text as target, nombre, null as correo, id as third_party_id from third_parties
      where company_id = ${scopeCompany} and id = any(${suppliers}::integer[])`.compile(query),
    sql<{ persona: string; nombre: string }>`select persona, audit_person_name(persona) as nombre
      from unnest(${addresses}::text[]) as persona`.compile(query),
  ])
  const people = new Map(subjects.map((subject) => [subject.target, subject]))
  const parties = new Map(named.map((subject) => [subject.target, subject]))
  const nameOf = new Map(acted.map(({ persona, nombre }) => [persona, nombre]))
  return rows.map((row) => {
    const { objeto } = row
    const subject = objeto === null ? undefined : (people.get(objeto) ?? parties.get(supplierOf(row) ?? ''))
    const correo = subject ? subject.correo : objeto !== null && isAddress(objeto) ? objeto : null
    return {
      ...row,
      persona_nombre: nameOf.get(row.persona) ?? row.persona,
      nombre: subject?.nombre ?? (correo === null ? null : (nameOf.get(correo) ?? null)),
      correo,
      tercero: subject?.third_party_id ?? null,
    }
  })
}

const isAddress = (target: string) => target.includes('@')

interface Subject {
  target: string
  nombre: string
  correo: string | null
  third_party_id: number | null
}

/** Targets that name a supplier by its number. */
const onSuppliers = ['supplier:', 'bank-account:']

const supplierOf = ({ accion, objeto }: Pick<AuditRow, 'accion' | 'objeto'>): string | undefined =>
  objeto !== null && /^\d{1,9}$/.test(objeto) && onSuppliers.some((start) => accion.startsWith(start))
    ? objeto
    : undefined

/** Finds one entry; undefined if there is none. */
export async function findAuditEntry(db: Database, scope: Scope, id: string) {
  const [[row]] = await db.read(scope, [
    sql<AuditRow>`select ${columns} from ${entries} where id = ${id}::bigint`.compile(query),
  ])
  return row && (await withNames(db, scope, [row]))[0]
}

/** Streams all filtered entries in batches. */
export const streamAudit = (db: Database, scope: Scope, filter: AuditFilter) =>
  db.stream<AuditRow>(scope, auditRows(filter).select.compile(query))
