import { sql } from 'kysely'
import {
  archiveKinds,
  type ArchiveKind,
  type ArchiveSettings,
  type DocumentArchive,
  type MonthArchive,
} from '@enlace/contract/document-archive/schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { staffNameOf } from '../../core/desk/member-name-queries.ts'

/** The settings of a company that chose nothing yet. */
const firstSettings: ArchiveSettings = { activo: false, dia: 5, clases: [...archiveKinds], destinatarios: [] }

const settings =
  sql<ArchiveSettings>`select is_on as activo, day as dia, kinds as clases, recipients as destinatarios
  from document_archive_settings where company_id = ${scopeCompany}`.compile(query)

/** The members of the open company who may open an archive, by name. */
const readers = sql`scope_assignees(${[...rolesThatMay('certificates', 'read')]}::text[])`

/** Reads the settings in a transaction. */
export async function readSettings(tx: Pick<Transaction, 'run'>): Promise<ArchiveSettings> {
  const [kept] = await tx.run(settings)
  return kept ?? firstSettings
}

/** Returns the settings, whom an archive can be told to, and the archives. Recipients who left are not among them. */
export async function findArchive(db: Database, scope: Scope): Promise<DocumentArchive> {
  const [[kept], equipo, archivos] = await db.read(scope, [
    settings,
    sql<{ id: string; nombre: string }>`select id, name as nombre from ${readers}`.compile(query),
    sql<MonthArchive>`select a.id, a.month as mes, a.state as estado, a.files as documentos,
        a.missing as faltan, ${staffNameOf('a.asked_by')} as pedido_por, a.asked_at as pedido_at,
        a.finished_at as listo_at, a.expires_at as vence_at, coalesce(p.parts, '[]') as partes
      from document_archives a
      left join lateral (
        select jsonb_agg(jsonb_build_object('parte', f.part, 'documentos', f.files, 'bytes', f.size) order by f.part) as parts
          from document_archive_parts f where f.company_id = a.company_id and f.archive_id = a.id) p on true
     where a.company_id = ${scopeCompany} order by a.month desc limit 120`.compile(query),
  ])
  const ajustes = kept ?? firstSettings
  const destinatarios = ajustes.destinatarios.filter((id) => equipo.some((member) => member.id === id))
  return { ajustes: { ...ajustes, destinatarios }, equipo, archivos }
}

/** Returns the addresses of the chosen members who may open an archive now. */
export async function findRecipients(tx: Pick<Transaction, 'run'>): Promise<string[]> {
  const rows = await tx.run(
    sql<{ email: string }>`select m.email from scope_staff_members() m
      join document_archive_settings s on s.company_id = ${scopeCompany} and m.id = any (s.recipients)
     where m.id in (select id from ${readers}) order by 1`.compile(query),
  )
  return rows.map(({ email }) => email)
}

/** A file of an archive that can be downloaded. */
export interface ReadyPart {
  month: CalendarDate
  storage_key: string
  parts: number
}

/** Finds a file of a finished archive; undefined if there is none, or it has expired. */
export async function findReadyPart(
  db: Database,
  scope: Scope,
  { id, parte }: { id: string; parte: number },
): Promise<ReadyPart | undefined> {
  const [[ready]] = await db.read(scope, [
    sql<ReadyPart>`select a.month, p.storage_key,
        (select count(*)::integer from document_archive_parts o
          where o.company_id = a.company_id and o.archive_id = a.id) as parts
      from document_archives a
      join document_archive_parts p on p.company_id = a.company_id and p.archive_id = a.id
     where a.company_id = ${scopeCompany} and a.id = ${id} and p.part = ${parte} and a.state = 'done'
       and a.expires_at > now()`.compile(query),
  ])
  return ready
}

/** An archive as its run makes it. */
export interface TakenArchive {
  id: string
  run: string
  month: CalendarDate
  kinds: ArchiveKind[]
}
