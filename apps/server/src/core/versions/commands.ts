import { sql, type InsertObject } from 'kysely'
import type { SeenDraft } from '@enlace/contract/core/versions/schemas'
import { Problem } from '@enlace/contract/core/problems'
import { query, scopeCompany, type Transaction } from '@enlace/database/database'
import type { Tables } from '@enlace/database/tables/tables'
import { audit, type Author } from '../content/audit-commands.ts'
import { holdVersion, type KeptVersion, type VersionKey } from './queries.ts'

type Work = Pick<Transaction, 'run'>

/** What a draft says, and which one its author had before its eyes. */
export interface WrittenDraft {
  body: object
  note?: string
  seen: SeenDraft
}

/** Puts what a version says before the public, in the version's own transaction; answers the number that the public knows it by. */
export type PutBefore = (body: unknown) => Promise<{ publishedAs?: number | null }>

/**
 * Keeps a draft: the one that there is, or else a new one begun from what is shown.
 * @throws Problem `changed-meanwhile` where somebody else saved, published or discarded it in between.
 */
export async function saveDraft(
  tx: Work,
  key: VersionKey,
  { body, note = '', seen }: WrittenDraft,
  author: Author,
): Promise<{ number: number; revision: number }> {
  await lock(tx, key)
  const draft = await holdVersion(tx, key, 'draft')
  refuseOther(draft, seen)
  if (draft?.state === 'scheduled') throw new Problem('changed-meanwhile')
  if (draft) {
    const { number } = draft
    const revision = draft.revision + 1
    const change = { body: JSON.stringify(body), note, author: author.actor, revision, updated_at: now }
    await tx.run(versionOf(key, number).set(change).compile())
    return { number, revision }
  }
  const shown = await holdVersion(tx, key, 'published')
  const number = await nextNumber(tx, key)
  const begun = { state: 'draft', body: JSON.stringify(body), note, author: author.actor }
  await tx.run(insertion(key, { ...begun, number, based_on: shown?.number ?? null }))
  return { number, revision: 1 }
}

/** Takes a draft away, which nobody was shown. @throws Problem `changed-meanwhile`. */
export async function discardDraft(
  tx: Work,
  key: VersionKey,
  seen: SeenDraft,
  author: Author,
): Promise<void> {
  await lock(tx, key)
  const draft = await openDraft(tx, key, seen)
  if (draft.state === 'scheduled') throw new Problem('changed-meanwhile')
  await tx.run(
    query
      .deleteFrom('content_versions')
      .where('company_id', '=', scopeCompany)
      .where('kind', '=', key.kind)
      .where('item', '=', key.item)
      .where('number', '=', draft.number)
      .compile(),
  )
  await audit(tx, author, 'version-discarded', targetOf(key, draft.number))
}

/**
 * Puts a draft before the public now; what was shown until now becomes an earlier version.
 * @throws Problem `changed-meanwhile`, or what `put` throws, and then nothing has changed.
 */
export async function publish(
  tx: Work,
  key: VersionKey,
  seen: SeenDraft,
  author: Author,
  put: PutBefore,
): Promise<{ number: number }> {
  await lock(tx, key)
  const draft = await openDraft(tx, key, seen)
  await show(tx, key, draft, author, put)
  return { number: draft.number }
}

/**
 * Says when a draft is to be published by itself; null takes that back, and it is a draft again.
 * @throws Problem `changed-meanwhile`.
 */
export async function schedule(
  tx: Work,
  key: VersionKey,
  { seen, at }: { seen: SeenDraft; at: string | null },
  author: Author,
): Promise<{ number: number; revision: number }> {
  await lock(tx, key)
  const { number, revision } = await openDraft(tx, key, seen)
  const change = { state: at === null ? 'draft' : 'scheduled', publish_at: at }
  await tx.run(
    versionOf(key, number)
      .set({ ...change, revision: revision + 1, author: author.actor, updated_at: now })
      .compile(),
  )
  await audit(tx, author, at === null ? 'version-unscheduled' : 'version-scheduled', targetOf(key, number))
  return { number, revision: revision + 1 }
}

/**
 * Publishes what is due: told by the job of its moment. Answers false where nothing is, because it was taken back, moved
 * or published by hand.
 */
export async function publishDue(
  tx: Work,
  key: VersionKey,
  put: (body: unknown, author: Author) => ReturnType<PutBefore>,
): Promise<boolean> {
  await lock(tx, key)
  const draft = await holdVersion(tx, key, 'draft')
  if (draft?.state !== 'scheduled' || draft.publish_at === null) return false
  if (Date.parse(draft.publish_at) > Date.now()) return false
  // Whoever said when is who published it.
  const author = { actor: draft.author }
  await show(tx, key, draft, author, (body) => put(body, author))
  return true
}

