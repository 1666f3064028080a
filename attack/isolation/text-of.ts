import { filesOfZip } from '@enlace/testing/zip.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import type { Answer } from './client.ts'

/** Everything that an answer says: what is packed is unpacked, what is set on a page is read from it. */
export function textOf({ bytes, type, headers }: Answer): string {
  return `${headers}\n${unpacked(bytes, type)}`
}

function unpacked(bytes: Buffer, type: string): string {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    const files = [...filesOfZip(bytes)].map(([name, content]) => `${name}\n${unpacked(content, '')}`)
    return files.join('\n')
  }
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return bytes.toString()
  // What was planted in the place of a PDF is no PDF of the product's own, and is searched as it is.
  try {
    return `${textOfPdf(bytes)}\n${bytes.toString('latin1')}`
  } catch {
    return `${type}\n${bytes.toString('latin1')}`
  }
}
