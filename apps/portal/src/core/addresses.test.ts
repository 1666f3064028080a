import { expect, test } from 'vitest'
import { asksPageStatus, hasLoginStyle, isLoginRoute, namesBackOffice } from './addresses.ts'
import { routeInHash } from '@enlace/web/route-in-hash.ts'

test('an empty hash is the login', () => {
  for (const hash of ['', '#', '#/', '#/login', '#/login/'])
    expect(isLoginRoute(routeInHash(hash))).toBe(true)
  expect(isLoginRoute(routeInHash('#/login-help'))).toBe(false)
})

test('gives the login body style to login, register-login, password, password-recovery and root alone', () => {
  const styled = ['/', '/login', '/register-login', '/password/', '/password-recovery']
  const plain = ['/terms', '/account-statements/0', '/404', '/set-password/abc']
  expect([...styled, ...plain].filter(hasLoginStyle)).toEqual(styled)
})

test('finds the word backend in the path of the page and of the hash, not in a query', () => {
  expect(namesBackOffice('/', '/backend')).toBe(true)
  expect(namesBackOffice('/portal/backend/x', '/login')).toBe(true)
  expect(namesBackOffice('/', '/search-company?q=backend')).toBe(false)
})

test('asks whether the portal is on line everywhere but at the login’s pages and where the answer leads', () => {
  const asking = ['/terms', '/contact-us', '/account-statements/0', '/set-password/abc']
  const silent = [
    '/',
    '/login',
    '/password-recovery',
    '/500',
    '/404',
    '/offline-expectation',
    '/browser-not-supported',
  ]
  expect([...asking, ...silent].filter(asksPageStatus)).toEqual(asking)
})
