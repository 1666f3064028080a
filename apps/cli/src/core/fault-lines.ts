import { cliTexts } from '@enlace/contract/core/cli/texts'
import { fill } from '@enlace/contract/core/fill'
import { StartupFault } from '@enlace/database/embedded/startup-fault'
import { SettingsFault } from '@enlace/server/core/settings/settings'
import { CommandFault } from './command.ts'

/** What the operator reads of a fault: one line for what can be put right; the details of a bug only on demand. */
export function faultLines(fault: unknown, isDebugging: boolean): string[] {
  if (fault instanceof SettingsFault)
    return [cliTexts.settingsFault, ...fault.lines.map((line) => `  ${line}`)]
  if (fault instanceof StartupFault) return [`${fault.message} ${fault.hint}`]
  if (fault instanceof CommandFault) return [fault.message]
  const error = fault instanceof Error ? fault : new Error(String(fault))
  const [message = ''] = error.message.split('\n')
  const line = fill(cliTexts.unexpected, { message })
  return isDebugging ? [line, error.stack ?? ''] : [line, cliTexts.unexpectedHint]
}
