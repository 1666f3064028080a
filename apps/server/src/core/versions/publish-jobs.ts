import * as z from 'zod'
import { Problem } from '@enlace/contract/core/problems'
import { type VersionKind, versionKinds } from '@enlace/contract/core/versions/schemas'
import type { Transaction } from '@enlace/database/database'
import { audit, type Author } from '../content/audit-commands.ts'
import type { Task } from '../jobs/task.ts'
import { publishDue, publishTask, returnToDraft } from './schedule-commands.ts'
import type { VersionKey } from './queries.ts'

/** Puts what a version of a kind says before the public; answers the number that the public knows it by. */
export type Putter = (
  tx: Transaction,
  item: string,
  body: unknown,
  author: Author,
) => Promise<{ publishedAs?: number | null }>

/** Publishes what has its moment now. It may run twice: what was published once is due no more. */
export function publishVersion(putters: Readonly<Partial<Record<VersionKind, Putter>>>): Task {
  return {
    name: publishTask,
    async run({ scope, payload }, { db, log }) {
      const key = keyIn(payload)
      const put = putters[key.kind]
      if (!put) throw new Error(`Nothing publishes a ${key.kind} by itself`)
      try {
        await db.transaction(scope, (tx) =>
          publishDue(tx, key, (body, author) => put(tx, key.item, body, author)),
        )
      } catch (fault) {
        if (!(fault instanceof Problem)) throw fault
        // What it says may not stand any more: it waits for somebody to mend it, and is not tried for ever.
        log.warn({ kind: key.kind, item: key.item, code: fault.code }, 'a planned version was not published')
        await db.transaction(scope, async (tx) => {
          const author = await returnToDraft(tx, key)
          if (author) await audit(tx, author, 'version-not-published', `${key.kind}:${key.item}`)
        })
      }
    },
  }
}

function keyIn(payload: unknown): VersionKey {
  const { kind, item } = Payload.parse(payload)
  return { kind, item }
}

const Payload = z.object({ kind: z.enum(versionKinds), item: z.string() })
