import { sql, type InsertObject } from 'kysely'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { Tables } from '@enlace/database/tables/tables.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import { holdVersion, type KeptVersion, type VersionKey } from './queries.ts'

/** The part of a transaction that changes of versions need. */
export type Work = Pick<Transaction, 'run'>

/** Publishes the content of a version in its own transaction; returns its public number. */
export type PutBefore = (body: unknown) => Promise<{ publishedAs?: number | null }>

/** The start time of the transaction. */
export const now = sql<string>`now()`

/** Returns the columns of a version that is published now. */
export function shownBy(author: Author, publishedAs: number | null) {
  const { actor } = author
  return {
    state: 'published',
    author: actor,
    published_at: now,
    published_by: actor,
    published_as: publishedAs,
  }
}

/** Publishes a draft in place of the published version. */
export async function show(tx: Work, key: VersionKey, draft: HeldVersion, author: Author, put: PutBefore) {
  const { publishedAs = null } = await put(draft.body)
  await retireShown(tx, key)
  const { author: _of, ...shown } = shownBy(author, publishedAs)
  await tx.run(
    versionOf(key, draft.number)
      .set({ ...shown, publish_at: null, updated_at: now })
      .compile(),
  )
  await audit(tx, author, 'version-published', targetOf(key, draft.number))
}

/** A version with its content. */
export type HeldVersion = KeptVersion & { body: unknown }

/** Returns the draft that the client saw. @throws Problem `changed-meanwhile` if it has changed, or does not exist. */
export async function openDraft(tx: Work, key: VersionKey, seen: SeenDraft): Promise<HeldVersion> {
  const draft = await holdVersion(tx, key, 'draft')
  refuseOther(draft, seen)
  if (!draft) throw new Problem('changed-meanwhile')
  return draft
}

/** @throws Problem `changed-meanwhile` if the draft is not the one that was seen. */
export function refuseOther(draft: KeptVersion | undefined, seen: SeenDraft): void {
  if (draft?.number !== seen?.number || draft?.revision !== seen?.revision)
    throw new Problem('changed-meanwhile')
}

/** Serialises changes of the same item. */
export async function lock(tx: Work, { kind, item }: VersionKey): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'version', ${scopeCompany}, ${kind}::text, ${item}::text), 0))`.compile(query),
  )
}

/** Returns the number of an item's next version. */
export async function nextNumber(tx: Work, { kind, item }: VersionKey): Promise<number> {
  const [row] = await tx.run(
    query
      .selectFrom('content_versions')
      .select(sql<number>`coalesce(max(number), 0) + 1`.as('next'))
      .where('company_id', '=', scopeCompany)
      .where('kind', '=', kind)
      .where('item', '=', item)
      .compile(),
  )
  return row?.next ?? 1
}

/** An update of one version. */
export const versionOf = ({ kind, item }: VersionKey, number: number) =>
  query
    .updateTable('content_versions')
    .where('company_id', '=', scopeCompany)
    .where('kind', '=', kind)
    .where('item', '=', item)
    .where('number', '=', number)

/** Turns the published version into an earlier one. */
export const retireShown = (tx: Work, { kind, item }: VersionKey) =>
  tx.run(
    query
      .updateTable('content_versions')
      .set({ state: 'retired', retired_at: now })
      .where('company_id', '=', scopeCompany)
      .where('kind', '=', kind)
      .where('item', '=', item)
      .where('state', '=', 'published')
      .compile(),
  )

type NewVersion = Omit<InsertObject<Tables, 'content_versions'>, 'company_id' | 'kind' | 'item'>
/** The insertion of a version. */
export const insertion = ({ kind, item }: VersionKey, row: NewVersion) =>
  query
    .insertInto('content_versions')
    .values({ company_id: scopeCompany, kind, item, ...row })
    .compile()

/** The name of a version in the audit trail. */
export const targetOf = ({ kind, item }: VersionKey, number?: number) =>
  number === undefined ? `${kind}:${item}` : `${kind}:${item}:${number}`
