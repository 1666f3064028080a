import { describe, expect, it } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.10',
    '169.254.169.254',
    '100.100.1.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1%eth0',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'nonsense',
  ])('%s leads inside', (address) => expect(isPrivateAddress(address)).toBe(true))

  it.each(['8.8.8.8', '172.32.0.1', '181.49.1.1', '2800:3f0::1', '::ffff:8.8.8.8'])(
    '%s leads outside',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  )
})
