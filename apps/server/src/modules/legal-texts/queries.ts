import { sql } from 'kysely'
import type { AcceptanceQuery, LegalCode } from '@enlace/contract/legal-texts/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../core/desk/member-name-queries.ts'

/** A row of legal text versions; `is_current` is the version in force. */
export interface VersionRow {
  code: LegalCode
  version: number
  title: string
  published_at: string
  is_planned: boolean
  is_current: boolean
  must_accept: boolean
  note: string
  published_by: string
}

/** A row of drafts. */
export interface DraftRow {
  code: LegalCode
  revision: string
  title: string
  html: string
  must_accept: boolean
  note: string
  author: string
  author_name: string
  updated_at: string
}

const versions = sql<VersionRow>`select p.code, p.version, p.title, p.published_at, p.published_at > now() as is_planned,
    p.version = max(p.version) filter (where p.published_at <= now()) over (partition by p.code) as is_current,
    coalesce(l.must_accept, false) as must_accept, coalesce(l.note, '') as note, coalesce(l.published_by, '') as published_by
  from pages p
  left join legal_versions l on l.company_id = p.company_id and l.code = p.code and l.version = p.version
  where p.company_id = ${scopeCompany} and p.code in ('terminos', 'privacidad')
  order by p.code desc, p.version desc`

const drafts = query
  .selectFrom('legal_drafts')
  .select(['revision', 'title', 'html', 'must_accept', 'note', 'author', 'updated_at'])
  .select([sql<LegalCode>`code`.as('code'), staffNameOf('author').as('author_name')])
  .where('company_id', '=', scopeCompany)

/** Returns all versions and drafts of the open company's legal texts, newest first. */
export async function findLegalTexts(
  db: Database,
  scope: Scope,
): Promise<{ versions: VersionRow[]; drafts: DraftRow[] }> {
  const [published, written] = await db.read(scope, [versions.compile(query), drafts.compile()])
  return { versions: published, drafts: written }
}

/** Returns how many users may use the portal, and how many of them accepted a text since a version. */
export async function findStanding(
  db: Database,
  scope: Scope,
  code: LegalCode,
  version: number,
): Promise<{ persons: number; accepted: number }> {
  const [[row]] = await db.read(scope, [
    sql<{ persons: number; accepted: number }>`select * from legal_standing(${code}, ${version})`.compile(
      query,
    ),
  ])
  return row ?? { persons: 0, accepted: 0 }
}

/** Returns the HTML of a version, including planned ones; undefined if it does not exist. */
export async function findVersionHtml(
  db: Database,
  scope: Scope,
  code: LegalCode,
  version: number,
): Promise<{ html: string; allow_list: number } | undefined> {
  const [[row]] = await db.read(scope, [
    query
      .selectFrom('pages')
      .select(['html', 'allow_list'])
      .where('company_id', '=', scopeCompany)
      .where('code', '=', code)
      .where('version', '=', version)
      .compile(),
  ])
  return row
}

/** A row of acceptances. */
export interface AcceptanceRow {
  id: string
  accepted_at: string
  code: LegalCode
  version: number | null
  email: string
  person: string
  supplier: string
  origin: 'person' | 'registration' | 'contact'
  address: string | null
  browser: string | null
}

/** Acceptances per page. */
export const acceptancesAPage = 50

type Filter = Omit<AcceptanceQuery, 'page'>

/** Returns a page of the acceptances that match a filter, newest first, and their total. */
export async function findAcceptances(
  db: Database,
  scope: Scope,
  { page, ...filter }: AcceptanceQuery,
): Promise<{ rows: AcceptanceRow[]; total: number }> {
  const [rows, [count]] = await db.read(scope, [
    sql<AcceptanceRow>`${acceptancesOf(filter)} limit ${acceptancesAPage} offset ${(page - 1) * acceptancesAPage}`.compile(
      query,
    ),
    sql<{ total: number }>`select count(*)::integer as total from (${acceptancesOf(filter)}) found`.compile(
      query,
    ),
  ])
  return { rows, total: count?.total ?? 0 }
}

/** Streams all acceptances that match a filter, in batches. */
export function streamAcceptances(
  db: Database,
  scope: Scope,
  filter: Filter,
): AsyncIterable<AcceptanceRow[]> {
  return db.stream(scope, acceptancesOf(filter).compile(query))
}

function acceptancesOf({ text, origin, q }: Filter) {
  const pattern = q === undefined || q === '' ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql<AcceptanceRow>`select c.id, c.accepted_at, c.page_code as code, c.page_version as version, c.email,
      coalesce(c.person_name, '') as person, coalesce(t.nombre, '') as supplier, c.subject_kind as origin, c.address,
      c.user_agent as browser
    from consents c
    left join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
    where c.company_id = ${scopeCompany} and c.page_code in ('terminos', 'privacidad')
      and (${text ?? null}::text is null or c.page_code = ${text ?? null})
      and (${origin ?? null}::text is null or c.subject_kind = ${origin ?? null})
      and (${pattern}::text is null or c.email ilike ${pattern} or c.person_name ilike ${pattern} or t.nombre ilike ${pattern})
    order by c.accepted_at desc, c.id`
}

/** A text that the scope's user must accept, as stored. */
export interface DueRow {
  code: LegalCode
  version: number
  title: string
  html: string
  allow_list: number
  published_at: string
  notes: string[]
  accepted_version: number | null
}

/** Returns the texts that the scope's user must accept. */
export async function findDueTexts(db: Database, scope: Scope): Promise<DueRow[]> {
  const [rows] = await db.read(scope, [sql<DueRow>`select * from scope_due_legal_texts()`.compile(query)])
  return rows
}
