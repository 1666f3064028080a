import { describe, expect, it } from 'vitest'

import { emailPattern, isEmail, normaliseEmail } from './email.ts'

describe('an email for login', () => {
  it.each(['proveedor@demo.co', 'ana_maria.perez+cartera@andina-alimentos.com.co', 'A-1@x1.co', '123@4.5'])(
    'may be %s',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    '',
    'proveedor',
    'proveedor@',
    '@demo.co',
    'proveedor@demo',
    'proveedor@demo.',
    'proveedor@.co',
    'proveedor@demo..co',
    'dos@arrobas@demo.co',
    'con espacio@demo.co',
    'proveedor@demo.co ',
    'proveedor@demo.co\n',
    'año@demo.co',
    "o'brien@demo.co",
    '<script>@demo.co',
  ])('may not be %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('is no longer than mail can carry', () => {
    const domain = '@demo.co'
    expect(isEmail('a'.repeat(254 - domain.length) + domain)).toBe(true)
    expect(isEmail('a'.repeat(255 - domain.length) + domain)).toBe(false)
  })

  it.each([
    'a@' + 'a.'.repeat(200_000) + '!',
    'a@' + 'a-'.repeat(200_000),
    'a.'.repeat(200_000),
    '@'.repeat(400_000),
  ])('is refused in no time however long the hostile text', (text) => {
    const start = process.threadCpuUsage()
    expect(emailPattern.test(text)).toBe(false)
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(500)
  })

  it('is the same person however it was typed', () => {
    expect(normaliseEmail(' Proveedor@Demo.CO ')).toBe('proveedor@demo.co')
  })
})
