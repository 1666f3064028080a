import { problemStatus, type ProblemCode } from '@enlace/contract/core/problem-codes.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { databaseFault } from '@enlace/database/driver/faults.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'

/** What the framework says of a request that cannot be read, by its own codes. */
const byFrameworkCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-encoding',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported-encoding',
  FST_PARTS_LIMIT: 'body-too-large',
  FST_FILES_LIMIT: 'body-too-large',
  FST_FIELDS_LIMIT: 'body-too-large',
  FST_REQ_FILE_TOO_LARGE: 'body-too-large',
}

/** Values that PostgreSQL cannot take although they passed the schema, such as a day that no month has. */
const dataFaults = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/** What the file system and PostgreSQL say where there is no room left. */
const fullDiskFaults = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** The problem that a fault is, from the closed list; whatever nobody foresaw is `unexpected`. */
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

/** What passes by itself, and is no fault of what was asked. */
export type Outage = 'disk-full' | 'service-unavailable'

/** Which outage a fault is: the database is away, or something has no room; undefined where it is none. */
export function outageOf(fault: unknown): Outage | undefined {
  const { code } = problemOf(fault)
  return code === 'disk-full' || code === 'service-unavailable' ? code : undefined
}

function isCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemStatus, text)
}
