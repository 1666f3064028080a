import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import { type DocumentDescription, numberOf } from '@enlace/contract/documents/description.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { DeliveredFile } from '../../core/http/serve/deliver.ts'
import type { Service } from '../../core/http/service.ts'
import { type DocumentContent, documentFile } from '../papers/index.ts'

/** Creates a document's PDF with its related documents. */
export function documentPaperFile(
  service: Pick<Service, 'db' | 'settings'>,
  reading: { db: Database; scope: Scope },
  { kind, number }: Pick<DocumentDescription, 'kind' | 'number'>,
  document: { sucursal: string; related: readonly RelatedDocument[] },
  content: (parameters: PlatformParameters) => DocumentContent,
): Promise<DeliveredFile> {
  const { sucursal, related } = document
  return documentFile(service, reading, {
    kind,
    numero: numberOf({ number }, document),
    sucursal,
    content,
    related,
  })
}
