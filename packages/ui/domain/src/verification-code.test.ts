import { expect, it } from 'vitest'
import { formatCode, readCode } from './verification-code.ts'

it('shows a code in groups of four', () => {
  expect(formatCode('7K3M9QX2VD44')).toBe('7K3M-9QX2-VD44')
})

it.each(['7K3M-9QX2-VD44', '7k3m9qx2vd44', ' 7K3M 9QX2 VD44 ', '7K3M–9QX2–VD44'])(
  'reads a code however it is typed: %s',
  (typed) => {
    expect(readCode(typed)).toBe('7K3M9QX2VD44')
  },
)

it('takes letters that look like digits for the digits', () => {
  expect(readCode('OIL0-0000-0000')).toBe('011000000000')
})

it.each(['', '7K3M', '7K3M-9QX2-VD445', '7K3M-9QX2-VDU4', '7K3M-9QX2-VD4ñ', '../../etc/pwd'])(
  'does not take for a code what is none: %s',
  (typed) => {
    expect(readCode(typed)).toBeUndefined()
  },
)
