import { expect, it } from 'vitest'
import { isCommonPassword } from './common-password-rules.ts'

const person = {
  email: 'ana.perez@cauchosdelsur.com.co',
  names: ['Ana María', 'Pérez Gómez', 'Andina de Alimentos S.A.', 'Corrugados La Sabana S.A.S.'],
}
const isCommon = (password: string) => isCommonPassword(password, person)

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
  'ana.perez@cauchosdelsur.com.co',
  'Ana.Perez@CauchosDelSur.com.co1',
  '4n4.p3r3z2026',
  'perezgomez2026',
  'Andina2026*!',
  'AndinadeAlimentos',
  '4nd1n4d34l1m3nt0s',
  'LaSabana.2026!',
  'CorrugadosAna1',
  'enlace2026enlace',
  'Enlace.Proveedores',
  'colombiabogota',
  'Colombia-Bogota-2026',
  'claveSecreta2026',
  'teamocolombia7',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'qwerty123456',
  'asdfghjkl2026',
  'zxcvbnm,1234',
])('knows %s as one that everybody tries', (password) => {
  expect(isCommon(password)).toBe(true)
})

it.each([
  'tres gatos miran el río',
  'mi finca queda en Sáchica',
  'Xk7-pQ2w-9mLd',
  'colombia tiene dos mares',
  'andina compra café de altura',
  'perez cuenta ovejas azules',
  'El enlace nunca llega tarde',
  'bicicleta sobre el tejado',
  'correct horse battery staple',
  'cuatro veces llovió en abril',
  'q7#Lm2!vXw',
])('takes %s', (password) => {
  expect(isCommon(password)).toBe(false)
})

it('knows the whole email of a person of the demo, and what is built of it', () => {
  const demo = { email: 'usuario@demo.co' }
  for (const password of ['usuario@demo.co', 'usuariodemo', 'Usuario-Demo-2026', 'demo.usuario1'])
    expect([password, isCommonPassword(password, demo)]).toEqual([password, true])
})
