import { beforeAll, expect, it } from 'vitest'
import { mutate, seeded } from '../../../scripts/fuzz/mutate.ts'
import { changedDelivery, validDeliveries } from '../test/deliveries.ts'
import { usual } from '../test/read.ts'
import { checkDocument } from './check.ts'
import { readDelivery } from './delivery.ts'

let valid: Awaited<ReturnType<typeof validDeliveries>> = []

beforeAll(async () => {
  valid = await validDeliveries()
})

it('are read or refused with a sentence, never thrown', () => {
  let refused = 0
  let read = 0
  for (let number = 0; number < 400; number++) {
    const delivery = readDelivery(changedDelivery(valid, seeded(1, number), mutate))
    for (const { sentence } of delivery.refusals) expect(sentence).not.toMatch(/[{}]|undefined/)
    for (const document of delivery.documents)
      expect(checkDocument(document, usual).length).toBeGreaterThan(0)
    refused += Math.sign(delivery.refusals.length)
    read += Math.sign(delivery.documents.length)
  }
  expect([refused > 50, read > 50]).toEqual([true, true])
})
