import { reconcileStatement } from '@enlace/contract/account-statements/reconcile/calls.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { readUploadedTable } from '@enlace/importer/read-uploaded-table.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  return server.signIn((await buildSupplier(server.db, company)).person)
}

/** A workbook whose first sheet is read again for each later one: ten times the work of a small one, with no result. */
const costly = `<?xml version="1.0"?><Workbook><Worksheet>${'<x/>'.repeat(300_000)}</Worksheet>${'<Worksheet><Table><Row><Cell><Data>a</Data></Cell></Row></Table></Worksheet>'.repeat(10)}</Workbook>`

const send = (browser: TestBrowser, bytes: string) =>
  server.call(reconcileStatement, browser, {
    body: {},
    files: [{ field: 'archivo', name: 'cartera.xls', bytes }],
  })

it('reads one workbook of a supplier at a time and lets two wait; the line of another company’s supplier comes second', async () => {
  const [attacker, other] = [await enter(), await enter()]
  const ended: string[] = []
  const attacks = Array.from({ length: 6 }, async () => {
    const { status, problem } = await send(attacker, costly)
    ended.push(status === 200 ? 'attack' : String(problem.code))
    return problem
  })
  // Those without a place in the queue are refused at once.
  await expect.poll(() => ended.length).toBe(3)
  const { status } = await send(other, 'factura;saldo\nFE-1;100')
  expect(status).toBe(200)
  ended.push('other')
  const problems = await Promise.all(attacks)
  expect(ended.filter((code) => code === 'files-waiting')).toHaveLength(3)
  const read = ended.filter((code) => code !== 'files-waiting')
  expect(read.slice(0, 2)).toContain('other')
  expect(read.toSorted()).toEqual(['attack', 'attack', 'attack', 'other'])
  expect(problems.find(({ code }) => code === 'files-waiting')?.message).toBe(problemTexts['files-waiting'])
}, 180_000)

it('ends the reading of a workbook that takes more of a processor than it may', async () => {
  const reading = readUploadedTable(Buffer.from(costly), { mostWork: 100 })
  await expect(reading).rejects.toMatchObject({ code: 'took-too-long' })
})
