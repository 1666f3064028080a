import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** How a mail server misbehaves. */
export const behaviours = ['takes a byte a second', 'hangs after the words', 'says not now'] as const
export type Behaviour = (typeof behaviours)[number] | 'is as it should be'

/** What is before a mail server and makes it slow, deaf or unwilling. */
export class SlowMailServer {
  #behaviour: Behaviour = 'is as it should be'
  /** How many connections met this behaviour. */
  #met = 0
  readonly #server: Server
  readonly #behind: number
  readonly #open = new Set<Socket>()

  private constructor(behind: number) {
    this.#behind = behind
    this.#server = createServer((client) => this.#take(client))
  }

  /** Opens it before the mail server of a port. */
  static async open(behind: number): Promise<SlowMailServer> {
    const slow = new SlowMailServer(behind)
    slow.#server.listen(0, '127.0.0.1')
    await once(slow.#server, 'listening')
    return slow
  }

  /** Changes the behaviour for new connections; returns how many connections met the former one. */
  change(behaviour: Behaviour): number {
    const met = this.#met
    this.#met = 0
    this.#behaviour = behaviour
    for (const socket of this.#open) socket.destroy()
    return met
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo // it listens on a port, not on a pipe
    return `smtp://127.0.0.1:${port}`
  }

  /** Ends it with all connections. */
  async close(): Promise<void> {
    for (const socket of this.#open) socket.destroy()
    this.#server.close()
  }

  #take(client: Socket): void {
    const server = connect(this.#behind, '127.0.0.1')
    for (const socket of [client, server]) {
      this.#open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#open.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    void this.#pass(client, server).catch(() => client.destroy())
    void this.#answer(client, server).catch(() => client.destroy())
  }

  /** What the product sends, on to the mail server. */
  async #pass(client: Socket, server: Socket): Promise<void> {
    for await (const piece of client) {
      const bytes = piece as Buffer // no encoding is set
      if (this.#behaviour === 'says not now' && /^RCPT TO/im.test(bytes.toString('latin1'))) {
        this.#met += 1
        client.write(notNow(bytes.toString('latin1')))
        continue
      }
      if (this.#behaviour === 'takes a byte a second') this.#met += 1
      for (const [place] of bytes.entries()) {
        if (this.#behaviour !== 'takes a byte a second') {
          server.write(bytes.subarray(place))
          break
        }
        await pause(1000)
        server.write(bytes.subarray(place, place + 1))
      }
    }
  }

  /** What the mail server answers, back to the product. */
  async #answer(client: Socket, server: Socket): Promise<void> {
    let isAfterWords = false
    for await (const piece of server) {
      const bytes = piece as Buffer // no encoding is set
      // The body follows 354; its answer is never sent, so the client does not know whether the mail was accepted.
      if (this.#behaviour === 'hangs after the words' && isAfterWords) {
        this.#met += 1
        continue
      }
      // It comes together with what was asked before, where the sender asked all at once.
      isAfterWords = /^354/m.test(bytes.toString('latin1'))
      client.write(bytes)
    }
  }
}

/** The answer to each of the commands that came at once. */
function notNow(commands: string): string {
  const answers = { MAIL: '250 2.1.0 Accepted', RCPT: '451 4.3.2 Not now', DATA: '503 5.5.1 Nobody takes it' }
  const asked = commands.matchAll(/^(MAIL|RCPT|DATA)/gim)
  // The pattern knows only these.
  return [...asked].map(([word]) => `${answers[word.toUpperCase() as keyof typeof answers]}\r\n`).join('')
}
