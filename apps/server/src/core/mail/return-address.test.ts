import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Keys } from '../keys/keys.ts'
import { findReturnedMail, returnAddressOf } from './return-address.ts'

const keys = new Keys('k'.repeat(32))
const home = 'rebotes@mail.ejemplo.co'

describe('the return address of a mail', () => {
  it.each([
    [1, '00000000-0000-0000-0000-000000000001'],
    [2_147_483_647, 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
    [42, randomUUID()],
  ])('names the mail of company %s, also in capitals and within other words', (company, mail) => {
    const address = returnAddressOf(keys, home, { company, mail })
    expect(address).toMatch(/^rebotes\+[\da-z-]+@mail\.ejemplo\.co$/)
    expect(address.indexOf('@')).toBeLessThanOrEqual(64)
    for (const words of [address, `To: <${address.toUpperCase()}>\nX: y`])
      expect(findReturnedMail(keys, words)).toEqual({ company, mail })
  })

  it('is nobody else’s to make: neither of another mail, of another company, nor with another key', () => {
    const mail = randomUUID()
    const address = returnAddressOf(keys, home, { company: 1, mail })
    const other = returnAddressOf(keys, home, { company: 1, mail: randomUUID() })
    const mixed =
      other.slice(0, -('@mail.ejemplo.co'.length + 16)) + address.slice(-('@mail.ejemplo.co'.length + 16))
    for (const forged of [mixed, address.replace('+1-', '+2-'), address.replace(/.@/, '@'), home, ''])
      expect(findReturnedMail(keys, forged)).toBeUndefined()
    expect(findReturnedMail(new Keys('z'.repeat(32)), address)).toBeUndefined()
  })
})
