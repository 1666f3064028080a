import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { MaintenanceRow } from './queries.ts'
import { parametersOf, type KeptSettings } from '../company/index.ts'

/** Whether the settings close the portal. */
export function isClosed(settings: KeptSettings): boolean {
  return parametersOf(settings, '').pageOnline === 0
}

/** Refuses a time in the past. @throws Problem `invalid-fields` at the field. */
export function demandFuture(field: 'startsAt' | 'endsAt' | 'returnsAt', moment: string | null): void {
  if (moment === null || Date.parse(moment) > Date.now()) return
  throw new Problem('invalid-fields', {}, { [field]: field === 'startsAt' ? texts.startPast : texts.endPast })
}

/** Returns the problem of overlapping maintenance. */
export function refuseMeeting(meets: MaintenanceRow, field: string): Problem {
  const from = formatInstant(new Date(meets.starts_at))
  const when = meets.ends_at
    ? fill(texts.fromTo, { from, to: formatInstant(new Date(meets.ends_at)) })
    : fill(texts.openEnd, { from })
  return new Problem('invalid-fields', {}, { [field]: fill(texts.overlaps, { when }) })
}
