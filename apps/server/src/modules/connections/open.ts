import type { AgentOptions } from 'node:http'
import type { Connector } from '@enlace/connectors/core/record.ts'
import type { HttpPolicy } from '@enlace/connectors/core/http-client.ts'
import type { ConnectionSystem } from '@enlace/domain/connections.ts'
import type { Keys } from '../../core/keys/keys.ts'
import { outgoingAgent } from '../../core/outgoing/agent.ts'
import { seal, unseal } from '../../core/settings/seal.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { allowedAddresses } from '../../core/outgoing/allowed-addresses.ts'

/** Limits for an ERP while a person waits for a test. */
export const trialPolicy = { timeoutMilliseconds: 15_000, retries: 0 }

const purpose = 'connection'
const ownerOf = (company: number) => `company:${company}`

/** The address and credentials of an ERP. */
export interface Reached {
  system: ConnectionSystem
  address: string
  place: string
  username: string
}

/** Seals the secret of a connection for its company. */
export function sealSecret(keys: Keys, company: number, secret: string): Buffer {
  return seal(keys, purpose, ownerOf(company), secret)
}

/** Returns the secret of a connection; undefined if another installation sealed it. */
export function openSecret(keys: Keys, company: number, sealed: Buffer): string | undefined {
  return unseal(keys, purpose, ownerOf(company), sealed)
}

/**
 * Opens a connector to an ERP, within the installation's restrictions; its module is loaded on first use. @throws
 * ConnectorFault `address-malformed`.
 */
export async function openConnector(
  settings: Pick<Settings, 'connectionNetworks' | 'proxy'>,
  { system, address, place, username }: Reached,
  secret: string,
  { signal, policy }: { signal?: AbortSignal; policy?: Partial<HttpPolicy> } = {},
): Promise<Connector> {
  const surroundings = {
    allows: allowedAddresses(settings.connectionNetworks, address),
    agent: (protocol: string, options: AgentOptions) => outgoingAgent(settings.proxy, protocol, options),
    ...(signal ? { signal } : {}),
    ...(policy ? { policy } : {}),
  }
  if (system === 'odoo') {
    const { OdooConnector } = await import('@enlace/connectors/odoo/connector.ts')
    return new OdooConnector(address, { database: place, user: username, secret }, surroundings)
  }
  const { ErpnextConnector } = await import('@enlace/connectors/erpnext/connector.ts')
  const company = place === '' ? null : place
  return new ErpnextConnector(address, { key: username, secret, company }, surroundings)
}
