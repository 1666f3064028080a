import { describe, expect, it } from 'vitest'
import { allowedAddresses } from './allowed-addresses.ts'

describe('the address of an ERP', () => {
  it('is anybody’s in the open internet by https, and nobody’s by http', () => {
    expect(allowedAddresses([], 'https://erp.example/')('181.49.1.1')).toBe(true)
    expect(allowedAddresses([], 'http://erp.example/')('181.49.1.1')).toBe(false)
  })

  it('is within the private network only where the installation names it', () => {
    const allows = allowedAddresses(['10.1.0.0/16', '192.168.1.20', 'fd00::/8'], 'http://erp.local/')
    expect(['10.1.2.3', '192.168.1.20', 'fd00::7'].map(allows)).toEqual([true, true, true])
    expect(['10.2.0.1', '192.168.1.21', '127.0.0.1', '169.254.169.254'].map(allows)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(allowedAddresses([], 'https://erp.local/')('10.1.2.3')).toBe(false)
  })
})
