import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  type GatewayKeys,
  readValue,
  type WrittenConcept,
} from '@enlace/contract/payments/settings/schemas.ts'
import { paymentSettingsTexts } from '@enlace/contract/payments/settings/texts.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { auditIn, authorIn } from '../../../core/audit/desk-commands.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { openSecrets, sealSecrets, type WompiSecrets } from '../intents/open-gateway.ts'
import type { KeptGateway } from '../intents/queries.ts'

const { faults } = paymentSettingsTexts

/** Where a change comes from. */
interface Change {
  scope: Scope
  address: string
}

/**
 * Stores the keys of Wompi, sealed; an empty secret keeps the stored one of the same environment. Whether payments are
 * on stays as it was. @throws Problem `invalid-fields` for a missing key or one of the other environment.
 */
export async function keepKeys(
  { db, keys }: { db: Database; keys: Keys },
  { scope, address }: Change,
  company: number,
  kept: KeptGateway | undefined,
  sent: GatewayKeys,
): Promise<void> {
  const environment = sent.llave_publica.startsWith('pub_prod_') ? 'prod' : 'test'
  const isSame = kept?.gateway === 'wompi' && kept.environment === environment
  const secrets = demandSecrets(environment, sent, isSame ? openSecrets(keys, company, kept) : undefined)
  const choice = {
    gateway: 'wompi',
    environment,
    public_key: sent.llave_publica,
    sealed_secrets: sealSecrets(keys, company, secrets),
  }
  await db.transaction(scope, async (tx) => {
    await tx.run(
      sql`insert into payment_gateways (company_id, gateway, environment, public_key, sealed_secrets)
        values (${scopeCompany}, ${choice.gateway}, ${choice.environment}, ${choice.public_key}, ${choice.sealed_secrets})
        on conflict (company_id) do update set gateway = excluded.gateway, environment = excluded.environment,
          public_key = excluded.public_key, sealed_secrets = excluded.sealed_secrets, updated_at = now()`.compile(
        query,
      ),
    )
    await auditOwn(tx, address, 'payment-keys-set', { ambiente: environment })
  })
}

/** The new secrets, or those that were kept where none was sent. @throws Problem `invalid-fields`. */
function demandSecrets(
  environment: 'test' | 'prod',
  { integridad, eventos, privada }: GatewayKeys,
  kept: WompiSecrets | undefined,
): WompiSecrets {
  const wrong: Record<string, string> = {}
  const read = (field: string, sent: string, prefix: string, before: string | undefined) => {
    if (sent === '') return before
    if (!sent.startsWith(prefix)) wrong[field] = fill(faults.prefix, { prefijo: prefix })
    return sent
  }
  const integritySecret = read('integridad', integridad, `${environment}_integrity_`, kept?.integritySecret)
  const eventsSecret = read('eventos', eventos, `${environment}_events_`, kept?.eventsSecret)
  const privateKey = read('privada', privada, `prv_${environment}_`, kept?.privateKey)
  if (integritySecret === undefined) wrong['integridad'] = faults.required
  if (eventsSecret === undefined) wrong['eventos'] = faults.required
  if (integritySecret === undefined || eventsSecret === undefined || Object.keys(wrong).length > 0)
    throw new Problem('invalid-fields', {}, wrong)
  return { integritySecret, eventsSecret, ...(privateKey !== undefined && { privateKey }) }
}

/** Turns payments on or off; false without a gateway. */
export function switchState(db: Database, { scope, address }: Change, isOn: boolean): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const changed = await tx.run(
      sql`update payment_gateways set is_enabled = ${isOn}
        where company_id = ${scopeCompany} returning gateway`.compile(query),
    )
    if (changed.length === 0) return false
    await auditOwn(tx, address, isOn ? 'payments-on' : 'payments-off', {})
    return true
  })
}

/** Adds a concept, or changes the one with this id; false if there is none. @throws Problem `invalid-fields` for a name in use. */
export function writeConcept(
  db: Database,
  { scope, address }: Change,
  { nombre, descripcion, valor, activo }: WrittenConcept,
  id?: number,
): Promise<boolean> {
  const money = readValue(valor) ?? null
  return db.transaction(scope, async (tx) => {
    const others = await tx.run(
      sql`select id from payment_concepts where company_id = ${scopeCompany} and lower(nombre) = lower(${nombre})
         and id is distinct from ${id ?? null}::integer`.compile(query),
    )
    if (others.length > 0) throw new Problem('invalid-fields', {}, { nombre: faults.repeated })
    const written = await tx.run(
      id === undefined
        ? sql`insert into payment_concepts (company_id, nombre, descripcion, valor, activo)
            values (${scopeCompany}, ${nombre}, ${descripcion}, ${money}, ${activo}) returning id`.compile(
            query,
          )
        : sql`update payment_concepts set nombre = ${nombre}, descripcion = ${descripcion}, valor = ${money},
            activo = ${activo} where company_id = ${scopeCompany} and id = ${id} returning id`.compile(query),
    )
    if (written.length === 0) return false
    await auditOwn(tx, address, 'payment-concept-set', { nombre, estado: activo ? 'activo' : 'inactivo' })
    return true
  })
}

/** Sets who is written about approved payments. */
export function keepRecipients(
  db: Database,
  { scope, address }: Change,
  recipients: readonly string[],
): Promise<void> {
  const wanted = [...new Set(recipients)]
  return db.transaction(scope, async (tx) => {
    await tx.run(
      sql`delete from payment_recipients where company_id = ${scopeCompany}
         and email <> all (${wanted}::text[])`.compile(query),
    )
    await tx.run(
      sql`insert into payment_recipients (company_id, email)
        select ${scopeCompany}, email from unnest(${wanted}::text[]) as email on conflict do nothing`.compile(
        query,
      ),
    )
    await auditOwn(tx, address, 'payment-recipients-set', { correos: wanted.join(', ') })
  })
}

async function auditOwn(tx: Transaction, address: string, action: string, detail: object): Promise<void> {
  await auditIn(tx, await authorIn(tx, address), { action, detail })
}
