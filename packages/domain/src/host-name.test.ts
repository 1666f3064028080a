import { expect, it } from 'vitest'
import { plainHost } from './host-name.ts'

it.each([
  ['Portal.Ejemplo.CO', 'portal.ejemplo.co'],
  ['caribe.localhost.', 'caribe.localhost'],
  [' proveedores.compañía.co ', 'proveedores.xn--compaa-7va5a.co'],
  ['xn--compaa-7va5a.co', 'xn--compaa-7va5a.co'],
])('writes the host %s as %s', (written, host) => {
  expect(plainHost(written)).toBe(host)
})

it.each(['portal.co:8443', 'a@portal.co', 'portal.co/x', 'por tal.co', '', 'portal.co%2e'])(
  'leaves %j for the caller to refuse',
  (written) => {
    expect(plainHost(written)).toBe(written)
  },
)
