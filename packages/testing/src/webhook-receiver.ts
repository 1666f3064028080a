import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

/** A message as received. */
export interface ReceivedWebhook {
  path: string
  headers: Readonly<Record<string, string>>
  body: string
  /** The time of its arrival, in milliseconds. */
  at: number
}

/** The reaction of a receiver to a request. */
export type Answering = (response: ServerResponse, request: IncomingMessage, count: number) => void

/** A company's program that receives webhooks; each path is a receiver, with a count of its own. */
export class WebhookReceiver {
  readonly #server: Server
  readonly #answers = new Map<string, Answering>()
  readonly received: ReceivedWebhook[] = []
  /** Concurrent requests, and their maximum. */
  readonly underWay = new Map<string, { now: number; most: number }>()

  constructor() {
    this.#server = createServer((request, response) => void this.#take(request, response))
  }

  /** `127.0.0.1` with the port, which the operator has to allow. */
  get host(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The receiver does not listen')
    return `127.0.0.1:${address.port}`
  }

  /** The address of a receiver with its own answer; 204 by default. */
  at(path: string, answer: Answering = (response) => void response.writeHead(204).end()): string {
    this.#answers.set(`/${path}`, answer)
    return `http://${this.host}/${path}`
  }

  /** The messages to a path. */
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

/** Provides a test file with a receiver. */
export async function useWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver = new WebhookReceiver()
  await receiver.listen()
  afterAll(() => receiver.close())
  return receiver
}