/**
 * Shows what an earlier version said, as a new version. A draft that there is stays as it is.
 * @throws Problem `version-not-found`; `changed-meanwhile` where another version is shown than the one that was seen.
 */
export async function rollBack(
  tx: Work,
  key: VersionKey,
  { number: earlier, seenShown, note }: { number: number; seenShown: number | null; note: string },
  author: Author,
  put: PutBefore,
): Promise<{ number: number }> {
  await lock(tx, key)
  const wanted = await holdVersion(tx, key, { number: earlier })
  if (wanted?.state !== 'retired') throw new Problem('version-not-found')
  const shown = await holdVersion(tx, key, 'published')
  if ((shown?.number ?? null) !== seenShown) throw new Problem('changed-meanwhile')
  const { publishedAs = null } = await put(wanted.body)
  await retireShown(tx, key)
  const number = await nextNumber(tx, key)
  const body = JSON.stringify(wanted.body)
  await tx.run(insertion(key, { ...shownBy(author, publishedAs), number, note, body, based_on: earlier }))
  await audit(tx, author, 'version-rolled-back', targetOf(key, earlier))
  return { number }
}

/** What was put before the public by another way than a draft, from when on, and by which number it is known. */
export interface RecordedContent {
  body: object
  publishedAs?: number | null
  publishedAt?: string | null
  note?: string
}

/**
 * Writes down what was put before the public by another way than a draft: a command, a load. The same words again make no
 * version.
 */
export async function recordPublished(
  tx: Work,
  key: VersionKey,
  { body, publishedAs = null, publishedAt = null, note = '' }: RecordedContent,
  author: Author,
): Promise<void> {
  await lock(tx, key)
  const text = JSON.stringify(body)
  const [same] = await tx.run(
    query
      .selectFrom('content_versions')
      .select('number')
      .where('company_id', '=', scopeCompany)
      .where('kind', '=', key.kind)
      .where('item', '=', key.item)
      .where('state', '=', 'published')
      .where(sql<boolean>`body = ${text}::jsonb`)
      .compile(),
  )
  if (same) return
  await retireShown(tx, key)
  const number = await nextNumber(tx, key)
  const recorded = { ...shownBy(author, publishedAs), published_at: publishedAt ?? now }
  await tx.run(insertion(key, { ...recorded, number, note, body: text, based_on: null }))
}

/** Nothing is shown any more of what was shown; its versions stay, and each may be shown again. */
export async function withdraw(tx: Work, key: VersionKey, author: Author): Promise<void> {
  await lock(tx, key)
  await retireShown(tx, key)
  await audit(tx, author, 'version-withdrawn', targetOf(key))
}

const now = sql<string>`now()`

function shownBy(author: Author, publishedAs: number | null) {
  const { actor } = author
  return {
    state: 'published',
    author: actor,
    published_at: now,
    published_by: actor,
    published_as: publishedAs,
  }
}

async function show(tx: Work, key: VersionKey, draft: HeldVersion, author: Author, put: PutBefore) {
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

type HeldVersion = KeptVersion & { body: unknown }

/** The draft that somebody saw. @throws Problem `changed-meanwhile` where it is another by now, or none. */
async function openDraft(tx: Work, key: VersionKey, seen: SeenDraft): Promise<HeldVersion> {
  const draft = await holdVersion(tx, key, 'draft')
  refuseOther(draft, seen)
  if (!draft) throw new Problem('changed-meanwhile')
  return draft
}

function refuseOther(draft: KeptVersion | undefined, seen: SeenDraft): void {
  if (draft?.number !== seen?.number || draft?.revision !== seen?.revision)
    throw new Problem('changed-meanwhile')
}

/** Two who work on the same thing do so one after the other. */
async function lock(tx: Work, { kind, item }: VersionKey): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(
      concat_ws(' ', 'version', ${scopeCompany}, ${kind}::text, ${item}::text), 0))`.compile(query),
  )
}

async function nextNumber(tx: Work, { kind, item }: VersionKey): Promise<number> {
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

const versionOf = ({ kind, item }: VersionKey, number: number) =>
  query
    .updateTable('content_versions')
    .where('company_id', '=', scopeCompany)
    .where('kind', '=', kind)
    .where('item', '=', item)
    .where('number', '=', number)

const retireShown = (tx: Work, { kind, item }: VersionKey) =>
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
const insertion = ({ kind, item }: VersionKey, row: NewVersion) =>
  query
    .insertInto('content_versions')
    .values({ company_id: scopeCompany, kind, item, ...row })
    .compile()

const targetOf = ({ kind, item }: VersionKey, number?: number) =>
  number === undefined ? `${kind}:${item}` : `${kind}:${item}:${number}`
