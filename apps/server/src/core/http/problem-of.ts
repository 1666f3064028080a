import { problemStatus, type ProblemCode } from '@enlace/contract/core/problem-codes.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { databaseFault } from '@enlace/database/driver/faults.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'

/** Problems of unreadable requests, by the framework's own codes. */
const byFrameworkCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-encoding',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-encoding',
  FST_PARTS_LIMIT: 'body-too-large',
  FST_FILES_LIMIT: 'body-too-large',
  FST_FIELDS_LIMIT: 'body-too-large',
  FST_REQ_FILE_TOO_LARGE: 'body-too-large',
}

/** Values that pass the schema but that PostgreSQL rejects, such as 31 February. */
const dataFaults = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/** Codes of the file system and PostgreSQL for a full disk. */
const fullDiskFaults = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Returns the problem of a fault, from the closed list; an unknown fault is `unexpected`. */
export function problemOf(fault: unknown): Problem {
  if (fault instanceof Problem) return fault
  if (fault instanceof DatabaseRefusal) {
    const values = fault.until ? { fecha: formatInstant(fault.until) } : {}
    return isCode(fault.code) ? new Problem(fault.code, values) : new Problem('unexpected')
  }
  if (!(fault instanceof Error)) return new Problem('unexpected')
  const code = 'code' in fault ? String(fault.code) : ''
  if (dataFaults.has(code)) return new Problem('invalid-fields')
  if (fullDiskFaults.has(code)) return new Problem('disk-full')
  const kind = databaseFault(fault)
  if (kind === 'unavailable' || kind === 'timeout') return new Problem('service-unavailable', { seconds: 5 })
  const known = byFrameworkCode[code]
  if (known) return new Problem(known)
  const status = 'statusCode' in fault ? Number(fault.statusCode) : 500
  return new Problem(status >= 400 && status < 500 ? 'malformed-request' : 'unexpected')
}

/** Temporary faults that the request did not cause. */
export type Outage = 'disk-full' | 'service-unavailable'

/** Returns the outage of a fault: the database is away or a disk is full; otherwise undefined. */
export function outageOf(fault: unknown): Outage | undefined {
  const { code } = problemOf(fault)
  return code === 'disk-full' || code === 'service-unavailable' ? code : undefined
}

function isCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemStatus, text)
}
