import { setTimeout as pause } from 'node:timers/promises'
import { getExportFile, listExports, removeExport } from '@enlace/contract/exports/calls.ts'
import type { Export } from '@enlace/contract/exports/schemas.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import {
  exportAccountStatements,
  requestAccountStatementsExport,
} from '@enlace/contract/account-statements/calls.ts'
import { requestPurchaseOrdersExport } from '@enlace/contract/purchase-order/calls.ts'
import { asOwner } from '@enlace/database/driver/owner.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { toldExport } from '@enlace/testing/told-export.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useWorkerProcesses } from '@enlace/testing/use-worker-processes.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { tasks } from '../../app/jobs.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import type { Task } from '../../core/jobs/task.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { sweepStorage } from '../../core/storage/sweep.ts'
import { sweepDownloads } from './commands.ts'

const folder = await useScratchFolder('enlace-background-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
const startDoomed = useWorkerProcesses({
  folder,
  tasks: import.meta.resolve('@enlace/testing/told-export.ts'),
  leaseSeconds: 20,
})
const workers: Worker[] = []
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
})

function work(done: readonly Task[] = tasks): Worker {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const worker = startWorker({ ...server.portal.service, log }, done, {
    ...usualPolicy,
    pollMilliseconds: 50,
  })
  workers.push(worker)
  return worker
}

/** A supplier with `count` pending invoices. */
async function enter(count: number) {
  const company = await buildCompany(server.db)
  const { person, branch, thirdParty } = await buildSupplier(server.db, company)
  // Without triggers: the insertion of a hundred thousand rows is not under test.
  await server.asAdmin(
    `set session_replication_role = replica;
     insert into account_statements (company_id, third_party_id, third_id, erp_key, factura_cliente, fecha_factura,
       fecha_vencimiento, valor_facturado, saldo_total)
     select ${company.id}, ${thirdParty.id}, ${branch.id}, n, 'FE-' || n, date '2026-03-01', date '2026-04-01', n, n
       from generate_series(1, ${count}) n;
     set session_replication_role = origin`,
  )
  return { company, person, branch, thirdParty, browser: await server.signIn(person) }
}

const request = (browser: TestBrowser, format = 'csv') =>
  server.call(requestAccountStatementsExport, browser, { params: { format } })
const requestOrders = (browser: TestBrowser) =>
  server.call(requestPurchaseOrdersExport, browser, { params: { format: 'csv' } })

const filesOf = async (browser: TestBrowser) => (await server.call(listExports, browser)).body.rows

async function until(browser: TestBrowser, isReady: (file: Export) => boolean): Promise<Export> {
  for (let tries = 0; tries < 1000; tries++) {
    const [file] = await filesOf(browser)
    if (file && isReady(file)) return file
    await pause(50)
  }
  throw new Error('The file never came that far')
}
const untilDone = (browser: TestBrowser) => until(browser, ({ state }) => state === 'done')

const bytesOf = async (browser: TestBrowser, id: string) => {
  const { status, response, problem } = await server.call(getExportFile, browser, { params: { id } })
  return { status, bytes: response.rawPayload, code: problem.code }
}
const rowsOf = (bytes: Buffer) => bytes.toString('utf8').trimEnd().split('\r\n').length - 1

describe('a file that is too long to wait for', () => {
  it('is not handed out at once, also by a ticket, which says where it goes instead', async () => {
    const { browser } = await enter(20_001)
    for (const call of [exportAccountStatements, ticketCallOf(exportAccountStatements)]) {
      const { status, problem } = await server.call(call, browser, { params: { format: 'xlsx' } })
      expect([status, problem.code]).toEqual([409, 'export-in-background'])
      expect(problem.message).toContain('20.000')
    }
    const { problem } = await server.call(exportAccountStatements, browser, { params: { format: 'pdf' } })
    expect(problem.code).toBe('export-in-background')
    const refused = await request(browser, 'pdf')
    expect([refused.status, refused.problem.code]).toEqual([422, 'export-too-long'])
  })

  it('is made in the background, tells how far it is, and is found again with all its rows', async () => {
    const { browser } = await enter(25_000)
    const { body } = await request(browser)
    expect(await filesOf(browser)).toMatchObject([
      {
        id: body.id,
        list: 'account-statements',
        format: 'csv',
        state: 'waiting',
        rows_total: 25_000,
        rows_done: 0,
      },
    ])
    work()
    const file = await untilDone(browser)
    expect(file).toMatchObject({ rows_done: 25_000, rows_total: 25_000, can_open: true })
    const { bytes } = await bytesOf(browser, file.id)
    expect([rowsOf(bytes), bytes.length]).toEqual([25_000, file.size])
    // Repeated: a file, unlike a ticket, can be used again.
    expect((await bytesOf(browser, file.id)).status).toBe(200)
  })
})

/** Returns how often a company's file was started; undefined once it is done or given up. */
async function attemptsOf(company: number): Promise<number | undefined> {
  const [row] = await server.asAdmin<{ attempts: number }>(
    `select attempts from jobs where company_id = $1 and task = 'export'`,
    [company],
  )
  return row?.attempts
}

