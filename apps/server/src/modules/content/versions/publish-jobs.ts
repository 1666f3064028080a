import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems.ts'
import { type PlannedKind, plannedKinds } from '@enlace/contract/content/versions/schemas.ts'
import { audit } from '../../../core/audit/content-commands.ts'
import type { Task } from '../../../core/jobs/task.ts'
import { publishDue, publishTask, returnToDraft } from './schedule-commands.ts'
import type { Putter } from './putter.ts'
import type { VersionKey } from './queries.ts'

/** Publishes the due versions. It may run twice: a published version is no longer due. */
export function publishVersion(putters: Readonly<Record<PlannedKind, Putter>>): Task {
  return {
    name: publishTask,
    async run({ scope, payload }, { db, log }) {
      const key = keyIn(payload)
      try {
        await db.transaction(scope, (tx) =>
          publishDue(tx, key, (body, author) => putters[key.kind].put(tx, key.item, body, author)),
        )
      } catch (fault) {
        if (!(fault instanceof Problem)) throw fault
        // Its content may have become invalid: it waits for a person and is not retried for ever.
        log.warn({ kind: key.kind, item: key.item, code: fault.code }, 'a planned version was not published')
        await db.transaction(scope, async (tx) => {
          const author = await returnToDraft(tx, key)
          if (author) await audit(tx, author, 'version-not-published', `${key.kind}:${key.item}`)
        })
      }
    },
  }
}

function keyIn(payload: unknown): VersionKey & { kind: PlannedKind } {
  const { kind, item } = Payload.parse(payload)
  return { kind, item }
}

const Payload = z.object({ kind: z.enum(plannedKinds), item: z.string() })
