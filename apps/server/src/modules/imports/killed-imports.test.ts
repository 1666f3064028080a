import {
  checkImport,
  createImport,
  getImport,
  loadImport,
  saveImport,
  undoImport,
} from '@enlace/contract/imports/calls.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import type { ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { asOwner } from '@enlace/database/driver/owner.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useWorkerProcesses } from '@enlace/testing/use-worker-processes.ts'
import { afterEach, expect, it } from 'vitest'
import { patience } from './running/taken-files.ts'
import { importLoad } from './jobs.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'

// On a busy machine the inspection must still finish before the trial.
patience.look = 60_000
const folder = await useScratchFolder('enlace-killed-imports-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
const startDoomed = useWorkerProcesses({ folder, tasks: import.meta.resolve('./jobs.ts') })
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Rows of a file. Their number does not affect timing, since the written table is locked. */
const many = 300

let worker: Worker | undefined
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

function startHealthy(): void {
  worker = startWorker({ ...server.portal.service, log }, [importLoad], {
    ...usualPolicy,
    leaseSeconds: 1,
    renewMilliseconds: 250,
    pollMilliseconds: 50,
    firstRetrySeconds: 0.1,
  })
}

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, 'cuentas_por_pagar')
  return { company, browser: await server.signInStaff(member) }
}

const header = 'NIT;Razón social;Factura;Fecha factura;Vencimiento;Valor;Saldo'
const linesOf = (from: number, count: number, saldo: string) =>
  Array.from(
    { length: count },
    (_, n) =>
      `900.123.456-8;Papelería Ñandú S.A.S.;FE-${from + n};15/10/2026;14/11/2026;1.190.000,00;${saldo}`,
  )

const look = async (browser: TestBrowser, id: string): Promise<ImportLoad> => {
  const { load } = (await server.call(getImport, browser, { params: { id } })).body
  if (!load) throw new Error('A load that was begun is there')
  return load
}

async function settled(browser: TestBrowser, id: string): Promise<ImportLoad> {
  await expect
    .poll(async () => (await look(browser, id)).state, { timeout: 120_000, interval: 50 })
    .not.toMatch(/checking|loading/)
  return look(browser, id)
}

/** Uploads a file and runs its trial; calls meanwhile see the load as busy. */
async function tried(browser: TestBrowser, lines: readonly string[]): Promise<ImportLoad> {
  const files = [{ field: 'archivo1', name: 'cartera.csv', bytes: [header, ...lines].join('\r\n') }]
  const { body } = await server.call(createImport, browser, { body: {}, files })
  const { id, version, picture, dueDays, files: seen } = await look(browser, body.id)
  const planned = seen.map(({ seq, part, sheet, headerLine, fields }) => ({
    seq,
    part,
    sheet,
    headerLine,
    fields,
  }))
  const plan = { source: 'Siesa cartera', picture, dueDays, files: planned }
  const saved = await server.call(saveImport, browser, { params: { id }, body: { version, plan } })
  await server.call(checkImport, browser, { params: { id }, body: saved.body })
  return settled(browser, id)
}

const begin = (browser: TestBrowser, { id, version }: ImportLoad) =>
  server.call(loadImport, browser, { params: { id }, body: { version, confirmsClosing: false } })

/** The state of a company's loads: invoices with balances, batches by state, audit entries. */
async function standing(company: BuiltCompany) {
  const one = async (sql: string) => (await server.asAdmin<{ n: number }>(sql, [company.id]))[0]?.n ?? -1
  return {
    invoices: await one('select count(*)::integer as n from account_statements where company_id = $1'),
    suppliers: await one('select count(*)::integer as n from third_parties where company_id = $1'),
    changes: await one('select count(*)::integer as n from import_changes where company_id = $1'),
    batches: await server.asAdmin('select state from import_batches where company_id = $1', [company.id]),
    audited: await one(
      `select count(*)::integer as n from audit_log where company_id = $1 and action = 'documents-imported'`,
    ),
  }
}

const nothing = { invoices: 0, suppliers: 0, changes: 0, batches: [], audited: 0 }

/**
 * The connections that write a load's rows; one whose process was killed runs on until it checks its client.
 * Autovacuum mentions the same tables.
 */
