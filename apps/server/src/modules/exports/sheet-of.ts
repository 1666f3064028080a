import type { ExportFormat } from '@enlace/contract/exports/limits.ts'
import { sheetTexts as texts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Sheet, SheetColumn } from '@enlace/documents/sheet.ts'
import { formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { readProfile, type CompanyProfile } from '../company/index.ts'
import { getPaperParty, type PaperParty } from '../papers/index.ts'
import { freshnessOf } from '../../core/list/queries.ts'
import type { ExportableList } from './list-export.ts'

/** The owner and time of a list. */
export interface ExportFrame {
  readonly profile: CompanyProfile
  /** None where a list is of all suppliers. */
  readonly party: PaperParty | undefined
  /** Until when the list is complete. */
  readonly dataAsOf: string | null
  readonly moment: Date
}

/** Reads the owner of a list under the scope. @throws DatabaseRefusal if the scope does not open. */
export async function readFrame(db: Database, scope: Scope, kind: string): Promise<ExportFrame> {
  const party = await getPaperParty(db, scope, kind)
  const { company_id, dataAsOf } = party
  return { party, dataAsOf, profile: await readProfile(db, company_id), moment: new Date() }
}

/** Reads the same for the staff, whose list is of the supplier that their scope is about, or of all. */
export async function readStaffFrame(db: Database, scope: Scope, kind: string): Promise<ExportFrame> {
  if (scope.thirdParty !== null) return readFrame(db, scope, kind)
  const { context, rows } = await db.readWithContext(scope, [freshnessOf(kind).compile()])
  const [[freshness]] = rows
  const profile = await readProfile(db, context.company_id)
  return { party: undefined, dataAsOf: freshness?.as_of ?? null, profile, moment: new Date() }
}

/** Creates the sheet of a list: its owner and filter, its columns with their currency, its rows. */
export function sheetOf<Row>(
  db: Database,
  list: ExportableList<Row>,
  frame: ExportFrame,
  onProgress?: Sheet<Row>['onProgress'],
): Sheet<Row> {
  const { title, currencyOf, totalOf } = list
  return {
    title,
    facts: factsOf(frame, list.filter),
    columns: withCurrency(list.columns(frame.profile.parameters), currencyOf),
    rows: list.rows(db),
    currencyOf,
    totalOf,
    totalLabel: (moneda) => fill(texts.total, { moneda }),
    onProgress,
  }
}

/** Returns three lines: owner, filter and time. */
function factsOf({ profile, party, dataAsOf, moment }: ExportFrame, filter: readonly string[]): string[] {
  const company = { company: profile.company.nombre, companyNit: profile.company.nit }
  const filtered = fill(texts.filter, { filter: filterText(filter) })
  return [
    ...(party === undefined
      ? [fill(texts.everybody, company), filtered]
      : ownerFacts(party, company, filtered)),
    [
      dataAsOf === null
        ? texts.noCutOff
        : fill(texts.dataAsOf, { instant: formatInstant(new Date(dataAsOf)) }),
      fill(texts.made, { instant: formatInstant(moment) }),
    ].join(' · '),
  ]
}

function ownerFacts(
  party: PaperParty,
  company: Readonly<Record<string, string>>,
  filtered: string,
): string[] {
  const { branches, nombre, documento_numero, documento_dv } = party
  const [only = ''] = branches
  const branch =
    branches.length === 1
      ? fill(texts.branch, { branch: only })
      : fill(texts.branches, { n: branches.length })
  return [
    fill(texts.party, { ...company, supplier: nombre, nit: formatNit(documento_numero, documento_dv) }),
    [branch, filtered].join(' · '),
  ]
}

/** Returns the filter in words. */
export function filterText(filter: readonly string[]): string {
  return filter.length === 0 ? texts.everything : filter.join(' · ')
}

/** Inserts the currency's column before the first amount. */
function withCurrency<Row>(
  columns: readonly SheetColumn<Row>[],
  currencyOf: (row: Row) => string,
): readonly SheetColumn<Row>[] {
  const first = columns.findIndex(({ kind }) => kind === 'money')
  if (first === -1 || columns.some(({ id }) => id === 'moneda')) return columns
  const currency: SheetColumn<Row> = {
    id: 'moneda',
    header: texts.currency,
    kind: 'text',
    value: currencyOf,
  }
  return [...columns.slice(0, first), currency, ...columns.slice(first)]
}

/** Returns the file name: the list and the date in Colombia. */
export function exportFileName(list: string, format: ExportFormat, moment: Date): string {
  return fill(texts.fileName, { list, day: todayInBogota(moment), format })
}
