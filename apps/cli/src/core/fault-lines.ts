import { faultTexts, settingWords } from '@enlace/contract/core/cli/fault-texts.ts'
import { cliTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { StartupFault } from '@enlace/database/embedded/startup-fault.ts'
import { SettingsFault } from '@enlace/server/core/settings/settings.ts'
import { CommandFault } from './command.ts'

/** What the operator reads of a fault: one line for what can be put right; the details of a bug only on demand. */
export function faultLines(fault: unknown, isDebugging: boolean): string[] {
  if (fault instanceof SettingsFault) {
    return [cliTexts.settingsFault, ...fault.lines.map((line) => `  ${inSpanish(line)}`)]
  }
  if (fault instanceof StartupFault) return [`${inSpanish(fault.message)} ${inSpanish(fault.hint)}`]
  if (fault instanceof CommandFault) return [fault.message]
  const error = fault instanceof Error ? fault : new Error(String(fault))
  if (error.name === 'ListenFault') return [inSpanish(error.message)]
  const [message = ''] = error.message.split('\n')
  const line = fill(cliTexts.unexpected, { message })
  return isDebugging ? [line, error.stack ?? ''] : [line, cliTexts.unexpectedHint]
}

const patterns = faultTexts.map(([english, spanish]) => {
  const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return { pattern: new RegExp(`^${parts.join('(.+?)')}$`, 's'), spanish }
})

/** The log's English line in the operator's language; a line that is not known stays as it is. */
export function inSpanish(line: string): string {
  for (const { pattern, spanish } of patterns) {
    const match = pattern.exec(line)
    if (match === null) continue
    const values = match.map((value) => settingWords[value] ?? value)
    return fill(spanish, Object.fromEntries(values.entries()))
  }
  return line
}
