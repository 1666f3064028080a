import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { attachmentsOf } from './attachments/queries.ts'
import { historyOf } from './history/queries.ts'
import { relatedTo } from './related-queries.ts'

/** Returns the three statements of a document's related data, in the order of `documentFoot`. */
export const footOf = (kind: DocumentKind, id: string) =>
  [relatedTo(kind, id), attachmentsOf(kind, id), historyOf(kind, id)] as const
