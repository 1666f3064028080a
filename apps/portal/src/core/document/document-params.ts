import { maxDays } from '@enlace/contract/core/list'
import { DocumentId, wholeNumber } from '@enlace/contract/core/values'
import * as z from 'zod/mini'

/** What the path of a document's page says: the window of the list above it, and the document. */
export const DocumentParams = z.object({ days: wholeNumber(0, maxDays), id: DocumentId })
