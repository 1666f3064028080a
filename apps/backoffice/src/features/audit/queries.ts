import { getAuditEntry } from '@enlace/contract/audit/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'

/** One entry. */
export const auditEntryQuery = (id: string) => callQuery(getAuditEntry, { params: { id } })
