import { afterAll, beforeAll } from 'vitest'
import { client, IdentityProvider, signInAt, type Account } from './identity-provider.ts'

/** A provider for the tests of a file, open while they run. */
export function useIdentityProvider(redirectUri: string) {
  const accounts = new Map<string, Account>()
  let provider: IdentityProvider | undefined
  beforeAll(async () => {
    provider = await IdentityProvider.open(redirectUri, accounts)
  })
  afterAll(() => provider?.close())
  return {
    accounts,
    client,
    signInAt,
    get issuer() {
      if (provider === undefined) throw new Error('A provider is asked while tests run')
      return provider.issuer
    },
  }
}
