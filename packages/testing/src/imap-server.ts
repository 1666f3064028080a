import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A mail of the test's mailbox. */
interface KeptMail {
  uid: number
  source: Buffer
  flags: Set<string>
  at: Date
}

/** The user of the test's mailbox. */
export const mailboxUser = { name: 'facturas@compania.test', password: 'buzón "1"' } as const

/**
 * A real IMAP server on a port of this machine, with one folder: what a mail program needs to enter, find, fetch and mark
 * mails (RFC 9051), without encryption.
 */
export class ImapServer {
  readonly port: number
  readonly #server: Server
  readonly #mails: KeptMail[] = []
  readonly #sockets = new Set<Socket>()
  #uidValidity = 1
  #next = 1
  /** The commands that clients sent, without their arguments. */
  readonly commands: string[] = []
  /** The tokens of which one is needed to enter, by XOAUTH2; undefined enters by the password. */
  tokens: Set<string> | undefined

  private constructor(server: Server, port: number) {
    this.#server = server
    this.port = port
  }

  /** Opens a server on a free port, or on the given one. */
  static async open(port = 0): Promise<ImapServer> {
    const server = createServer()
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
    const address = server.address() as AddressInfo // it listens on a port, not on a pipe
    const opened = new ImapServer(server, address.port)
    server.on('connection', (socket) => opened.#serve(socket))
    return opened
  }

  /** Delivers a mail, as it stands; returns its number. */
  deliver(source: string | Buffer): number {
    const uid = this.#next++
    this.#mails.push({ uid, source: Buffer.from(source), flags: new Set(), at: new Date() })
    return uid
  }

  /** The flags of a mail. */
  flagsOf(uid: number): string[] {
    return [...(this.#mails.find((mail) => mail.uid === uid)?.flags ?? [])]
  }

  /** Counts all mails anew, as a server does after a repair. */
  recount(): void {
    this.#uidValidity += 1
    this.#next = 1
    for (const mail of this.#mails) mail.uid = this.#next++
  }

  /** Ends the server with its connections. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
    const say = (line: string | Buffer) => socket.write(Buffer.concat([Buffer.from(line), crlf]))
    say(`* OK [CAPABILITY ${this.#capabilities}] Ready`)
    let isRefused = false
    let refusedTag = ''
    let held = ''
    socket.on('data', (piece) => {
      held += piece.toString('utf8')
      for (let end = held.indexOf('\r\n'); end !== -1; end = held.indexOf('\r\n')) {
        const line = held.slice(0, end)
        const literal = /\{(\d+)(\+?)\}$/.exec(line)
        if (literal) {
          const size = Number(literal[1])
          const rest = Buffer.from(held.slice(end + 2))
          if (literal[2] === '' && rest.length === 0) say('+ Go on')
          if (rest.length < size) return
          const value = rest.subarray(0, size).toString()
          held = `${line.slice(0, literal.index)}${JSON.stringify(value)}${rest.subarray(size).toString()}`
          continue
        }
        held = held.slice(end + 2)
        if (isRefused) {
          // A client ends a refused exchange with an empty line.
          isRefused = false
          say(`${refusedTag} NO [AUTHENTICATIONFAILED] Refused`)
          continue
        }
        const [, tag = '', given] = /^(\S+) AUTHENTICATE XOAUTH2 (\S+)$/i.exec(line) ?? []
        if (given === undefined) this.#answer(line, say, socket)
        else if (this.#isHolder(given)) say(`${tag} OK Done`)
        else {
          isRefused = true
          refusedTag = tag
          say(`+ ${Buffer.from('{"status":"401","schemes":"Bearer"}').toString('base64')}`)
        }
      }
    })
  }

  get #capabilities(): string {
    return `IMAP4rev1 IDLE${this.tokens ? ' SASL-IR AUTH=XOAUTH2 LOGINDISABLED' : ''}`
  }

  #isHolder(given: string): boolean {
    const [user, auth] = Buffer.from(given, 'base64').toString().split('\u0001')
    const token = auth?.replace(/^auth=Bearer /, '') ?? ''
    return user === `user=${mailboxUser.name}` && this.tokens?.has(token) === true
  }

  #answer(line: string, say: (line: string | Buffer) => void, socket: Socket): void {
    const [, tag = '*', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
    const name = command.toUpperCase()
    this.commands.push(name)
    const done = (what = 'OK Done') => say(`${tag} ${what}`)
    switch (name) {
      case 'CAPABILITY':
        say(`* CAPABILITY ${this.#capabilities}`)
        return done()
      case 'LOGIN':
        return done(!this.tokens && isUser(rest) ? 'OK Done' : 'NO [AUTHENTICATIONFAILED] Wrong password')
      case 'LIST':
        if (rest.endsWith('"" ""')) say('* LIST (\\Noselect) "/" ""')
        else if (/^"" "?(INBOX|\*|%)"?$/i.test(rest)) say('* LIST () "/" "INBOX"')
        return done()
      case 'SELECT':
      case 'EXAMINE':
        if (!/^"?INBOX"?$/i.test(rest)) return done('NO [NONEXISTENT] No such folder')
        say(`* ${this.#mails.length} EXISTS`)
        say('* FLAGS (\\Seen)')
        say(`* OK [UIDVALIDITY ${this.#uidValidity}] Valid`)
        say(`* OK [UIDNEXT ${this.#next}] Next`)
        return done('OK [READ-WRITE] Done')
      case 'UID SEARCH':
        say(`* SEARCH ${this.#found(rest).join(' ')}`)
        return done()
      case 'UID FETCH':
        this.#fetch(rest, say)
        return done()
      case 'UID STORE':
        for (const mail of this.#named(rest)) mail.flags.add('\\Seen')
        return done()
      case 'LOGOUT':
        say('* BYE')
        done()
        socket.end()
        return
      default:
        return done(name === 'NOOP' ? 'OK Done' : 'BAD Unknown')
    }
  }

  #found(query: string): number[] {
    const range = /UID (\S+)/i.exec(query)?.[1]
    const since = /SINCE "?(\S+?)"?$/i.exec(query)?.[1]
    if (range !== undefined) return this.#named(range).map(({ uid }) => uid)
    const day = since === undefined ? 0 : Date.parse(since)
    return this.#mails.filter(({ at }) => at.getTime() >= day).map(({ uid }) => uid)
  }

  #named(text: string): KeptMail[] {
    const [ranges = ''] = text.split(' ')
    const last = this.#mails.at(-1)?.uid ?? 0
    const numberOf = (word: string) => (word === '*' ? last : Number(word))
    return this.#mails.filter(({ uid }) =>
      ranges.split(',').some((range) => {
        const [from = '', to = from] = range.split(':')
        const ends = [numberOf(from), numberOf(to)].toSorted((one, other) => one - other)
        return uid >= (ends[0] ?? 0) && uid <= (ends[1] ?? 0)
      }),
    )
  }

  #fetch(text: string, say: (line: Buffer) => void): void {
    const isHead = /HEADER/i.test(text)
    const hasBody = /BODY(\.PEEK)?\[\]/i.test(text)
    for (const mail of this.#named(text)) {
      const place = this.#mails.indexOf(mail) + 1
      const facts = `* ${place} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.source.length}`
      const head = mail.source.subarray(0, mail.source.indexOf('\r\n\r\n') + 4)
      const body = isHead ? head : hasBody ? mail.source : undefined
      if (!body) say(Buffer.from(`${facts})`))
      else {
        const section = isHead ? 'BODY[HEADER]' : 'BODY[]'
        say(Buffer.concat([Buffer.from(`${facts} ${section} {${body.length}}\r\n`), body, Buffer.from(')')]))
      }
    }
  }
}

const crlf = Buffer.from('\r\n')

function isUser(text: string): boolean {
  const words = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted?.replace(/\\(.)/g, '$1') ?? bare,
  )
  return words[0] === mailboxUser.name && words[1] === mailboxUser.password
}
