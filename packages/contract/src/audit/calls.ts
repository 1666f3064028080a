import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import {
  AuditDetail,
  AuditEntries,
  AuditFileQuery,
  AuditId,
  AuditQuery,
  AuditRows,
  AuditSliceQuery,
} from './schemas.ts'

const access = { actor: 'staff', area: 'audit' } as const

export const listAuditEntries = defineCall({
  purpose: 'The audit trail of the company, newest first.',
  method: 'GET',
  path: '/staff/audit',
  access,
  query: AuditQuery,
  answer: AuditEntries,
})

export const listAuditRows = defineCall({
  purpose: 'Entries of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/audit/rows',
  access,
  query: AuditSliceQuery,
  answer: AuditRows,
  isQuiet: true,
})

export const exportAudit = defineCall({
  purpose: 'All entries of the audit trail that a filter finds, as XLSX or CSV.',
  method: 'GET',
  path: '/staff/audit/file',
  access,
  delivers: 'file',
  query: AuditFileQuery,
  answer: FileBytes,
})

export const getAuditEntry = defineCall({
  purpose: 'One entry of the audit trail with what changed and what else was noted.',
  method: 'GET',
  path: '/staff/audit/:id',
  access,
  params: z.object({ id: AuditId }),
  answer: AuditDetail,
})
