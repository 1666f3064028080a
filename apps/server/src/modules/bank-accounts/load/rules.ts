import type { AccountColumn, AccountOutcome } from '@enlace/contract/bank-accounts/load/schemas.ts'
import { accountDoubtTexts, accountFaultTexts } from '@enlace/contract/bank-accounts/load/texts.ts'
import { bankChangeLimits } from '@enlace/contract/bank-accounts/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { type BankAccountKind, bankAccountKinds, readAccountNumber } from '@enlace/domain/bank-account.ts'
import { bankName, banks, isBank } from '@enlace/domain/catalogue/banks.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { fold } from '@enlace/domain/text.ts'
import type { BroughtAccount, LoadOutcome } from '../apply/load-commands.ts'

/** What is said to a person about a row; never with the number of its account. */
export interface RowMessage {
  tipo: 'rechazo' | 'duda'
  texto: string
}

/** A row as it came: texts, and whether the account number came as a number. */
export interface SentRow {
  cells: Readonly<Record<AccountColumn, string>>
  isNumeric: boolean
}

/** An account that was read, or why it was refused. */
export type ReadAccount =
  | { account: BroughtAccount; messages: RowMessage[] }
  | { account?: undefined; messages: RowMessage[] }

const bankOfName = new Map(banks.map(({ id, nombre }) => [plain(nombre), id]))
/** Digits up to which a spreadsheet keeps a number exactly. */
const mostExact = 15

/** Reads an account of the ERP. A number typed as a number may have lost zeros, and beyond fifteen digits more. */
export function readAccount({ cells, isNumeric }: SentRow): ReadAccount {
  const refusals: string[] = []
  const doubts: string[] = []
  const branch = cells.sucursal.trim()
  if (branch === '') refusals.push(accountFaultTexts.sucursal)
  const banco = readBank(cells.banco)
  if (banco === undefined) refusals.push(accountFaultTexts.banco)
  else if (banco !== cells.banco.trim())
    doubts.push(fill(accountDoubtTexts.bankName, { banco: bankName(banco) }))
  const tipo = readKind(cells.tipo)
  if (!tipo) refusals.push(accountFaultTexts.tipo)
  const numero = readAccountNumber(cells.numero)
  if (isNumeric && (/[eE,.]/.test(cells.numero) || cells.numero.length > mostExact))
    refusals.push(accountFaultTexts.notText)
  else if (numero === undefined) refusals.push(accountFaultTexts.numero)
  else if (isNumeric) doubts.push(accountDoubtTexts.number)
  const titular = cells.titular.trim()
  if (titular === '' || titular.length > bankChangeLimits.holder) refusals.push(accountFaultTexts.titular)
  const nit = readNit(cells.documento)
  if ('reason' in nit) refusals.push(accountFaultTexts.documento)
  if (banco === undefined || !tipo || numero === undefined || 'reason' in nit || refusals.length > 0)
    return { messages: refusals.map((texto) => ({ tipo: 'rechazo', texto })) }
  return {
    account: { branch, banco, tipo, numero, titular, titular_documento: nit.documento_numero },
    messages: doubts.map((texto) => ({ tipo: 'duda', texto })),
  }
}

/** Returns the code of a bank that is written as code, also without leading zeros, or as name. */
function readBank(written: string): string | undefined {
  const code = written.trim()
  if (/^\d{1,4}$/.test(code)) {
    const whole = code.padStart(4, '0')
    return isBank(whole) ? whole : undefined
  }
  return bankOfName.get(plain(code))
}

function readKind(written: string): BankAccountKind | undefined {
  const word = plain(written)
  return bankAccountKinds.find((kind) => kind.replace('_', '') === word.replace(/^cuenta(de)?/, ''))
}

function plain(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '')
}

/** The outcomes of the loading command as the screens and the API name them. */
export const outcomeOf: Readonly<Record<LoadOutcome, AccountOutcome>> = {
  new: 'nueva',
  same: 'igual',
  differs: 'distinta',
  'differs-known': 'distinta',
  'in-change': 'en_cambio',
  unknown: 'desconocida',
}

const remarks: Readonly<Partial<Record<LoadOutcome, string>>> = {
  differs: accountDoubtTexts.differs,
  'differs-known': accountDoubtTexts.differsKnown,
  'in-change': accountDoubtTexts.inChange,
  unknown: accountDoubtTexts.unknown,
}

/** What is said about an outcome beside its name. */
export function remarkOn(outcome: LoadOutcome): RowMessage[] {
  const texto = remarks[outcome]
  return texto === undefined ? [] : [{ tipo: 'duda', texto }]
}

/** Returns the lines of rows whose branch came before in the same file, by their place, with the first line. */
export function repeatedBranches(rows: readonly { line: number; branch: string }[]): Map<number, number> {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { line, branch } of rows) {
    if (branch === '') continue
    const known = first.get(branch)
    if (known === undefined) first.set(branch, line)
    else repeated.set(line, known)
  }
  return repeated
}

const columnWords: Readonly<Record<AccountColumn, RegExp>> = {
  sucursal: /sucursal|clave|erp|codigotercero/,
  banco: /banco|entidad/,
  tipo: /tipo|clase/,
  numero: /(numero|nro|no)(de)?(la)?cuenta|^cuenta(bancaria)?$|^numero$/,
  documento: /(documento|nit|cedula|identificacion)/,
  titular: /titular|beneficiario|razonsocial|anombre/,
}

/** Suggests the column of each field by the header's names; each column serves one field. */
export function suggestPlaces(header: readonly string[]): Record<AccountColumn, string> {
  const names = header.map(plain)
  const taken = new Set<number>()
  const placeOf = (field: AccountColumn) => {
    const isFree = (at: number) => at !== -1 && !taken.has(at)
    const exact = names.indexOf(field)
    const at = isFree(exact)
      ? exact
      : names.findIndex((name, place) => !taken.has(place) && columnWords[field].test(name))
    if (at === -1) return ''
    taken.add(at)
    return String(at)
  }
  // The narrower names first: «documento del titular» names a holder, too.
  const documento = placeOf('documento')
  const numero = placeOf('numero')
  const tipo = placeOf('tipo')
  const banco = placeOf('banco')
  const titular = placeOf('titular')
  return { sucursal: placeOf('sucursal'), banco, tipo, numero, titular, documento }
}
