import { hostname } from 'node:os'
import { sql } from 'kysely'
import type { Room } from '@enlace/contract/operations/schemas.ts'
import { diskTexts, roomValues } from '@enlace/contract/operations/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../company/index.ts'
import { queueMail } from '../../core/mail/commands.ts'
import type { MailWords } from '../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../core/mail/writing/write.ts'
import { findOperators } from '../../core/disk/queries.ts'

const { mail: texts } = diskTexts

/**
 * Mails the installation's operators about this node's disk space, each at most once a day across all nodes. Returns
 * the number of mails. They contain no company's data.
 */
export async function tellOperators(db: Database, room: Room): Promise<number> {
  let told = 0
  for (const { identity_id, company_id, email } of await findOperators(db)) {
    const content = writeMail(mailBrandOf(await readProfile(db, company_id)), wordsOf(room))
    const isOurs = await db.transaction(Scope.ofStaff(company_id), async (tx) => {
      const [turn] = await tx.run(
        sql<{ is_ours: boolean }>`select tell_operator_of_room(${identity_id}) as is_ours`.compile(query),
      )
      if (turn?.is_ours !== true) return false
      await queueMail(tx, { purpose: 'disk-room', recipient: email, content })
      return true
    })
    if (isOurs) told += 1
  }
  return told
}

function wordsOf(room: Room): MailWords {
  const subject = room.level === 'full' ? texts.subjectFull : texts.subjectLow
  const values = { ...roomValues(room), servidor: hostname() }
  return {
    subject,
    title: subject,
    paragraphs: [fill(texts[room.level], values), texts.whatToDo],
    small: [technicalTexts.diskRoom, texts.once],
  }
}
