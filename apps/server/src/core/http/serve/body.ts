import type { FastifyRequest } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Uploads } from '../../storage/uploads.ts'

/** Bytes of a JSON or form body; a multipart body may have as much in each of its fields. */
export const bodyLimit = 256 * 1024
/** Fields of a multipart body. */
const fieldLimit = 60
/** What a multipart body may hold beside its files. */
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

/** Refuses a body in another encoding than the call's, before it is read. @throws Problem `unsupported-encoding`. */
export function refuseEncoding(call: AnyCall, request: FastifyRequest): void {
  const type = request.headers['content-type']
  if (call.body === undefined || type === undefined) return
  const mediaType = type.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== mediaTypes[call.encoding ?? 'json']) throw new Problem('unsupported-encoding')
}

/** Files beyond those that a call takes which are read past, so that the answer can name them. */
const readPast = 20

/**
 * The body as fields; a field that comes twice is a list, which no schema of a single value takes. Files go to the
 * uploads of a call that takes some, as they come; before each one `onFile` hears the fields so far and may refuse it.
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
    // What the parser says of a torn body has no status; the request is what is wrong. A disk that is full is not.
    const isParsers = fault instanceof Error && !('statusCode' in fault) && !('syscall' in fault)
    throw isParsers && !(fault instanceof Problem) ? new Problem('malformed-request') : fault
  }
  return Object.fromEntries(fields)
}

/** What still comes of a body that is refused is let go by, or whatever is asked next on its connection waits in vain. */
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
