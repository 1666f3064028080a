import nodemailer from 'nodemailer'
import type { Settings } from '../settings/settings.ts'
import type { ClaimedMail } from './commands.ts'

/** Concurrent connections to the mail server. */
export const connections = 4

/** Milliseconds for each step of the mail server. */
const patience = { connect: 15_000, greet: 15_000, silence: 60_000 } as const

/** A connection to the mail server. */
export interface MailRoute {
  /**
   * Sends a mail; bounces go to `returnTo`, else to the sender. @throws nodemailer's errors, which `readMailFault`
   * classifies.
   */
  send(mail: ClaimedMail, signal: AbortSignal, returnTo?: string): Promise<void>
  /** Checks that the server answers and accepts our login. @throws likewise. */
  verify(): Promise<void>
  close(): void
}

/** The reason why a mail was not sent. */
export interface MailFault {
  /** `outage`: no mail can be sent now; `refused`: this one not now; `final`: this one never. */
  kind: 'outage' | 'refused' | 'final'
  /** The server's message, for readers of the outbox. */
  why: string
  /** Codes only, for the log: the message may name people. */
  code: string
}

/** Opens the route of SMTP_URL without connecting; undefined if it is not set. */
export function openMailRoute(settings: Pick<Settings, 'smtpUrl' | 'mailFrom'>): MailRoute | undefined {
  const { smtpUrl } = settings
  if (smtpUrl === undefined) return undefined
  const usual = senderAddress(settings)
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    maxRequeues: 1,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greet,
    socketTimeout: patience.silence,
    ...(mustEncrypt(smtpUrl) && { requireTLS: true }),
  })
  return {
    async send(mail, signal, returnTo) {
      const address = mail.from_address ?? usual
      await transport.sendMail({
        from: { name: mail.company, address },
        // As an object it is one address, whatever characters it has.
        to: { name: '', address: mail.recipient },
        ...(mail.reply_to !== null && {
          replyTo: { name: mail.reply_to_name ?? '', address: mail.reply_to },
        }),
        envelope: { from: returnTo ?? address, to: [mail.recipient] },
        messageId: mail.message_id,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Prevents out-of-office replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

/** Returns the sender address of MAIL_FROM without its name: each company has its own. */
export function senderAddress({ mailFrom = '' }: Pick<Settings, 'mailFrom'>): string {
  return /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
}

/** Returns the mail server's address without user and password. */
export function mailServerName(smtpUrl: string): string {
  return new URL(smtpUrl).host
}

/** A password is only sent encrypted, unless the address allows otherwise (`?requireTLS=false`). */
function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, hostname, username, searchParams } = new URL(smtpUrl)
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return protocol === 'smtp:' && username !== '' && !isLocal && !searchParams.has('requireTLS')
}

/** Classifies a failed attempt as a fault of the mail or of the server. */
export function readMailFault(
  fault: unknown,
  { from_address: ownAddress = null }: Partial<ClaimedMail> = {},
): MailFault {
  if (!(fault instanceof Error)) return { kind: 'outage', why: String(fault), code: '' }
  const {
    code = '',
    command = '',
    responseCode = 0,
    response,
  } = fault as Error & {
    // What nodemailer adds to its errors.
    code?: string
    command?: string
    responseCode?: number
    response?: string
  }
  const why = (typeof response === 'string' ? response : fault.message).slice(0, 500)
  const codes = [code, responseCode || ''].join(' ').trim()
  // A refusal of the login or of the installation's own sender is the operator's to solve, not a fault of the mail. A
  // refusal of a company's own sender affects only that company, and must not delay the mails of others.
  const commands = ownAddress === null ? /^(RCPT TO|DATA|API)$/ : /^(MAIL FROM|RCPT TO|DATA|API)$/
  const isAboutMail = ['EENVELOPE', 'EMESSAGE'].includes(code) && commands.test(command)
  if (!isAboutMail || responseCode === 421) return { kind: 'outage', why, code: codes }
  // A sender that the mail server refuses may be allowed later, so the mail is retried.
  const isFinal =
    command === 'API' || (command !== 'MAIL FROM' && responseCode >= 500 && responseCode !== 503)
  return { kind: isFinal ? 'final' : 'refused', why, code: codes }
}
