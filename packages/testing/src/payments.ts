import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Money } from '@enlace/domain/money.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { sealSecrets } from '@enlace/server/modules/payments/intents/open-gateway.ts'
import type { BuiltCompany } from './builders.ts'

/** Creates a payment concept of a company; without a value the payer chooses the amount. */
export async function buildPaymentConcept(
  db: Database,
  company: BuiltCompany,
  fields: { nombre?: string; valor?: Money | null; activo?: boolean } = {},
): Promise<{ id: number; nombre: string }> {
  const nombre = fields.nombre ?? 'Saldo de nota débito'
  const { valor = null, activo = true } = fields
  const [[row]] = await db.read(Scope.ofStaff(company.id), [
    query
      .insertInto('payment_concepts')
      .values({ company_id: company.id, nombre, valor, activo })
      .returning(['id', 'nombre'])
      .compile(),
  ])
  if (row === undefined) throw new Error('The concept that was built did not come back')
  return row
}

/** Enables payments in a company, through the simulator. */
export async function useSimulator(db: Database, company: BuiltCompany): Promise<void> {
  await keepGateway(db, company, { gateway: 'simulador', public_key: '', sealed_secrets: null })
}

/** Keys of a Wompi account, in the format of its documentation. */
export const wompiKeys = {
  publicKey: 'pub_test_X0zDA9xoKdePzhd8a0x9HAez7HgGO2fH',
  integritySecret: 'test_integrity_nAIBuqayW70XpUqJS4qf4STYiISd89Fp',
  eventsSecret: 'test_events_2PDUmhMywUkvb1LvxYnayFbmofT7w39N',
  privateKey: 'prv_test_dT8JqzNYCSxVuIpc0bGqyKNHf6jW2nXa',
} as const

/** Enables payments in a company, through Wompi's sandbox; `secretKey` is the server's, for the sealed secrets. */
export async function useWompi(
  db: Database,
  company: BuiltCompany,
  { hasPrivateKey = true, secretKey = 'k'.repeat(40) } = {},
): Promise<void> {
  const { publicKey, privateKey, integritySecret, eventsSecret } = wompiKeys
  const secrets = { integritySecret, eventsSecret, ...(hasPrivateKey && { privateKey }) }
  await keepGateway(db, company, {
    gateway: 'wompi',
    public_key: publicKey,
    sealed_secrets: sealSecrets(new Keys(secretKey), company.id, secrets),
  })
}

async function keepGateway(
  db: Database,
  company: BuiltCompany,
  kept: { gateway: string; public_key: string; sealed_secrets: Buffer | null },
): Promise<void> {
  await db.read(Scope.ofStaff(company.id), [
    query
      .insertInto('payment_gateways')
      .values({ company_id: company.id, is_enabled: true, ...kept })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet(kept))
      .compile(),
  ])
}
