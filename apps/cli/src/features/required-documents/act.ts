import type { CommandContext } from '../../core/command.ts'
import type { Written } from './given.ts'

/** What an act is given: the company, the words after the act's name, and the options. */
export type Given = { company: number; words: readonly string[]; values: Written }

/** One act of the command. @throws CommandFault for what the operator can put right. */
export type Act = (given: Given, context: CommandContext) => Promise<void>
