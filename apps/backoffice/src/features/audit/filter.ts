import type { AuditQuery } from '@enlace/contract/audit/schemas'
import { auditActPattern, auditTopics } from '@enlace/contract/audit/topics'
import { commonReaders, type FilterReaders, oneOf } from '@enlace/web/list/read-filter.ts'

/** What the address of the audit trail says after its path. */
export type AuditFilter = Omit<AuditQuery, 'days'>

const { min: _, max: __, status: ___, ...readers } = commonReaders

/** How that is read. */
export const auditReaders: FilterReaders<AuditFilter> = {
  ...readers,
  tema: oneOf(auditTopics),
  accion: (text) => (auditActPattern.test(text) ? text : undefined),
  persona: (text) => (text === '' || text.length > 254 ? undefined : text),
}
