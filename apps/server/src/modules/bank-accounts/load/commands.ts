import {
  accountColumnNames,
  type AccountLoad,
  type AccountPlaces,
  type AccountRow,
} from '@enlace/contract/bank-accounts/load/schemas.ts'
import { accountDoubtTexts, accountFaultTexts } from '@enlace/contract/bank-accounts/load/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { lastDigits, maskAccount } from '@enlace/domain/bank-account.ts'
import { bankName } from '@enlace/domain/catalogue/banks.ts'
import type { Service } from '../../../core/http/service.ts'
import { type LoadOutcome, loadBankAccount } from '../apply/load-commands.ts'
import type { FileTable } from './read-file.ts'
import { forecastLoad } from './queries.ts'
import {
  outcomeOf,
  readAccount,
  type ReadAccount,
  remarkOn,
  repeatedBranches,
  type SentRow,
  suggestPlaces,
} from './rules.ts'

type LoadService = Pick<Service, 'settings' | 'keys'> & { db: Database }

/** An account that came in, with its place in the file or request. */
export interface NumberedRow extends SentRow {
  line: number
}

/** A row with its outcome, actual or expected. */
export interface TreatedRow {
  line: number
  branch: string
  read: ReadAccount
  outcome: LoadOutcome | 'refused'
}

/**
 * Loads accounts of the ERP, or only says what would become of them. Rows are loaded one by one, each in its own
 * transaction, so that one of them stops no other; none changes an account in use.
 */
export async function treatAccounts(
  service: LoadService,
  scope: Scope,
  company: number,
  sent: readonly NumberedRow[],
  isTrial: boolean,
): Promise<TreatedRow[]> {
  const rows = sent.map((row) => ({
    line: row.line,
    branch: row.cells.sucursal.trim(),
    read: readAccount(row),
  }))
  const repeated = repeatedBranches(rows)
  const known = await forecastLoad(
    service.db,
    service.keys,
    scope,
    company,
    rows.map(({ branch }) => branch),
  )
  const treated: TreatedRow[] = []
  for (const { line, branch, read } of rows) {
    const earlier = repeated.get(line)
    if (earlier !== undefined) {
      const texto = fill(accountFaultTexts.repeated, { linea: earlier })
      treated.push({ line, branch, read: { messages: [{ tipo: 'rechazo', texto }] }, outcome: 'refused' })
      continue
    }
    const { account } = read
    if (!account) {
      treated.push({ line, branch, read, outcome: 'refused' })
      continue
    }
    const place = known.get(branch)
    if (place && place.documento !== account.titular_documento)
      read.messages.push({ tipo: 'duda', texto: accountDoubtTexts.otherHolder })
    const forecast = place?.outcome(account) ?? 'unknown'
    const outcome = isTrial ? forecast : await loadBankAccount(service, company, account)
    treated.push({ line, branch, read, outcome })
  }
  return treated
}

/** Counts rows by their outcome, in the words of the API and the screens. */
export function countOutcomes(rows: readonly TreatedRow[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { outcome } of rows) {
    const name = wordOf(outcome)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** The word for an outcome, and all that is said of a row. */
export const wordOf = (outcome: TreatedRow['outcome']) =>
  outcome === 'refused' ? 'rechazada' : outcomeOf[outcome]
export const messagesOf = ({ read, outcome }: TreatedRow) => [
  ...read.messages,
  ...(outcome === 'refused' ? [] : remarkOn(outcome)),
]

/** Treats the rows of a file by the chosen columns, or the suggested ones where none is chosen. */
export async function treatFile(
  service: LoadService,
  scope: Scope,
  company: number,
  { table, places, isTrial }: { table: FileTable; places: AccountPlaces; isTrial: boolean },
): Promise<AccountLoad> {
  const isChosen = Object.values(places).some((place) => place !== '')
  const mapeo = isChosen ? places : suggestPlaces(table.header)
  const faltan = accountColumnNames.filter((name) => Number(mapeo[name] || Infinity) >= table.header.length)
  const columnas = [...table.header]
  if (faltan.length > 0) return { columnas, mapeo, faltan, filas: [], totales: {} }
  const cellOf = (cells: readonly string[], name: keyof AccountPlaces) => cells[Number(mapeo[name])] ?? ''
  const sent = table.rows.map(({ line, cells, numeric }) => ({
    line,
    isNumeric: numeric[Number(mapeo.numero)] === true,
    cells: {
      sucursal: cellOf(cells, 'sucursal'),
      banco: cellOf(cells, 'banco'),
      tipo: cellOf(cells, 'tipo'),
      numero: cellOf(cells, 'numero'),
      titular: cellOf(cells, 'titular'),
      documento: cellOf(cells, 'documento'),
    },
  }))
  const rows = await treatAccounts(service, scope, company, sent, isTrial)
  return { columnas, mapeo, faltan, filas: rows.map(presentRow), totales: countOutcomes(rows) }
}

/** A refused row shows only its branch: nobody knows what is in its other cells. */
function presentRow(row: TreatedRow): AccountRow {
  const { account } = row.read
  return {
    linea: row.line,
    sucursal: row.branch.slice(0, 60),
    banco: account ? bankName(account.banco) : '',
    cuenta: account ? maskAccount(lastDigits(account.numero)) : '',
    titular: account?.titular ?? '',
    resultado: wordOf(row.outcome),
    mensajes: messagesOf(row),
  }
}
