import { parseArgs, type ParseArgsConfig } from 'node:util'
import { cliTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { CommandFault } from './command.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * The options and words of a command.
 * @throws CommandFault with the command's usage for an option that it does not know or that lacks its value.
 */
export function readOptions<const Known extends Options>(
  args: readonly string[],
  options: Known,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (fault) {
    const option = /'(-[^' ]*)/.exec(fault instanceof Error ? fault.message : '')?.[1] ?? args.join(' ')
    throw new CommandFault(fill(cliTexts.unknownOption, { option, usage: `npm run enlace -- ${usage}` }), {
      cause: fault,
    })
  }
}
