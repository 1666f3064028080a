import type { Settings } from '@enlace/server/core/settings/settings.ts'
import type { Database } from '@enlace/database/database.ts'

/** What a command is given to work with. */
export interface CommandContext {
  /** The settings, read and checked when they are first asked for. @throws SettingsFault with all faults. */
  readonly settings: Settings
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Opens the database for this command; it is closed when the command ends. */
  openDatabase(): Promise<Database>
  /** What is written to the command, read to its end; more than so many bytes are let go. */
  readInput(atMost: number): Promise<Buffer>
  /** Writes a line for the operator. */
  print(line: string): void
  /** Writes a line about something that went wrong. */
  warn(line: string): void
}

/** One command of `enlace`: each is in `features/<name>/command.ts` as `command`. */
export interface Command {
  readonly name: string
  /** How it is written, after `enlace`. */
  readonly usage: string
  /** What it does, in one line of the list of commands. */
  readonly summary: string
  /** Does it, and answers the exit code. @throws CommandFault for what the operator can put right. */
  run(args: readonly string[], context: CommandContext): Promise<number>
}

/** Something that the operator can put right, told in one line. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault'
}
