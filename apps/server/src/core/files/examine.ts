import type { Worker } from 'node:worker_threads'
import type { FileKinds } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Delivery, NamedFile } from '@enlace/dian/delivery.ts'
import type { Dimensions } from './dimensions.ts'
import type { IncomingMail } from './mail-parts.ts'
import type { TakenKind } from './file-type.ts'
import { askThread, openThread, ThreadFault } from './ask-thread.ts'
import { type Asker, FairTurns } from '../turns/fair-turns.ts'
import { refusedTurn } from '../turns/refused-turn.ts'
import type { ExamineAnswer, ExamineJob } from './examine-job.ts'

/** Milliseconds of CPU time per file; the worst of the largest accepted files takes about one second. */
const mostWork = 4500
/** Megabytes of a thread's own memory. */
const memory = 192
/** Concurrent threads and queue lengths; one party's files are examined one after the other. */
const limits = { places: 2, waiting: 200, ownPlaces: 1, ownWaiting: 20 } as const

const turns = new FairTurns(limits)
const idle: Worker[] = []
let count = 0

/** A file could not be examined within the time and memory limits. */
export class CostlyFile extends Error {
  override readonly name = 'CostlyFile'
}

/** The number of files given to a thread so far. */
export const examinedFiles = (): number => count

/**
 * Determines the type of a file in a thread; undefined if it is none of the kinds. @throws CostlyFile; Problem
 * `files-waiting` or `files-busy` if too many wait.
 */
export async function examineKind(
  asker: Asker,
  kinds: FileKinds,
  path: string,
): Promise<TakenKind | undefined> {
  const answer = await examine(asker, () => Promise.resolve({ do: 'type', kinds, path }))
  return 'type' in answer ? answer.type : undefined
}

/**
 * Determines the dimensions of a picture or drawing in a thread; undefined if it has none, or may not be shown. The
 * bytes are read when its turn comes. @throws CostlyFile; Problem `files-waiting` or `files-busy` if too many wait.
 */
export async function examineShape(
  asker: Asker,
  mediaType: string,
  read: () => Promise<Buffer>,
): Promise<Dimensions | undefined> {
  const answer = await examine(asker, async () => ({ do: 'measure', mediaType, bytes: await read() }))
  return 'shape' in answer ? answer.shape : undefined
}

/**
 * Reads the electronic documents of a file in a thread. @throws CostlyFile; Problem `files-waiting` or `files-busy` if
 * too many wait.
 */
export async function examineDocuments(asker: Asker, read: () => Promise<NamedFile>): Promise<Delivery> {
  const answer = await examine(asker, async () => ({ do: 'read', ...(await read()) }))
  if (!('delivery' in answer)) throw new Error('A thread that reads documents answers with them')
  return answer.delivery
}

/**
 * Reads the parts of a mail in a thread. @throws CostlyFile; Problem `files-waiting` or `files-busy` if too many wait.
 */
export async function examineMail(asker: Asker, bytes: Uint8Array): Promise<IncomingMail> {
  const answer = await examine(asker, async () => ({ do: 'mail', bytes }))
  if (!('mail' in answer)) throw new Error('A thread that reads a mail answers with its parts')
  return answer.mail
}

async function examine(asker: Asker, jobOf: () => Promise<ExamineJob>): Promise<ExamineAnswer> {
  const answer = await refusedTurn(turns.take(asker, async () => inThread(await jobOf())))
  if ('fault' in answer) throw new Error(`A file could not be looked into: ${answer.fault}`)
  return answer
}

async function inThread(job: ExamineJob): Promise<ExamineAnswer> {
  count += 1
  try {
    const worker = idle.pop() ?? (await openThread(new URL('./examine-worker.ts', import.meta.url), memory))
    const answer = await askThread<ExamineAnswer>(worker, job, mostWork)
    idle.push(worker)
    return answer
  } catch (fault) {
    if (!(fault instanceof ThreadFault)) throw fault
    if (fault.reason === 'ended') throw new Problem('service-unavailable', { seconds: 5 })
    throw new CostlyFile('A file took more than it may', { cause: fault })
  }
}
