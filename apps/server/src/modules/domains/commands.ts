import { sql } from 'kysely'
import { domainTexts as texts } from '@enlace/contract/domains/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { lapseAfterHours, mostDomains, newToken, warnAfterHours } from './rules.ts'

type Work = Pick<Transaction, 'run'>

/** The change of a domain's proof after a look-up; undefined if the proof is no longer requested. */
export type CheckOutcome = 'proven' | 'missing' | 'found' | 'lapsed' | 'same' | undefined

/** The author of automatic changes. */
export const system: Author = { actor: 'sistema' }

/**
 * Requests the proof of a domain for the open company; an existing request keeps its record. @throws Problem
 * `invalid-fields` if the company has the maximum number of domains.
 */
export async function askProof(tx: Work, domain: string, author: Author): Promise<void> {
  const asked = query
    .selectFrom('proven_domains')
    .select('domain')
    .where('company_id', '=', scopeCompany)
    .where('domain', '=', domain)
  if ((await tx.run(asked.compile())).length > 0) return
  const [row] = await tx.run(
    sql<{ kept: boolean }>`select ask_domain_proof(${domain}, ${newToken()}, ${mostDomains}) as kept`.compile(
      query,
    ),
  )
  if (row?.kept !== true)
    throw new Problem('invalid-fields', {}, { domain: fill(texts.tooMany, { n: mostDomains }) })
  await audit(tx, author, 'domain:asked', domain)
}

/** Saves the outcome of a domain's look-up, and audits the change. */
export async function noteCheck(
  tx: Work,
  { domain, token, isFound }: { domain: string; token: string; isFound: boolean },
  author: Author,
): Promise<CheckOutcome> {
  const [row] = await tx.run(
    sql<{ outcome: Exclude<CheckOutcome, undefined> | null }>`select note_domain_check(${domain}, ${token},
      ${isFound}, ${warnAfterHours}, ${lapseAfterHours}) as outcome`.compile(query),
  )
  const outcome = row?.outcome ?? undefined
  if (outcome !== undefined && outcome !== 'same') await audit(tx, author, `domain:${outcome}`, domain)
  return outcome
}

/** Removes a domain from the open company's list. */
export async function forget(tx: Work, domain: string, author: Author): Promise<void> {
  const [row] = await tx.run(
    sql<{ was_there: boolean }>`select forget_domain(${domain}) as was_there`.compile(query),
  )
  if (row?.was_there === true) await audit(tx, author, 'domain:forgotten', domain)
}

/** Finds the emails of the people who may change the open company's settings. */
export async function findAdministrators(tx: Work): Promise<string[]> {
  const rows = await tx.run(
    sql<{
      email: string
    }>`select email from staff_addresses(${[...rolesThatMay('settings', 'write')]}::text[])`.compile(query),
  )
  return rows.map(({ email }) => email)
}
