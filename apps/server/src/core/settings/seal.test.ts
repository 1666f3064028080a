import { expect, it } from 'vitest'
import { Keys } from '../keys/keys.ts'
import { seal, unseal } from './seal.ts'

const keys = new Keys('k'.repeat(40))
const secret = 'prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6'

it('opens what it sealed, and shows nothing of it', () => {
  const sealed = seal(keys, 'payment-gateway', '1', secret)
  expect(unseal(keys, 'payment-gateway', '1', sealed)).toBe(secret)
  expect(sealed.toString('latin1')).not.toContain('prod_integrity')
  expect(sealed.equals(seal(keys, 'payment-gateway', '1', secret))).toBe(false)
})

it('opens nothing for another key, purpose or owner, nor after a change', () => {
  const sealed = seal(keys, 'payment-gateway', '1', secret)
  expect(unseal(new Keys('x'.repeat(40)), 'payment-gateway', '1', sealed)).toBeUndefined()
  expect(unseal(keys, 'other', '1', sealed)).toBeUndefined()
  expect(unseal(keys, 'payment-gateway', '2', sealed)).toBeUndefined()
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(unseal(keys, 'payment-gateway', '1', changed)).toBeUndefined()
  expect(unseal(keys, 'payment-gateway', '1', Buffer.alloc(0))).toBeUndefined()
})