const writing = () =>
  server.asAdmin(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and application_name <> 'enlace hold' and state <> 'idle' and query ~* 'load_staged|load_resolved|import_changes'`,
  )
const isWriting = () => expect.poll(writing, { timeout: 90_000, interval: 5 }).not.toEqual([])

/** Locks the tables that a load writes while `act` runs. */
async function holding(act: () => Promise<unknown>): Promise<void> {
  // Without the lock a busy machine would notice the writing only when it is nearly finished.
  await asOwner(server.adminUrl, 'hold', async (client) => {
    await client.query('begin; lock table account_statements in share mode')
    await act()
    await client.query('rollback')
  })
}

/** Blocks a load while it writes until `act` is done. */
const inTheMidst = (act: () => Promise<unknown>) =>
  holding(async () => {
    await isWriting()
    await act()
  })

/** Counts the loads that wait for a lock, of the test or of each other. */
const waiting = async () =>
  (
    await server.asAdmin(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length

/** Starts a process that runs the load, and kills it while it writes. */
async function killInTheMidst(): Promise<void> {
  const doomed = startDoomed(server.adminUrl)
  await inTheMidst(() => doomed.kill())
  await expect.poll(writing, { timeout: 90_000, interval: 20 }).toEqual([])
}

it('a load whose process is killed in its midst leaves nothing of it, and is done once afterwards', async () => {
  const { company, browser } = await enter()
  startHealthy()
  const trial = await tried(browser, linesOf(0, many, '1.190.000,00'))
  await worker?.stop()
  await begin(browser, trial)
  for (let round = 0; round < 2; round++) {
    await killInTheMidst()
    expect(await standing(company)).toEqual(nothing)
    expect((await look(browser, trial.id)).state).toBe('loading')
  }
  startHealthy()
  const done = await settled(browser, trial.id)
  expect([done.state, done.checked?.rowsRead]).toEqual(['loaded', many])
  const whole = {
    invoices: many,
    suppliers: 1,
    // Each invoice, its supplier and the supplier's branch.
    changes: many + 2,
    batches: [{ state: 'loaded' }],
    audited: 1,
  }
  expect(await standing(company)).toEqual(whole)

  // The final update was lost after the commit: it is repeated, and nothing is loaded twice.
  await server.asAdmin(`update import_loads set state = 'loading', checked = null where id = $1`, [trial.id])
  await server.asAdmin(
    `insert into jobs (company_id, task, payload) values ($1, 'import', jsonb_build_object('load', $2::text))`,
    [company.id, trial.id],
  )
  expect(await settled(browser, trial.id)).toMatchObject({ state: 'loaded', checked: { rowsRead: many } })
  expect(await standing(company)).toEqual(whole)
  expect((await server.call(undoImport, browser, { params: { id: trial.id } })).body).toEqual({
    rows: many + 2,
  })
}, 400_000)

it('a load that takes its process down each time is told as not loaded, and can be begun again', async () => {
  const { company, browser } = await enter()
  startHealthy()
  const trial = await tried(browser, linesOf(0, many, '1.190.000,00'))
  await worker?.stop()
  await begin(browser, trial)
  // Fewer attempts than the real limit are enough to test giving up.
  await server.asAdmin(`update jobs set max_attempts = 3 where company_id = $1 and task = 'import'`, [
    company.id,
  ])
  for (let round = 0; round < 3; round++) await killInTheMidst()
  startHealthy()
  const failed = await settled(browser, trial.id)
  expect([failed.state, failed.failure]).toEqual(['failed', importsTexts.failedUnexpectedly])
  expect(await standing(company)).toEqual({ ...nothing, batches: [{ state: 'failed' }] })
  const { version } = failed
  await server.call(checkImport, browser, { params: { id: trial.id }, body: { version } })
  await begin(browser, await settled(browser, trial.id))
  expect((await settled(browser, trial.id)).state).toBe('loaded')
  expect(await standing(company)).toMatchObject({
    invoices: many,
    batches: [{ state: 'loaded' }],
    audited: 1,
  })
}, 400_000)

it('a load goes on where the database restarts in its midst', async () => {
  const { company, browser } = await enter()
  startHealthy()
  const trial = await tried(browser, linesOf(0, many, '1.190.000,00'))
  await begin(browser, trial)
  // A server restart ends all connections except the one that holds the lock.
  await inTheMidst(() =>
    server.asAdmin(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'enlace hold'`,
    ),
  )
  expect((await settled(browser, trial.id)).state).toBe('loaded')
  expect(await standing(company)).toMatchObject({
    invoices: many,
    changes: many + 2,
    batches: [{ state: 'loaded' }],
    audited: 1,
  })
}, 200_000)

it('two loads of one source at the same time come one after the other, and the later one is what stands', async () => {
  const { company, browser } = await enter()
  startHealthy()
  const first = await tried(browser, linesOf(0, many, '1.190.000,00'))
  const second = await tried(browser, linesOf(many / 2, many, '500.000,00'))
  // Both run before the first is done.
  await holding(async () => {
    await Promise.all([begin(browser, first), begin(browser, second)])
    await expect.poll(waiting, { timeout: 90_000, interval: 20 }).toBe(2)
  })
  const states = await Promise.all([first, second].map(async ({ id }) => (await settled(browser, id)).state))
  expect(states).toEqual(['loaded', 'loaded'])
  const rows = await server.asAdmin(
    `select count(*)::integer as n, s.import_batch_id = b.id as of_the_later
       from account_statements s,
            lateral (select id from import_batches where company_id = s.company_id order by finished_at desc limit 1) b
      where s.company_id = $1 group by 2 order by 2`,
    [company.id],
  )
  expect(rows).toEqual([
    { n: many / 2, of_the_later: false },
    { n: many, of_the_later: true },
  ])
  const counts = await server.asAdmin<{ inserted: number; updated: number }>(
    `select sum(rows_inserted)::integer as inserted, sum(rows_updated)::integer as updated
       from import_batches where company_id = $1`,
    [company.id],
  )
  expect(counts).toEqual([{ inserted: many * 1.5 + 2, updated: many / 2 }])
}, 200_000)
