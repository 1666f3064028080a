import { getInitialData } from '@enlace/contract/company/calls.ts'
import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { expect, it } from 'vitest'
import { createClient } from '../src/client.ts'
import { antiForgeryCookie } from '../src/cookie.ts'
import { CallFailure } from '../src/failure.ts'
import { createCallQuery, retryListLoad } from '../src/queries.ts'

const send = createClient({
  baseUrl: 'api',
  credentials: () => ({ sessionToken: null, selectedAccount: null }),
  antiForgeryToken: () => undefined,
  fetch: async (address) => Response.json({ address }),
})

it('keeps answers apart by company, person and selected account', () => {
  let account: number | null = null
  const callQuery = createCallQuery(send, () => ({ company: 1, person: 'p1', account }))
  const all = callQuery(listAccountStatements, { query: { days: 30 } }).queryKey
  account = 7
  const one = callQuery(listAccountStatements, { query: { days: 30 } }).queryKey
  expect(all).toEqual([
    { company: 1, person: 'p1', account: null },
    'GET /account-statements',
    { query: { days: 30 } },
  ])
  expect(one).not.toEqual(all)
})

it('keeps what anybody may see once for the company, whoever signs in', () => {
  const callQuery = createCallQuery(send, () => ({ company: 1, person: 'p1', account: 7 }))
  expect(callQuery(getInitialData).queryKey[0]).toEqual({ company: 1, person: null, account: null })
})

it('tries a list up to three times, and only where another try may do better', () => {
  const away = new CallFailure(503, {})
  expect([0, 1, 2].map((failures) => retryListLoad(failures, away))).toEqual([true, true, false])
  expect(retryListLoad(0, new CallFailure(403, { code: 'module-off' }))).toBe(false)
  expect(retryListLoad(0, new TypeError('a fault of ours'))).toBe(false)
})

it('finds the anti-forgery token among the cookies, and none where there is none', () => {
  expect(antiForgeryCookie('company=2; XSRF-TOKEN=a%2Eb; other=x')).toBe('a.b')
  expect(antiForgeryCookie('company=2')).toBeUndefined()
})
