import { expect, it } from 'vitest'
import { addressKey, isDemoEmail, provenKey } from './rules.ts'

it('counts an IPv4 address by itself, also where it is written as IPv6', () => {
  expect(addressKey('203.0.113.9')).toBe('address:203.0.113.9')
  expect(addressKey('::ffff:203.0.113.9')).toBe('address:203.0.113.9')
})

it('counts the addresses of one IPv6 network of 64 bits as one', () => {
  const home = 'address:2001:db8:0:7::/64'
  expect(addressKey('2001:db8:0:7:1:2:3:4')).toBe(home)
  expect(addressKey('2001:0db8:0000:0007::9')).toBe(home)
  expect(addressKey('2001:db8::7:0:0:0:1')).toBe(home)
  expect(addressKey('2001:db8:0:8::9')).not.toBe(home)
  expect(addressKey('::1')).toBe('address:0:0:0:0::/64')
})

it('names neither email nor proof in the counter of attempts beside a proof, and counts each proof by itself', () => {
  expect(provenKey('ana@proveedor.co', 'secreto')).not.toMatch(/ana|secreto/)
  expect(provenKey('ana@proveedor.co', 'uno')).not.toBe(provenKey('ana@proveedor.co', 'otro'))
})

it('knows the persons of the demo', () => {
  expect(['proveedor@demo.co', 'ana@demo.com', 'demo.co@ana.co'].map(isDemoEmail)).toEqual([
    true,
    false,
    false,
  ])
})
