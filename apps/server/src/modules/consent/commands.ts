import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { pageCodes } from '@enlace/contract/content/places.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'

/** The request or message for which consent was given, and by whom. */
export interface ConsentSubject {
  kind: 'registration' | 'contact'
  /** The id of the request or the message. */
  id: string
  email: string
}

/**
 * Records consent to the terms and the treatment of personal data (Ley 1581): the current public version of each text,
 * time, address and browser.
 */
export async function recordConsent(
  tx: Pick<Transaction, 'run'>,
  { kind, id, email }: ConsentSubject,
  request: FastifyRequest,
): Promise<void> {
  const codes = [pageCodes.terms, pageCodes.privacy]
  await tx.run(
    query
      .insertInto('consents')
      .values(
        codes.map((code) => ({
          company_id: scopeCompany,
          subject_kind: kind,
          subject_id: id,
          email: email.toLowerCase(),
          page_code: code,
          page_version: sql<number | null>`(select max(version) from pages
            where company_id = ${scopeCompany} and code = ${code} and published_at <= now())`,
          address: request.ip,
          user_agent: request.headers['user-agent']?.slice(0, 500) ?? null,
        })),
      )
      .compile(),
  )
}
