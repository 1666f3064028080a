import { reportsCommandTexts as texts } from '@enlace/contract/reports/cli-texts.ts'
import { CommandFault, type CommandContext } from '../../core/command.ts'
import { readOptions } from '../../core/options.ts'

const text = { type: 'string' } as const

/** What may be written behind an action. */
export function readGiven(args: readonly string[]) {
  const options = {
    company: text,
    report: text,
    title: text,
    about: text,
    columns: text,
    filters: text,
    place: text,
    url: text,
    file: text,
    name: text,
  }
  return readOptions(args, options, texts.usage)
}

export type Given = ReturnType<typeof readGiven>['values']

/** One action of the command. */
export type Act = (given: Given, context: CommandContext) => Promise<void>

/** The title that was written. @throws CommandFault where it is missing or too long. */
export function readTitle(title: string | undefined): string {
  const written = title?.trim() ?? ''
  if (written === '') throw new CommandFault(texts.titleMissing)
  if (written.length > 80) throw new CommandFault(texts.titleLong)
  return written
}

/** What a report contains, as it was written. @throws CommandFault where it is too long. */
export function readAbout(about: string): string {
  if (about.trim().length > 300) throw new CommandFault(texts.aboutLong)
  return about.trim()
}

/** A place among the others. @throws CommandFault where it is none. */
export function readPlace(place: string): number {
  if (!/^[1-9]\d{0,2}$/.test(place)) throw new CommandFault(texts.placeMalformed)
  return Number(place)
}
