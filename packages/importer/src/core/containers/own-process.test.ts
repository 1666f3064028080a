import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { OutOfMemory, runInProcess } from './own-process.ts'

const folder = await useScratchFolder('enlace-own-process-')

/** Writes a program that receives the task as `task` and runs `work` on it. */
async function programOf(name: string, work: string): Promise<URL> {
  const path = join(folder, `${name}.mjs`)
  await writeFile(path, `process.once('message', (task) => { ${work} })`)
  return pathToFileURL(path)
}

async function run(name: string, work: string, signal = new AbortController().signal): Promise<unknown[]> {
  const said: unknown[] = []
  const onMessage = (message: unknown) => said.push(message)
  await runInProcess(await programOf(name, work), { of: 'day' }, { memory: 32, signal, onMessage })
  return said
}

describe('a process of its own', () => {
  it('is given its task, and all that it says is heard before its end', async () => {
    const work = `for (let n = 0; n < 500; n++) process.send({ n, ...task }); process.send('end', () => process.exit())`
    const said = await run('says', work)
    expect([said.length, said[0], said[500]]).toEqual([501, { n: 0, of: 'day' }, 'end'])
  })

  it.each([
    ['a list', 'const all = []; for (let n = 0; ; n++) all.push(n + 0.5)'],
    ['a table', 'const all = new Map(); for (let n = 0; ; n++) all.set(`k${n}`, n)'],
    ['texts', 'const all = []; for (let n = 0; ; n++) all.push("x".repeat(1e4) + n)'],
  ])('ends alone where %s takes more memory than it may', async (what, work) => {
    await expect(run(`memory-${what.slice(-3)}`, work)).rejects.toBeInstanceOf(OutOfMemory)
  })

  it('that the system ends for its memory is told so', async () => {
    await expect(run('killed', `process.kill(process.pid, 'SIGKILL')`)).rejects.toBeInstanceOf(OutOfMemory)
  })

  it.each([
    ['in the engine', `process.kill(process.pid, 'SIGSEGV')`, 'SIGSEGV'],
    ['by a fault of the program', `throw new Error('what it says')`, 'what it says'],
  ])('that breaks %s is told with its last words', async (_, work, words) => {
    const fault: unknown = await run(`breaks-${words.slice(0, 3)}`, work).catch((thrown: unknown) => thrown)
    expect(fault).toBeInstanceOf(Error)
    expect(fault).not.toBeInstanceOf(OutOfMemory)
    expect(String(fault)).toContain(words)
  })

  it('ends when nobody wants it any more, though it never rests', async () => {
    const cut = new AbortController()
    const said = await programOf('endless', `process.send(process.pid, () => { for (;;); })`)
    let pid = 0
    const why = new Error('given up')
    const onMessage = (message: number) => {
      pid = message
      cut.abort(why)
    }
    await expect(runInProcess(said, {}, { memory: 32, signal: cut.signal, onMessage })).rejects.toBe(why)
    await expect.poll(() => isThere(pid)).toBe(false)
  })

  it('knows nothing of the server’s settings', async () => {
    process.env['OWN_PROCESS_SECRET'] = 'secret'
    const [names] = await run('settings', 'process.send(Object.keys(process.env), () => process.exit())')
    delete process.env['OWN_PROCESS_SECRET']
    expect(names).toContain('NODE_COMPILE_CACHE')
    expect(names).not.toContain('OWN_PROCESS_SECRET')
    expect(names).not.toContain('DATABASE_URL')
  })
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
