import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { finished } from 'node:stream/promises'

/** Scans files for viruses. */
export interface Scanner {
  /** Returns the name of the virus found, or undefined. @throws ScannerAway if the scanner gives no result. */
  scan(path: string): Promise<string | undefined>
}

/** The scanner did not say whether a file is clean. */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway'
}

/** Milliseconds of silence after which the scanner counts as unavailable; it answers within seconds of a file's end. */
const patience = 60_000
const pieceSize = 64 * 1024
const longestAnswer = 4096

/** A clamd at `tcp://host:port` or `unix:/path`, used by INSTREAM: it gets the bytes and needs no access to our folder. */
export function clamdAt(url: string, idleMilliseconds = patience): Scanner {
  const place = placeOf(url)
  return {
    async scan(path) {
      const answer = await ask(place, path, idleMilliseconds).catch((fault: unknown) => {
        throw new ScannerAway(`The virus scanner does not answer: ${codeOf(fault)}`, { cause: fault })
      })
      if (answer === 'stream: OK') return undefined
      const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1]
      if (found === undefined)
        throw new ScannerAway(`The virus scanner could not look into a file: ${answer.slice(0, 200)}`)
      return found
    },
  }
}

function placeOf(url: string): NetConnectOpts {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) }
  const { hostname, port } = new URL(url)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** Sends a file in chunks with a length prefix, and returns the scanner's one line. */
async function ask(place: NetConnectOpts, path: string, idleMilliseconds: number): Promise<string> {
  const socket = connect(place)
  socket.setTimeout(idleMilliseconds, () => socket.destroy(new Error('ETIMEDOUT')))
  await once(socket, 'connect')
  const answered = readAnswer(socket)
  // Every error is reported where the answer is awaited.
  answered.catch(() => undefined)
  const file = createReadStream(path, { highWaterMark: pieceSize })
  try {
    await write(socket, Buffer.from('zINSTREAM\0'))
    for await (const piece of file) {
      // The scanner refuses a file that is too large before its end, and stops reading.
      if (!socket.writable) break
      const bytes: Buffer = piece
      await write(socket, Buffer.concat([lengthOf(bytes.length), bytes]))
    }
    if (socket.writable) await write(socket, lengthOf(0))
  } catch (fault) {
    // An answer that arrived before the connection broke says more than the error.
    return await answered.catch(() => {
      throw fault
    })
  } finally {
    file.destroy()
  }
  try {
    return await answered
  } finally {
    socket.destroy()
  }
}

function lengthOf(length: number): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(length)
  return head
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (fault) => (fault ? reject(fault) : resolve()))
  })
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => {
    if (answer.length < longestAnswer) answer += text
    if (answer.includes('\0')) socket.end()
  })
  try {
    await finished(socket, { writable: false })
  } catch (fault) {
    if (!answer.includes('\0')) throw fault
  }
  if (!answer.includes('\0')) throw new Error('EMPTY')
  return answer.slice(0, answer.indexOf('\0')).trim()
}

function codeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown'
  return 'code' in fault ? String(fault.code) : fault.message
}
