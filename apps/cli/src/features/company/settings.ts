import { companyTexts as texts } from '@enlace/contract/core/cli/company/texts'
import { fill } from '@enlace/contract/core/fill'
import { query, scopeCompany, type Database } from '@enlace/database/database'
import { Scope } from '@enlace/database/scope'
import { moduleNames } from '@enlace/domain/modules'
import { sql } from 'kysely'
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

/** Keeps settings of a company, with what they were and what they are in its audit trail. @throws DatabaseRefusal `company-not-found`. */
export async function keepSettings(db: Database, company: number, settings: NewSettings): Promise<void> {
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    const names = [...settings.keys()]
    const { rows: held } = await tx.client.query<{ name: string; value: unknown }>(
      'select name, value from settings where company_id = (select scope_company()) and name = any($1) for update',
      [names],
    )
    const before = Object.fromEntries(
      names.map((name) => [name, held.find((one) => one.name === name)?.value ?? null]),
    )
    for (const [name, value] of settings) {
      const json = sql<unknown>`${JSON.stringify(value)}::jsonb`
      await tx.run(
        query
          .insertInto('settings')
          .values({ company_id: scopeCompany, name, value: json })
          .onConflict((kept) => kept.columns(['company_id', 'name']).doUpdateSet({ value: json }))
          .compile(),
      )
    }
    await tx.client.query(
      `select append_audit((select scope_company()), 'cli', null, 'settings-changed', null, null, $1::jsonb)`,
      [JSON.stringify({ before, after: Object.fromEntries(settings) })],
    )
  })
}
