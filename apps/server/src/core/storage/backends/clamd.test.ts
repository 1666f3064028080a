import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eicar, TestClamd } from '@enlace/testing/clamd.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clamdAt } from './clamd.ts'

const folder = await useScratchFolder('enlace-clamd-')
const limit = 300_000

const keep = async (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** Tests that both the stand-in and the real clamd must pass. */
function scansAsClamd(url: string): void {
  const scanner = clamdAt(url)

  it('finds nothing in a clean file, also in one of many pieces and in an empty one', async () => {
    for (const size of [0, 1, 64 * 1024, 64 * 1024 + 1, 250_000])
      expect(await scanner.scan(await keep('clean', Buffer.alloc(size, 'x')))).toBeUndefined()
  })

  it('finds the test virus', async () => {
    expect(await scanner.scan(await keep('virus', eicar))).toMatch(/^Eicar-Test/)
  })

  it('says that nobody could look into a file that is too large for it, of which clamd may just hang up', async () => {
    await expect(scanner.scan(await keep('large', Buffer.alloc(limit * 4, 'x')))).rejects.toThrow(
      /INSTREAM size limit exceeded|EPIPE|ECONNRESET/,
    )
  })

  it('looks into several files at once', async () => {
    const [clean, virus] = [await keep('one', 'limpio'), await keep('two', eicar)]
    const found = await Promise.all([clean, virus, clean, virus].map((path) => scanner.scan(path)))
    expect(found.map((name) => name !== undefined)).toEqual([false, true, false, true])
  })
}

describe('a scanner that speaks as clamd does', () => {
  const clamd = new TestClamd(join(folder, 'stand-in.ctl'), limit)
  beforeAll(() => clamd.open())
  afterAll(() => clamd.close())
  beforeEach(() => {
    clamd.behaviour = 'scans'
  })
  const url = `unix:${join(folder, 'stand-in.ctl')}`
  scansAsClamd(url)

  it('gets every byte', async () => {
    await clamdAt(url).scan(await keep('whole', Buffer.alloc(123_457, 'x')))
    expect(clamd.lastLength).toBe(123_457)
  })

  it.each(['hangs-up', 'babbles'] as const)('is away when it %s', async (behaviour) => {
    clamd.behaviour = behaviour
    await expect(clamdAt(url).scan(await keep('file', 'x'))).rejects.toMatchObject({ name: 'ScannerAway' })
  })
})

describe.skipIf(!existsSync('/usr/sbin/clamd'))('clamd itself, where this machine has it', () => {
  const socket = join(folder, 'clamd.ctl')
  let clamd: ChildProcess
  beforeAll(async () => {
    const signatures = join(folder, 'signatures')
    await mkdir(signatures, { mode: 0o755 })
    await writeFile(
      join(signatures, 'own.ndb'),
      `Eicar-Test-Signature:0:*:${Buffer.from(eicar).toString('hex')}\n`,
    )
    const config = await keep(
      'clamd.conf',
      [
        `LocalSocket ${socket}`,
        `DatabaseDirectory ${signatures}`,
        'Foreground true',
        `StreamMaxLength ${limit}`,
      ].join('\n'),
    )
    clamd = spawn('/usr/sbin/clamd', [`--config-file=${config}`], { stdio: 'ignore' })
    while (!existsSync(socket) && clamd.exitCode === null) await pause(20)
  }, 40_000)
  afterAll(async () => {
    clamd.kill('SIGKILL')
    await once(clamd, 'exit')
  })
  scansAsClamd(`unix:${socket}`)
})

describe('a scanner that is away', () => {
  it('is told so when nobody listens', async () => {
    const path = await keep('file', 'x')
    await expect(clamdAt(`unix:${join(folder, 'nobody.ctl')}`).scan(path)).rejects.toThrow(
      'The virus scanner does not answer: ENOENT',
    )
    await expect(clamdAt('tcp://127.0.0.1:1').scan(path)).rejects.toThrow('ECONNREFUSED')
  })

  it('is not waited for without end', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    // A server that listens to a port has this kind of address.
    const { port } = silent.address() as AddressInfo
    await expect(clamdAt(`tcp://127.0.0.1:${port}`, 50).scan(await keep('file', 'x'))).rejects.toThrow(
      'ETIMEDOUT',
    )
    silent.close()
  })
})
