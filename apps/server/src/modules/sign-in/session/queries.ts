import { sql } from 'kysely'
import type { BranchAccount, Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The open scope's person with its supplier. */
export interface ScopePerson {
  identity_id: string
  email: string
  first_name: string
  last_name: string
  city_name: string
  movil: string
  movil_indicative: string
  is_master: boolean
  razon_social: string
  nit: string
  is_mipyme: boolean | null
}

const person = sql<ScopePerson>`select * from scope_person()`.compile(query)

const accounts = sql<BranchAccount>`select id as "thirdId", codigo, nombre, ciudad
  from scope_membership_accounts()`.compile(query)

/** A membership of the open scope's person, with the hosts that its company claims. */
export type PersonMembership = Omit<Membership, 'isElsewhere'> & { hosts: string[] }

const memberships =
  sql<PersonMembership>`select id, company_id as company, company_name as "companyName", razon_social, nit,
  is_current as "isCurrent", hosts, is_read_only as "isReadOnly", ends_on as "endsOn" from scope_person_memberships()`.compile(
    query,
  )

const modules = sql<{ modules: string[] | null }>`select scope_modules() as modules`.compile(query)

/** Returns the open scope's person. @throws DatabaseRefusal if the scope cannot be opened. */
export async function getScopePerson(db: Database, scope: Scope): Promise<ScopePerson> {
  const [[found]] = await db.read(scope, [person])
  if (found === undefined) throw new Error('An open scope has a person')
  return found
}

/**
 * Finds one of the person's memberships; undefined if it does not exist. @throws DatabaseRefusal if the scope cannot
 * be opened.
 */
export async function findPersonMembership(
  db: Database,
  scope: Scope,
  id: string,
): Promise<PersonMembership | undefined> {
  return (await findPersonMemberships(db, scope)).find((membership) => membership.id === id)
}

/**
 * Returns the memberships of the open scope's person that open, by company and supplier; the staff that looks at the portal
 * as a supplier gets only that one. @throws DatabaseRefusal if the scope cannot be opened.
 */
export async function findPersonMemberships(db: Database, scope: Scope): Promise<PersonMembership[]> {
  const [found] = await db.read(scope, [memberships])
  return found
}

/** Returns person, branch accounts, memberships and modules of the open scope, in one round trip. */
export async function getSession(db: Database, scope: Scope) {
  const [[found], branchAccounts, others, [left]] = await db.read(scope, [
    person,
    accounts,
    memberships,
    modules,
  ])
  if (found === undefined) throw new Error('An open scope has a person')
  return { person: found, accounts: branchAccounts, memberships: others, modules: left?.modules ?? null }
}

/** Returns the names of a person and its companies and suppliers. */
export async function findNamesOf(db: Database, person: string): Promise<string[]> {
  const rows = await db.lookUp<{ name: string | null }>('names_of_person', [person])
  return rows.flatMap(({ name }) => name ?? [])
}
