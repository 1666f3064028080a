import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { bankCommandTexts as texts } from '@enlace/contract/bank-accounts/cli-texts.ts'
import { bankEventTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { approversNeeded } from '@enlace/domain/bank-account.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  accountText,
  readNewNumber,
  printOfFile,
  findBrokenLog,
  findReviewedChanges,
  type ListedChange,
  type ReviewedChange,
} from '@enlace/server/modules/bank-accounts/index.ts'
import { CommandFault } from '../../core/command.ts'
import { type BankAction, changeOf } from './given.ts'

/** Days for which a change that ended stays in the list. */
const endedDays = 30

/** The changes that wait, and those that ended lately. */
export const list: BankAction = async ({ service, company, print }) => {
  const changes = await findReviewedChanges(service.db, company, endedDays)
  if (changes.length === 0) print(fill(texts.none, { dias: endedDays }))
  for (const change of changes) {
    print(
      fill(texts.line, {
        numero: change.numero,
        estado: stateTexts.cambio_cuenta[change.estado].padEnd(15),
        fecha: shown(change.created_at),
        proveedor: change.proveedor,
        nota: noteOf(change),
      }),
    )
  }
  return 0
}

/** One change with all that anyone who decides should look at. */
export const show: BankAction = async (given) => {
  const { print } = given
  const change = await changeOf(given)
  for (const [label, value] of factsOf(change)) if (value !== '') print(`${`${label}:`.padEnd(17)}${value}`)
  if (change.warnings.length > 0) print(`\n${texts.warningsTitle}`)
  for (const warning of change.warnings) print(`  - ${texts.warnings[warning]}`)
  print(`\n${texts.contactsTitle}`)
  for (const { name, phone, email } of change.contacts)
    print(`  ${[name, phone, email].filter((text) => text !== '').join(' · ')}`)
  print(`\n${texts.historyTitle}`)
  const words: Readonly<Record<string, string>> = bankEventTexts
  for (const { at, event, actor } of change.events)
    print(`  ${shown(at)}  ${words[event] ?? event} · ${actor}`)
  return 0
}

/** The whole number of the account that a change asks for; that it was read is in the trail. */
export const number: BankAction = async (given) => {
  const { service, company, print } = given
  const change = await changeOf(given)
  const by = { actor: 'cli', person: null, address: null }
  const found = await readNewNumber(service, Scope.ofStaff(company), { company, change, by })
  if (found === undefined) throw new CommandFault(texts.numberUnreadable)
  print(found)
  return 0
}

/** Saves the certificate of a change, if it is still the one that came. */
export const saveFile: BankAction = async (given) => {
  const { storage } = given.service
  const change = await changeOf(given)
  const path = given.words[1] ?? change.archivo
  if ((await printOfFile(storage, change.storage_key)) !== change.sha256)
    throw new CommandFault(texts.fileOther)
  const bytes = await buffer(await storage.get(change.storage_key))
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((fault: unknown) => {
    throw new CommandFault(fill(texts.fileExists, { path }), { cause: fault })
  })
  given.print(fill(texts.saved, { path, sha256: change.sha256 }))
  return 0
}

/** Returns whether anybody rewrote the log behind the product's back. */
export const verify: BankAction = async ({ service, company, print, warn }) => {
  const broken = await findBrokenLog(service.db, company)
  if (broken.length === 0) print(texts.logWhole)
  for (const { third_party_id, entry } of broken)
    warn(fill(texts.logBroken, { proveedor: third_party_id, entrada: entry }))
  return broken.length === 0 ? 0 : 1
}

function noteOf({ estado, approvals, applies_at }: ListedChange): string {
  if (estado === 'aprobado' && applies_at !== null) return fill(texts.until, { fecha: shown(applies_at) })
  if (estado !== 'solicitado' && estado !== 'en_verificacion') return ''
  return fill(texts.approvals, { n: approvals, total: approversNeeded })
}

function factsOf(change: ReviewedChange): (readonly [string, string])[] {
  const { labels } = texts
  const [digits = '', dv] = change.nit.split('-')
  return [
    [labels.state, `${change.numero} · ${stateTexts.cambio_cuenta[change.estado]}`],
    [labels.supplier, change.proveedor],
    [labels.nit, formatNit(digits, dv ?? null)],
    [labels.branches, change.sucursales.join(', ')],
    [labels.newAccount, accountText(change)],
    [labels.oldAccount, change.antes.map(accountText).join(', ') || labels.none],
    [labels.holder, change.titular],
    [labels.issued, formatDate(change.certificado_fecha)],
    [labels.file, change.archivo],
    [labels.asked, `${change.solicitante} · ${change.solicitante_correo} · ${shown(change.created_at)}`],
    [labels.address, change.address ?? ''],
    [labels.reason, change.motivo],
    [labels.applies, change.applies_at === null ? '' : shown(change.applies_at)],
    [labels.why, change.razon],
  ]
}

function shown(instant: string): string {
  return formatInstant(new Date(instant))
}
