import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { readMail, type ReceivedMail } from './received-mail.ts'

/** Why a mail is not taken: the SMTP code (451: not now, 550: never) and the words. */
export interface MailRefusal {
  code: number
  message: string
}

/** How a mail server of a test behaves. */
export interface MailServerOptions {
  /** Told of each mail that was taken, before the sender hears so. */
  onMail?: (mail: ReceivedMail) => void | Promise<void>
  /** Asked for each recipient; a refusal is answered to the sender. */
  refuse?: (recipient: string) => MailRefusal | undefined
  /** Asked for each connection: true turns the sender away, as a server that is being maintained does. */
  isAway?: () => boolean
  /** Demands this user and password. */
  user?: { name: string; password: string }
  port?: number
}

/** What a server under maintenance says. */
const away: MailRefusal = { code: 421, message: 'Away' }

/** A real SMTP server on a port of this machine, which keeps what it takes. */
export class MailServer {
  readonly url: string
  readonly port: number
  readonly #server: SMTPServer

  private constructor(server: SMTPServer, port: number, user: MailServerOptions['user']) {
    this.#server = server
    this.port = port
    const login = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : ''
    this.url = `smtp://${login}127.0.0.1:${port}`
  }

  /** Opens a server on a free port, or on the one that it had before. */
  static async open(options: MailServerOptions = {}): Promise<MailServer> {
    const { user } = options
    const server = new SMTPServer({
      logger: false,
      disabledCommands: user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      allowInsecureAuth: true,
      authOptional: user === undefined,
      closeTimeout: 200,
      onConnect: (_session, done) =>
        done(options.isAway?.() === true ? fault(away.code, away.message) : null),
      onAuth: ({ username, password }, _session, done) =>
        username === user?.name && password === user?.password
          ? done(null, { user: username })
          : done(fault(535, 'Wrong password')),
      onRcptTo: ({ address }, _session, done) => {
        // A connection that was open before is turned away, too.
        const refusal = options.isAway?.() === true ? away : options.refuse?.(address)
        done(refusal ? fault(refusal.code, refusal.message) : null)
      },
      onData: (stream, { envelope }, done) =>
        void receive(
          stream,
          {
            recipient: envelope.rcptTo[0]?.address ?? '',
            returnPath: envelope.mailFrom ? envelope.mailFrom.address : '',
          },
          options.onMail,
          done,
        ),
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject)
      server.listen(options.port ?? 0, '127.0.0.1', resolve)
    })
    const address = server.server.address() as AddressInfo // it listens on a port, not on a pipe
    return new MailServer(server, address.port, user)
  }

  /** Takes no more connections and ends those that are open. */
  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}

/** Takes a mail, and tells the sender once it is kept, or what kept it from being so. */
async function receive(
  stream: NodeJS.ReadableStream,
  envelope: Pick<ReceivedMail, 'recipient' | 'returnPath'>,
  onMail: MailServerOptions['onMail'],
  done: (error?: Error) => void,
): Promise<void> {
  try {
    stream.setEncoding('latin1')
    await onMail?.(readMail(envelope, await text(stream)))
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)))
    return
  }
  done()
}

function fault(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code })
}
