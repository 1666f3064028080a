import { expect, it } from 'vitest'
import { hashPassword, isPassword, nobodysHash } from './password.ts'

it('keeps a password as Argon2id of 19 MiB, differently each time', async () => {
  const [one, other] = await Promise.all([hashPassword('una frase larga'), hashPassword('una frase larga')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
})

it('knows the right password again, however the keyboard wrote its letters, and no other', async () => {
  const kept = await hashPassword('Peñón de ánimas'.normalize('NFD'))
  expect(await isPassword(kept, 'Peñón de ánimas'.normalize('NFC'))).toBe(true)
  expect(await isPassword(kept, 'Penon de animas')).toBe(false)
})

it('works as hard for a person who does not exist, whose password is never right', async () => {
  const kept = await hashPassword('una frase larga')
  const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$')
  expect(costOf(await nobodysHash())).toBe(costOf(kept))
  // The quickest of several: a busy machine makes single ones slow, none too quick.
  const quickest = async (against: string | undefined) => {
    const times: number[] = []
    for (let time = 0; time < 8; time++) {
      const started = performance.now()
      expect(await isPassword(against, 'otra frase')).toBe(false)
      times.push(performance.now() - started)
    }
    return Math.min(...times)
  }
  expect(await quickest(undefined)).toBeGreaterThan(0.3 * (await quickest(kept)))
})

it('answers every one of many at once', async () => {
  const kept = await hashPassword('una frase larga')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => isPassword(kept, turn % 3 === 0 ? 'una frase larga' : 'no')),
  )
  expect(answers.filter(Boolean)).toHaveLength(4)
})
