import nodemailer from 'nodemailer'
import type { Settings } from '../settings/settings.ts'
import type { ClaimedMail } from './commands.ts'

/** Mails that are under way to the server at once. */
export const connections = 4

/** Milliseconds that the mail server may take for a step. */
const patience = { connect: 15_000, greet: 15_000, silence: 60_000 } as const

/** A way to the mail server. */
export interface MailRoute {
  /** Hands a mail over; what cannot be delivered comes back to `returnTo`, else to whom it is from. @throws what nodemailer says; `readMailFault` reads it. */
  send(mail: ClaimedMail, signal: AbortSignal, returnTo?: string): Promise<void>
  /** Whether the server answers and takes our user. @throws likewise. */
  verify(): Promise<void>
  close(): void
}

/** Why a mail did not go out. */
export interface MailFault {
  /** `outage`: nobody was there to take any mail; `refused`: not this one now; `final`: not this one ever. */
  kind: 'outage' | 'refused' | 'final'
  /** The server's words, for those who look into the outbox. */
  why: string
  /** The codes alone, for the log: words may name people. */
  code: string
}

/** The way that SMTP_URL names; undefined where it is not set. Nothing is connected yet. */
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
        // As an object it is one address, whatever is in it.
        to: { name: '', address: mail.recipient },
        ...(mail.reply_to !== null && {
          replyTo: { name: mail.reply_to_name ?? '', address: mail.reply_to },
        }),
        envelope: { from: returnTo ?? address, to: [mail.recipient] },
        messageId: mail.message_id,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // No out-of-office notice answers it (RFC 3834).
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

/** The address that mails come from, without the name that MAIL_FROM may give it: each company has its own. */
export function senderAddress({ mailFrom = '' }: Pick<Settings, 'mailFrom'>): string {
  return /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
}

/** Where the mail server is, without user and password. */
export function mailServerName(smtpUrl: string): string {
  return new URL(smtpUrl).host
}

/** A password crosses a network encrypted or not at all, unless the address itself says otherwise (`?requireTLS=false`). */
function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, hostname, username, searchParams } = new URL(smtpUrl)
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return protocol === 'smtp:' && username !== '' && !isLocal && !searchParams.has('requireTLS')
}

/** What a failed attempt says about the mail and about the server. */
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
  // Sending under our own address, and the login before it, is the operator's affair: such a mail is not to blame.
  // Under a company's own address it is that company's, and holds nobody else's mails up.
  const commands = ownAddress === null ? /^(RCPT TO|DATA|API)$/ : /^(MAIL FROM|RCPT TO|DATA|API)$/
  const isAboutMail = ['EENVELOPE', 'EMESSAGE'].includes(code) && commands.test(command)
  if (!isAboutMail || responseCode === 421) return { kind: 'outage', why, code: codes }
  // An address that the mail server does not let us use may be allowed tomorrow: the mail waits for it.
  const isFinal =
    command === 'API' || (command !== 'MAIL FROM' && responseCode >= 500 && responseCode !== 503)
  return { kind: isFinal ? 'final' : 'refused', why, code: codes }
}