describe('a worker that is killed', () => {
  it('leaves a file that another takes up within half a minute and makes whole', async () => {
    const { browser, company } = await enter(5000)
    await request(browser, 'xlsx')
    // However fast the file is made, it cannot be stored.
    await asOwner(server.adminUrl, 'hold', async (client) => {
      await client.query('begin; lock table stored_files in share mode')
      const doomed = startDoomed(server.adminUrl)
      await until(browser, ({ state, rows_done }) => state === 'running' && rows_done > 0)
      await doomed.kill()
      await client.query('rollback')
    })
    expect((await filesOf(browser))[0]?.state).toBe('running')
    const lease = `update jobs set claimed_until = claimed_until - make_interval(secs => $2)
      where company_id = $1 and task = 'export' returning extract(epoch from claimed_until - now())::float as seconds`
    const [held] = await server.asAdmin<{ seconds: number }>(lease, [company.id, 0])
    expect(held?.seconds).toBeLessThan(30)
    await server.asAdmin(lease, [company.id, 30])
    work()
    while ((await attemptsOf(company.id)) === 1) await pause(20)
    const file = await untilDone(browser)
    expect(file.rows_done).toBe(5000)
    const { bytes } = await bytesOf(browser, file.id)
    expect(bytes.subarray(-22, -18)).toEqual(Buffer.from([0x50, 0x4b, 5, 6]))
    expect(bytes.length).toBe(file.size)
  }, 90_000)
})

describe('a file of somebody', () => {
  it('is nobody else’s: not of a colleague, another supplier or another company', async () => {
    const { browser, company, thirdParty } = await enter(3)
    await request(browser)
    work()
    const { id } = await untilDone(browser)
    const others = [
      await buildPerson(server.db, thirdParty),
      (await buildSupplier(server.db, company)).person,
      (await enter(1)).person,
    ]
    for (const person of others) {
      const other = await server.signIn(person)
      expect(await filesOf(other)).toEqual([])
      expect(await bytesOf(other, id)).toMatchObject({ status: 404, code: 'document-not-found' })
      const removal = await server.call(removeExport, other, { params: { id } })
      expect(removal.status).toBe(404)
    }
    expect((await bytesOf(browser, id)).status).toBe(200)
  })

  it('may not be opened any more once a branch or the module that it tells of was taken away', async () => {
    const { browser, company, thirdParty, person } = await enter(3)
    const other = await buildBranch(server.db, thirdParty)
    await requestOrders(browser)
    work()
    const { id } = await untilDone(browser)
    await changeSettings(server.db, company, { orden_compra: 0 })
    expect((await filesOf(browser))[0]?.can_open).toBe(false)
    expect((await bytesOf(browser, id)).code).toBe('document-not-found')
    await changeSettings(server.db, company, { orden_compra: 1 })
    expect((await bytesOf(browser, id)).status).toBe(200)
    await server.asAdmin(`update memberships set all_accounts = false where id = $1`, [person.membership])
    await server.asAdmin(`insert into membership_accounts values ($1, $2, $3)`, [
      company.id,
      person.membership,
      other.id,
    ])
    expect((await bytesOf(browser, id)).code).toBe('document-not-found')
  })

  it('is not made any more for whom the module was switched off meanwhile', async () => {
    const { browser, company } = await enter(3)
    await requestOrders(browser)
    await changeSettings(server.db, company, { orden_compra: 0 })
    work()
    expect(await until(browser, ({ state }) => state === 'failed')).toMatchObject({
      rows_done: 0,
      size: null,
    })
  })

  it('waits its turn: a fourth is refused until one is there', async () => {
    const { browser } = await enter(3)
    for (let n = 0; n < 3; n++) expect((await request(browser)).status).toBe(200)
    const refused = await request(browser)
    expect([refused.status, refused.problem.code]).toEqual([429, 'exports-waiting'])
    const [first] = await filesOf(browser)
    await server.call(removeExport, browser, { params: { id: first?.id } })
    expect((await request(browser)).status).toBe(200)
  })
})

describe('a file that is not wanted any more', () => {
  it('is not made when it was given up while it waited', async () => {
    const { browser, company } = await enter(3)
    const { body } = await request(browser)
    expect((await server.call(removeExport, browser, { params: { id: body.id } })).body.removed).toBe(true)
    expect(await filesOf(browser)).toMatchObject([{ state: 'cancelled' }])
    expect(await attemptsOf(company.id)).toBeUndefined()
  })

  it('is left off when it was given up while it was made', async () => {
    const { browser, company } = await enter(20_000)
    const { body } = await request(browser, 'xlsx')
    work([toldExport])
    await until(browser, ({ rows_done }) => rows_done > 0)
    await server.call(removeExport, browser, { params: { id: body.id } })
    while ((await attemptsOf(company.id)) !== undefined) await pause(20)
    expect(await filesOf(browser)).toMatchObject([{ state: 'cancelled', size: null }])
  }, 60_000)

  it('is gone with its bytes once it was deleted, or is too old', async () => {
    const { browser, company } = await enter(3)
    const { storage } = server.portal.service
    const keys = async () =>
      (
        await server.asAdmin<{ storage_key: string }>(
          `select storage_key from stored_files where company_id = $1 and claimed_at is not null`,
          [company.id],
        )
      ).map(({ storage_key }) => storage_key)
    await request(browser)
    work()
    const { id } = await untilDone(browser)
    const [first = ''] = await keys()
    await server.call(removeExport, browser, { params: { id } })
    expect([await filesOf(browser), await keys()]).toEqual([[], []])

    await request(browser)
    await untilDone(browser)
    const [second = ''] = await keys()
    await server.asAdmin(`update exports set expires_at = now() where company_id = $1`, [company.id])
    expect((await bytesOf(browser, (await filesOf(browser))[0]?.id ?? '')).code).toBe('document-not-found')
    await sweepDownloads(server.db)
    expect(await filesOf(browser)).toMatchObject([{ state: 'expired' }])
    await server.asAdmin(
      `update stored_files set created_at = now() - interval '3 hours' where company_id = $1`,
      [company.id],
    )
    await sweepStorage(server.db, storage)
    for (const key of [first, second]) await expect(storage.get(key)).rejects.toThrow(/ENOENT/)
  })
})
