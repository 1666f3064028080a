import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let scratch = ''
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'enlace-folder-'))
})
afterEach(() => rm(scratch, { recursive: true }))

test('makes a folder with all above it, closed to others, and makes it again without complaint', async () => {
  const folder = join(scratch, 'one', 'two', 'three')
  await makeFolder(folder, 0o700)
  await makeFolder(folder, 0o700)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('makes a folder that many ask for at once', async () => {
  const folder = join(scratch, 'one', 'two', 'three')
  await Promise.all(Array.from({ length: 20 }, () => makeFolder(folder)))
  expect((await stat(folder)).isDirectory()).toBe(true)
})

test('refuses where a file is in the way', async () => {
  await writeFile(join(scratch, 'file'), '')
  await expect(makeFolder(join(scratch, 'file'))).rejects.toThrow('EEXIST')
  await expect(makeFolder(join(scratch, 'file', 'folder'))).rejects.toThrow('ENOTDIR')
})

test.runIf(existsSync('/proc/self'))('comes back from a system folder that holds no folders', async () => {
  await expect(makeFolder('/proc/enlace/datos')).rejects.toThrow(/ENOENT|EACCES|EPERM/)
})
