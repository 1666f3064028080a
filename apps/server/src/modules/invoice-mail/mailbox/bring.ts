import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { CostlyFile, examineKind, examineMail } from '../../../core/files/examine.ts'
import type { IncomingMail } from '../../../core/files/mail-parts.ts'
import type { Job, JobService } from '../../../core/jobs/task.ts'
import { senderAddress } from '../../../core/mail/smtp.ts'
import { InfectedFile } from '../../../core/storage/infected-file.ts'
import { companyAsker } from '../../../core/turns/asker.ts'
import { storeFile } from '../../invoices/index.ts'
import { keepMail, passMail, type ReadMail } from '../mails/commands.ts'
import { findReceiver, isKnownMail } from '../mails/queries.ts'
import { waitFor } from '../mails/settle.ts'
import { beginAt, holdMailbox } from './commands.ts'
import type { FetchedMail, OpenMailbox } from './imap.ts'
import type { MailboxRow } from './queries.ts'

/** Mails that one look brings; the next one brings the rest. */
const mostAtOnce = 200

const day = 24 * 60 * 60 * 1000

/**
 * Brings the mails that arrived since the last look. Each is kept in a transaction with how far the mailbox was read. Where
 * the server counts its mails anew, those of the last days that are not known are brought.
 */
export async function bringMails(
  service: JobService,
  job: Job,
  row: MailboxRow,
  mailbox: OpenMailbox,
): Promise<void> {
  const { db } = service
  const scope = Scope.ofStaff(job.company)
  const { uidValidity, uidNext } = mailbox.standing
  if (row.uid_validity === null) return beginAt(db, scope, { uidValidity, last: uidNext - 1 })
  const isRecounted = row.uid_validity !== String(uidValidity)
  const since = new Date(Date.parse(row.read_at ?? '') - 2 * day || Date.now() - 2 * day)
  const found = isRecounted ? await mailbox.uidsSince(since) : await mailbox.uidsAfter(Number(row.last_uid))
  const own = await ownAddresses(service, scope, row)
  for (const uid of found.slice(0, mostAtOnce)) {
    job.signal.throwIfAborted()
    await holdMailbox(db, scope, job.id)
    const at = { place: row.place, uidValidity, uid }
    const fetched = await mailbox.read(uid)
    const mail = fetched && (await readParts(job.company, fetched))
    const isKnown = mail !== undefined && isRecounted && (await isKnownMail(db, scope, mail.messageId))
    if (!fetched || !mail || isKnown) await passMail(db, scope, at)
    else await keepFetched(service, job.company, { fetched, mail, at, own })
    await mailbox.markRead([uid])
  }
}

/** A mail whose parts take more than a mail may is kept as one that cannot be read. */
async function readParts(company: number, { bytes }: FetchedMail): Promise<IncomingMail> {
  try {
    return await examineMail(companyAsker(company), bytes)
  } catch (fault) {
    if (!(fault instanceof CostlyFile)) throw fault
    const nobody = { sender: '', senderName: '', answerTo: null, subject: '', messageId: '', sentAt: null }
    return { ...nobody, attachments: [], left: 0 }
  }
}

interface Fetched {
  fetched: FetchedMail
  mail: IncomingMail
  at: Pick<ReadMail, 'place' | 'uidValidity' | 'uid'>
  own: ReadonlySet<string>
}

async function keepFetched(service: JobService, company: number, { fetched, mail, at, own }: Fetched) {
  const { attachments, left, ...head } = mail
  const files: ReadMail['files'][number][] = []
  const details =
    left > 0 ? [fill(fileFaultTexts.count, { count: attachments.length, name: `+${left}` })] : []
  for (const attachment of fetched.isWhole ? attachments : []) {
    const kept = await keepAttachment(service, company, attachment)
    if (typeof kept === 'string') details.push(kept)
    else files.push(kept)
  }
  const answerTo = head.answerTo !== null && own.has(head.answerTo) ? null : head.answerTo
  const scope = Scope.ofStaff(company)
  const id = await keepMail(service.db, scope, { ...head, answerTo, ...at, files, details })
  if (id !== undefined && !fetched.isWhole)
    await waitFor(
      service,
      company,
      { id, subject: head.subject, answer_to: answerTo },
      { reason: 'muy_grande', details: [] },
    )
}

/** Stores an attachment, or says why it is left out. */
async function keepAttachment(
  service: JobService,
  company: number,
  file: IncomingMail['attachments'][number],
): Promise<ReadMail['files'][number] | string> {
  const { name } = file
  const place = { scope: Scope.ofStaff(company), company }
  try {
    const kept = await storeFile(service, place, file, (path) =>
      examineKind(companyAsker(company), 'invoices', path),
    )
    return kept ?? fill(fileFaultTexts.invoice, { name })
  } catch (fault) {
    if (fault instanceof CostlyFile) return fill(fileFaultTexts.costly, { name })
    if (fault instanceof InfectedFile) return fill(fileFaultTexts.infected, { name, found: fault.found })
    throw fault
  }
}

/** The addresses under which the company itself writes: a mail of theirs is not answered. */
async function ownAddresses({ db, settings }: JobService, scope: Scope, row: MailboxRow) {
  const { sender } = await findReceiver(db, scope)
  return new Set([row.username, sender ?? '', senderAddress(settings)].map((one) => one.toLowerCase()))
}
