import { getSourceChanges } from '@enlace/contract/imports/sources/calls'
import type { SourceChangesQuery } from '@enlace/contract/imports/sources/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** What the last load of a source changed. */
export const changesQuery = (source: string, query: SourceChangesQuery) => ({
  ...callQuery(getSourceChanges, { params: { source }, query }),
  staleTime: 0,
})
