import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startOdoo } from '@enlace/testing/odoo.ts'
import { expect, it } from 'vitest'
import { startCursor } from '../src/core/record.ts'
import { OdooConnector } from '../src/odoo/connector.ts'
import { furnish, putInvoice } from '@enlace/testing/odoo-documents.ts'
import { near } from './pull-all.ts'

it('a hundred thousand invoices come page by page, and none stays in memory', async () => {
  const odoo = await startOdoo()
  const world = furnish(odoo)
  for (let number = 1; number <= 100_000; number += 1) putInvoice(odoo, world, { ref: `FE-${number}` })
  const surroundings = {
    ...near,
    policy: { ...near.policy, timeoutMilliseconds: 20_000, largestAnswer: 32_000_000 },
  }
  const connector = new OdooConnector(odoo.url, odoo.access, surroundings, 10_000)
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void // provided by the flag
  const held: number[] = []
  let count = 0
  for await (const { records } of connector.pull('invoices', startCursor)) {
    count += records.length
    if (count % 20_000 !== 0) continue
    collect()
    held.push(process.memoryUsage().heapUsed)
  }
  connector.close()
  await odoo.close()
  expect(count).toBe(100_000)
  expect((held.at(-1) ?? 0) - (held[0] ?? 0)).toBeLessThan(10 * 1024 * 1024)
}, 60_000)
