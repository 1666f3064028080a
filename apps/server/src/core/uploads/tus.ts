import type { FastifyReply } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { uploadLimits } from '@enlace/contract/core/uploads/schemas.ts'

/** The one version of the tus protocol that is spoken. */
const version = '1.0.0'

/** The media type of the bytes that a PATCH brings. */
export const pieceMedia = 'application/offset+octet-stream'

/** Bytes that are kept at once: what a torn connection or a killed process loses is less than this. */
const pieceBytes = 256 * 1024

/** Says the protocol's version, which every answer does. */
export function speakTus(reply: FastifyReply): FastifyReply {
  return reply.header('tus-resumable', version).header('cache-control', 'no-store')
}

/** Says what is spoken, to the caller before it begins. */
export function describeTus(reply: FastifyReply): FastifyReply {
  return speakTus(reply)
    .header('tus-version', version)
    .header('tus-extension', 'expiration')
    .header('tus-max-size', uploadLimits.bytes)
}

/** Refuses another version than the one that is spoken. @throws Problem `upload-version`. */
export function demandTus(reply: FastifyReply, asked: string | string[] | undefined): void {
  if (asked === version) return
  describeTus(reply)
  throw new Problem('upload-version')
}

/** Where the bytes of a PATCH begin. @throws Problem `malformed-request` for what is no place. */
export function offsetIn(header: string | string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw new Problem('malformed-request')
  return Number(header)
}

/**
 * Hands the bytes of a stream over in pieces, each as soon as it is full. When the stream breaks off, what came of it is
 * handed over, too, before its fault is thrown.
 */
export async function inPieces(
  stream: AsyncIterable<Buffer>,
  keep: (piece: Buffer) => Promise<void>,
): Promise<void> {
  let held: Buffer[] = []
  let length = 0
  const flush = async () => {
    if (length === 0) return
    const piece = Buffer.concat(held)
    held = []
    length = 0
    for (let at = 0; at < piece.length; at += pieceBytes) await keep(piece.subarray(at, at + pieceBytes))
  }
  try {
    for await (const bytes of stream) {
      held.push(bytes)
      length += bytes.length
      if (length >= pieceBytes) await flush()
    }
  } catch (fault) {
    // What cannot be kept either came too late: the sender asks how far it is.
    await flush().catch(() => undefined)
    throw fault
  }
  await flush()
}
