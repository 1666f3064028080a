import type { FileKinds } from '@enlace/contract/core/call.ts'
import type { Delivery } from '@enlace/dian/delivery.ts'
import type { IncomingMail } from './mail-parts.ts'
import { dimensionsOf, type Dimensions } from './dimensions.ts'
import { drawingOf } from './drawing.ts'
import {
  formTypeOf,
  invoiceTypeOf,
  pictureTypeOf,
  tableTypeOf,
  takenTypeOf,
  type TakenKind,
} from './file-type.ts'

/**
 * A request to a thread about a file: its type, the dimensions of a picture, its electronic documents, or the parts
 * of a mail.
 */
export type ExamineJob =
  | { do: 'type'; path: string; kinds: FileKinds }
  | { do: 'measure'; bytes: Uint8Array; mediaType: string }
  | { do: 'read'; bytes: Uint8Array; name: string }
  | { do: 'mail'; bytes: Uint8Array }

/** The thread's answer; a fault is one of the machine, such as an unreadable disk. */
export type ExamineAnswer =
  | { type: TakenKind | undefined }
  | { shape: Dimensions | undefined }
  | { delivery: Delivery }
  | { mail: IncomingMail }
  | { fault: string }

const typeOf = {
  papers: takenTypeOf,
  forms: formTypeOf,
  tables: tableTypeOf,
  pictures: pictureTypeOf,
  invoices: invoiceTypeOf,
} as const

/** Examines a file. The thread does only this, because it is the expensive part. */
export async function examineJob(job: ExamineJob): Promise<ExamineAnswer> {
  try {
    if (job.do === 'type') return { type: await typeOf[job.kinds](job.path) }
    if (job.do === 'read') return { delivery: await readDocuments(job) }
    if (job.do === 'mail') return { mail: await readParts(job.bytes) }
    const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength)
    return { shape: job.mediaType === 'image/svg+xml' ? drawingOf(bytes) : dimensionsOf(bytes) }
  } catch (fault) {
    return { fault: String(fault) }
  }
}

/** Its reader is loaded with the first document, because few threads read any. */
async function readDocuments({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<Delivery> {
  const { readDelivery } = await import('@enlace/dian/delivery.ts')
  return readDelivery({ name, bytes })
}

async function readParts(bytes: Uint8Array): Promise<IncomingMail> {
  const { readMailParts } = await import('./mail-parts.ts')
  return readMailParts(bytes)
}
