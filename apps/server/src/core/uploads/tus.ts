import type { FastifyReply } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { uploadLimits } from '@enlace/contract/core/uploads/schemas.ts'

/** The only supported version of the tus protocol. */
const version = '1.0.0'

/** The media type of a PATCH body. */
export const pieceMedia = 'application/offset+octet-stream'

/** Bytes per stored piece: an interrupted connection or a killed process loses less than this. */
const pieceBytes = 256 * 1024

/** Sets the protocol's version, which every answer has. */
export function speakTus(reply: FastifyReply): FastifyReply {
  return reply.header('tus-resumable', version).header('cache-control', 'no-store')
}

/** Describes the supported protocol to a client before it starts. */
export function describeTus(reply: FastifyReply): FastifyReply {
  return speakTus(reply)
    .header('tus-version', version)
    .header('tus-extension', 'expiration')
    .header('tus-max-size', uploadLimits.bytes)
}

/** Refuses an unsupported version. @throws Problem `upload-version`. */
export function demandTus(reply: FastifyReply, asked: string | string[] | undefined): void {
  if (asked === version) return
  describeTus(reply)
  throw new Problem('upload-version')
}

/** Returns the offset of a PATCH. @throws Problem `malformed-request` if it is invalid. */
export function offsetIn(header: string | string[] | undefined): number {
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw new Problem('malformed-request')
  return Number(header)
}

/**
 * Passes the bytes of a stream on in pieces, each as soon as it is full. If the stream fails, the last partial piece is
 * passed on before the error is thrown.
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
    // If it cannot be stored either, the client queries the offset.
    await flush().catch(() => undefined)
    throw fault
  }
  await flush()
}
