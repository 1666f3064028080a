import { readFileSync, statSync } from 'node:fs'
import { certificateKeyTexts as texts } from '@enlace/contract/core/cli/company/certificate-key-texts.ts'
import { companyTexts } from '@enlace/contract/core/cli/company/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Keys } from '@enlace/server/core/keys/keys.ts'
import {
  daysLeft,
  faultOfSigner,
  keepCompanySigner,
  keepTrialSigner,
  warningsOf,
  findSigner,
  removeSigner,
  type KeptSigner,
} from '@enlace/server/modules/papers/index.ts'
import { keysOf } from '@enlace/server/core/settings/secret-key.ts'
import { Variables } from '@enlace/server/core/settings/variables.ts'
import { CommandFault, type CommandContext } from '../../core/command.ts'
import { findCompany, readCompanyId } from '../../core/create-company.ts'

/** What the action was told. */
interface Given {
  action: string | undefined
  id: string | undefined
  file: string | undefined
}

const variable = 'CERTIFICATE_PASSWORD'
const largestKilobytes = 256

/** Sets, shows and takes away the certificate with which a company's papers are signed. */
export async function changeCertificateKey(
  context: CommandContext,
  { action, id: typed, file }: Given,
): Promise<number> {
  if (!['set', 'show', 'trial', 'remove'].includes(action ?? '')) throw new CommandFault(texts.actionUnknown)
  const id = readCompanyId(typed)
  // Whatever is wrong with the file is told before anything is opened.
  const given = action === 'set' ? readFile(file, context) : undefined
  const db = await context.openDatabase()
  const company = await findCompany(db, id)
  if (company === undefined) throw new CommandFault(fill(companyTexts.unknown, { id }))
  const keys = await keysOf(context.settings)
  if (given) await keepCompanySigner({ db, keys }, id, given)
  if (action === 'trial') await keepTrialSigner({ db, keys }, id, company.nombre)
  if (action === 'remove' && (await removeSigner(db, id))) {
    context.print(fill(texts.removed, { company: company.nombre }))
    return 0
  }
  await printSigner({ db, keys }, id, company.nombre, context)
  return 0
}

function readFile(
  path: string | undefined,
  { environment }: CommandContext,
): { p12: Buffer; password: string } {
  if (path === undefined) throw new CommandFault(texts.fileMissing)
  const variables = new Variables(environment, (name) => readFileSync(name, 'utf8'))
  const password = variables.secret(variable)
  const [fault] = variables.faults
  if (fault !== undefined) throw new CommandFault(fault)
  const p12 = readBytes(path)
  // Only the key of a PEM file may be without one.
  if (password === undefined && !p12.includes('-----BEGIN ')) throw new CommandFault(texts.passwordMissing)
  const refusal = faultOfSigner(p12, password ?? '', new Date())
  if (refusal !== undefined) throw new CommandFault(texts.faults[refusal])
  return { p12, password: password ?? '' }
}

function readBytes(path: string): Buffer {
  let size: number
  try {
    size = statSync(path).size
    if (size <= largestKilobytes * 1024) return readFileSync(path)
  } catch (fault) {
    throw new CommandFault(fill(texts.fileUnreadable, { path }), { cause: fault })
  }
  throw new CommandFault(fill(texts.fileTooLarge, { path, limit: largestKilobytes }))
}

async function printSigner(
  { db, keys }: { db: Database; keys: Keys },
  id: number,
  company: string,
  { print, warn }: CommandContext,
): Promise<void> {
  const kept = await findSigner(db, id)
  if (!kept) {
    print(fill(texts.none, { company }))
    return
  }
  const { nombre, emisor, fingerprint } = kept
  const { desde, hasta } = daysOf(kept)
  print(fill(texts.kept, { company, nombre }))
  print(kept.is_trial ? texts.trial : fill(texts.issuer, { emisor }))
  print(fill(texts.period, { desde: formatDate(desde), hasta: formatDate(hasta) }))
  print(fill(texts.fingerprint, { huella: fingerprint }))
  for (const line of warningLines(kept, keys, id)) warn(line)
}

function warningLines(kept: KeptSigner, keys: Keys, id: number): string[] {
  const now = new Date()
  const { desde, hasta } = daysOf(kept)
  const values = {
    desde: formatDate(desde),
    hasta: formatDate(hasta),
    dias: daysLeft(kept, now),
    emisor: kept.emisor,
  }
  return warningsOf(keys, id, kept, now).map((warning) => fill(warningTexts[warning], values))
}

const warningTexts = {
  'sealed-elsewhere': texts.sealedElsewhere,
  expired: texts.expired,
  expires: texts.expires,
  early: texts.early,
  'self-issued': texts.selfIssued,
  'no-chain': texts.noChain,
} as const

const daysOf = ({ valid_from, valid_until }: KeptSigner) => ({
  desde: todayInBogota(new Date(valid_from)),
  hasta: todayInBogota(new Date(valid_until)),
})
