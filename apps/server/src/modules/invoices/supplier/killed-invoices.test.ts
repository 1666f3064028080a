import { submitInvoice } from '@enlace/contract/invoices/calls.ts'
import { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { askUntilKilled } from '@enlace/testing/until-killed.ts'
import { buildInvoiceWorld, readXml } from '@enlace/testing/invoice-world.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useServerProcesses } from '@enlace/testing/use-server-processes.ts'
import { expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-killed-invoices-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
const startServer = useServerProcesses(folder)

const count = 16

it('keeps every number that was answered when the server is killed, and hands each invoice in once', async () => {
  const world = await buildInvoiceWorld(server)
  const drafts: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { file } = await readXml(server, world.browser, world.write().xml)
    drafts.push(file?.facturas[0]?.id ?? '')
  }
  const numbers = new Map<string, string | null>()
  for (const killAt of [3, 5]) {
    const left = drafts.filter((id) => !numbers.has(id))
    const answers = await askUntilKilled(
      await startServer(server.adminUrl),
      left.map((id) => ({
        method: 'POST',
        path: `/api${submitInvoice.path.replace(':id', id)}`,
        headers: world.browser.headers(),
      })),
      killAt,
    )
    for (const [at, answer] of answers.entries()) {
      if (answer === undefined) continue
      expect(answer.status).toBe(200)
      numbers.set(left[at] ?? '', InvoiceDetail.parse(JSON.parse(answer.body.toString())).radicado)
    }
  }
  expect(numbers.size).toBeGreaterThanOrEqual(8)
  expect(numbers.size).toBeLessThan(count)
  for (const id of drafts) {
    const { status, body } = await server.call(submitInvoice, world.browser, { params: { id } })
    expect(status).toBe(200)
    expect(body.radicado).toBe(numbers.get(id) ?? body.radicado)
    numbers.set(id, body.radicado)
  }
  expect(new Set(numbers.values()).size).toBe(count)
  const [kept] = await server.asAdmin<{ invoices: number; last: number; mails: number }>(
    `select (select count(*)::integer from submitted_invoices where company_id = $1 and radicado is not null) as invoices,
            (select last from submitted_invoice_numbers where company_id = $1) as last,
            (select count(*)::integer from outbox_mails where company_id = $1 and purpose = 'invoice-received') as mails`,
    [world.company.id],
  )
  expect(kept).toEqual({ invoices: count, last: count, mails: count })
}, 240_000)
