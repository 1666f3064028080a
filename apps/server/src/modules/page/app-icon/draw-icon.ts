import { Worker } from 'node:worker_threads'
import type { IconJob } from './icon-worker.ts'

/** Milliseconds that a drawing may take; a picture of a company may be made to take for ever. */
const longest = 10_000
/** The heap limit of the thread in megabytes. */
const memory = 256

/** Draws an icon as PNG in a thread of its own, which ends with it. @throws Error if it takes too long. */
export function drawIcon(job: IconJob): Promise<Buffer> {
  const worker = new Worker(new URL('./icon-worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  return new Promise<Buffer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The icon takes too long to draw')), longest)
    worker.once('message', (png: Uint8Array) => resolve(Buffer.from(png)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that draws the icon ended')))
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => worker.terminate())
}
