import { searchDocuments } from '@enlace/contract/search/calls.ts'
import type { FoundDocuments } from '@enlace/contract/search/schemas.ts'
import { send } from '../http/client.ts'

/** The documents that a number, or a part of one, leads to; asked anew for each text, and nothing of it is kept. */
export const findDocuments = (q: string, signal: AbortSignal): Promise<FoundDocuments> =>
  send(searchDocuments, { query: { q } }, { signal })
