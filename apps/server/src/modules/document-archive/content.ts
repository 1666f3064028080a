import { archiveIndexTexts } from '@enlace/contract/document-archive/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { DeliveredFile } from '../../core/http/serve/deliver.ts'
import type { JobService } from '../../core/jobs/task.ts'
import { readKept } from '../../core/storage/kept-files.ts'
import { voucherPaper } from '../payments-made/index.ts'
import { orderPaper } from '../purchase-order/index.ts'
import { readIssuedPdf, type ArchivedPaper } from './papers-queries.ts'

/** The bytes of a document, or the remark of the index for one without; undefined for one that was deleted meanwhile. */
export type PaperContent =
  | { bytes: AsyncIterable<Buffer> | Iterable<Buffer> }
  | { remark: string }
  | undefined

/**
 * Returns the content of a document: drawn, as it was issued, or from the storage. One that cannot be drawn is a remark
 * and does not stop the others. @throws faults of the database and the storage, for the job to repeat.
 */
export async function contentOf(
  service: JobService,
  scope: Scope,
  { kind, id, storage_key: key }: ArchivedPaper,
): Promise<PaperContent> {
  const { db, storage } = service
  if (key !== null) {
    const bytes = await readKept(storage, key)
    return bytes ? { bytes } : { remark: archiveIndexTexts.noFile }
  }
  if (kind === 'certificados' || kind === 'constancias') {
    const pdf = await readIssuedPdf(db, scope, id)
    return pdf && { bytes: [pdf] }
  }
  const draw = kind === 'ordenes' ? orderPaper : voucherPaper
  try {
    return { bytes: await bytesOf(await draw(service, scope, id)) }
  } catch (fault) {
    const isKnown = fault instanceof Problem || fault instanceof DatabaseRefusal
    if (isKnown && fault.code === 'document-not-found') return undefined
    if (!(await db.isReachable())) throw fault
    service.log.error({ err: fault, kind, id }, 'A document of an archive could not be drawn')
    return { remark: archiveIndexTexts.notDrawn }
  }
}

async function bytesOf({ body }: DeliveredFile): Promise<AsyncIterable<Buffer> | Iterable<Buffer>> {
  const content = typeof body === 'function' ? await body() : body
  return Buffer.isBuffer(content) ? [content] : content
}
