import { setTimeout as pause } from 'node:timers/promises'
import { ImapServer } from '@enlace/testing/imap-server.ts'
import { buildMailboxWorld } from '@enlace/testing/invoice-mailbox.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useWorkerProcesses } from '@enlace/testing/use-worker-processes.ts'
import { writtenMail } from '@enlace/testing/written-mail.ts'
import { expect, it, vi } from 'vitest'

const folder = await useScratchFolder('enlace-killed-mailbox-')
const server = useTestServer({ DATA_DIR: folder, CONNECTION_NETWORKS: '127.0.0.0/8' }, 'own')
const startProcess = useWorkerProcesses({ folder, tasks: import.meta.resolve('./jobs.ts') })
vi.stubEnv('CONNECTION_NETWORKS', '127.0.0.0/8')

const count = 20
/** Fewer than the attempts after which a job is given up. */
const kills = 3

it('hands every invoice in once and answers it once, however often the process is killed', async () => {
  const imap = await ImapServer.open()
  const world = await buildMailboxWorld(server, imap)
  await world.save()
  const { id } = world.company
  const first = startProcess(server.adminUrl)
  const isBegun = async () =>
    (
      await server.asAdmin<{ last_uid: string | null }>(
        'select last_uid from invoice_mailboxes where company_id = $1',
        [id],
      )
    )[0]?.last_uid ?? null
  await expect.poll(isBegun).not.toBeNull()
  await first.kill()
  for (let at = 0; at < count; at += 1) {
    const { xml } = world.write()
    imap.deliver(writtenMail({ from: `f${at}@proveedor.test`, files: [{ name: 'f.xml', bytes: xml }] }))
  }
  await world.readNow()
  const standing = async () => {
    const { total, counts } = await world.list()
    return { total, settled: counts['recibido'] ?? 0 }
  }
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await standing()
    const worker = startProcess(server.adminUrl)
    // It dies soon after it has begun to bring mails, or to settle them.
    await expect.poll(standing, { interval: 20 }).not.toEqual(before)
    await pause(Math.random() * 120)
    await worker.kill()
  }
  expect((await standing()).settled).toBeLessThan(count)
  startProcess(server.adminUrl)
  await expect.poll(async () => (await standing()).settled).toBe(count)
  const [kept] = await server.asAdmin<{ mails: number; invoices: number; last: number; answers: number }>(
    `select (select count(*)::integer from invoice_mails where company_id = $1) as mails,
            (select count(distinct numero)::integer from submitted_invoices where company_id = $1) as invoices,
            (select last from submitted_invoice_numbers where company_id = $1) as last,
            (select count(*)::integer from outbox_mails where company_id = $1 and purpose = 'invoice-mail-answer') as answers`,
    [id],
  )
  expect(kept).toEqual({ mails: count, invoices: count, last: count, answers: count })
  await imap.close()
}, 240_000)
