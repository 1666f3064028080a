import { fill } from '@enlace/contract/core/fill.ts'
import { requiredDocumentCommandTexts as texts } from '@enlace/contract/required-documents/cli-texts.ts'
import { type CalendarDate, isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { CommandFault } from '../../core/command.ts'
import { readOptions } from '../../core/options.ts'

const options = {
  company: { type: 'string' },
  as: { type: 'string', default: '' },
  text: { type: 'string', default: '' },
  until: { type: 'string' },
  nit: { type: 'string' },
  name: { type: 'string' },
  description: { type: 'string', default: '' },
  days: { type: 'string' },
  'own-date': { type: 'boolean', default: false },
  person: { type: 'string' },
  supply: { type: 'string' },
  contracts: { type: 'boolean', default: false },
  'contract-type': { type: 'string' },
  contract: { type: 'string' },
  grace: { type: 'string', default: '0' },
  size: { type: 'string' },
  risk: { type: 'string' },
  optional: { type: 'boolean', default: false },
  order: { type: 'string', default: '0' },
} as const

/** What the operator wrote. */
export type Written = ReturnType<typeof readWritten>['values']

/** Reads the words and options of the command. @throws CommandFault for an option that it does not know. */
export function readWritten(args: readonly string[]) {
  return readOptions(args, options, texts.usage)
}

/** Who does it: every change of what is asked, and every decision, is somebody's. @throws CommandFault without one. */
export function actorOf({ as }: Written): string {
  if (as.trim() === '') throw new CommandFault(texts.actorMissing)
  return as.trim()
}

/** The day that was written; undefined for none. @throws CommandFault for what is no day. */
export function dayOf(written: string | undefined): CalendarDate | undefined {
  if (written === undefined) return undefined
  if (!isCalendarDate(written)) throw new CommandFault(fill(texts.dayMalformed, { day: written }))
  return written
}
