import { setTimeout as pause } from 'node:timers/promises'
import { MailServer } from '@enlace/testing/mail-server.ts'
import { InFlight } from './in-flight.ts'

/** A mail that the server took. */
interface CaughtMail {
  readonly recipient: string
  readonly messageId: string
}

/** A real mail server that notes what it took, and takes some time for each mail. */
export class MailCatcher {
  readonly mails: CaughtMail[] = []
  readonly #underWay = new InFlight<object>()
  #server: MailServer | undefined

  /** Opens one that takes so many milliseconds for a mail. */
  static async open(milliseconds = 100): Promise<MailCatcher> {
    const catcher = new MailCatcher()
    catcher.#server = await MailServer.open({
      onMail: async ({ recipient, messageId }) => {
        await catcher.#underWay.during({}, () => pause(milliseconds))
        // Recorded before the sender gets its answer: without one it sends the mail again.
        catcher.mails.push({ recipient, messageId })
      },
    })
    return catcher
  }

  /** The environment of the product that uses it. */
  get environment(): Record<string, string> {
    return { SMTP_URL: this.#server?.url ?? '', MAIL_FROM: 'portal@enlace.example' }
  }

  get port(): number {
    return this.#server?.port ?? 0
  }

  /** Whether the words of a mail came after a moment, and it is not yet taken. */
  isInFlight(since: number): boolean {
    return this.#underWay.isAny(since)
  }

  /** Whom mails came to, once for each Message-ID: the same mail twice is one, two mails are two. */
  recipients(): string[] {
    const known = new Map(this.mails.map(({ recipient, messageId }) => [messageId, recipient]))
    return [...known.values()]
  }

  /** Mails that came more than once under their Message-ID. */
  repeated(): number {
    return this.mails.length - new Set(this.mails.map(({ messageId }) => messageId)).size
  }

  async close(): Promise<void> {
    await this.#server?.close()
  }
}
