import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { Problem } from '@enlace/contract/core/problems'

/** Somebody went away in the midst of what was sent. */
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
 * The bytes of a request as they come, unpacked; nothing is read before it is asked for, so that whoever sends waits.
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
  // The request is not destroyed with its reading: whoever sent it still hears why.
  const pieces: AsyncIterator<Buffer> = source.iterator({ destroyOnReturn: false })
  let size = 0
  for (;;) {
    const piece = await nextOf(pieces, message, seconds)
    if (piece === undefined) return
    size += piece.length
    if (size > bytes) throw new Problem('body-too-large')
    yield piece
  }
}

function unpacked(message: IncomingMessage): Readable {
  const unpacking = createGunzip()
  const cut = () => {
    if (!message.complete) unpacking.destroy(new SendingBroke('The connection ended before the body'))
  }
  message.once('close', cut)
  message.once('error', cut)
  return message.pipe(unpacking)
}

async function nextOf(
  pieces: AsyncIterator<Buffer>,
  message: IncomingMessage,
  seconds: number,
): Promise<Buffer | undefined> {
  const waited = new AbortController()
  try {
    const next = await Promise.race([
      pieces.next(),
      pause(seconds * 1000, 'silence' as const, { signal: waited.signal, ref: false }),
    ])
    if (next === 'silence') throw new Problem('push-slow', { seconds })
    return next.done === true ? undefined : next.value
  } catch (fault) {
    if (fault instanceof Problem || fault instanceof SendingBroke) throw fault
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
    if (code.startsWith('Z_')) throw new Problem('push-unreadable')
    if (!message.complete) throw new SendingBroke('The connection ended before the body', { cause: fault })
    throw fault
  } finally {
    waited.abort()
  }
}
