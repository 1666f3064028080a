import { sql } from 'kysely'
import type { NewCompany } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { TypedNit } from '@enlace/domain/nit.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { firstFace, readyStart, keepSettingsIn, type SettingsAuthor } from '../company/index.ts'
import { copiedSettings, copiedTables, ownPictures } from './rules.ts'
import type { CarriedFiles } from '../../core/storage/carried-files.ts'

type Work = Pick<Transaction, 'run'>

/** Maximum hosts of one company, more than any has. */
const mostHosts = 10

/** Saves the open company's name and contact in the caller's transaction. */
export async function keepOwnCompany(
  tx: Pick<Transaction, 'run'>,
  to: { nombre: string; contact: object },
  by: SettingsAuthor,
): Promise<void> {
  await tx.run(
    query.updateTable('companies').set({ nombre: to.nombre }).where('id', '=', scopeCompany).compile(),
  )
  await keepSettingsIn(tx, new Map([['contact_info', to.contact]]), by)
}

/**
 * Claims a host for the open company; `isOwn` means that it is below the installation's own. @throws Problem
 * `invalid-fields` if it is taken.
 */
export async function claimHost(tx: Work, host: string, isOwn: boolean, author: Author): Promise<void> {
  const [row] = await tx.run(
    sql<{ outcome: string }>`select claim_host(${host}, ${isOwn}, ${mostHosts}) as outcome`.compile(query),
  )
  if (row?.outcome === 'many') throw refusedHost(fill(texts.hosts.tooMany, { n: mostHosts }))
  if (row?.outcome === 'taken') throw refusedHost(texts.hosts.taken)
  if (row?.outcome === 'claimed') await audit(tx, author, 'company:host-added', host)
}

/** Releases a host of the open company. */
export async function releaseHost(tx: Work, host: string, author: Author): Promise<void> {
  const [row] = await tx.run(
    sql<{ was_there: boolean }>`select release_host(${host}) as was_there`.compile(query),
  )
  if (row?.was_there === true) await audit(tx, author, 'company:host-removed', host)
}

/**
 * Activates or removes a host of any company as an operator. @throws Problem `not-operator`, `company-not-found`;
 * `invalid-fields` if another company has it.
 */
export async function judgeHost(
  db: Database,
  scope: Scope,
  act: 'approve' | 'withdraw',
  { company, host, address }: { company: number; host: string; address: string },
): Promise<void> {
  const judged =
    act === 'approve'
      ? sql`select approve_host(${company}, ${host}, ${address})`
      : sql`select withdraw_host(${company}, ${host}, ${address})`
  try {
    await db.transaction(scope, (tx) => tx.run(judged.compile(query)))
  } catch (fault) {
    throw fault instanceof DatabaseRefusal ? problemOf(fault) : fault
  }
}

/** The number, files and origin of a new company, and what else its transaction does. */
export interface Founding {
  nit: TypedNit
  carried: CarriedFiles
  said: string
  finish?: (tx: Work, company: number) => Promise<void>
}

/**
 * Creates a company as the open scope's person; returns its number. `carried` are the files of the copied one, `said`
 * the origin noted in its first versions. @throws Problem `not-operator`, `company-not-found` for the copied one,
 * `invalid-fields` if NIT or host are taken.
 */
export async function foundCompany(
  db: Database,
  scope: Scope,
  { nombre, colour, host, copyFrom, parts }: NewCompany,
  { nit, carried, said, finish }: Founding,
): Promise<number> {
  const face = firstFace(nombre, colour)
  const copiesBrand = copyFrom !== null && parts.includes('branding')
  const settings = copiesBrand
    ? Object.fromEntries(Object.entries(face.settings).filter(([name]) => !ownPictures.has(name)))
    : face.settings
  try {
    return await db.transaction(scope, async (tx) => {
      const [row] = await tx.run(
        sql<{ id: number }>`select ${call('found_company', {
          wanted_nit: nit.documento_numero,
          wanted_dv: nit.documento_dv,
          wanted_nombre: nombre,
          wanted_settings: JSON.stringify(settings),
          wanted_hosts: host === '' ? [] : [host],
          wanted_files: JSON.stringify(copiesBrand ? [] : face.files),
          source: copyFrom,
          setting_names: copiedSettings(parts),
        })} as id`.compile(query),
      )
      if (!row) throw new Error('A company that was made has a number')
      if (copyFrom !== null) {
        const files = JSON.stringify(await carried.keepFor(row.id))
        const copy = sql`select copy_set_up(${copyFrom}, ${row.id}, ${copiedTables(parts)}::text[], ${files}::jsonb, ${said})`
        await tx.run(copy.compile(query))
      }
      await tx.run(sql`select make_company_ready(${row.id}, ${readyStart}::jsonb)`.compile(query))
      await finish?.(tx, row.id)
      return row.id
    })
  } catch (fault) {
    throw fault instanceof DatabaseRefusal ? problemOf(fault) : fault
  }
}

function problemOf(fault: DatabaseRefusal): Error {
  if (fault.code === 'company-nit-taken') return new Problem('invalid-fields', {}, { nit: texts.nitTaken })
  if (fault.code === 'company-host-taken') return refusedHost(texts.hosts.taken)
  return fault
}

/** Returns the problem of a host that cannot be claimed, with the reason. */
export function refusedHost(sentence: string): Problem {
  return new Problem('invalid-fields', {}, { host: sentence })
}
