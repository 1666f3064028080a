import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'
import type { Audience, Member } from './step-commands.ts'

/** The open scope's person in its current company. */
export interface ScopeOwner extends Member {
  email: string
  name: string
}

const person = sql<{ email: string; first_name: string; last_name: string }>`
  select email, first_name, last_name from scope_person()`.compile(query)

const passwordHash = sql<{ hash: string | null }>`select scope_password_hash() as hash`.compile(query)

/** Returns the open scope's person. @throws DatabaseRefusal if the scope cannot be opened. */
export async function readScopeOwner(db: Database, audience: Audience, scope: Scope): Promise<ScopeOwner> {
  if (audience === 'staff') return readStaffOwner(db, scope)
  const { context, rows } = await db.readWithContext(scope, [person])
  const [found] = rows[0]
  if (!found) throw new Error('An open scope has a person')
  return {
    person: context.identity_id,
    email: found.email,
    name: `${found.first_name} ${found.last_name}`.trim(),
    company: context.company_id,
    member: context.membership_id,
  }
}

async function readStaffOwner(db: Database, scope: Scope): Promise<ScopeOwner> {
  const { member: found } = await readStaffMember(db, scope)
  const { identity_id: person, company_id: company, staff_id: member, email, first_name, last_name } = found
  return { person, company, member, email, name: `${first_name} ${last_name}`.trim() }
}

/** Returns the password hash of the open scope's person. @throws DatabaseRefusal if the scope cannot be opened. */
export async function findScopePassword(db: Database, scope: Scope): Promise<string | undefined> {
  const [[row]] = await db.read(scope, [passwordHash])
  return row?.hash ?? undefined
}
