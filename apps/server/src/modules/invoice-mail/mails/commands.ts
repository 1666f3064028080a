import { sql } from 'kysely'
import { answersPerDay, type WaitingReason } from '@enlace/contract/invoice-mail/limits.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { IncomingMail } from '../../../core/files/mail-parts.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import type { MailContent } from '../../../core/mail/writing/words.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import type { KeptResult, PendingMail } from './queries.ts'

/** A mail as it was read from the mailbox, with its stored attachments. */
export interface ReadMail extends Omit<IncomingMail, 'attachments' | 'left'> {
  place: number
  uidValidity: bigint
  uid: number
  files: readonly Omit<ReceivedFile, 'field'>[]
  /** What is wrong with attachments that were left out, a sentence each. */
  details: readonly string[]
}

/**
 * Keeps a mail with its attachments and, in the same transaction, that the mailbox was read up to it: a mail is kept once,
 * whenever the process ends. Undefined if it was kept before.
 */
export async function keepMail(db: Database, scope: Scope, mail: ReadMail): Promise<string | undefined> {
  return db.transaction(scope, async (tx) => {
    const [kept] = await tx.run(
      sql<{
        id: string
      }>`insert into invoice_mails (company_id, place, uid_validity, uid, message_id, sender, sender_name,
          answer_to, subject, sent_at, detalles)
        values (${scopeCompany}, ${mail.place}, ${String(mail.uidValidity)}::bigint, ${mail.uid}, ${mail.messageId},
                ${mail.sender}, ${mail.senderName}, ${mail.answerTo}, ${mail.subject}, ${mail.sentAt},
                ${JSON.stringify(mail.details)}::jsonb)
        on conflict (company_id, place, uid_validity, uid) do nothing returning id`.compile(query),
    )
    if (kept) await claimFiles(tx, kept.id, mail.files)
    await passTo(tx, mail)
    return kept?.id
  })
}

/** Goes past a mail that is gone, or is known from before. */
export async function passMail(
  db: Database,
  scope: Scope,
  at: Pick<ReadMail, 'uidValidity' | 'uid'>,
): Promise<void> {
  await db.transaction(scope, (tx) => passTo(tx, at))
}

async function passTo(tx: Transaction, { uidValidity, uid }: Pick<ReadMail, 'uidValidity' | 'uid'>) {
  await tx.run(
    sql`update invoice_mailboxes
        set last_uid = case when uid_validity = ${String(uidValidity)}::bigint then greatest(last_uid, ${uid}) else ${uid} end,
            uid_validity = ${String(uidValidity)}::bigint
      where company_id = ${scopeCompany}`.compile(query),
  )
}

async function claimFiles(tx: Transaction, mail: string, files: ReadMail['files']): Promise<void> {
  for (const [place, { name, mediaType, size, storageKey }] of files.entries()) {
    await tx.run(
      sql`insert into invoice_mail_files (company_id, mail_id, place, name, media_type, size, storage_key)
        values (${scopeCompany}, ${mail}, ${place}, ${name}, ${mediaType}, ${String(size)}, ${storageKey})`.compile(
        query,
      ),
    )
  }
  const keys = files.map(({ storageKey }) => storageKey)
  const claimed = await tx.run(
    sql`update stored_files set claimed_at = now()
      where company_id = ${scopeCompany} and storage_key = any (${keys}::text[]) and claimed_at is null
        and swept_at is null returning 1 as claimed`.compile(query),
  )
  if (claimed.length !== keys.length) throw new Error('A file of a mail is not there any more')
}

/** Says in whose name a mail is handed in; false if it is decided by now. */
export async function nameSupplier(
  db: Database,
  scope: Scope,
  mail: string,
  supplier: number,
): Promise<boolean> {
  const [named] = await db.read(scope, [
    sql`update invoice_mails set third_party_id = ${supplier}
      where company_id = ${scopeCompany} and id = ${mail} and estado = 'por_leer' returning 1 as named`.compile(
      query,
    ),
  ])
  return named.length > 0
}

/** Lets a mail wait at the desk; false if it is decided by now. */
export async function letWait(
  tx: Transaction,
  mail: string,
  { reason, details }: { reason: WaitingReason; details: readonly string[] },
): Promise<boolean> {
  const waiting = await tx.run(
    sql`update invoice_mails set estado = 'por_asignar', motivo = ${reason}, detalles = ${JSON.stringify(details)}::jsonb,
          third_party_id = null, asignado_por = null
      where company_id = ${scopeCompany} and id = ${mail} and estado = 'por_leer' returning 1 as waits`.compile(
      query,
    ),
  )
  return waiting.length > 0
}

/** Notes what documents of the open scope's mail turned out to be; the last note settles the mail. */
export async function noteResults(
  tx: Pick<Transaction, 'run'>,
  results: readonly KeptResult[],
  becomes: 'por_leer' | 'recibido' | 'rechazado',
): Promise<void> {
  await tx.run(sql`select note_mail_results(${JSON.stringify(results)}::jsonb, ${becomes})`.compile(query))
}

/**
 * Queues the answer to a mail in the caller's transaction: that it waits, or what its documents turned out to be. Nothing
 * for one that gets none, or has had it.
 */
export async function answerMail(
  tx: Pick<Transaction, 'run'>,
  { id, answer_to }: Pick<PendingMail, 'id' | 'answer_to'>,
  { content, withResults }: { content: MailContent; withResults: boolean },
): Promise<void> {
  if (answer_to === null) return
  const [row] = await tx.run(
    sql<{ may: boolean }>`select note_mail_answer(${id}, ${withResults}, ${answersPerDay}) as may`.compile(
      query,
    ),
  )
  if (row?.may === true)
    await queueMail(tx, { purpose: 'invoice-mail-answer', recipient: answer_to, content })
}
