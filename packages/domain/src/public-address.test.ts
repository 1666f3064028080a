import { describe, expect, it } from 'vitest'
import { closedNetworks, isInsideName, isPublicAddress } from './public-address.ts'

describe('an address', () => {
  it.each(closedNetworks)('of %s/%d is not public (%s)', (net) => expect(isPublicAddress(net)).toBe(false))

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '10.255.255.255',
    '100.127.255.255',
    '168.63.129.16',
    '169.254.169.254',
    '172.31.255.255',
    '192.0.0.192',
    '192.168.255.255',
    '198.19.255.255',
    '239.255.255.255',
    '255.255.255.255',
    '::',
    '::1',
    '0:0:0:0:0:0:0:1',
    '::127.0.0.1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::FFFF:10.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '100::1',
    '100:0:0:1::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:1ff:ffff::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2002:a00:1::1',
    '2620:4f:8000::1',
    '3fff:fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'febf::1',
    'fec0::1',
    'feff::1',
    'ff02::1',
  ])('is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each([
    '',
    'nonsense',
    '1.2.3',
    '127.1',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '2130706433',
    '8.8.8.256',
    '127.0.0.1.5',
    '2606:4700',
    '2606::4700::1',
    '2606:4700:1:2:3:4:5:6:7',
    '2606:4700:1:2:3:4:5:6::',
    '2606:4700::g',
    '2606:4700::1.2.3',
    '[2606:4700::1]',
  ])('is none: "%s"', (text) => expect(isPublicAddress(text)).toBe(false))

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '168.63.129.17',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.1.1',
    '192.167.255.255',
    '198.20.0.1',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2800:3f0::1',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
    '2606:4700:1:2:3:4:5:6',
    '2606:4700::8.8.8.8',
  ])('is public: %s', (address) => expect(isPublicAddress(address)).toBe(true))
})

it('knows a name of the inside by its ending', () => {
  for (const name of ['localhost', 'LOCALHOST.', 'portal.localhost', 'metadata.google.internal', 'nas.local'])
    expect(isInsideName(name)).toBe(true)
  for (const name of ['localhost.co', 'internal.ejemplo.co', 'ejemplo.co', 'milocal'])
    expect(isInsideName(name)).toBe(false)
})
