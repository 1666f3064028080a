import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { readMail, type ReceivedMail } from './received-mail.ts'

/** Why a mail is not accepted: the SMTP code (451: temporarily, 550: permanently) and the message. */
export interface MailRefusal {
  code: number
  message: string
}

/** The behaviour of a test's mail server. */
export interface MailServerOptions {
  /** Called for each accepted mail, before the sender gets the confirmation. */
  onMail?: (mail: ReceivedMail) => void | Promise<void>
  /** Called for each recipient; a refusal is sent to the sender. */
  refuse?: (recipient: string) => MailRefusal | undefined
  /** Called for each connection: true refuses the sender, as a server under maintenance does. */
  isAway?: () => boolean
  /** Requires this user and password. */
  user?: { name: string; password: string }
  port?: number
}

/** The answer of a server under maintenance. */
const away: MailRefusal = { code: 421, message: 'Away' }

/** A real SMTP server on a port of this machine, which keeps what it receives. */
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

  /** Opens a server on a free port, or on its previous one. */
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
        // A connection that was open before is refused too.
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

  /** Accepts no more connections and ends the open ones. */
  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}

/** Receives a mail, and confirms it once it is kept, or sends the error. */
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
