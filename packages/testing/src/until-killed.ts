import { once } from 'node:events'
import { request } from 'node:http'
import type { ServerProcess } from './use-server-processes.ts'

/** A request to a server that is killed meanwhile. */
export interface HastyRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** What was answered whole before the connection was lost; undefined for a request that got no whole answer. */
export interface HastyAnswer {
  status: number
  body: Buffer
}

/** Sends all requests at once, kills the server without a warning at the answer of a number, and returns what was answered. */
export async function askUntilKilled(
  { port, child }: ServerProcess,
  requests: readonly HastyRequest[],
  killAt: number,
): Promise<(HastyAnswer | undefined)[]> {
  let answered = 0
  const gone = once(child, 'exit')
  const answers = await Promise.all(
    requests.map(async (one) => {
      const answer = await ask(port, one)
      answered += 1
      if (answer !== undefined && answered === killAt) child.kill('SIGKILL')
      return answer
    }),
  )
  child.kill('SIGKILL')
  await gone
  return answers
}

function ask(port: number, { method, path, headers, body }: HastyRequest): Promise<HastyAnswer | undefined> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', () => resolve(undefined))
      response.on('close', () =>
        resolve(
          response.complete ? { status: response.statusCode ?? 0, body: Buffer.concat(pieces) } : undefined,
        ),
      )
    })
    sent.on('error', () => resolve(undefined))
    sent.end(body)
  })
}
