import { exportAudit, getAuditEntry, listAuditEntries, listAuditRows } from '@enlace/contract/audit/calls'
import type { AuditEntry, AuditQuery } from '@enlace/contract/audit/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../core/client.ts'
import type { AuditFilter } from './filter.ts'

/** A page of the audit trail, as it is now. */
export const auditQuery = (query: AuditQuery) => ({
  ...callQuery(listAuditEntries, { query }),
  staleTime: 0,
})

/** The entries of the whole filter, a slice at a time. */
export const auditSlice =
  (place: ListPlace<AuditFilter>): LoadSlice<AuditEntry> =>
  (after, signal) =>
    send(listAuditRows, { query: sliceQueryOf(place, after) }, { signal })

/** One entry. */
export const auditEntryQuery = (id: string) => callQuery(getAuditEntry, { params: { id } })

/** Gets all that a filter finds as a file. */
export const downloadAudit = ({ page: _, size: __, ...filter }: AuditFilter, format: 'xlsx' | 'csv') =>
  download(exportAudit, { query: { ...filter, days: 0, format } })
