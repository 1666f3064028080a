import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Problem } from '@enlace/contract/core/problems.ts'

/** Somebody went away in the middle of what was sent. */
export class SendingBroke extends Error {
  override readonly name = 'SendingBroke'
}

/** How much may come, and how long nothing may. */
export interface SendingLimits {
  bytes: number
  seconds: number
}

/** How a body is packed. @throws Problem `push-unsupported` for any other way than gzip. */
export function packingOf(contentEncoding: string | undefined): 'gzip' | 'none' {
  const named = contentEncoding?.trim().toLowerCase() ?? ''
  if (named === '' || named === 'identity') return 'none'
  if (named === 'gzip' || named === 'x-gzip') return 'gzip'
  throw new Problem('push-unsupported')
}

/**
 * The bytes of a request as they come, unpacked; nothing is read before it is asked for, so that anyone who sends waits.
 * @throws Problem `push-unreadable`, `push-slow`, `body-too-large`; SendingBroke when the connection ended before the body.
 */
export async function* sentBytes(
  message: IncomingMessage,
  packing: 'gzip' | 'none',
  { bytes, seconds }: SendingLimits,
): AsyncGenerator<Buffer, void, void> {
  if (packing === 'none' && Number(message.headers['content-length'] ?? 0) > bytes)
    throw new Problem('body-too-large')
  const source = packing === 'gzip' ? unpacked(message) : message
  // The request is not destroyed with its reading: the sender still hears why.
  const pieces: AsyncIterator<Buffer> = source.iterator({ destroyOnReturn: false })
  const patience = new Patience(seconds)
  let size = 0
  try {
    for (;;) {
      const next = await patience.with(pieces.next())
      if (next.done === true) return
      size += next.value.length
      if (size > bytes) throw new Problem('body-too-large')
      yield next.value
    }
  } catch (fault) {
    throw brokenAs(fault, message)
  } finally {
    patience.end()
  }
}

/** Waits for what comes, but only so long: one timer for all of it, since what comes are many thousand pieces. */
class Patience {
  #giveUp: () => void = () => {}
  readonly #timer: NodeJS.Timeout
  readonly #seconds: number

  constructor(seconds: number) {
    this.#seconds = seconds
    this.#timer = setTimeout(() => this.#giveUp(), seconds * 1000)
  }

  /** @throws Problem `push-slow`. */
  with<Piece>(coming: Promise<Piece>): Promise<Piece> {
    return new Promise((resolve, reject) => {
      this.#giveUp = () => reject(new Problem('push-slow', { seconds: this.#seconds }))
      // The time in which nobody waited does not count.
      this.#timer.refresh()
      coming.then(resolve, reject)
    })
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}

function brokenAs(fault: unknown, message: IncomingMessage): unknown {
  if (fault instanceof Problem || fault instanceof SendingBroke) return fault
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  if (code.startsWith('Z_')) return new Problem('push-unreadable')
  if (message.complete) return fault
  return new SendingBroke('The connection ended before the body', { cause: fault })
}

function unpacked(message: IncomingMessage): Readable {
  const unpacking = createGunzip({ chunkSize: 256 * 1024 })
  const cut = () => {
    if (!message.complete) unpacking.destroy(new SendingBroke('The connection ended before the body'))
  }
  message.once('close', cut)
  message.once('error', cut)
  return message.pipe(unpacking)
}
