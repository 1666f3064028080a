import { Worker } from 'node:worker_threads'
import type { ConvertJob, ConvertNews, MadeSize } from './convert-job.ts'

/**
 * Milliseconds of silence after which a thread counts as stuck; the widest AVIF takes some seconds on a slow machine.
 */
const longestSilence = 120_000
/** The heap limit of the thread in megabytes; pixels are in the codecs' own memory. */
const memory = 512

/** A picture that no codec can read, so that retrying is useless. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** Receives the progress. */
export interface ConvertListener {
  onOpened: (picture: { width: number; height: number; sizes: number }) => Promise<void>
  onSize: (size: MadeSize) => Promise<void>
}

/**
 * Creates all sizes of a picture in its own thread, one after the other, so that requests are not blocked. The thread
 * and its memory end with the picture. @throws UnreadablePicture, Error when aborted.
 */
export async function convertPicture(
  job: ConvertJob,
  { onOpened, onSize }: ConvertListener,
  signal: AbortSignal,
): Promise<void> {
  const worker = new Worker(new URL('./convert-worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  try {
    for await (const news of newsOf(worker, signal)) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
      if (news.kind === 'ready') worker.postMessage(job)
      else if (news.kind === 'opened') await onOpened(news)
      else if (news.kind === 'size') await onSize(news.size)
      else if (news.kind === 'unreadable') throw new UnreadablePicture(news.why)
      else return
    }
  } finally {
    await worker.terminate()
  }
}

/** Yields a thread's messages until it ends, is silent for too long, or the signal aborts. */
async function* newsOf(worker: Worker, signal: AbortSignal): AsyncGenerator<ConvertNews> {
  const waiting: ConvertNews[] = []
  let fault: Error | undefined
  let wake = () => {}
  const fail = (why: Error) => {
    fault ??= why
    wake()
  }
  worker.on('message', (news: ConvertNews) => {
    waiting.push(news)
    wake()
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that makes sizes ended')))
  const handleAbort = () => fail(new Error('The work was taken back'))
  signal.addEventListener('abort', handleAbort)
  try {
    for (;;) {
      const next = waiting.shift()
      if (next) {
        yield next
        continue
      }
      if (signal.aborted) handleAbort()
      if (fault) throw fault
      await new Promise<void>((resolve) => {
        const timer = setTimeout(
          () => fail(new Error('The thread that makes sizes is silent')),
          longestSilence,
        )
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  } finally {
    signal.removeEventListener('abort', handleAbort)
  }
}
