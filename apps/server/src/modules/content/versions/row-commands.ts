import { sql, type InsertObject } from 'kysely'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { Tables } from '@enlace/database/tables/tables.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import { holdVersion, type KeptVersion, type VersionKey } from './queries.ts'

/** What changes versions needs of a transaction. */
export type Work = Pick<Transaction, 'run'>

/** Puts what a version says before the public, in the version's own transaction; answers the number that the public knows it by. */
export type PutBefore = (body: unknown) => Promise<{ publishedAs?: number | null }>

/** The transaction's moment. */
export const now = sql<string>`now()`

/** The columns of a version that is shown from now on. */
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

/** Puts a draft before the public in the place of what was shown. */
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

/** A version with what it says. */
export type HeldVersion = KeptVersion & { body: unknown }

/** The draft that somebody saw. @throws Problem `changed-meanwhile` where it is another by now, or none. */
export async function openDraft(tx: Work, key: VersionKey, seen: SeenDraft): Promise<HeldVersion> {
  const draft = await holdVersion(tx, key, 'draft')
  refuseOther(draft, seen)
  if (!draft) throw new Problem('changed-meanwhile')
  return draft
}

/** @throws Problem `changed-meanwhile` where the draft is not the one that was seen. */
export function refuseOther(draft: KeptVersion | undefined, seen: SeenDraft): void {
  if (draft?.number !== seen?.number || draft?.revision !== seen?.revision)
    throw new Problem('changed-meanwhile')
}

/** Two who work on the same thing do so one after the other. */
export async function lock(tx: Work, { kind, item }: VersionKey): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'version', ${scopeCompany}, ${kind}::text, ${item}::text), 0))`.compile(query),
  )
}

/** The number of the next version of a thing. */
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

/** A change of one version. */
export const versionOf = ({ kind, item }: VersionKey, number: number) =>
  query
    .updateTable('content_versions')
    .where('company_id', '=', scopeCompany)
    .where('kind', '=', kind)
    .where('item', '=', item)
    .where('number', '=', number)

/** What is shown becomes an earlier version. */
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
/** A new version. */
export const insertion = ({ kind, item }: VersionKey, row: NewVersion) =>
  query
    .insertInto('content_versions')
    .values({ company_id: scopeCompany, kind, item, ...row })
    .compile()

/** What the audit trail calls a version. */
export const targetOf = ({ kind, item }: VersionKey, number?: number) =>
  number === undefined ? `${kind}:${item}` : `${kind}:${item}:${number}`
