import { expect, it } from 'vitest'
import { isDirect } from './proxy-rules.ts'

const direct = ['erp.interno', '.interno.co', '*.directo.co', '10.0.0.5:8443', '[fd00::8]']

it.each([
  ['erp.interno', 443, true],
  ['ERP.interno', 8069, true],
  ['otro.erp.interno', 443, false],
  ['a.interno.co', 443, true],
  ['interno.co', 443, false],
  ['malinterno.co', 443, false],
  ['a.directo.co', 443, true],
  ['10.0.0.5', 8443, true],
  ['10.0.0.5', 443, false],
  ['fd00::8', 443, true],
  ['fd00::9', 443, false],
  ['localhost', 1, true],
  ['127.0.0.9', 1, true],
  ['[::1]', 1, true],
])('%s:%d goes directly: %s', (host, port, is) => {
  expect(isDirect(direct, host, port)).toBe(is)
})

it('a star lets everything go directly', () => {
  expect(isDirect(['*'], 'receptor.example', 443)).toBe(true)
  expect(isDirect([], 'receptor.example', 443)).toBe(false)
})
