import PostalMime, { type Address, type Email } from 'postal-mime'
import { mailLimits } from '@enlace/contract/invoice-mail/limits.ts'
import { invoiceFiles } from '@enlace/contract/invoices/limits.ts'
import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'

/** A mail that was read: who wrote it about what, to whom an answer may go, and its attachments. */
export interface IncomingMail {
  sender: string
  senderName: string
  /** Null for an automatic mail, and for one without a sender. */
  answerTo: string | null
  subject: string
  messageId: string
  sentAt: string | null
  /** The attachments that may carry an electronic document. */
  attachments: { name: string; bytes: Uint8Array }[]
  /** How many more there are. */
  left: number
}

/** Parts deeper than this, and more header text, are not what a mail program writes. */
const parserLimits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 5 } as const

/** Reads a mail, whatever it contains; one that is none has no sender and no attachments. */
export async function readMailParts(bytes: Uint8Array): Promise<IncomingMail> {
  let mail: Email
  try {
    mail = await PostalMime.parse(bytes, { ...parserLimits, attachmentEncoding: 'arraybuffer' })
  } catch {
    return { ...headOf({ headers: [], headerLines: [], attachments: [] }), attachments: [], left: 0 }
  }
  const carrying = mail.attachments.filter(mayCarry)
  const kept = carrying.slice(0, mailLimits.attachments).flatMap(({ filename, content }) => {
    const own = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
    const isTaken = own.length > 0 && own.length <= invoiceFiles.bytes
    return isTaken ? [{ name: cut(filename ?? '', 200) || 'adjunto', bytes: own }] : []
  })
  return { ...headOf(mail), attachments: kept, left: carrying.length - kept.length }
}

/** Pictures of a signature and other files are left out by their name and type; what the rest is, its bytes tell. */
function mayCarry({ filename, mimeType }: Email['attachments'][number]): boolean {
  if (/\.(xml|zip|pdf)$/i.test(filename ?? '')) return true
  return (
    /(^|[/+-])(xml|zip|x-zip-compressed|pdf|octet-stream)$/i.test(mimeType) &&
    !/\.\w{1,5}$/.test(filename ?? '')
  )
}

function headOf(mail: Email): Omit<IncomingMail, 'attachments' | 'left'> {
  const from = mailbox(mail.from)
  const [replyTo] = mail.replyTo ?? []
  const answer = addressOf(mailbox(replyTo)?.address ?? from?.address ?? '')
  const sent = Date.parse(mail.date ?? '')
  return {
    sender: cut(addressOf(from?.address ?? ''), 254),
    senderName: cut(from?.name ?? '', 200),
    answerTo: isAutomatic(mail) || !isEmail(answer) ? null : answer,
    subject: cut(mail.subject ?? '', 500),
    messageId: cut(mail.messageId ?? '', 500),
    sentAt: Number.isNaN(sent) ? null : new Date(sent).toISOString(),
  }
}

/** Whether a mail was written by no person: an answer to it could be answered again, or go to a whole list. */
function isAutomatic({ headers, from }: Email): boolean {
  const values = new Map(headers.map(({ key, value }) => [key.toLowerCase(), value.trim().toLowerCase()]))
  const submitted = values.get('auto-submitted')
  if (submitted !== undefined && submitted !== 'no') return true
  if (headers.some(({ key }) => /^list-/i.test(key))) return true
  if (/bulk|junk|list|auto/.test(values.get('precedence') ?? '')) return true
  if (values.has('x-auto-response-suppress') || values.has('x-autoreply') || values.has('x-loop')) return true
  if (/^<\s*>$/.test(values.get('return-path') ?? 'none')) return true
  if (/multipart\/report/.test(values.get('content-type') ?? '')) return true
  return /^(mailer-daemon|postmaster)@/i.test(mailbox(from)?.address ?? '')
}

const mailbox = (address: Address | undefined) => (address?.group === undefined ? address : address.group[0])

const addressOf = (written: string) => normaliseEmail(written)

/** Texts of a mail may hold what PostgreSQL cannot store, and lone halves of characters. */
const cut = (text: string, most: number) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()
