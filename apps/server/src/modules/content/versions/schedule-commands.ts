import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { PlannedKind, SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { versionTexts as texts } from '@enlace/contract/content/versions/texts.ts'
import { query } from '@enlace/database/database.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import { addJob } from '../../../core/jobs/commands.ts'
import { holdVersion, type VersionKey } from './queries.ts'
import { lock, now, openDraft, type PutBefore, show, targetOf, versionOf, type Work } from './row-commands.ts'

/** @throws Problem `invalid-fields` for a time in the past. */
export function refusePast(at: string | null): void {
  if (at !== null && Date.parse(at) <= Date.now())
    throw new Problem('invalid-fields', {}, { at: texts.momentPast })
}

/** The job that publishes a version at its time. */
export const publishTask = 'publish-version'

/**
 * Schedules a draft's publication; null cancels it. `prove` throws if it could not be published. @throws Problem
 * `changed-meanwhile`.
 */
export async function schedule(
  tx: Work,
  key: VersionKey & { kind: PlannedKind },
  { seen, at }: { seen: SeenDraft; at: string | null },
  author: Author,
  prove: (body: unknown) => void | Promise<void>,
): Promise<{ number: number; revision: number }> {
  await lock(tx, key)
  const { number, revision, body } = await openDraft(tx, key, seen)
  if (at !== null) await prove(body)
  const change = { state: at === null ? 'draft' : 'scheduled', publish_at: at }
  await tx.run(
    versionOf(key, number)
      .set({ ...change, revision: revision + 1, author: author.actor, updated_at: now })
      .compile(),
  )
  await audit(tx, author, at === null ? 'version-unscheduled' : 'version-scheduled', targetOf(key, number))
  // The job of a cancelled or moved time finds nothing due.
  if (at !== null) await addJob(tx, publishTask, key, { key: `${key.kind}:${key.item}`, runAt: new Date(at) })
  return { number, revision: revision + 1 }
}

/**
 * Publishes what is due, called by its job. Returns false if nothing is, because it was cancelled, moved or published
 * by hand.
 */
export async function publishDue(
  tx: Work,
  key: VersionKey,
  put: (body: unknown, author: Author) => ReturnType<PutBefore>,
): Promise<boolean> {
  await lock(tx, key)
  const draft = await holdVersion(tx, key, 'draft')
  if (draft?.state !== 'scheduled' || draft.publish_at === null) return false
  // By the database's clock, by which the job's moment came.
  const [due] = await tx.run(
    sql<{ is_due: boolean }>`select ${draft.publish_at}::timestamptz <= now() as is_due`.compile(query),
  )
  if (due?.is_due !== true) return false
  // The person who scheduled it is its publisher.
  const author = { actor: draft.author }
  await show(tx, key, draft, author, (body) => put(body, author))
  return true
}

/** Turns a scheduled version that could not be published into a draft; returns the person who scheduled it. */
export async function returnToDraft(tx: Work, key: VersionKey): Promise<Author | undefined> {
  await lock(tx, key)
  const draft = await holdVersion(tx, key, 'draft')
  if (draft?.state !== 'scheduled') return undefined
  const revision = draft.revision + 1
  await tx.run(versionOf(key, draft.number).set({ state: 'draft', publish_at: null, revision }).compile())
  return { actor: draft.author }
}
