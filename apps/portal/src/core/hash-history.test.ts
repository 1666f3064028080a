import { expect, test } from 'vitest'
import { routeLocation } from './hash-history.ts'

const state = { __TSR_index: 0, __TSR_key: 'a', key: 'a' }

test.each([
  ['', '/', ''],
  ['#', '/', ''],
  ['#/', '/', ''],
  ['#/account-statements/30', '/account-statements/30', ''],
  ['#/account-statements/30/', '/account-statements/30/', ''],
  ['#account-statements/30', '/account-statements/30', ''],
  ['#/purchase-order/0?status=nueva,vista&page=2', '/purchase-order/0', '?status=nueva,vista&page=2'],
  ['#/purchase-order/0?q=a?b', '/purchase-order/0', '?q=a?b'],
])('reads the hash %j as the route %j with the search %j', (hash, pathname, search) => {
  expect(routeLocation(hash, state)).toEqual({ href: pathname + search, pathname, search, hash: '', state })
})

test('takes a second # for a part of the route, because a page of the portal has no fragments', () => {
  expect(routeLocation('#/blog?q=C%23#x', state)).toMatchObject({ pathname: '/blog', search: '?q=C%23#x' })
})
