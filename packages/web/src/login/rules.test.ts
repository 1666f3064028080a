import { LoginForm } from '@enlace/contract/sign-in/login/schemas.ts'
import { expect, test } from 'vitest'
import { loginFaults } from './rules.ts'

test('asks for the email and the password in the words of the specification', () => {
  expect(loginFaults({ email: ' ', password: '' })).toEqual({
    email: 'Ingrese el correo electrónico',
    password: 'Ingrese la contraseña.',
  })
})

test('refuses an email without a domain', () => {
  expect(loginFaults({ email: 'proveedor@demo', password: 'x' })).toEqual({
    email: 'Ingrese un correo válido.',
  })
})

test('takes an email with spaces around it, as phones type it', () => {
  expect(loginFaults({ email: ' proveedor@demo.co ', password: 'x' })).toEqual({})
})

test.each(['', 'proveedor', 'a@b.co', 'a b@c.co', 'ñ@c.co', 'a+b_c.d-e@x-y.com.co'])(
  'finds in %j what the contract finds',
  (email) => {
    const read = LoginForm.safeParse({ email, password: 'x' })
    expect(loginFaults({ email, password: 'x' }).email).toBe(
      read.success ? undefined : read.error.issues[0]?.message,
    )
  },
)
