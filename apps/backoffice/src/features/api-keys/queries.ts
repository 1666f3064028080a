import {
  createApiKey,
  getApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '@enlace/contract/api-keys/calls.ts'
import type { ApiKey, NewApiKey } from '@enlace/contract/api-keys/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'

/** The keys of the company as they are now. */
export const apiKeysQuery = () => ({ ...callQuery(listApiKeys), staleTime: 0 })

/** One key with its last pushes, as they are now. */
export const apiKeyQuery = (id: string) => ({ ...callQuery(getApiKey, { params: { id } }), staleTime: 0 })

/** Makes a key, after a step-up. @throws CallFailure */
export const create = (wanted: NewApiKey) => withStepUp(() => send(createApiKey, { body: wanted }))

/** Makes another key in place of one. @throws CallFailure */
export const rotate = ({ id, version }: ApiKey, horas: number) =>
  withStepUp(() => send(rotateApiKey, { params: { id }, body: { version, horas } }))

/** Ends a key. @throws CallFailure */
export const revoke = ({ id, version }: ApiKey) => send(revokeApiKey, { params: { id }, body: { version } })
