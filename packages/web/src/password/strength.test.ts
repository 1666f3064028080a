import { expect, it } from 'vitest'
import { strengthOf } from './strength.ts'

const email = 'marcela.rios@empaques.test'

it('calls strong what the server takes, and never what it refuses as common', async () => {
  const levels = await Promise.all(
    ['Clave#Enlace2026x', 'Millonarios2026*', 'marcela.rios2026', 'girafa lenta sobre el tejado'].map(
      (password) => strengthOf(password, [email]),
    ),
  )
  expect(levels.map((level) => level > 1)).toEqual([false, false, false, true])
})
