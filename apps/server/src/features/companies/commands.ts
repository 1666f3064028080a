import { sql } from 'kysely'
import type { NewCompany } from '@enlace/contract/features/companies/schemas'
import { companiesTexts as texts } from '@enlace/contract/features/companies/texts'
import { fill } from '@enlace/contract/core/fill'
import { Problem } from '@enlace/contract/core/problems'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database'
import { DatabaseRefusal } from '@enlace/database/refusal'
import type { Scope } from '@enlace/database/scope'
import type { TypedNit } from '@enlace/domain/nit'
import { firstFace } from '../../core/company/first-face.ts'
import { keepSettingsIn, type SettingsAuthor } from '../../core/company/settings-commands.ts'
import { copiedSettings, copiedTables, ownPictures } from './rules.ts'
import type { CarriedFiles } from '../../core/storage/carried-files.ts'
import { findHosts } from './queries.ts'

/** Hosts of one company: more than any has, and no list without end. */
const mostHosts = 10

/** Keeps the open company's name and contact in the caller's transaction. */
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

/** Claims a host for the open company; answers all of its hosts. @throws Problem `invalid-fields` where it is taken. */
export async function claimHost(tx: Pick<Transaction, 'run'>, host: string): Promise<string[]> {
  const held = await findHosts(tx)
  if (held.includes(host)) return held
  if (held.length >= mostHosts) throw refusedHost(fill(texts.hosts.tooMany, { n: mostHosts }))
  const added = await tx.run(
    query
      .insertInto('company_hosts')
      .values({ company_id: scopeCompany, host })
      .onConflict((conflict) => conflict.column('host').doNothing())
      .returning('host')
      .compile(),
  )
  if (added.length === 0) throw refusedHost(texts.hosts.taken)
  return findHosts(tx)
}

/** Gives a host of the open company up; answers the hosts that are left. */
export async function releaseHost(tx: Pick<Transaction, 'run'>, host: string): Promise<string[]> {
  await tx.run(
    query
      .deleteFrom('company_hosts')
      .where('company_id', '=', scopeCompany)
      .where('host', '=', host)
      .compile(),
  )
  return findHosts(tx)
}

/**
 * Makes a company in the name of the open scope's person; answers its number.
 * `carried` are the files of the copied one, `said` what its first versions say of where they come from.
 * @throws Problem `not-operator`, `company-not-found` of the copied one, `invalid-fields` where NIT or host are taken.
 */
export async function foundCompany(
  db: Database,
  scope: Scope,
  { nombre, colour, host, copyFrom, parts }: NewCompany,
  { nit, carried, said }: { nit: TypedNit; carried: CarriedFiles; said: string },
): Promise<number> {
  const face = firstFace(nombre, colour)
  const copiesBrand = copyFrom !== null && parts.includes('branding')
  const settings = copiesBrand
    ? Object.fromEntries(Object.entries(face.settings).filter(([name]) => !ownPictures.has(name)))
    : face.settings
  try {
    return await db.transaction(scope, async (tx) => {
      const [row] = await tx.run(
        sql<{ id: number }>`select found_company(${nit.documento_numero}, ${nit.documento_dv}, ${nombre},
          ${JSON.stringify(settings)}::jsonb, ${host === '' ? [] : [host]}::text[],
          ${JSON.stringify(copiesBrand ? [] : face.files)}::jsonb, ${copyFrom},
          ${copiedSettings(parts)}::text[]) as id`.compile(query),
      )
      if (!row) throw new Error('A company that was made has a number')
      if (copyFrom !== null) {
        const files = JSON.stringify(await carried.keepFor(row.id))
        const copy = sql`select copy_set_up(${copyFrom}, ${row.id}, ${copiedTables(parts)}::text[], ${files}::jsonb, ${said})`
        await tx.run(copy.compile(query))
      }
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

/** A host that cannot be claimed, and why. */
export function refusedHost(sentence: string): Problem {
  return new Problem('invalid-fields', {}, { host: sentence })
}
