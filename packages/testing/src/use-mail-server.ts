import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'
import { MailServer, type MailRefusal, type MailServerOptions } from './mail-server.ts'
import type { ReceivedMail } from './received-mail.ts'

/** The mail server of a test file. */
export interface TestMailServer {
  /** For SMTP_URL, from the first `beforeAll` on. */
  url: string
  /** The received mails, in order. */
  readonly mails: ReceivedMail[]
  /** Sets the answer to a recipient's mails from now on; undefined accepts them again. */
  answer(recipient: string, refusal: MailRefusal | undefined): void
  /** The mails to a recipient, once there are `count`. @throws Error when they do not arrive within seconds. */
  mailsTo(recipient: string, count?: number): Promise<ReceivedMail[]>
  /** Stops the server, as a crash or maintenance does; nothing listens on its port. */
  goDown(): Promise<void>
  /** Opens it again on the same port. */
  comeBack(): Promise<void>
}

const patience = 60_000

/** Provides a test file with a real mail server. */
export function useMailServer(options: Pick<MailServerOptions, 'user'> = {}): TestMailServer {
  const mails: ReceivedMail[] = []
  const refusals = new Map<string, MailRefusal>()
  let server: MailServer | undefined
  const open = async (port?: number) => {
    server = await MailServer.open({
      ...options,
      ...(port !== undefined && { port }),
      onMail: (mail) => void mails.push(mail),
      refuse: (recipient) => refusals.get(recipient),
    })
    used.url = server.url
  }
  const used: TestMailServer = {
    url: '',
    mails,
    answer: (recipient, refusal) => {
      if (refusal) refusals.set(recipient, refusal)
      else refusals.delete(recipient)
    },
    async mailsTo(recipient, count = 1) {
      const deadline = Date.now() + patience
      const found = () => mails.filter((mail) => mail.recipient === recipient)
      while (found().length < count && Date.now() < deadline) await pause(20)
      if (found().length < count) throw new Error(`${recipient} got ${found().length} mails of ${count}`)
      return found()
    },
    goDown: async () => server?.close(),
    comeBack: () => open(server?.port),
  }
  beforeAll(() => open())
  afterAll(() => server?.close())
  return used
}
