import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Service } from '../../core/http/service.ts'
import { documentPaperFile, found } from '../documents/index.ts'
import type { findContract } from './detail-queries.ts'
import { contractContent } from './pdf-present.ts'
import { contractDetail } from './present.ts'

/** Creates the PDF of a contract, which tells its documents by itself. @throws Problem `document-not-found`. */
export function contractPaper(
  service: Pick<Service, 'db' | 'settings'>,
  reading: { db: Database; scope: Scope },
  contract: Awaited<ReturnType<typeof findContract>>,
) {
  const detail = contractDetail(found(contract))
  const alone = { ...detail, related: [] }
  return documentPaperFile(service, reading, contractDocument, alone, () => contractContent(detail))
}
