import { describe, expect, it } from 'vitest'
import { askThread, openThread } from './ask-thread.ts'

/** A thread program that applies the function to each job. */
const program = (handle: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads'
       parentPort.on('message', (job) => parentPort.postMessage((${handle})(job)))
       parentPort.postMessage('ready')`,
    )}`,
  )

describe('a thread', () => {
  it('answers one job after the other', async () => {
    const thread = await openThread(program('({ n }) => n * 2'), 32)
    expect(await askThread(thread, { n: 2 }, 1000)).toBe(4)
    expect(await askThread(thread, { n: 5 }, 1000)).toBe(10)
    await thread.terminate()
  })

  it('is ended when it takes more of a processor than it may, within one pattern, too', async () => {
    const loop = await openThread(program('() => { for (;;); }'), 32)
    await expect(askThread(loop, {}, 300)).rejects.toMatchObject({ reason: 'slow' })
    const pattern = await openThread(program(String.raw`() => /^(a+)+$/.test('a'.repeat(60) + 'b')`), 32)
    await expect(askThread(pattern, {}, 300)).rejects.toMatchObject({ reason: 'slow' })
  })

  it('is ended when it takes more memory than it may, and nothing else is', async () => {
    const thread = await openThread(program('() => { const all = []; for (;;) all.push({ a: [] }) }'), 32)
    await expect(askThread(thread, {}, 20_000)).rejects.toMatchObject({ reason: 'memory' })
  })
})
