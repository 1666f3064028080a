import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { doctorCareTexts as texts } from '@enlace/contract/core/cli/doctor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { canBecomeOwner, type DatabaseFacts } from '@enlace/database/examine.ts'
import type { FigureFault } from '@enlace/database/kept-figures.ts'
import type { ResealCounts } from '@enlace/database/reseal.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { putKept } from '@enlace/server/core/storage/kept-files.ts'
import type { Storage } from '@enlace/server/core/storage/storage.ts'
import { newStorageKey } from '@enlace/server/core/storage/uploads.ts'
import type { Finding } from './checks.ts'

const good = (text: string): Finding => ({ level: 'good', text })
const warning = (text: string): Finding => ({ level: 'warning', text })
const bad = (text: string): Finding => ({ level: 'bad', text })

const oldestEngine = 15
/** Milliseconds between two clocks by which codes of authenticator apps and links still agree. */
const clockTolerance = 5000
const day = 24 * 60 * 60 * 1000
/** Days after which a backup is old. */
const backupDays = 2

/** PostgreSQL's own name of its version: `18.4 (Debian …)`; one that is no release says so, as `19beta2`. */
function checkEngine(version: string): Finding {
  if (Number.parseInt(version, 10) < oldestEngine) return bad(fill(texts.engineOld, { version }))
  return /^\d+(beta|rc|devel)/.test(version)
    ? bad(fill(texts.engineUnreleased, { version }))
    : good(fill(texts.engine, { version }))
}

/** What a database's facts mean for anyone who looks after it. */
export function checkFacts(facts: DatabaseFacts, now: Date): Finding[] {
  const { version, unguarded, newer, aheadMilliseconds } = facts
  const isApart = Math.abs(aheadMilliseconds) > clockTolerance
  const seconds = Math.round(Math.abs(aheadMilliseconds) / 1000).toLocaleString('es-CO')
  return [
    checkEngine(version),
    unguarded.length === 0
      ? good(texts.guards)
      : bad(fill(texts.guardsFault, { tables: unguarded.join(', ') })),
    ...newer.slice(0, 1).map((name) => warning(fill(texts.newer, { name }))),
    isApart ? bad(fill(texts.clockFault, { seconds })) : good(texts.clock),
    ...checkBackup(facts, now),
    facts.deadJobs === 0 ? good(texts.jobs) : warning(fill(texts.jobsDead, { count: facts.deadJobs })),
    facts.deadMails === 0 ? good(texts.mails) : warning(fill(texts.mailsDead, { count: facts.deadMails })),
    facts.lateSources.length === 0
      ? good(texts.sources)
      : warning(fill(texts.sourcesLate, { names: facts.lateSources.join(', ') })),
  ]
}

function checkBackup({ lastBackup, hasCompanies }: DatabaseFacts, now: Date): Finding[] {
  if (lastBackup === null) return hasCompanies ? [warning(texts.backupNone)] : []
  const days = Math.floor((now.getTime() - lastBackup.getTime()) / day)
  const at = formatInstant(lastBackup)
  return [
    days >= backupDays ? warning(fill(texts.backupOld, { at, days })) : good(fill(texts.backup, { at })),
  ]
}

/** Whether SQL smuggled in could take on the owner's role; the embedded database has logins of its own. */
export async function checkLogin(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return []
  return [(await canBecomeOwner(url)) ? warning(texts.loginOwns) : good(texts.login)]
}

/** Whether the kept figures of lists are what the documents add up to, or have been mended. */
export function checkFigures(faults: readonly FigureFault[], mends: boolean): Finding[] {
  if (faults.length === 0) return [good(texts.figures)]
  return faults.map(({ company, figures: table, groups: count }) =>
    mends
      ? warning(fill(texts.figuresMended, { count, company, table }))
      : bad(fill(texts.figuresFault, { count, company, table })),
  )
}

/** Whether what is sealed opens, and whether the key before the present one is still needed. */
export function checkSealed({ changed, same, unknown }: ResealCounts, hasPrevious: boolean): Finding[] {
  return [
    unknown > 0
      ? bad(fill(texts.sealedUnknown, { count: unknown }))
      : good(fill(texts.sealed, { count: changed + same })),
    ...(changed > 0 ? [warning(fill(texts.sealedPending, { count: changed }))] : []),
    ...(changed === 0 && hasPrevious ? [warning(texts.previousKept)] : []),
  ]
}

/** Whether files can be kept, read and removed: one is. */
export async function checkStorage(storage: Storage): Promise<Finding> {
  const bytes = randomBytes(64)
  const key = newStorageKey(1)
  try {
    await putKept(storage, key, Readable.from([bytes]))
    const read = await buffer(await storage.get(key))
    await storage.delete(key)
    if (!read.equals(bytes)) throw new Error('other bytes')
    return good(texts.storage)
  } catch (fault) {
    return bad(fill(texts.storageFault, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}

/** Milliseconds that the portal may take to answer. */
const patience = 5000

/** Whether the portal answers at its own address. */
export async function checkReachable(publicUrl: string): Promise<Finding> {
  try {
    const { status } = await fetch(publicUrl, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    if (status >= 500) throw new Error(String(status))
    return good(texts.reachable)
  } catch (fault) {
    const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault
    const named = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = named || (cause instanceof Error ? cause.message : String(cause))
    return warning(fill(texts.unreachable, { url: publicUrl, reason }))
  }
}
