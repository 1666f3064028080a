import { writeFile } from 'node:fs/promises'
import { fill } from '@enlace/contract/core/fill.ts'
import { bankCommandTexts as texts } from '@enlace/contract/bank-accounts/cli-texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { bankAccountKinds, readAccountNumber } from '@enlace/domain/bank-account.ts'
import { isBank } from '@enlace/domain/catalogue/banks.ts'
import { fold, neutraliseFormula } from '@enlace/domain/text.ts'
import { readTable } from '@enlace/importer/core/tables/read-table.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { openSourceFile } from '@enlace/importer/core/containers/source-file.ts'
import type { SourceTable } from '@enlace/importer/core/tables/source-table.ts'
import {
  type BroughtAccount,
  loadBankAccount,
  type LoadOutcome,
  findPaidAccounts,
  unsealNumber,
} from '@enlace/server/modules/bank-accounts/index.ts'
import { auditIn } from '@enlace/server/core/audit/desk-commands.ts'
import { CommandFault } from '../../core/command.ts'
import type { BankAction } from './given.ts'

type ColumnName = keyof typeof texts.columns

const columnNames = Object.keys(texts.columns) as ColumnName[] // the texts' own names

/** Takes the accounts that the ERP has for branches, from a CSV file; none that is in use is ever changed by it. */
export const load: BankAction = async ({ service, company, words, print, warn }) => {
  const table = await tableOf(words[0] ?? '')
  const places = placesOf(table.header)
  const counts = { nuevas: 0, iguales: 0, otras: 0 }
  for (const { line, cells } of table.records) {
    const cell = (name: ColumnName) => (cells[places[name]] ?? '').trim()
    const read = accountOf(cell)
    const outcome = 'wrong' in read ? read.wrong : await loadBankAccount(service, company, read)
    if (outcome === 'new') counts.nuevas += 1
    else if (outcome === 'same') counts.iguales += 1
    else {
      counts.otras += 1
      const valor = outcome === 'banco' || outcome === 'tipo' ? cell(outcome) : cell('sucursal')
      warn(fill(texts.rowWrong, { linea: line, razon: fill(texts.wrong[outcome], { valor }) }))
    }
  }
  print(fill(texts.loaded, counts))
  return counts.otras === 0 ? 0 : 1
}

/** Writes the accounts into which the company pays now, for its treasury; a change that is held is not among them. */
export const accounts: BankAction = async ({ service, company, words, print }) => {
  const [path = 'cuentas.csv'] = words
  const lines = [columnNames.join(';')]
  const paid = await findPaidAccounts(service.db, company)
  for (const { branch_key, third_party_id, banco, tipo, numero, titular, titular_documento } of paid) {
    const number = unsealNumber(service.keys, company, third_party_id, numero)
    if (number === undefined) throw new CommandFault(fill(texts.sealedByOther, { sucursal: branch_key }))
    lines.push([branch_key, banco, tipo, number, titular, titular_documento].map(cellOf).join(';'))
  }
  // Before there is a file: nobody takes the numbers along without a trace.
  const by = { actor: 'cli', person: null, address: null }
  await service.db.transaction(Scope.ofStaff(company), (tx) =>
    auditIn(tx, by, { action: 'bank-accounts-exported', detail: { cuentas: paid.length } }),
  )
  await writeFile(path, `${lines.join('\r\n')}\r\n`, { flag: 'wx', mode: 0o600 }).catch((fault: unknown) => {
    throw new CommandFault(fill(texts.fileExists, { path }), { cause: fault })
  })
  print(fill(texts.exported, { n: paid.length, path }))
  return 0
}

function placesOf(header: readonly string[]): Record<ColumnName, number> {
  const folded = header.map(fold)
  const placeOf = (name: ColumnName) => {
    const place = folded.indexOf(fold(texts.columns[name]))
    const columnas = columnNames.map((known) => texts.columns[known]).join(', ')
    if (place === -1) throw new CommandFault(fill(texts.columnMissing, { columna: name, columnas }))
    return place
  }
  return {
    sucursal: placeOf('sucursal'),
    banco: placeOf('banco'),
    tipo: placeOf('tipo'),
    numero: placeOf('numero'),
    titular: placeOf('titular'),
    documento: placeOf('documento'),
  }
}

type RowFault = 'banco' | 'tipo' | 'numero' | Exclude<LoadOutcome, 'new' | 'same'>

function accountOf(cell: (name: ColumnName) => string): BroughtAccount | { wrong: RowFault } {
  const tipo = bankAccountKinds.find((kind) => kind === fold(cell('tipo')).replaceAll(' ', '_'))
  const numero = readAccountNumber(cell('numero'))
  if (!isBank(cell('banco'))) return { wrong: 'banco' }
  if (!tipo) return { wrong: 'tipo' }
  if (numero === undefined) return { wrong: 'numero' }
  return {
    branch: cell('sucursal'),
    banco: cell('banco'),
    tipo,
    numero,
    titular: cell('titular'),
    titular_documento: cell('documento'),
  }
}

/** An account's number keeps the zeros before it only as text. */
function cellOf(text: string): string {
  return `"${neutraliseFormula(text).replaceAll('"', '""')}"`
}

async function tableOf(path: string): Promise<SourceTable> {
  try {
    return readTable(await openSourceFile(path))
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault
    throw new CommandFault(fill(texts.unreadable, { path }), { cause: fault })
  }
}
