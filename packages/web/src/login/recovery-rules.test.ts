import { RecoveryBody, recoveryMarker } from '@enlace/contract/sign-in/password/schemas.ts'
import { expect, test } from 'vitest'
import { recoveryFaults } from './recovery-rules.ts'

test('asks for the email and the captcha in the words of the specification', () => {
  expect(recoveryFaults({ email: ' ', captcha: '' })).toEqual({
    email: 'Lo sentimos! Debe ingresar un correo válido',
    captcha: 'Debe seleccionar el captcha para restablecer la contraseña',
  })
})

test('says that an email has another form', () => {
  expect(recoveryFaults({ email: 'proveedor@demo', captcha: 'x' })).toEqual({
    email: 'Lo sentimos! El correo tiene un formato incorrecto',
  })
})

test.each([
  '',
  'proveedor',
  'a@b.co',
  'a b@c.co',
  'ñ@c.co',
  ' a+b_c.d-e@x-y.com.co ',
  `${'a'.repeat(250)}@b.co`,
])('finds in %j what the server finds', (email) => {
  const read = RecoveryBody.safeParse({ data: recoveryMarker, email, company: '1', captcha: 'x' })
  expect(recoveryFaults({ email, captcha: 'x' }).email).toBe(
    read.success ? undefined : read.error.issues[0]?.message,
  )
})
