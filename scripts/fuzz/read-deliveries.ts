import { workerData } from 'node:worker_threads'
import { checkDocument } from '../../packages/dian/src/check.ts'
import { readDelivery } from '../../packages/dian/src/delivery.ts'
import { changedDelivery, validDeliveries } from '../../packages/dian/test/deliveries.ts'
import { usual } from '../../packages/dian/test/read.ts'
import { readAll } from './fuzz-thread.ts'
import { mutate, seeded } from './mutate.ts'
import type { FuzzTask } from './run-fuzz.ts'

const valid = await validDeliveries()

await readAll(
  // The command that starts this thread gives it its task.
  workerData as FuzzTask,
  (seed, number) => changedDelivery(valid, seeded(seed, number), mutate),
  (file) => {
    const { documents, refusals } = readDelivery(file)
    for (const { sentence } of refusals)
      if (/\{\w+\}|undefined/.test(sentence)) throw new Error(`Not a sentence: ${sentence}`)
    for (const document of documents) checkDocument(document, usual)
    return documents.length > 0
  },
)
