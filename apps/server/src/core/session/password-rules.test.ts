import { expect, it } from 'vitest'
import { isCommonPassword } from './password-rules.ts'

const isCommon = (password: string) => isCommonPassword(password, 'ana.perez@cauchosdelsur.com.co')

it.each([
  'Colombia2026*',
  'c0l0mb1a2026',
  'CONTRASEÑA123',
  'Millonarios10',
  '1234567890',
  '9876543210',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'teamomucho1',
  'Diciembre.2026',
  '2026-11-21!!',
  'ana.perez2026',
  'CauchosDelSur1',
  'Proveedor#2026',
])('knows %s as one that everybody tries', (password) => {
  expect(isCommon(password)).toBe(true)
})

it.each([
  'tres gatos miran el río',
  'mi finca queda en Sáchica',
  'Xk7-pQ2w-9mLd',
  'colombia tiene dos mares',
])('takes %s', (password) => {
  expect(isCommon(password)).toBe(false)
})
