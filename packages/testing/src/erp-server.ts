import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A failure in place of an answer: a status with a page of HTML, no answer, or a connection reset; `lost` resets it after
 * the question was done.
 */
export type Mishap = number | 'html' | 'silence' | 'reset' | 'huge' | 'lost'

/** A stand-in for an ERP's web server, over HTTP. */
export interface ErpServer {
  url: string
  /** The number of requests. */
  readonly asked: number
  /** The failure of a request, by its number from 1; none by default. */
  mishap: (question: number) => Mishap | undefined
  close(): Promise<void>
}

/** The answer of a stand-in: a status with JSON text, or the bytes of a file. */
export type ErpAnswer = { status: number; json: string } | { status: number; file: Buffer }

/** Starts a server that answers requests, except for its failures. */
export async function startErpServer(
  answer: (request: IncomingMessage, body: string) => ErpAnswer,
): Promise<ErpServer> {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    const mishap = standIn.mishap(asked)
    if (mishap !== undefined && mishap !== 'lost') return suffer(mishap, response)
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const answered = answer(request, Buffer.concat(pieces).toString('utf8'))
      if (mishap === 'lost') return suffer('reset', response)
      const [type, sent] =
        'file' in answered ? ['application/octet-stream', answered.file] : ['application/json', answered.json]
      response.writeHead(answered.status, { 'content-type': type }).end(sent)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port.
  const { port } = server.address() as AddressInfo
  const standIn: ErpServer = {
    url: `http://127.0.0.1:${port}/`,
    get asked() {
      return asked
    },
    mishap: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

function suffer(mishap: Exclude<Mishap, 'lost'>, response: ServerResponse): void {
  if (mishap === 'silence') return
  if (mishap === 'reset') {
    response.destroy()
    return
  }
  if (mishap === 'huge') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(3_000_000)}"`)
    return
  }
  const status = mishap === 'html' ? 200 : mishap
  response.writeHead(status, { 'content-type': 'text/html' }).end('<html><h1>Mantenimiento</h1></html>')
}

/** A float in a stand-in's rows, which is written as in Python. */
export class Float {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** JSON in which floats are written as in Python (`1190000.0`). */
export function writeJson(value: unknown): string {
  if (value instanceof Float) return value.text
  if (Array.isArray(value)) return `[${value.map(writeJson).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${writeJson(one)}`)
    return `{${fields.join(', ')}}`
  }
  return JSON.stringify(value ?? null)
}

/** The order of values in a database; text by its letters. */
export function compareValues(one: unknown, other: unknown): number {
  const [left, right] = [plainOf(one), plainOf(other)]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [text, other_] = [String(left), String(right)]
  return text < other_ ? -1 : text > other_ ? 1 : 0
}

function plainOf(value: unknown): unknown {
  return value instanceof Float ? Number(value.text) : value
}
