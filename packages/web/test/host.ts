import { createClient } from '@enlace/api-client/client.ts'
import type { Host } from '../src/host.ts'

/** An application for tests, in which nobody is signed in. */
export function hostOf(parts: Partial<Host>): Host {
  const createHere: Host['createClient'] = (way) =>
    createClient({
      baseUrl: '/api/',
      credentials: () => ({ sessionToken: null, selectedAccount: null }),
      antiForgeryToken: () => undefined,
      ...way,
    })
  return {
    apiUrl: () => '/api/',
    send: createHere({}),
    createClient: createHere,
    who: () => ({ company: 1, person: null, account: null }),
    loadStepUp: () => Promise.reject(new Error('Nobody is in')),
    captcha: () => ({ provider: 'altcha', siteKey: '' }),
    isLook: () => false,
    keepsChoices: () => true,
    pageTitle: () => 'Portal',
    ...parts,
  }
}
