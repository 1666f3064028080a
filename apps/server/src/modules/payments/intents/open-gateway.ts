import * as z from 'zod'
import { Gateway } from '@enlace/contract/payments/schemas.ts'
import type { Service } from '../../../core/http/service.ts'
import { seal, unseal } from '../../../core/settings/seal.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { portalAddress } from '../../../core/mail/links.ts'
import type { KeptGateway } from './queries.ts'
import { Simulator } from '../simulator/gateway.ts'
import type { PaymentGateway } from '../gateways/gateway.ts'
import { Wompi } from '../gateways/wompi.ts'

const purpose = 'payment-gateway'

const WompiSecrets = z.object({
  integritySecret: z.string().min(1),
  eventsSecret: z.string().min(1),
  privateKey: z.optional(z.string().min(1)),
})

/** The secret keys of a gateway. */
export type WompiSecrets = z.infer<typeof WompiSecrets>

/** Seals the secrets of a company's gateway for the database. */
export function sealSecrets(keys: Keys, company: number, secrets: WompiSecrets): Buffer {
  return seal(keys, purpose, String(company), JSON.stringify(secrets))
}

/** Opens the secrets of a company's gateway; undefined if there are none, or they were sealed with another key. */
export function openSecrets(
  keys: Keys,
  company: number,
  { sealed_secrets: sealed }: Pick<KeptGateway, 'sealed_secrets'>,
): WompiSecrets | undefined {
  const text = sealed && unseal(keys, purpose, String(company), sealed)
  return text ? WompiSecrets.parse(JSON.parse(text)) : undefined
}

/** Opens a company's gateway; undefined if its secrets are missing or sealed with another key. */
export async function gatewayOf(
  { db, settings, keys }: Service,
  company: number,
  kept: KeptGateway,
): Promise<PaymentGateway | undefined> {
  if (Gateway.parse(kept.gateway) === 'simulador') {
    return new Simulator({ db, keys, company, address: await portalAddress(db, settings, company) })
  }
  const secrets = openSecrets(keys, company, kept)
  if (!secrets) return undefined
  const { environment, public_key: publicKey } = kept
  return new Wompi({
    environment: environment === 'prod' ? 'prod' : 'test',
    publicKey,
    ...secrets,
  })
}
