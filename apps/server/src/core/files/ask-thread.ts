import { Worker } from 'node:worker_threads'

/** Milliseconds for a thread to load what it needs: on a busy machine that is no fault of what it is asked. */
const longestStart = 30_000

/** A thread gave no answer: it took too long or too much memory, or it ended. It is gone. */
export class ThreadFault extends Error {
  override readonly name = 'ThreadFault'
  readonly reason: 'slow' | 'memory' | 'ended'

  constructor(reason: 'slow' | 'memory' | 'ended', cause?: unknown) {
    super(`A thread was given up: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Starts a program of ours in a thread with so many megabytes of its own; it says something once it has loaded. @throws ThreadFault */
export async function openThread(program: URL, memory: number): Promise<Worker> {
  const worker = new Worker(program, {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
  })
  await nextAnswer(worker, longestStart)
  return worker
}

/**
 * Gives a thread a job, which may take so many milliseconds of a processor: how long that is by the clock depends on what else
 * the machine does. @throws ThreadFault: then it is ended.
 */
export async function askThread<Answer>(worker: Worker, job: object, mostWork: number): Promise<Answer> {
  const before = await worker.cpuUsage()
  const answer = nextAnswer<Answer>(worker, mostWork * byTheClock, async () => {
    const { user, system } = await worker.cpuUsage(before)
    return (user + system) / 1000 > mostWork
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  worker.postMessage(job)
  return answer
}

/** How often a thread that works is looked at, in milliseconds, and how much longer by the clock it may take at most. */
const looksEvery = 250
const byTheClock = 6

function nextAnswer<Answer>(
  worker: Worker,
  longest: number,
  isOver: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      clearInterval(looking)
      worker.off('message', handleAnswer).off('error', handleError).off('exit', handleExit)
      // Nothing waits for it now: it does not keep the process alive.
      worker.unref()
      settle()
    }
    const giveUp = (fault: ThreadFault) => {
      // What it says while it ends concerns nobody, and is no fault of the process.
      worker.on('error', () => undefined)
      void worker.terminate()
      end(() => reject(fault))
    }
    const handleAnswer = (answer: Answer) => end(() => resolve(answer))
    const handleError = (fault: Error) =>
      giveUp(new ThreadFault(isOutOfMemory(fault) ? 'memory' : 'ended', fault))
    const handleExit = () => giveUp(new ThreadFault('ended'))
    const handleLook = (isLong: boolean) => {
      if (isLong) giveUp(new ThreadFault('slow'))
    }
    const timer = setTimeout(() => giveUp(new ThreadFault('slow')), longest)
    // A thread that has ended says so by itself.
    const looking = setInterval(() => void isOver().then(handleLook, () => undefined), looksEvery)
    worker.ref()
    worker.on('message', handleAnswer).on('error', handleError).on('exit', handleExit)
  })
}

const isOutOfMemory = (fault: Error) => 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
