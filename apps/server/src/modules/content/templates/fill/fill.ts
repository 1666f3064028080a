import { Worker } from 'node:worker_threads'
import { Problem } from '@enlace/contract/core/problems.ts'
import { TemplateFault } from './fault.ts'
import type { FillAnswer, FilledHtml, FillJob } from './fill-job.ts'

/** Milliseconds for one template, with its sanitising; an ordinary one takes a few. */
const longest = 4000
/** Milliseconds for the thread to load its modules; a busy machine is no fault of a template. */
const longestStart = 30_000
/** Megabytes of the thread's own memory. */
const memory = 192
/** Maximum templates that wait for the thread; later ones are refused for now. */
const mostWaiting = 50

let thread: Promise<Worker> | undefined
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * Fills templates one after the other in a separate thread with limits of time and memory: a runaway template only ends
 * the thread. @throws TemplateFault if it was not filled; Problem `service-unavailable` if too many wait.
 */
export async function fillTemplate(job: FillJob): Promise<FilledHtml> {
  if (waiting >= mostWaiting) throw new Problem('service-unavailable')
  waiting += 1
  const before = last
  const turn = before.then(() => fillInThread(job))
  last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    waiting -= 1
  }
}

async function fillInThread(job: FillJob): Promise<FilledHtml> {
  const opened = (thread ??= openThread())
  const forget = () => {
    if (thread === opened) thread = undefined
  }
  const worker = await opened.catch((fault: unknown) => {
    forget()
    throw fault
  })
  const answer = await answerOf<FillAnswer>(worker, longest, () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
    worker.postMessage(job)
  }).catch((fault: unknown) => {
    forget()
    throw fault
  })
  if ('filled' in answer) return answer.filled
  throw new TemplateFault(answer.fault, answer.detail)
}

async function openThread(): Promise<Worker> {
  const worker = new Worker(new URL('./fill-worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  await answerOf(worker, longestStart)
  return worker
}

/** Waits for the thread's next message. A thread that fails or exceeds the time is terminated. */
function answerOf<Answer>(worker: Worker, atMost: number, ask?: () => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      worker.off('message', handleAnswer).off('error', handleFault).off('exit', handleExit)
      // Nothing waits for it now, so it must not keep the process alive.
      worker.unref()
      settle()
    }
    const giveUp = (fault: Error) => {
      void worker.terminate()
      end(() => reject(fault))
    }
    const handleAnswer = (answer: Answer) => end(() => resolve(answer))
    const handleFault = (fault: Error) =>
      giveUp(isOutOfMemory(fault) ? new TemplateFault('too-much', 'memory', fault) : fault)
    const handleExit = () => giveUp(new Error('The thread that fills templates ended'))
    const timer = setTimeout(
      () => giveUp(ask ? new TemplateFault('too-much', `${atMost} ms`) : new Problem('service-unavailable')),
      atMost,
    )
    worker.ref()
    worker.on('message', handleAnswer).on('error', handleFault).on('exit', handleExit)
    ask?.()
  })
}

const isOutOfMemory = (fault: Error) => 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
