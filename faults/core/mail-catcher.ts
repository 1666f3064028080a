import { setTimeout as pause } from 'node:timers/promises'
import { MailServer } from '@enlace/testing/mail-server'

/** A mail that the server took. */
interface CaughtMail {
  readonly recipient: string
  readonly messageId: string
}

/** A real mail server that notes what it took, and takes some time for each mail. */
export class MailCatcher {
  readonly mails: CaughtMail[] = []
  /** Mails whose words have come and which are not yet taken. */
  underWay = 0
  #server: MailServer | undefined

  /** Opens one that takes so many milliseconds for a mail. */
  static async open(milliseconds = 60): Promise<MailCatcher> {
    const catcher = new MailCatcher()
    catcher.#server = await MailServer.open({
      onMail: async ({ recipient, messageId }) => {
        catcher.underWay += 1
        await pause(milliseconds)
        // Noted before the sender hears of it: what it was not told it sends again.
        catcher.mails.push({ recipient, messageId })
        catcher.underWay -= 1
      },
    })
    return catcher
  }

  /** What the product is told of it. */
  get environment(): Record<string, string> {
    return { SMTP_URL: this.#server?.url ?? '', MAIL_FROM: 'portal@enlace.example' }
  }

  get port(): number {
    return this.#server?.port ?? 0
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
