import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { QuestionState, ThreadTopic } from '@enlace/contract/questions/schemas.ts'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'
import { mailAnswer } from './answer-commands.ts'
import type { Correspondence } from './commands.ts'

interface Taken {
  question_id: string
  number: string
  topic: ThreadTopic
  kind: AskedKind
  document_number: string
  state: QuestionState
  author: string
}

/**
 * Saves the company's answer by a mailed link, uses the link up, and mails the supplier's authors of the thread.
 * Returns the thread's state; undefined if the link is invalid. @throws DatabaseRefusal `question-closed`.
 */
export function takeReply(
  db: Database,
  mail: Correspondence,
  hash: Buffer,
  reply: { text: string; isResolved: boolean; files: readonly Pick<ReceivedFile, 'storageKey' | 'name'>[] },
): Promise<QuestionState | undefined> {
  const { text, isResolved } = reply
  const files = JSON.stringify(reply.files.map(({ storageKey, name }) => ({ storage_key: storageKey, name })))
  return db.transaction(Scope.ofVisitor(mail.profile.company.id), async (tx) => {
    const [taken] = await tx.run(
      sql<Taken>`select * from take_reply(${hash}, ${randomUUID()}, ${text}, ${files}::jsonb, ${isResolved})`.compile(
        query,
      ),
    )
    if (!taken) return undefined
    const { question_id, document_number, author, ...thread } = taken
    await mailAnswer(
      tx,
      mail,
      { ...thread, id: question_id, documentNumber: document_number },
      { author, text, isResolved, files: reply.files.map(({ name }) => name) },
    )
    return taken.state
  })
}

/** Deletes long-expired links. */
export async function sweepReplyLinks(db: Database): Promise<void> {
  await db.lookUp('sweep_reply_links', [])
}
