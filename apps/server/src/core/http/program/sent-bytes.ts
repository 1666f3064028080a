import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Problem } from '@enlace/contract/core/problems.ts'

/** The sender disconnected during its body. */
export class SendingBroke extends Error {
  override readonly name = 'SendingBroke'
}

/** The maximum size of a body, and the maximum silence. */
export interface SendingLimits {
  bytes: number
  seconds: number
}

/** Returns the compression of a body. @throws Problem `push-unsupported` for any other than gzip. */
export function packingOf(contentEncoding: string | undefined): 'gzip' | 'none' {
  const named = contentEncoding?.trim().toLowerCase() ?? ''
  if (named === '' || named === 'identity') return 'none'
  if (named === 'gzip' || named === 'x-gzip') return 'gzip'
  throw new Problem('push-unsupported')
}

/**
 * Yields the decompressed bytes of a request; nothing is read before it is requested, so that the sender is throttled.
 * @throws Problem `push-unreadable`, `push-slow`, `body-too-large`; SendingBroke if the connection ended before the
 * body.
 */
export async function* sentBytes(
  message: IncomingMessage,
  packing: 'gzip' | 'none',
  { bytes, seconds }: SendingLimits,
): AsyncGenerator<Buffer, void, void> {
  if (packing === 'none' && Number(message.headers['content-length'] ?? 0) > bytes)
    throw new Problem('body-too-large')
  const source = packing === 'gzip' ? unpacked(message) : message
  // Ending the reader must not destroy the request: the sender still gets the reason.
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

/** Limits the wait for each piece, with one timer for all of them: there are many thousand pieces. */
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
      // Time in which nothing was awaited does not count.
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
