import type { ApiKey, NewApiKey, ToldKey } from '@enlace/contract/api-keys/schemas.ts'

/** What can be done to the keys. */
export type ApiKeyActs = {
  /** @throws CallFailure */
  create: (wanted: NewApiKey) => Promise<ToldKey>
  /** @throws CallFailure; `changed-meanwhile` where it is another by now. */
  rotate: (key: ApiKey, hours: number) => Promise<ToldKey>
  /** @throws CallFailure, likewise. */
  revoke: (key: ApiKey) => Promise<unknown>
}
