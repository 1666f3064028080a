import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

/** A message as it came. */
export interface ReceivedWebhook {
  path: string
  headers: Readonly<Record<string, string>>
  body: string
  /** When it came, in milliseconds. */
  at: number
}

/** What a receiver does with what comes. */
export type Answering = (response: ServerResponse, request: IncomingMessage, count: number) => void

/** A program of a company that takes webhooks; each path is another one, with a count of its own. */
export class WebhookReceiver {
  readonly #server: Server
  readonly #answers = new Map<string, Answering>()
  readonly received: ReceivedWebhook[] = []
  /** Requests at a time, and the most that there were. */
  readonly underWay = new Map<string, { now: number; most: number }>()

  constructor() {
    this.#server = createServer((request, response) => void this.#take(request, response))
  }

  /** `127.0.0.1` with the port: what the operator names so that anything comes here. */
  get host(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The receiver does not listen')
    return `127.0.0.1:${address.port}`
  }

  /** The address of a receiver with its own way of answering; 204 unless told otherwise. */
  at(path: string, answer: Answering = (response) => void response.writeHead(204).end()): string {
    this.#answers.set(`/${path}`, answer)
    return `http://${this.host}/${path}`
  }

  /** What came to a path. */
  of(path: string): ReceivedWebhook[] {
    return this.received.filter((one) => one.path === `/${path}`)
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const count = this.underWay.get(path) ?? { now: 0, most: 0 }
    this.underWay.set(path, count)
    count.now += 1
    count.most = Math.max(count.most, count.now)
    response.on('close', () => {
      count.now -= 1
    })
    request.on('error', () => undefined)
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    this.received.push({ path, headers, body, at: Date.now() })
    const answer = this.#answers.get(path)
    if (answer) answer(response, request, this.of(path.slice(1)).length)
    else response.writeHead(404).end()
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** A receiver for the tests of a file. */
export async function useWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver = new WebhookReceiver()
  await receiver.listen()
  afterAll(() => receiver.close())
  return receiver
}
