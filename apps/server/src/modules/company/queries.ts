import { sql } from 'kysely'
import type { AnnouncedMaintenance } from '@enlace/contract/company/maintenance-text.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { KeptSettings } from './rules.ts'

/** A stored company with its settings. */
export interface KeptCompany {
  id: number
  nit: string
  dv: number
  nombre: string
  /** Whether it was made to show or to learn the product. */
  isTrial: boolean
  contentVersion: string
  settings: KeptSettings
  /** The portal's current announcement. */
  maintenance: AnnouncedMaintenance | null
}

const company = query
  .selectFrom('companies')
  .select(['id', 'nit', 'dv', 'nombre'])
  // Planned content changes without a write: the last such time is part of the version.
  .select(
    sql<string>`content_version || ' ' || coalesce(extract(epoch from content_moment())::text, '')
      || ' ' || coalesce(extract(epoch from maintenance_moment())::text, '')`.as('content_version'),
  )
  .select(
    sql<boolean>`exists (select from trial_companies t where t.company_id = companies.id)`.as('isTrial'),
  )
  .where('id', '=', scopeCompany)
  .compile()

const settings = query
  .selectFrom('settings')
  .select(['name', 'value'])
  .where('company_id', '=', scopeCompany)
  .compile()

const maintenance = sql<AnnouncedMaintenance>`select to_json(starts_at) #>> '{}' as "startsAt",
    to_json(ends_at) #>> '{}' as "endsAt", message
  from maintenance_windows
  where company_id = ${scopeCompany} and state = 'planned' and announce_from <= now()
    and coalesce(ends_at, 'infinity') > now()
  order by maintenance_windows.starts_at limit 1`.compile(query)

/**
 * Returns the version of a company's branding, settings and content: it changes with each of them, and whenever planned
 * content begins or ends.
 */
export async function getContentVersion(db: Database, id: number): Promise<string> {
  const [[row]] = await db.read(Scope.ofVisitor(id), [company])
  return row?.content_version ?? ''
}

/** Reads the open scope's company with its settings. @throws DatabaseRefusal if the scope does not open. */
export async function getCompany(db: Database, scope: Scope): Promise<KeptCompany> {
  const [[row], rows, [announced]] = await db.read(scope, [company, settings, maintenance])
  if (row === undefined) throw new Error('An open scope has a company')
  const { content_version: contentVersion, ...known } = row
  const kept = new Map(rows.map(({ name, value }) => [name, value]))
  return { ...known, contentVersion, settings: kept, maintenance: announced ?? null }
}

/** Finds a branding file by its hash; undefined if no company has it. */
export async function findBrandingFile(
  db: Database,
  sha256: string,
  name: string,
): Promise<{ media_type: string; bytes: Buffer } | undefined> {
  const [file] = await db.lookUp<{ media_type: string; bytes: Buffer }>('branding_file', [sha256, name])
  return file
}

/** Finds one of a company's own files by its address; undefined if the address is of no such file. */
export async function findFileAt(
  db: Database,
  address: string,
): Promise<{ media_type: string; bytes: Buffer } | undefined> {
  const [, sha256, name] = /^company-files\/([0-9a-f]{64})\/([a-z0-9_]+)$/.exec(address) ?? []
  return sha256 === undefined || name === undefined ? undefined : findBrandingFile(db, sha256, name)
}
