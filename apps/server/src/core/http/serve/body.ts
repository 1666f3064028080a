import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Uploads } from '../../storage/uploads.ts'

/** Maximum bytes of a JSON or form body, and of each field of a multipart body. */
export const bodyLimit = 256 * 1024
/** Maximum fields of a multipart body. */
const fieldLimit = 60
/** Limits of a multipart body besides its files. */
export const multipartLimits = {
  fields: fieldLimit,
  parts: fieldLimit,
  fieldSize: bodyLimit,
  fieldNameSize: 200,
  headerPairs: 50,
} as const

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** Refuses a body in an encoding that the call does not take, before it is read. @throws Problem `unsupported-encoding`. */
export function refuseEncoding(call: AnyCall, request: FastifyRequest): void {
  const type = request.headers['content-type']
  if (call.body === undefined || type === undefined) return
  const mediaType = type.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== mediaTypes[call.encoding ?? 'json']) throw new Problem('unsupported-encoding')
}

/** Files beyond the call's maximum that are read and discarded, so that the answer can name them. */
const readPast = 20

/**
 * Reads the body as fields; a repeated field becomes a list, which no schema of a single value accepts. Files go to the
 * uploads of a call that takes some, as they arrive; before each one `onFile` gets the fields so far and may refuse it.
 */
export async function bodyOf(
  call: AnyCall,
  request: FastifyRequest,
  uploads?: Uploads,
  onFile: (fields: object) => Promise<void> = () => Promise.resolve(),
): Promise<unknown> {
  if (call.encoding !== 'multipart' || !request.isMultipart()) return request.body
  const fields = new Map<string, unknown>()
  try {
    for await (const part of request.parts(partLimits(call))) {
      if (part.type === 'file') {
        if (!uploads) throw new Problem('invalid-fields', {}, { [part.fieldname]: part.fieldname })
        await onFile(Object.fromEntries(fields))
        await uploads.take(part)
        continue
      }
      if (part.valueTruncated) throw new Problem('body-too-large')
      const earlier = fields.get(part.fieldname)
      fields.set(part.fieldname, earlier === undefined ? part.value : [earlier, part.value])
    }
  } catch (fault) {
    readPastRest(request)
    // The parser's errors of a malformed body have no status; the request is at fault. A full disk is not the request's
    // fault.
    const isParsers = fault instanceof Error && !('statusCode' in fault) && !('syscall' in fault)
    throw isParsers && !(fault instanceof Problem) ? new Problem('malformed-request') : fault
  }
  return Object.fromEntries(fields)
}

/** Discards the rest of a refused body, or the next request on its connection would wait forever. */
function readPastRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

function partLimits({ files }: AnyCall) {
  if (!files) return {}
  return {
    limits: {
      files: files.count + readPast,
      fileSize: files.bytes,
      parts: fieldLimit + files.count + readPast,
    },
    throwFileSizeLimit: false,
  }
}
