import { sql } from 'kysely'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { holdHours } from '@enlace/domain/bank-account.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { type CompanyProfile, readProfile } from '../../company/index.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { allApprovers } from './approver-queries.ts'
import { type ApproverNews, writeApproverNews } from '../mails.ts'

/** An action on an approver. */
export type ApproverAct = 'propose' | 'confirm' | 'reject' | 'retire'

/** The reason why an action was refused. */
export type ApproverRefusal =
  | 'may-not'
  | 'not-staff'
  | 'no-factor'
  | 'no-own-factor'
  | 'known'
  | 'oneself'
  | 'unknown'
  | 'not-waiting'

/** The outcome of an action. */
export type ApproverOutcome = ApproverNews | ApproverRefusal

const news: ReadonlySet<string> = new Set<ApproverNews>([
  'proposed',
  'confirmed',
  'rejected',
  'leaving',
  'removed',
])

/** Whether the action was done. */
export const isDone = (outcome: ApproverOutcome): outcome is ApproverNews => news.has(outcome)

/**
 * Proposes, confirms, rejects or removes an approver as the person of the scope; a scope without a person is the
 * installation's operator on its machine. All approvers, administrators and operators are mailed in the same
 * transaction.
 */
export async function changeApprover(
  db: Database,
  { scope, company, actor }: { scope: Scope; company: number; actor: string },
  act: ApproverAct,
  email: string,
): Promise<ApproverOutcome> {
  const profile = await readProfile(db, company)
  return db.transaction(scope, async (tx) => {
    const before = await tx.run(allApprovers.compile(query))
    const [answer] = await tx.run(statements[act](email, actor).compile(query))
    if (!answer) throw new Error('An act about an approver has an outcome')
    if (!isDone(answer.outcome)) return answer.outcome
    const after = await tx.run(allApprovers.compile(query))
    const person = [...after, ...before].find((approver) => approver.email === email.toLowerCase())
    const values = { persona: person?.name ?? email, correo: email.toLowerCase(), operador: actor }
    await tellApprovers(tx, writeNews(profile, answer.outcome, values))
    return answer.outcome
  })
}

const roles = [...rolesThatMay('bank-accounts', 'write')]
type Outcome = { outcome: ApproverOutcome }

const statements = {
  propose: (email: string, actor: string) =>
    sql<Outcome>`select propose_bank_approver(${email}, ${roles}::text[], ${actor}) as outcome`,
  confirm: (email: string, actor: string) =>
    sql<Outcome>`select confirm_bank_approver(${email}, ${actor}) as outcome`,
  reject: (email: string, actor: string) =>
    sql<Outcome>`select reject_bank_approver(${email}, ${actor}) as outcome`,
  retire: (email: string, actor: string) =>
    sql<Outcome>`select retire_bank_approver(${email}, ${actor}) as outcome`,
}

function writeNews(
  profile: CompanyProfile,
  what: ApproverNews,
  values: { persona: string; correo: string; operador: string },
): MailContent {
  const counts = new Date(Date.now() + holdHours * 3_600_000)
  return writeApproverNews(mailBrandOf(profile), what, values, counts)
}

/** Mails all approvers, administrators of the company and operators of the installation. */
export async function tellApprovers(tx: Transaction, content: MailContent): Promise<void> {
  const watchers = await tx.run(
    sql<{ email: string }>`select email from bank_approver_watchers()`.compile(query),
  )
  for (const { email } of watchers.filter((watcher) => isEmail(watcher.email)))
    await queueMail(tx, { purpose: 'bank-approver', recipient: email, content })
}
