import { sql } from 'kysely'
import { query, type Transaction } from '@enlace/database/database.ts'
import { queueMail } from '../../core/mail/commands.ts'
import { mailBrandOf } from '../../core/mail/writing/write.ts'
import type { Correspondence } from './commands.ts'
import { type Answer, writeAnswer, type ThreadWords } from './mails.ts'

/** Mails the company's answer to the supplier's users who wrote in the thread and may still read it. */
export async function mailAnswer(
  tx: Transaction,
  { profile, linkTo }: Correspondence,
  thread: ThreadWords & { id: string },
  answer: Answer,
): Promise<void> {
  const writers = await tx.run(
    sql<{ email: string }>`select email from question_writers(${thread.id})`.compile(query),
  )
  const content = writeAnswer(mailBrandOf(profile), thread, answer, linkTo(`/questions/${thread.id}`))
  for (const { email } of writers) {
    await queueMail(tx, { purpose: 'question-answer', recipient: email, content })
  }
}

/** Returns the words by which mails describe a thread. */
export async function readThreadWords(
  tx: Transaction,
  id: string,
): Promise<(ThreadWords & { id: string }) | undefined> {
  const [thread] = await tx.run(
    sql<
      ThreadWords & { id: string }
    >`select id, number, topic, kind, document_number as "documentNumber" from questions
      where company_id = (select scope_company()) and id = ${id}`.compile(query),
  )
  return thread
}
