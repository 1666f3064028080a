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
  // Processor time, which other processes do not affect: hashing takes nearly all of it.
  const workOf = async (against: string | undefined) => {
    const before = process.cpuUsage()
    for (let time = 0; time < 8; time++) expect(await isPassword(against, 'otra frase')).toBe(false)
    return process.cpuUsage(before).user
  }
  expect(await workOf(undefined)).toBeGreaterThan(0.3 * (await workOf(kept)))
})

it('answers every one of many at once', async () => {
  const kept = await hashPassword('una frase larga')
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => isPassword(kept, turn % 3 === 0 ? 'una frase larga' : 'no')),
  )
  expect(answers.filter(Boolean)).toHaveLength(4)
})
