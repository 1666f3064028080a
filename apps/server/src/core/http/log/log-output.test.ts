import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { LogOutput } from './log-output.ts'

const folder = await useScratchFolder('enlace-log-output-')
const imports = `import { LogOutput } from '${import.meta.resolve('./log-output.ts')}'; import { closeSync, openSync } from 'node:fs';`

/** Gives the process `refused`, a promise that settles once one of its writes failed. */
const refusal = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'
  const { write } = fs; let settle; const refused = new Promise((resolve) => { settle = resolve })
  fs.write = (descriptor, bytes, done) =>
    write(descriptor, bytes, (fault, written) => { done(fault, written); if (fault) settle() })
  syncBuiltinESMExports();`

/** Starts a process that does this work; returns its output and its end. */
function start(work: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', imports + work], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return { child, ended: once(child, 'exit') }
}

describe('the lines of the log', () => {
  it('are written whole and in their order, however many come at once', async () => {
    const file = join(folder, 'log')
    const descriptor = openSync(file, 'w')
    const output = new LogOutput(descriptor)
    const lines = Array.from({ length: 5000 }, (_, n) => `línea ${n}\n`)
    for (const line of lines) output.write(line)
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(lines.join(''))
    closeSync(descriptor)
  })

  it('are written by a process that ends at once', async () => {
    const { child, ended } = start(`new LogOutput(1).write('último\\n'); process.exit(3)`)
    const [told, [code]] = await Promise.all([text(child.stdout), ended])
    expect([told, code]).toEqual(['último\n', 3])
  })

  it('that a full disk does not take are lost, and the process goes on', async () => {
    // The device has no room for these writes.
    const { child, ended } = start(`const output = new LogOutput(openSync('/dev/full', 'w'))
      output.write('a\\n'); setTimeout(() => { output.write('b\\n'); process.stdout.write('goes on'); process.stdin.unref() }, 50)`)
    const [told, [code]] = await Promise.all([text(child.stdout), ended])
    expect([told, code]).toEqual(['goes on', 0])
  })

  it('that nobody reads any more are lost, and the process goes on', async () => {
    const { child, ended } = start(`const output = new LogOutput(1)
      process.stdin.once('data', () => { output.write('a\\n'); setTimeout(() => process.exit(7), 50) })`)
    child.stdout.destroy()
    child.stdin.end('now')
    const [code] = await ended
    expect(code).toBe(7)
  })

  it('say how many of them were lost, once there is room again', async () => {
    const file = join(folder, 'again')
    // The file replaces the device under the same descriptor.
    const { ended } =
      start(`${refusal} const full = openSync('/dev/full', 'w'); const output = new LogOutput(full)
      output.write('a\\n'); output.write('b\\n'); await refused
      closeSync(full); openSync('${file}', 'w'); output.write('c\\n')`)
    await ended
    const [told = '', ...rest] = readFileSync(file, 'utf8').split('\n')
    expect(JSON.parse(told)).toMatchObject({ msg: 'lines of the log were lost', lines: 2 })
    expect(rest).toEqual(['c', ''])
  })
})
