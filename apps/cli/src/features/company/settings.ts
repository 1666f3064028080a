import { companyTexts as texts } from '@enlace/contract/core/cli/company/texts'
import { fill } from '@enlace/contract/core/fill'
import { moduleNames } from '@enlace/domain/modules'
import { CommandFault } from '../../core/command.ts'

/** Whole numbers: module flags and platform parameters (spec 3). */
const numbers = new Set<string>([
  ...moduleNames.filter((name) => name !== 'offlineTime'),
  'date_payment',
  'status_payment',
  'date_invoice',
  'time_out',
  'descarga_certificado',
  'allow_vouchers_download',
  'payed_range_days',
  'clear_cache_of_active_sessions_in_front_office',
  'neutral_recovery',
  'constancias',
  'constancias_valores_exactos',
])

/** Texts of the company's own. */
const words = new Set(['page_title', 'welcome', 'footer_text'])

/** Settings that are one of some words: who must have a second factor. */
const choices: ReadonlyMap<string, readonly string[]> = new Map([
  ['segundo_factor', ['ninguno', 'master', 'todos']],
])

/** The most that a number may be: minutes and days have more sense below it. */
const largest = 100_000

/** A company's settings by their names. */
export type NewSettings = ReadonlyMap<string, number | string | null>

/** Reads `name=value` words as settings. @throws CommandFault for a name or value that is none. */
export function readNewSettings(pairs: readonly string[]): NewSettings {
  if (pairs.length === 0) throw new CommandFault(texts.settingMissing)
  return new Map(pairs.map((pair) => readPair(pair)))
}

function readPair(pair: string): [string, number | string] {
  const [name = '', value] = pair.split(/=(.*)/s)
  if (value !== undefined && words.has(name)) return [name, value.trim()]
  const offered = choices.get(name)
  if (offered) {
    if (value !== undefined && offered.includes(value)) return [name, value]
    throw new CommandFault(
      fill(texts.settingNoChoice, { name, value: value ?? '', known: offered.join(', ') }),
    )
  }
  if (!numbers.has(name)) {
    const known = [...numbers, ...words, ...choices.keys()].join(', ')
    throw new CommandFault(fill(texts.settingUnknown, { name, known }))
  }
  const number = /^\d{1,6}$/.test(value ?? '') ? Number(value) : Number.NaN
  if (!(number <= largest)) throw new CommandFault(fill(texts.settingMalformed, { name, value: value ?? '' }))
  return [name, number]
}

/** Reads when a portal will be back; a moment without an offset is Colombia's. @throws CommandFault when it is none. */
export function readReturn(typed: string | undefined): string | null {
  if (typed === undefined) return null
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(typed) ? `${typed}-05:00` : typed
  if (Number.isNaN(Date.parse(instant))) throw new CommandFault(fill(texts.returnMalformed, { until: typed }))
  return new Date(instant).toISOString()
}
