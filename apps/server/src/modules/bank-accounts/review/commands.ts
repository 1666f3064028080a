import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addJob } from '../../../core/jobs/commands.ts'
import type { Service } from '../../../core/http/service.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { tellApprovers } from './approver-commands.ts'
import { writeCodesClosed } from '../mails.ts'
import { type BankMails, bankMailsOf, factsOf, sendCode, notifyParties } from '../notice-commands.ts'
import { codeHash } from '../secrets.ts'

/** The job that applies an approved change after its hold. */
export const applyTask = 'apply-bank-change'

/** Attempts after which a change is left to the daily job. */
const applyTries = 20

type ReviewService = Pick<Service, 'settings' | 'keys' | 'storage'> & { db: Database }

/** The reason why a decision was refused. */
export type ReviewRefusal =
  | 'unknown'
  | 'not-waiting'
  | 'not-approver'
  | 'too-new'
  | 'no-factor'
  | 'new-access'
  | 'of-supplier'
  | 'no-code'
  | 'code-locked'
  | 'wrong-code'
  | 'same-person'
  | 'how-missing'
  | 'reason-missing'
  | 'file-changed'

/** The outcome of a decision; with the end of the hold for the second approval. */
export type ReviewOutcome =
  | { outcome: 'first' | 'rejected' | ReviewRefusal }
  | { outcome: 'approved'; appliesAt: string }

/** The person who decides about a change, with the code that was mailed to that person. */
export interface Decider {
  change: string
  /** The certificate's key in the storage. */
  storageKey: string
  approver: string
  code: string
}

/**
 * Approves a change as one of the company's people. The certificate's bytes are hashed again: the approval is for this
 * file. The second approval starts the hold and queues its end in the same transaction; the supplier's people are
 * mailed.
 */
export async function approveBankChange(
  service: ReviewService,
  company: number,
  { change, storageKey, approver, code }: Decider,
  how: string,
): Promise<ReviewOutcome> {
  const seen = await printOfFile(service.storage, storageKey)
  const mails = await bankMailsOf(service, company)
  return service.db.transaction(Scope.ofStaff(company), async (tx) => {
    const [answer] = await tx.run(
      sql<{
        outcome: 'first' | 'approved' | ReviewRefusal
        applies_at: string | null
      }>`select outcome, applies_at
        from approve_bank_change(${change}, ${approver.toLowerCase()}, ${hashed(service, change, approver, code)},
          ${how}, ${seen})`.compile(query),
    )
    if (!answer) throw new Error('An approval has an outcome')
    if (answer.outcome === 'code-locked') await tellWhereClosed(tx, mails, change, approver)
    if (answer.outcome !== 'approved') return { outcome: answer.outcome }
    if (answer.applies_at === null) throw new Error('A change that is held has an end of its hold')
    await queueApplying(tx, change, new Date(answer.applies_at))
    await notifyParties(tx, mails, change, 'approved')
    return { outcome: 'approved', appliesAt: answer.applies_at }
  })
}

/** Rejects a change as one of the company's people, also during its hold; the supplier's people are mailed the reason. */
export async function rejectBankChange(
  service: ReviewService,
  company: number,
  { change, approver, code }: Omit<Decider, 'storageKey'>,
  why: string,
): Promise<ReviewOutcome> {
  const mails = await bankMailsOf(service, company)
  return service.db.transaction(Scope.ofStaff(company), async (tx) => {
    const [answer] = await tx.run(
      sql<{ outcome: 'rejected' | ReviewRefusal }>`select outcome from reject_bank_change(${change},
        ${approver.toLowerCase()}, ${hashed(service, change, approver, code)}, ${why})`.compile(query),
    )
    if (!answer) throw new Error('A rejection has an outcome')
    if (answer.outcome === 'rejected') await notifyParties(tx, mails, change, 'rejected')
    if (answer.outcome === 'code-locked') await tellWhereClosed(tx, mails, change, approver)
    return answer
  })
}

/** The reason why no code was mailed; with the time of the next one, if the limit is temporary. */
export type CodeRefusal =
  | {
      why: Extract<
        ReviewRefusal,
        'unknown' | 'not-approver' | 'too-new' | 'no-factor' | 'new-access' | 'of-supplier' | 'not-waiting'
      >
    }
  | { why: 'code-locked' | 'too-many-codes'; until: string }

/** Mails an approver a new code for a change, a few times an hour at most. Undefined if it was mailed. */
export async function renewBankCode(
  service: ReviewService,
  company: number,
  change: string,
  approver: string,
): Promise<CodeRefusal | undefined> {
  const mails = await bankMailsOf(service, company)
  const email = approver.toLowerCase()
  return service.db.transaction(Scope.ofStaff(company), async (tx) => {
    const [standing] = await tx.run(
      sql<{
        why: 'not-approver' | 'too-new' | 'no-factor' | 'new-access' | 'of-supplier' | null
      }>`select bank_standing(${change}, ${email}) as why`.compile(query),
    )
    if (standing?.why) return { why: standing.why }
    if (await sendCode(tx, mails, change, email)) return undefined
    const [refusal] = await tx.run(
      sql<{
        why: 'code-locked' | 'too-many-codes'
        until: string
      }>`select why, until from bank_code_refusal(${change}, ${email})`.compile(query),
    )
    return refusal ?? { why: 'not-waiting' }
  })
}

/** Notifies the other approvers, once, that wrong codes excluded one of them from a change. */
async function tellWhereClosed(
  tx: Transaction,
  { profile }: BankMails,
  change: string,
  approver: string,
): Promise<void> {
  const [closed] = await tx.run(
    sql<{ isNew: boolean }>`select tell_bank_code_closed(${change}, ${approver}) as "isNew"`.compile(query),
  )
  if (!closed?.isNew) return
  const content = writeCodesClosed(mailBrandOf(profile), await factsOf(tx, change), approver.toLowerCase())
  await tellApprovers(tx, content)
}

/** Queues the end of a hold for the open company, once per change. */
export async function queueApplying(tx: Transaction, change: string, runAt: Date): Promise<void> {
  await addJob(tx, applyTask, { change }, { key: change, runAt, tries: applyTries })
}

/** Returns the SHA-256 of a stored file, or an empty string if it is missing. */
export async function printOfFile(storage: Storage, key: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    await pipeline(await storage.get(key), hash)
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ENOENT')) throw fault
    return ''
  }
  return hash.digest('hex')
}

function hashed({ keys }: ReviewService, change: string, approver: string, code: string): Buffer {
  return codeHash(keys, change, approver.toLowerCase(), code.replace(/\D/g, ''))
}
