import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { dataPolicy } from '../origin/security-headers.ts'

/** The bytes of a file, as a buffer or a stream. */
export type FileContent = Buffer | Readable

/** A file to deliver. If it is expensive to make, `body` is a function, called only when the file is sent. */
export interface DeliveredFile {
  /** The file name for the user, with its extension. */
  readonly name: string
  readonly mediaType: string
  /** Identifies the version at an address: a client that has it is sent nothing. */
  readonly etag?: string
  readonly body: FileContent | (() => FileContent | Promise<FileContent>)
}

/** Types that a browser may show; none of them can run anything. All others are downloaded. */
const shownInline = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])

/** Answers with a file, as a download or, if requested, for viewing. */
export async function deliver(
  reply: FastifyReply,
  { name, mediaType, etag, body }: DeliveredFile,
  shown: 'tab' | 'frame' | undefined,
): Promise<FileContent> {
  if (etag !== undefined) {
    void reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (reply.request.headers['if-none-match'] === etag) {
      void reply.code(304)
      return Buffer.alloc(0)
    }
  }
  const content = typeof body === 'function' ? await body() : body
  const disposition = shown !== undefined && shownInline.has(mediaType) ? 'inline' : 'attachment'
  const isText = mediaType.startsWith('text/')
  void reply
    .header('content-type', isText ? `${mediaType}; charset=utf-8` : mediaType)
    .header('content-disposition', `${disposition}; ${fileName(name)}`)
    .header('cache-control', etag === undefined ? 'no-store' : 'private, no-cache')
    .header('content-security-policy', disposition === 'inline' ? viewerPolicy : `${dataPolicy}; sandbox`)
  if (disposition === 'inline' && shown === 'frame') {
    void reply
      .header(
        'content-security-policy',
        viewerPolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      )
      .header('x-frame-options', 'SAMEORIGIN')
  }
  return content
}

/** A browser's viewer embeds a PDF as an object of its own page. */
const viewerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"

/** Releases content that nobody will read. */
export function discard({ body }: DeliveredFile): void {
  if (body instanceof Readable) body.destroy()
}

/** Returns the name twice: in ASCII and in UTF-8 (RFC 6266). */
function fileName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .,()-]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${whole}`
}
