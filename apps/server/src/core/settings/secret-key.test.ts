import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secretKeyOf } from './secret-key.ts'
import { readSettings } from './settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-key-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('makes a key at the first start, keeps it from others, and finds it again', async () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'new') })
  const [one, other] = await Promise.all([secretKeyOf(settings), secretKeyOf(settings)])
  expect(one).toMatch(/^[\w-]{43}$/)
  expect(other).toBe(one)
  expect(await secretKeyOf(settings)).toBe(one)
  const { mode } = await stat(join(folder, 'new/secret-key'))
  expect(mode & 0o777).toBe(0o600)
})

it('refuses a kept key of nothing, with which anybody could sign', async () => {
  await mkdir(join(folder, 'torn'))
  await writeFile(join(folder, 'torn/secret-key'), '\n')
  const settings = readSettings({ DATA_DIR: join(folder, 'torn') })
  await expect(secretKeyOf(settings)).rejects.toThrow('torn/secret-key is empty')
})

it("takes the operator's key and makes none", async () => {
  const settings = readSettings({ DATA_DIR: join(folder, 'given'), SECRET_KEY: 'k'.repeat(32) })
  expect(await secretKeyOf(settings)).toBe('k'.repeat(32))
  await expect(stat(join(folder, 'given'))).rejects.toThrow('ENOENT')
})
