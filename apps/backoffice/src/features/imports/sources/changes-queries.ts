import { getSourceChanges } from '@enlace/contract/imports/sources/calls.ts'
import type { SourceChangesQuery } from '@enlace/contract/imports/sources/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** What the last load of a source changed. */
export const changesQuery = (source: string, query: SourceChangesQuery) => ({
  ...callQuery(getSourceChanges, { params: { source }, query }),
  staleTime: 0,
})
