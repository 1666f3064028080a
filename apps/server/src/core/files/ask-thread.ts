import { Worker } from 'node:worker_threads'

/** Milliseconds for a thread to load its modules; a busy machine is no fault of the job. */
const longestStart = 30_000

/** A thread gave no answer because it exceeded its time or memory, or exited. The thread has ended. */
export class ThreadFault extends Error {
  override readonly name = 'ThreadFault'
  readonly reason: 'slow' | 'memory' | 'ended'

  constructor(reason: 'slow' | 'memory' | 'ended', cause?: unknown) {
    super(`A thread was given up: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * Starts a program of ours in a thread with `memory` megabytes of its own and waits until it has loaded. @throws
 * ThreadFault
 */
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
 * Gives a thread a job of at most `mostWork` milliseconds of CPU time; wall time depends on the load of the machine.
 * @throws ThreadFault after it has ended the thread.
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

/** Milliseconds between checks of a working thread, and the factor by which wall time may exceed CPU time. */
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
      // Nothing waits for it now, so it must not keep the process alive.
      worker.unref()
      settle()
    }
    const giveUp = (fault: ThreadFault) => {
      // An error while the thread exits is not a fault of the process.
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
    // A thread that has ended emits its own event.
    const looking = setInterval(() => void isOver().then(handleLook, () => undefined), looksEvery)
    worker.ref()
    worker.on('message', handleAnswer).on('error', handleError).on('exit', handleExit)
  })
}

const isOutOfMemory = (fault: Error) => 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
