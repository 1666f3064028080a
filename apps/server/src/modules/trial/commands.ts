import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { trialTexts as texts } from '@enlace/contract/trial/texts.ts'
import type { NewTrial } from '@enlace/contract/trial/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readNit } from '@enlace/domain/nit.ts'
import type { Service } from '../../core/http/service.ts'
import { CarriedFiles } from '../../core/storage/carried-files.ts'
import { foundCompany } from '../companies/index.ts'
import { findInvitingParty, invitePerson, newInvitation } from '../users/index.ts'
import type { Author } from '../../core/audit/content-commands.ts'
import { findMainSupplier } from './queries.ts'

/** How many trial companies an installation has at most; the message of `too-many-trials` names it, too. */
const mostTrials = 3
const colour = '#5b4a8a'

/**
 * Creates a trial company as the open scope's operator and queues the job that fills it; returns its number.
 * @throws DatabaseRefusal `too-many-trials`; Problem as for any other company.
 */
export function foundTrial(
  { db, storage }: Pick<Service, 'db' | 'storage'>,
  scope: Scope,
  { nombre, host }: NewTrial,
): Promise<number> {
  const wanted = { nit: '', nombre, colour, host, copyFrom: null, parts: [] }
  return foundCompany(db, scope, wanted, {
    nit: inventNit(),
    carried: new CarriedFiles(storage),
    said: '',
    finish: async (tx, company) => {
      await tx.run(sql`select mark_trial(${company}, ${mostTrials})`.compile(query))
    },
  })
}

/** NITs from 905 to 909 million have not been assigned: this number belongs to nobody. */
function inventNit() {
  const nit = readNit(String(randomInt(909_000_000, 910_000_000)))
  if ('reason' in nit) throw new Error('An invented NIT is read')
  return nit
}

/**
 * Invites an invented person to the main supplier of the open trial company; the answer holds the link, which nobody
 * is mailed. @throws Problem `trial-not-ready`.
 */
export async function openTrialAccess(
  service: Pick<Service, 'db' | 'settings'>,
  scope: Scope,
  { company, author }: { company: number; author: Author },
) {
  const { db } = service
  const email = await nextPerson(db, scope)
  const documento_numero = await findMainSupplier(db, scope)
  if (email === null || documento_numero === undefined) throw new Problem('trial-not-ready')
  const { party } = await findInvitingParty(db, scope, { documento_numero })
  if (!party) throw new Problem('trial-not-ready')
  const invitation = await newInvitation(service, company, party, email)
  const { firstName, lastName } = texts.person
  const user = { email, firstName, lastName, party: party.id, accounts: null, isMaster: true }
  await invitePerson(db, scope, user, invitation, { author, onlyNew: false })
  return { link: invitation.link, until: invitation.until, email, supplier: party.nombre }
}

async function nextPerson(db: Database, scope: Scope): Promise<string | null> {
  const [row] = await db.transaction(scope, (tx: Transaction) =>
    tx.run(sql<{ email: string | null }>`select next_trial_person() as email`.compile(query)),
  )
  return row?.email ?? null
}

/**
 * Removes a trial company; returns how many tables kept rows that are never deleted. @throws DatabaseRefusal
 * `not-operator`, `trial-not-found`, `trial-open`, `trial-name-differs`.
 */
export async function removeTrial(
  db: Database,
  scope: Scope,
  { company, nombre, address }: { company: number; nombre: string; address: string },
): Promise<number> {
  const [row] = await db.transaction(scope, (tx) =>
    tx.run(
      sql<{
        kept: number
      }>`select cardinality(remove_trial(${company}, ${nombre}, ${address})) as kept`.compile(query),
    ),
  )
  return row?.kept ?? 0
}
