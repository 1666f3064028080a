import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { queueMail } from '../../core/mail/commands.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'

type Work = Pick<Transaction, 'run'>

const texts = mailSettingsTexts.proof

/** Minutes that a code is valid; long, since the reader of the mailbox may be another, absent person. */
export const codeMinutes = 48 * 60

/** Seconds between two codes for one address. */
export const codePause = 60

/** Wrong attempts after which a code is void. */
const mostTries = 5

/** Mails a code to the unproven address; false if there is none, or the last code was sent too recently. */
export async function issueSenderCode(
  tx: Work,
  { address, hash, content }: { address: string; hash: Buffer; content: MailContent },
  author: Author,
): Promise<boolean> {
  const [row] = await tx.run(
    sql<{ kept: boolean }>`select keep_sender_code(${hash}, ${codeMinutes}, ${codePause}) as kept`.compile(
      query,
    ),
  )
  if (row?.kept !== true) return false
  await queueMail(tx, { purpose: 'mail-sender-code', recipient: address, content, holdsSecret: true })
  await audit(tx, author, 'mail-settings:code', address)
  return true
}

/**
 * Tries a code. Failed attempts are committed, which prevents guessing. @returns the problem to report, or undefined
 * if the address is now proven.
 */
export async function trySenderCode(
  tx: Work,
  { address, hash }: { address: string; hash: Buffer },
  author: Author,
): Promise<Problem | undefined> {
  const [row] = await tx.run(
    sql<{ outcome: string }>`select confirm_sender(${hash}, ${mostTries}) as outcome`.compile(query),
  )
  if (row?.outcome === 'confirmed') {
    await audit(tx, author, 'mail-settings:proven', address)
    return undefined
  }
  const sentence = row?.outcome === 'wrong' ? texts.codeWrong : texts.codeSpent
  return new Problem('invalid-fields', {}, { code: sentence })
}
