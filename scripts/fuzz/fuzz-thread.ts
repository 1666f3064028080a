import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { places, type FuzzFault, type FuzzTask } from './run-fuzz.ts'

const filesInATurn = 20

/** A changed file: always the same for one seed. */
export interface ChangedFile {
  name: string
  bytes: Buffer
}

/**
 * Reads the files of a task one after the other; what `read` throws is a fault, and its answer whether the file was read or
 * refused.
 */
export async function readAll(
  { seed, from, to, progress }: FuzzTask,
  fileOf: (seed: number, number: number) => ChangedFile,
  read: (file: ChangedFile) => boolean | Promise<boolean>,
): Promise<void> {
  const told = new Int32Array(progress)
  for (let number = from; number < to; number++) {
    Atomics.store(told, places.at, number)
    // What is given back when it is no longer used is so between two turns of the event loop.
    if (number % filesInATurn === 0) await setImmediate()
    const file = fileOf(seed, number)
    const begun = process.threadCpuUsage()
    try {
      const isRead = await read(file)
      Atomics.add(told, isRead ? places.read : places.refused, 1)
    } catch (fault) {
      const what = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
      const { name, bytes } = file
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
      parentPort?.postMessage({ number, name, what, bytes } satisfies FuzzFault)
    }
    const { user, system } = process.threadCpuUsage(begun)
    const took = Math.round((user + system) / 1000)
    if (took > Atomics.load(told, places.longest)) Atomics.store(told, places.longest, took)
  }
}
