import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { dataPolicy } from '../origin/security-headers.ts'

/** The bytes of a file, all at once or as they come. */
export type FileContent = Buffer | Readable

/** A file as it leaves. Where making it takes effort, `body` is a function: it is called only when the file is sent. */
export interface DeliveredFile {
  /** What it is called at the person's, with its ending. */
  readonly name: string
  readonly mediaType: string
  /** Tells it from another of the same address: anyone who has it already is spared it. */
  readonly etag?: string
  readonly body: FileContent | (() => FileContent | Promise<FileContent>)
}

/** What a browser may show by itself: no file of these can run anything. Everything else is only kept. */
const shownInline = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])

/** Answers with a file, to be kept under its name or, where asked for, to be looked at. */
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

/** The viewer of a browser draws a PDF as an object of the page that it is. */
const viewerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"

/** Lets go of content that nobody will read. */
export function discard({ body }: DeliveredFile): void {
  if (body instanceof Readable) body.destroy()
}

/** The name twice: for what only knows ASCII, and as it is (RFC 6266). */
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
