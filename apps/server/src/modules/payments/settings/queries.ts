import { sql } from 'kysely'
import type { ManagedConcept } from '@enlace/contract/payments/settings/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { KeptGateway } from '../intents/queries.ts'

/** A gateway as stored, with the time of its last change. */
export type ManagedGateway = KeptGateway & { updated_at: string }

/** Finds the gateway, all concepts of the open company, withdrawn ones last, and who is written about payments. */
export async function findPaymentSettings(db: Database, scope: Scope) {
  const { context, rows } = await db.readWithContext(scope, [
    query
      .selectFrom('payment_gateways')
      .select(['gateway', 'environment', 'is_enabled', 'public_key', 'sealed_secrets', 'updated_at'])
      .where('company_id', '=', scopeCompany)
      .compile(),
    sql<ManagedConcept>`select id, nombre, descripcion, valor::text as valor, activo from payment_concepts
      where company_id = ${scopeCompany} order by not activo, orden, nombre, id`.compile(query),
    query
      .selectFrom('payment_recipients')
      .select('email')
      .where('company_id', '=', scopeCompany)
      .orderBy('email')
      .compile(),
  ])
  const [[gateway], conceptos, recipients] = rows
  return {
    company: context.company_id,
    gateway,
    conceptos,
    avisos: recipients.map(({ email }) => email),
  }
}
