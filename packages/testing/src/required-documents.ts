import { createHash } from 'node:crypto'
import { beginUpload, sendUpload } from '@enlace/contract/core/uploads/calls.ts'
import { submitDocument } from '@enlace/contract/required-documents/calls.ts'
import type { ValidityRule } from '@enlace/domain/required-documents.ts'
import type { BuiltCompany } from './builders.ts'
import { type Admin, type Fields, insert } from './document-row.ts'
import type { TestBrowser, TestServer } from './server.ts'

/** A PDF with the given number of bytes; other words give another file. */
export function paper(size = 2000, words = 'papel'): Buffer {
  const bytes = Buffer.alloc(size, ' ')
  bytes.write(`%PDF-1.7\n${words}\n`)
  bytes.write('\n%%EOF\n', size - 7)
  return bytes
}

/** Creates a document that a company requires; by default a mandatory one of every supplier, without expiry. */
export async function buildRequiredDocument(
  server: Admin,
  company: BuiltCompany,
  fields: Fields & { regla?: ValidityRule } = {},
): Promise<string> {
  const id = crypto.randomUUID()
  const codigo = `documento-${id.slice(0, 8)}`
  await insert(server, 'required_documents', { company_id: company.id, id, codigo, nombre: 'RUT', ...fields })
  return id
}

/** Announces a file. */
export function announce(server: TestServer, browser: TestBrowser, bytes: Buffer, asunto = 'una prueba') {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const body = { asunto, nombre: 'rut.pdf', bytes: bytes.length, sha256 }
  return server.call(beginUpload, browser, { body })
}

/** Sends bytes of a file from an offset on, as a tus client does. */
export function sendFrom(
  { portal }: TestServer,
  browser: TestBrowser,
  {
    id,
    at,
    bytes,
    headers = {},
  }: { id: string; at: number; bytes: Buffer; headers?: Record<string, string> },
) {
  return portal.inject({
    method: 'PATCH',
    url: `/api${sendUpload.path.replace(':id', id)}`,
    remoteAddress: browser.address,
    headers: {
      ...browser.headers(),
      'tus-resumable': '1.0.0',
      'upload-offset': String(at),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    payload: bytes,
  })
}

/** Uploads a whole file; returns its id. */
export async function uploaded(server: TestServer, browser: TestBrowser, bytes: Buffer): Promise<string> {
  const { body } = await announce(server, browser, bytes)
  await sendFrom(server, browser, { id: body.id, at: 0, bytes })
  return body.id
}

/** Sends a paper as the new version of a document. */
export async function sendVersion(
  server: TestServer,
  browser: TestBrowser,
  document: string,
  more: { bytes?: Buffer; contract?: string; expedido?: string; vence?: string } = {},
) {
  const { bytes = paper(2000, crypto.randomUUID()), contract = null, expedido = null, vence = null } = more
  const upload = await uploaded(server, browser, bytes)
  const body = { upload, contract, expedido, vence }
  return server.call(submitDocument, browser, { params: { id: document }, body })
}
