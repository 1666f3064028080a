import { sql } from 'kysely'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import { holdVersion, type VersionKey } from './queries.ts'
import {
  insertion,
  lock,
  nextNumber,
  now,
  openDraft,
  type PutBefore,
  refuseOther,
  retireShown,
  show,
  shownBy,
  targetOf,
  versionOf,
  type Work,
} from './row-commands.ts'

/** The content of a draft, and the version that its author saw. */
export interface WrittenDraft {
  body: object
  note?: string
  seen: SeenDraft
}

/**
 * Saves a draft: updates the current one, or creates one from the published version. @throws Problem
 * `changed-meanwhile` if somebody else saved, published or discarded it in between.
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

/** Deletes a draft, which was never published. @throws Problem `changed-meanwhile`. */
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
 * Publishes a draft now; the published version becomes an earlier one. @throws Problem `changed-meanwhile`, or the
 * errors of `put`, without any change.
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
 * Publishes the content of an earlier version as a new one. An existing draft is unaffected. @throws Problem
 * `version-not-found`; `changed-meanwhile` if the published version is not the one that was seen.
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

/** Content published without a draft, with its beginning and its public number. */
export interface RecordedContent {
  body: object
  publishedAs?: number | null
  publishedAt?: string | null
  note?: string
}

/** Records content published without a draft: by a command or a load. Identical content makes no version. */
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

/**
 * Unpublishes an item; its versions stay, and each can be published again. @throws Problem `changed-meanwhile` if the
 * published version is not the one that was seen.
 */
export async function withdraw(tx: Work, key: VersionKey, author: Author, seenShown?: number): Promise<void> {
  await lock(tx, key)
  if (seenShown !== undefined) {
    const shown = await holdVersion(tx, key, 'published')
    if (shown?.number !== seenShown) throw new Problem('changed-meanwhile')
  }
  await retireShown(tx, key)
  await audit(tx, author, 'version-withdrawn', targetOf(key))
}
