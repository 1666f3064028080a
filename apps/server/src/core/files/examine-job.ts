import type { FileKinds } from '@enlace/contract/core/call.ts'
import { dimensionsOf, type Dimensions } from './dimensions.ts'
import { drawingOf } from './drawing.ts'
import { pictureTypeOf, tableTypeOf, takenTypeOf, type TakenKind } from './file-type.ts'

/** What a thread is asked of a file: what it is, or how wide and high the picture is that it says it is. */
export type ExamineJob =
  | { do: 'type'; path: string; kinds: FileKinds }
  | { do: 'measure'; bytes: Uint8Array; mediaType: string }

/** What it answers; a fault is that of the machine, such as a disk that cannot be read. */
export type ExamineAnswer =
  | { type: TakenKind | undefined }
  | { shape: Dimensions | undefined }
  | { fault: string }

const typeOf = { papers: takenTypeOf, tables: tableTypeOf, pictures: pictureTypeOf } as const

/** Looks into a file: what the thread does, and nothing else that costs. */
export async function examineJob(job: ExamineJob): Promise<ExamineAnswer> {
  try {
    if (job.do === 'type') return { type: await typeOf[job.kinds](job.path) }
    const bytes = Buffer.from(job.bytes.buffer, job.bytes.byteOffset, job.bytes.byteLength)
    return { shape: job.mediaType === 'image/svg+xml' ? drawingOf(bytes) : dimensionsOf(bytes) }
  } catch (fault) {
    return { fault: String(fault) }
  }
}
