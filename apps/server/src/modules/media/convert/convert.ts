import { Worker } from 'node:worker_threads'
import type { ConvertJob, ConvertNews, MadeSize } from './convert-job.ts'

/** Milliseconds without any news after which a thread has gone astray; the widest AVIF takes some seconds on a slow machine. */
const longestSilence = 120_000
/** Megabytes of the thread's JavaScript; the pixels are in the codecs' own memory beside it. */
const memory = 512

/** A picture that no codec can read: another attempt would come out the same. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

/** Who hears how far it is. */
export interface ConvertListener {
  onOpened: (picture: { width: number; height: number; sizes: number }) => Promise<void>
  onSize: (size: MadeSize) => Promise<void>
}

/**
 * Makes all sizes of a picture in a thread of its own, one after the other: requests are answered meanwhile. The thread
 * ends with the picture, and with it all the memory that it took.
 * @throws UnreadablePicture, Error when it was given up.
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

/** What a thread says, one after the other, until it ends, is silent for too long, or nobody wants it any more. */
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
