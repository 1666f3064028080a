import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database'
import { Scope } from '@enlace/database/scope'
import { queueMail } from '@enlace/server/core/mail/commands'
import { writeAccessMail, type MailService } from '@enlace/server/core/second-factor/mails'

/**
 * Takes the second factor of somebody away who lost all of it, once the operator has made sure who asks: all sessions end,
 * no device is trusted any more, the person hears of it by mail and the company finds it in its trail. False where a
 * person of the company with that email has none. @throws DatabaseRefusal `company-not-found`.
 */
export async function resetFactor(service: MailService, company: number, email: string): Promise<boolean> {
  const content = await writeAccessMail(service, { company, email }, 'factor-reset', null)
  return keepReset(service.db, company, email, content)
}

function keepReset(
  db: Database,
  company: number,
  email: string,
  content: Awaited<ReturnType<typeof writeAccessMail>>,
): Promise<boolean> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [person] = await tx.run(
      sql<{ identity_id: string }>`select identity_id from reset_second_factor(${email}, ${company})`.compile(
        query,
      ),
    )
    if (!person) return false
    await queueMail(tx, { purpose: 'access-changed', recipient: email, content })
    await tx.run(
      sql`select append_audit(${company}, 'cli', ${person.identity_id}, 'factor:reset', ${email}, null, '{}')`.compile(
        query,
      ),
    )
    return true
  })
}
