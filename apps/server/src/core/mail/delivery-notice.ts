import { headerOf, partsOf, readFieldLines, textOf, typeOf, type MailPart } from './mail-part.ts'

/** A later server's notice about a mail: permanently refused, given up for now, or delayed. */
export interface DeliveryNotice {
  what: 'rechazado' | 'temporal' | 'demorado'
  /** The server's message. */
  why: string
}

/** Maximum characters of the server's message that are kept. */
const longestWhy = 500

/**
 * Reads the notice of a returned mail: a delivery status notification (RFC 3464), or the text of servers without them.
 * Undefined for every other mail: an answer, an out-of-office notice, a receipt, a success notice.
 */
export function readDeliveryNotice(mail: MailPart): DeliveryNotice | undefined {
  const status = partsOf(mail).find((part) => /^message\/(global-)?delivery-status$/.test(typeOf(part)))
  if (status) return readStatus(textOf(status))
  // A report of another kind: a read receipt or a spam complaint.
  if (/^multipart\/report$/.test(typeOf(mail)) && otherReport.test(headerOf(mail, 'content-type')))
    return undefined
  return isReturned(mail) ? readWords(mail) : undefined
}

const otherReport = /report-type\s*=\s*"?(disposition-notification|feedback-report)/i

/** The groups of a status after the first are one per recipient; our mails have one. */
function readStatus(text: string): DeliveryNotice | undefined {
  const groups = text.split(/\r?\n[ \t]*\r?\n/).map((group) => readFieldLines(group))
  for (const group of groups) {
    const action = (group.get('action')?.[0] ?? '').toLowerCase()
    const status = group.get('status')?.[0] ?? ''
    const words = (group.get('diagnostic-code')?.[0] ?? '').replace(/^[\w-]+\s*;\s*/, '')
    const why = tidy(words || status)
    if (action.startsWith('delayed')) return { what: 'demorado', why }
    if (action.startsWith('failed'))
      return {
        what: isForGood(/^[245]\.\d/.test(status) ? `${status} ${words}` : words) ? 'rechazado' : 'temporal',
        why,
      }
  }
  return undefined
}

/** Whether a server sent it about an undeliverable mail. */
function isReturned(mail: MailPart): boolean {
  if (headerOf(mail, 'x-failed-recipients') !== '') return true
  const isNobodys = /^<\s*>$/.test(headerOf(mail, 'return-path'))
  const isAnswer = /auto-replied/i.test(headerOf(mail, 'auto-submitted'))
  return (
    !isAnswer &&
    (isNobodys || /mailer-daemon|postmaster|mail delivery (sub)?system/i.test(headerOf(mail, 'from')))
  )
}

const codes = /\b[45]\.\d{1,3}\.\d{1,3}\b|(?:^|[\s:;"'(<])[45]\d\d(?=[ \-:])/
const lateWords = /delay|retras|demora|still (being )?(trying|retried)|could not send message for/i
const unknownWords =
  /(user|recipient|address|mailbox|usuario|destinatario|buz[oó]n)\b.{0,40}(unknown|not found|no existe|does(n't| not) exist|unavailable|inexistente|desconocid)|no such (user|recipient|mailbox)|unknown (user|recipient)/i
const returnWords =
  /undeliver|failure|failed|returned|could ?n[o']t be delivered|no (se )?(ha )?(pudo|podido) (ser )?entreg|devuelt|rebot/i

/** Reads a notice without a status: the line with a code, or the server's own text. */
function readWords(mail: MailPart): DeliveryNotice | undefined {
  const subject = headerOf(mail, 'subject')
  const part = partsOf(mail).find((one) => one.parts.length === 0 && typeOf(one).startsWith('text/'))
  const said = ownWords(part ? textOf(part) : '')
  const lines = said.split(/\r?\n/)
  const named = lines.find((line) => codes.test(line)) ?? lines.find((line) => unknownWords.test(line))
  const why = tidy(named ?? lines.find((line) => line.trim() !== '') ?? subject)
  if (lateWords.test(subject)) return { what: 'demorado', why }
  if (named !== undefined) return { what: isForGood(named) ? 'rechazado' : 'temporal', why }
  return returnWords.test(`${subject} ${said}`) ? { what: 'temporal', why } : undefined
}

/** Returns the text that the server wrote itself: the returned mail often follows it. */
function ownWords(text: string): string {
  const plain = text
    .slice(0, longestText)
    .replace(/<[^<>]{1,400}>/g, (tag) => (tag.includes('@') ? tag : ' '))
    .split('\n')
  const below = plain.findIndex((line) => mailBelow.test(line.slice(0, longestLine)))
  return plain
    .slice(0, below < 0 ? undefined : below)
    .join('\n')
    .slice(0, 10_000)
}

/** Maximum characters that are read, and the line that introduces the returned mail: a server's own text is short. */
const longestText = 100_000
const longestLine = 200
const mailBelow = /^-{2}.*(copy|original|below|headers|copia)|^(Return-Path|Received):/i

/** Only what the code or the text calls final: a full mailbox is emptied, and a server comes back. */
function isForGood(words: string): boolean {
  if (/\b5\.2\.2\b|mailbox (is )?full|over ?quota|quota exceeded|buz[oó]n lleno/i.test(words)) return false
  const [code] = codes.exec(words) ?? []
  return code === undefined ? unknownWords.test(words) : code.replace(/^\D+/, '').startsWith('5')
}

function tidy(words: string): string {
  return words
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longestWhy)
}
