import { sql } from 'kysely'
import type { ContentVersion, VersionKind, VersionState } from '@enlace/contract/content/versions/schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'

/** The key of an item with versions: its kind, and its name in the kind. */
export interface VersionKey {
  kind: VersionKind
  item: string
}

/** A stored version; its content is read by the kind's own schema. */
export interface KeptVersion {
  item: string
  number: number
  state: VersionState
  note: string
  author: string
  revision: number
  based_on: number | null
  updated_at: string
  publish_at: string | null
  published_at: string | null
  published_by: string | null
  published_as: number | null
  /** Their names, if requested. */
  author_name?: string
  publisher_name?: string | null
}

const columns = [
  'item',
  'number',
  'note',
  'author',
  'revision',
  'based_on',
  'updated_at',
  'publish_at',
  'published_at',
  'published_by',
  'published_as',
] as const

/** The names of its author and its publisher. */
const names = [
  staffNameOf('author').as('author_name'),
  sql<string | null>`staff_name_of(published_by)`.as('publisher_name'),
] as const

/** One of the four states, by the table's own constraint. */
const state = sql<VersionState>`state`.as('state')

const versionsOf = ({ kind, item }: VersionKey) =>
  query
    .selectFrom('content_versions')
    .where('company_id', '=', scopeCompany)
    .where('kind', '=', kind)
    .where('item', '=', item)

/** Lists all versions of an item, newest first, without their content. */
export async function listVersions(db: Database, scope: Scope, key: VersionKey): Promise<KeptVersion[]> {
  const [rows] = await db.read(scope, [
    versionsOf(key).select(columns).select(names).select(state).orderBy('number', 'desc').compile(),
  ])
  return rows
}

/** Reads one version with its content; undefined if there is none with that number. */
export async function readVersion(
  db: Database,
  scope: Scope,
  key: VersionKey,
  number: number,
): Promise<(KeptVersion & { body: unknown }) | undefined> {
  const [[row]] = await db.read(scope, [
    versionsOf(key)
      .select([...columns, 'body'])
      .select(names)
      .select(state)
      .where('number', '=', number)
      .compile(),
  ])
  return row
}

/** Reads the draft and the published version of an item, each undefined if there is none. */
export async function readOpenVersions(
  db: Database,
  scope: Scope,
  key: VersionKey,
): Promise<{ draft?: KeptVersion & { body: unknown }; shown?: KeptVersion & { body: unknown } }> {
  const [rows] = await db.read(scope, [
    versionsOf(key)
      .select([...columns, 'body'])
      .select(names)
      .select(state)
      .where('state', '!=', 'retired')
      .compile(),
  ])
  const draft = rows.find(({ state }) => state !== 'published')
  const shown = rows.find(({ state }) => state === 'published')
  return { ...(draft && { draft }), ...(shown && { shown }) }
}

/** Lists all items of some kinds that have a draft or a published version, with their content. */
export async function listOpenVersions(
  db: Database,
  scope: Scope,
  kinds: readonly VersionKind[],
): Promise<(KeptVersion & { kind: string; body: unknown })[]> {
  const [rows] = await db.read(scope, [
    query
      .selectFrom('content_versions')
      .select([...columns, 'kind', 'body'])
      .select(state)
      .where('company_id', '=', scopeCompany)
      .where('kind', 'in', kinds)
      .where('state', '!=', 'retired')
      .orderBy('kind')
      .orderBy('item')
      .orderBy('number')
      .compile(),
  ])
  return rows
}

/** Locks a version until the transaction ends; undefined if there is none. */
export async function holdVersion(
  tx: Pick<Transaction, 'run'>,
  key: VersionKey,
  which: { number: number } | 'draft' | 'published',
): Promise<(KeptVersion & { body: unknown }) | undefined> {
  const asked = versionsOf(key)
    .select([...columns, 'body'])
    .select(state)
  const one =
    which === 'draft'
      ? asked.where('state', 'in', ['draft', 'scheduled'])
      : which === 'published'
        ? asked.where('state', '=', 'published')
        : asked.where('number', '=', which.number)
  const [row] = await tx.run(one.forUpdate().compile())
  return row
}

/** Presents a version for the staff. */
export function presentVersion(row: KeptVersion): ContentVersion {
  return {
    number: row.number,
    state: row.state,
    note: row.note,
    author: row.author,
    authorName: row.author_name ?? row.author,
    revision: row.revision,
    basedOn: row.based_on,
    updatedAt: row.updated_at,
    publishAt: row.publish_at,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
    publisherName: row.publisher_name ?? row.published_by,
    publishedAs: row.published_as,
  }
}
