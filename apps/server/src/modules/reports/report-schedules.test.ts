import { getExportFile, listExports } from '@enlace/contract/exports/calls.ts'
import { listReports } from '@enlace/contract/reports/calls.ts'
import { requestReportExport } from '@enlace/contract/reports/export-calls.ts'
import {
  createReportSchedule,
  listReportSchedules,
  removeReportSchedule,
  switchReportSchedule,
} from '@enlace/contract/reports/schedule-calls.ts'
import { mostSchedules } from '@enlace/contract/reports/schemas.ts'
import { buildCompany, buildSupplier, changeSettings, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { tasks } from '../../app/jobs.ts'

const folder = await useScratchFolder('enlace-reports-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const workers: Worker[] = []
const stopWorkers = () => Promise.all(workers.splice(0).map((worker) => worker.stop()))
afterEach(async () => {
  await stopWorkers()
})

const weekly = {
  report: 'cartera-por-edades',
  formato: 'csv',
  frecuencia: 'semanal',
  dia: 1,
  hora: 6,
  periodo: null,
} as const

async function enter() {
  const company = await buildCompany(server.db, { settings: { reports: 1 } })
  const supplier = await buildSupplier(server.db, company)
  await buildStatement(server, supplier.branch, { factura_cliente: 'FE-PROPIA' })
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

const plan = (browser: TestBrowser, body: object = {}) =>
  server.call(createReportSchedule, browser, { body: { ...weekly, ...body } })

/** Makes the schedules due now. */
const makeDue = ({ id }: BuiltCompany) =>
  server.asAdmin(
    `update report_schedules set next_at = now() - interval '10 minutes' where company_id = $1`,
    [id],
  )

/** Runs the due jobs on the given number of nodes, until none of the company is left. */
async function workThrough({ id }: BuiltCompany, nodes = 1): Promise<void> {
  await server.asAdmin(`insert into jobs (company_id, task) values ($1, 'report-schedules')`, [id])
  const service = { ...server.portal.service, log: server.portal.log }
  const own = tasks.filter(({ name }) => name.startsWith('report') || name === 'export')
  for (let node = 0; node < nodes; node++) workers.push(startWorker(service, own))
  const left = () =>
    server.asAdmin(`select task, last_error from jobs where company_id = $1 and task = any($2)`, [
      id,
      own.map(({ name }) => name),
    ])
  await expect.poll(left).toEqual([])
  await stopWorkers()
}

const mailsOf = ({ id }: BuiltCompany) =>
  server.asAdmin<{ recipient: string; subject: string; text: string; html: string }>(
    `select recipient, subject, text, html from outbox_mails where company_id = $1 and purpose = 'report'`,
    [id],
  )

describe('a report that somebody plans', () => {
  it('comes once for each time, as a link to a file that only that person opens', async () => {
    const { company, person, browser } = await enter()
    const { body: planned } = await plan(browser)
    expect(planned).toMatchObject({ titulo: 'Cartera por edades', activa: true, ultima: null, vigente: true })
    await makeDue(company)
    await workThrough(company, 2)
    await workThrough(company)
    const [mail, ...others] = await mailsOf(company)
    expect(others).toEqual([])
    expect(mail?.recipient).toBe(person.email)
    expect(mail?.subject).toContain('Cartera por edades')
    expect(mail?.text).toContain('/#/downloads')
    // The mail contains nothing of the file's contents.
    expect(`${mail?.text}${mail?.html}`).not.toContain('FE-PROPIA')

    const { body: files } = await server.call(listExports, browser, {})
    expect(files.rows).toHaveLength(1)
    const [file] = files.rows
    expect(file).toMatchObject({
      list: 'reports',
      titulo: 'Cartera por edades',
      state: 'done',
      can_open: true,
    })
    const opened = await server.call(getExportFile, browser, { params: { id: file?.id } })
    expect(opened.response.rawPayload.toString('utf8')).toContain('FE-PROPIA')
    const stranger = await server.signIn((await buildSupplier(server.db, company)).person)
    expect((await server.call(getExportFile, stranger, { params: { id: file?.id } })).status).toBe(404)

    const { body: list } = await server.call(listReportSchedules, browser, {})
    expect(list.rows[0]?.ultimo_estado).toBe('done')
    expect(new Date(list.rows[0]?.proxima ?? 0).getTime()).toBeGreaterThan(Date.now())
    const { body: index } = await server.call(listReports, browser, {})
    expect(index.reports.find(({ id }) => id === weekly.report)?.programados).toBe(1)
  })

  it('is of the days that its period has when it is due, and narrowed as it was planned', async () => {
    const { company, branch, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'FE-OTRA' })
    await plan(browser, { q: 'PROPIA', report: 'cartera-por-edades' })
    await plan(browser, {
      report: 'pagos-con-retenciones',
      periodo: 'mes_anterior',
      frecuencia: 'mensual',
      dia: 5,
    })
    await makeDue(company)
    await workThrough(company)
    const { body } = await server.call(listExports, browser, {})
    const ageing = body.rows.find(({ titulo }) => titulo === 'Cartera por edades')
    const { response } = await server.call(getExportFile, browser, { params: { id: ageing?.id } })
    expect(response.rawPayload.toString('utf8')).toContain('FE-PROPIA')
    expect(response.rawPayload.toString('utf8')).not.toContain('FE-OTRA')
    const texts = (await mailsOf(company)).map(({ text }) => text).join('\n')
    expect(texts).toMatch(/Del 01\/\d\d\/\d{4} al (28|29|30|31)\/\d\d\/\d{4}/)
    expect(texts).toContain('Esta vez no hay filas en el período.')
    expect(texts).toContain('texto «PROPIA»')
  })

  it('comes no more once it is paused, ended, or the person or the module is gone', async () => {
    const { company, person, browser } = await enter()
    const { body: planned } = await plan(browser)
    const params = { id: planned.id }
    await server.call(switchReportSchedule, browser, { params, body: { activa: false } })
    await makeDue(company)
    await workThrough(company)
    expect(await mailsOf(company)).toEqual([])
    const resumed = await server.call(switchReportSchedule, browser, { params, body: { activa: true } })
    expect(new Date(resumed.body.proxima).getTime()).toBeGreaterThan(Date.now())

    for (const leave of [
      () => changeSettings(server.db, company, { reports: 0 }),
      async () => {
        await changeSettings(server.db, company, { reports: 1 })
        await server.asAdmin(`update memberships set active = false where id = $1`, [person.membership])
      },
    ]) {
      await leave()
      await makeDue(company)
      await workThrough(company)
      expect(await mailsOf(company)).toEqual([])
    }
    await server.asAdmin(`update memberships set active = true where id = $1`, [person.membership])
    await server.asAdmin(
      `insert into report_settings (company_id, report, is_on) values ($1, 'cartera-por-edades', false)`,
      [company.id],
    )
    await makeDue(company)
    await workThrough(company)
    expect(await mailsOf(company)).toEqual([])
    const again = await server.signIn(person)
    const { body } = await server.call(listReportSchedules, again, {})
    expect(body.rows[0]?.vigente).toBe(false)
    expect((await server.call(removeReportSchedule, again, { params })).body).toEqual({ removed: true })
    expect((await server.call(removeReportSchedule, again, { params })).status).toBe(404)
  })

  it('is its person’s alone, has a time that there is, and is one of not too many', async () => {
    const { company, thirdParty, browser } = await enter()
    const { body: planned } = await plan(browser)
    const colleague = await server.signIn((await buildSupplier(server.db, company)).person)
    const params = { id: planned.id }
    expect((await server.call(listReportSchedules, colleague, {})).body.rows).toEqual([])
    expect(
      (await server.call(switchReportSchedule, colleague, { params, body: { activa: false } })).status,
    ).toBe(404)
    expect((await server.call(removeReportSchedule, colleague, { params })).status).toBe(404)
    for (const wrong of [{ dia: 0 }, { dia: 8 }, { hora: 24 }, { formato: 'zip' }, { periodo: 'fechas' }])
      expect([wrong, (await plan(browser, wrong)).status]).toEqual([wrong, 422])
    expect((await plan(browser, { report: 'ninguno' })).status).toBe(404)
    await server.asAdmin(
      `insert into report_schedules (company_id, membership_id, report, format, query, frequency, day, hour, next_at)
       select company_id, membership_id, report, format, query, frequency, day, hour, next_at
         from report_schedules, generate_series(2, $2::integer) where company_id = $1`,
      [thirdParty.company.id, mostSchedules],
    )
    expect((await plan(browser)).problem.code).toBe('too-many-report-schedules')
  })
})

it('a report that was asked for in the background is made, and its person is told once that it is ready', async () => {
  const { company, person, browser } = await enter()
  const { status } = await server.call(requestReportExport, browser, {
    params: { format: 'pdf' },
    query: { report: 'cartera-por-edades' },
  })
  expect(status).toBe(200)
  await workThrough(company)
  const told = await server.asAdmin(
    `select kind, membership_id, subject from notification_events where company_id = $1 and kind = 'report-ready'`,
    [company.id],
  )
  expect(told).toEqual([
    {
      kind: 'report-ready',
      membership_id: person.membership,
      subject: { reporte: 'Cartera por edades', path: '/downloads' },
    },
  ])
  expect(await mailsOf(company)).toEqual([])
})
