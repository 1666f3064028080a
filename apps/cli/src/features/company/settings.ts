import { companyTexts as texts } from '@enlace/contract/core/cli/company/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { findParameter, parameters, refuseParameter } from '@enlace/domain/parameters.ts'
import { CommandFault } from '../../core/command.ts'

/** Settings of the company's own that are no parameters: whether its portal is open, and its texts. */
const numbers = new Set(['pageOnline'])
const words = new Set(['page_title', 'welcome', 'footer_text'])

/** Parameters that are a line of a setting are changed in the back office. */
const offered = parameters.map(({ name }) => name).filter((name) => !name.includes('.'))

/** A company's settings by their names. */
export type NewSettings = ReadonlyMap<string, number | string | null>

/** Reads `name=value` words as settings. @throws CommandFault for a name or value that is none. */
export function readNewSettings(pairs: readonly string[]): NewSettings {
  if (pairs.length === 0) throw new CommandFault(texts.settingMissing)
  return new Map(pairs.map((pair) => readPair(pair)))
}

function readPair(pair: string): [string, number | string] {
  const [name = '', typed = ''] = pair.split(/=(.*)/s)
  if (words.has(name) && pair.includes('=')) return [name, typed.trim()]
  const parameter = findParameter(name)
  if (!numbers.has(name) && (parameter === undefined || name.includes('.'))) {
    const known = [...offered, ...numbers, ...words].join(', ')
    throw new CommandFault(fill(texts.settingUnknown, { name, known }))
  }
  if (parameter?.kind === 'choice') {
    if (parameter.choices.includes(typed)) return [name, typed]
    throw new CommandFault(
      fill(texts.settingNoChoice, { name, value: typed, known: parameter.choices.join(', ') }),
    )
  }
  const number = /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
  if (Number.isNaN(number)) throw new CommandFault(fill(texts.settingMalformed, { name, value: typed }))
  if (parameter !== undefined && refuseParameter(parameter, number) !== undefined) {
    const [min, max] = parameter.kind === 'number' ? [parameter.min, parameter.max] : [0, 1]
    throw new CommandFault(fill(texts.settingBeyond, { name, value: typed, min, max }))
  }
  return [name, number]
}

/** Reads when a portal will be back; a moment without an offset is Colombia's. @throws CommandFault when it is none. */
export function readReturn(typed: string | undefined): string | null {
  if (typed === undefined) return null
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(typed) ? `${typed}-05:00` : typed
  if (Number.isNaN(Date.parse(instant))) throw new CommandFault(fill(texts.returnMalformed, { until: typed }))
  return new Date(instant).toISOString()
}
