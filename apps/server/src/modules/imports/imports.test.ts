import {
  addImportFiles,
  askUndoImport,
  checkImport,
  createImport,
  dropImport,
  getImport,
  getImportReport,
  getRefusedRecords,
  listImportFindings,
  listImports,
  listImportSources,
  loadImport,
  saveImport,
  saveImportSource,
  undoImport,
} from '@enlace/contract/imports/calls.ts'
import type { ImportLoad, ImportPlan } from '@enlace/contract/imports/schemas.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from './running/taken-files.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { importLoad } from './jobs.ts'

patience.look = 60_000
const folder = await useScratchFolder('enlace-import-desk-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let worker: Worker
beforeAll(() => {
  const policy = { ...usualPolicy, pollMilliseconds: 50 }
  worker = startWorker({ ...server.portal.service, log }, [importLoad], policy)
})
afterAll(() => worker.stop())

async function enter(role: StaffRole = 'cuentas_por_pagar', of?: BuiltCompany) {
  const company = of ?? (await buildCompany(server.db))
  if (!of) await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  return { company, member, browser: await server.signInStaff(member) }
}

const header = 'NIT;Razón social;Factura;Fecha factura;Vencimiento;Valor;Saldo'
const row = (factura: string, saldo = '1.190.000,00', nit = '900.123.456-8') =>
  `${nit};Papelería Ñandú S.A.S.;${factura};15/10/2026;14/11/2026;1.190.000,00;${saldo}`
const fileOf = (lines: readonly string[], name = 'cartera.csv') => ({
  body: {},
  files: [{ field: 'archivo1', name, bytes: [header, ...lines].join('\r\n') }],
})

const look = async (browser: TestBrowser, id: string) =>
  (await server.call(getImport, browser, { params: { id } })).body

/** Waits until a load has finished. */
async function settled(browser: TestBrowser, id: string): Promise<ImportLoad> {
  let load: ImportLoad | null = null
  await expect
    .poll(async () => {
      load = (await look(browser, id)).load
      return load?.state
    })
    .not.toMatch(/checking|loading/)
  if (!load) throw new Error('A load that was begun is there')
  return load
}

const planOf = (load: ImportLoad, change: Partial<ImportPlan> = {}): ImportPlan => ({
  source: 'Siesa cartera',
  picture: load.picture,
  dueDays: load.dueDays,
  files: load.files.map(({ seq, part, sheet, headerLine, fields }) => ({
    seq,
    part,
    sheet,
    headerLine,
    fields,
  })),
  ...change,
})

/** Uploads a file and runs its trial. */
async function tried(browser: TestBrowser, lines: readonly string[], change: Partial<ImportPlan> = {}) {
  const { body } = await server.call(createImport, browser, fileOf(lines))
  const { load } = await look(browser, body.id)
  if (!load) throw new Error('A load that was begun is there')
  const saved = { version: load.version, plan: planOf(load, change) }
  const { version } = (await server.call(saveImport, browser, { params: body, body: saved })).body
  await server.call(checkImport, browser, { params: body, body: { version } })
  return settled(browser, body.id)
}

async function loaded(
  browser: TestBrowser,
  lines: readonly string[],
  change: Partial<ImportPlan> = {},
  confirmsClosing = false,
) {
  const { id, version } = await tried(browser, lines, change)
  await server.call(loadImport, browser, { params: { id }, body: { version, confirmsClosing } })
  return settled(browser, id)
}

const invoices = (company: BuiltCompany) =>
  server.asAdmin<{ factura_cliente: string; saldo_total: string; estado: string }>(
    `select factura_cliente, saldo_total::text, estado from account_statements where company_id = $1 order by 1`,
    [company.id],
  )

describe('a file of invoices', () => {
  it('is looked into, tried without a trace, loaded, and told row by row', async () => {
    const { browser, company, member } = await enter()
    const trial = await tried(browser, [row('FE-1'), row('FE-2', 'mucho'), row('FE-3', '0')])
    expect(trial).toMatchObject({ state: 'checked', source: 'Siesa cartera' })
    expect(trial.checked).toMatchObject({ rowsRead: 3, refused: 1, doubtful: 1 })
    expect(trial.checked?.kinds).toContainEqual({
      kind: 'account-statements',
      inserted: 2,
      updated: 0,
      unchanged: 0,
      deleted: 0,
    })
    expect(await invoices(company)).toEqual([])
    expect((await server.call(listImports, browser)).body).toMatchObject({
      total: 0,
      open: [{ id: trial.id }],
    })

    const params = { id: trial.id }
    const body = { version: trial.version, confirmsClosing: false }
    await server.call(loadImport, browser, { params, body })
    expect((await settled(browser, trial.id)).state).toBe('loaded')
    expect(await invoices(company)).toEqual([
      { factura_cliente: 'FE-1', saldo_total: '1190000.00', estado: 'sin_informar' },
      { factura_cliente: 'FE-3', saldo_total: '0.00', estado: 'pagada' },
    ])
    const { batch } = await look(browser, trial.id)
    expect(batch).toMatchObject({
      state: 'loaded',
      actor: member.email,
      refused: 1,
      refusedFiles: ['cartera.csv'],
    })
    const findings = await server.call(listImportFindings, browser, {
      params,
      query: { severity: 'refused' },
    })
    expect(findings.body.rows).toMatchObject([{ line: 3, field: 'Saldo', value: 'mucho' }])
    const report = await server.call(getImportReport, browser, { params, query: { format: 'csv' } })
    expect(report.response.body).toContain('cartera.csv;3;Rechazado;Saldo;mucho;')
  })

  it('hands its refused records back to be mended, and takes them mended', async () => {
    const { browser, company } = await enter()
    const first = await loaded(browser, [row('FE-1'), row('FE-2', 'mucho')])
    const refused = await server.call(getRefusedRecords, browser, {
      params: { id: first.id },
      query: { file: 'cartera.csv' },
    })
    expect(refused.response.headers['content-disposition']).toContain('Rechazados cartera.xlsx')
    const files = [{ field: 'archivo1', name: 'corregido.xlsx', bytes: refused.response.rawPayload }]
    const { body } = await server.call(createImport, browser, { body: { source: 'Siesa cartera' }, files })
    const { load } = await look(browser, body.id)
    // The header is below the title of the workbook, and the columns are those of the source.
    expect(load?.files[0]).toMatchObject({
      part: 'account-statements',
      fields: { saldo: { column: 'Saldo' } },
    })
    expect(load?.files[0]?.sheets[0]?.rows.map(({ cells }) => cells[2])).toContain('FE-2')
    await loaded(browser, [row('FE-2')])
    expect(await invoices(company)).toHaveLength(2)
  })

  it('brought twice changes nothing', async () => {
    const { browser } = await enter()
    await loaded(browser, [row('FE-1')])
    const again = await tried(browser, [row('FE-1')])
    expect(again.checked?.kinds).toEqual([
      { kind: 'account-statements', inserted: 0, updated: 0, unchanged: 1, deleted: 0 },
    ])
  })

  it('is loaded by the columns that the source was last read by', async () => {
    const { browser } = await enter()
    const strange = [row('FE-9')]
    const { body } = await server.call(createImport, browser, fileOf(strange))
    const { load } = await look(browser, body.id)
    if (!load) throw new Error('A load that was begun is there')
    const plan = planOf(load)
    const fields = { ...plan.files[0]?.fields, motivo: { column: 'Razón social' } }
    const files = plan.files.map((file) => ({ ...file, fields }))
    await loaded(browser, strange, { files })
    const next = await server.call(createImport, browser, {
      ...fileOf(strange),
      body: { source: 'Siesa cartera' },
    })
    expect((await look(browser, next.body.id)).load?.files[0]?.fields['motivo']).toMatchObject({
      column: 'Razón social',
    })
  })
})

it('a file of payments in JSON lines makes one payment of the rows of one voucher', async () => {
  const { browser, company } = await enter()
  await loaded(browser, [row('FE-1', '0')])
  const paid = (fields: object) =>
    JSON.stringify({ nit: '900123456', comprobante: 'CE-7', fecha: '2026-11-20', ...fields })
  const lines = [
    paid({ factura: 'FE-1', valor_pagado: 1000.1, retefuente: 25 }),
    paid({ factura: 'FE-2', valor_pagado: 500 }),
    paid({ comprobante: 'CE-8', valor_pagado: 10, sucursal: '009' }),
  ]
  const files = [{ field: 'archivo1', name: 'pagos.ndjson', bytes: lines.join('\n') }]
  const { body } = await server.call(createImport, browser, { body: {}, files })
  const { load } = await look(browser, body.id)
  if (!load) throw new Error('A load that was begun is there')
  const saved = { version: load.version, plan: planOf(load, { source: 'Pagos' }) }
  const { version } = (await server.call(saveImport, browser, { params: body, body: saved })).body
  await server.call(checkImport, browser, { params: body, body: { version } })
  const trial = await settled(browser, body.id)
  expect(trial.checked).toMatchObject({ rowsRead: 3, refused: 1 })
  expect(trial.checked?.reasons[0]?.message).toContain('no tiene una sucursal «009»')
  const done = { version: trial.version, confirmsClosing: false }
  await server.call(loadImport, browser, { params: body, body: done })
  await settled(browser, body.id)
  const payments = await server.asAdmin(
    `select p.comprobante, p.valor_bruto::text, p.valor_pagado::text, l.factura,
            l.account_statement_id is not null as is_known
       from payments_made p join payments_made_lines l on l.company_id = p.company_id and l.payment_id = p.id
      where p.company_id = $1 order by l.linea`,
    [company.id],
  )
  const payment = { comprobante: 'CE-7', valor_bruto: '1525.10', valor_pagado: '1500.10' }
  expect(payments).toEqual([
    { ...payment, factura: 'FE-1', is_known: true },
    { ...payment, factura: 'FE-2', is_known: false },
  ])
})

describe('a full picture', () => {
  const whole = { picture: 'whole' } as const

  it('closes what it does not list any more, and asks before it closes more than a fifth', async () => {
    const { browser, company } = await enter()
    await loaded(
      browser,
      ['FE-1', 'FE-2', 'FE-3'].map((factura) => row(factura)),
      whole,
    )
    const trial = await tried(browser, [row('FE-1'), row('FE-2')], whole)
    expect(trial.checked?.closing).toEqual({
      open: 3,
      closed: 1,
      examples: ['FE-3'],
      needsConfirmation: true,
    })
    const { id, version } = trial
    await server.call(loadImport, browser, { params: { id }, body: { version, confirmsClosing: false } })
    const stopped = await settled(browser, id)
    expect([stopped.state, stopped.failure]).toEqual([
      'failed',
      'La foto completa cerraría 1 de 3 facturas abiertas, más del 20 %. Revise el archivo y confirme si es correcto.',
    ])
    expect((await loaded(browser, [row('FE-1'), row('FE-2')], whole, true)).state).toBe('loaded')
    expect((await invoices(company)).map(({ estado }) => estado === 'pagada')).toEqual([false, false, true])
  })

  it('leaves alone what another source brought', async () => {
    const { browser, company } = await enter()
    await loaded(browser, [row('FE-1')], { source: 'Otro ERP' })
    await loaded(browser, [row('FE-2')], whole)
    expect((await invoices(company)).map(({ saldo_total }) => saldo_total)).toEqual([
      '1190000.00',
      '1190000.00',
    ])
  })
})

describe('undoing a load', () => {
  const undo = (browser: TestBrowser, id: string) => server.call(undoImport, browser, { params: { id } })
  const asked = async (browser: TestBrowser, id: string) =>
    (await server.call(askUndoImport, browser, { params: { id } })).body

  it('gives every row back what it was, and takes away what was new', async () => {
    const { browser, company } = await enter()
    await loaded(browser, [row('FE-1'), row('FE-2')])
    const before = await server.asAdmin(
      'select * from account_statements where company_id = $1 order by id',
      [company.id],
    )
    const second = await loaded(browser, [row('FE-1', '500.000,00'), row('FE-2'), row('FE-3')])
    expect(await asked(browser, second.id)).toMatchObject({ effects: [{ removed: 1, restored: 1 }] })
    expect((await undo(browser, second.id)).body).toEqual({ rows: 2 })
    const after = await server.asAdmin('select * from account_statements where company_id = $1 order by id', [
      company.id,
    ])
    expect(after).toEqual(before)
    expect((await look(browser, second.id)).batch).toMatchObject({ state: 'undone' })
    expect((await undo(browser, second.id)).problem.code).toBe('import-not-undoable')
  })

  it('is refused where a later load touched a row, and goes once that one is undone', async () => {
    const { browser, company } = await enter()
    const first = await loaded(browser, [row('FE-1')])
    const second = await loaded(browser, [row('FE-1', '10,00')])
    expect((await asked(browser, first.id)).hindrances).toEqual([
      { table: 'account_statements', rows: 1, examples: ['900123456|FE-1'] },
    ])
    expect((await undo(browser, first.id)).problem.code).toBe('import-not-undoable')
    await undo(browser, second.id)
    expect((await undo(browser, first.id)).status).toBe(200)
    expect(await invoices(company)).toEqual([])
    expect(await server.asAdmin('select 1 from third_parties where company_id = $1', [company.id])).toEqual(
      [],
    )
  })
})

describe('a load', () => {
  it('is nobody else’s: another company’s is not found, and who may only look changes nothing', async () => {
    const { browser, company } = await enter()
    const { body } = await server.call(createImport, browser, fileOf([row('FE-1')]))
    const stranger = await enter()
    const params = { id: body.id }
    expect((await server.call(getImport, stranger.browser, { params })).problem.code).toBe('import-not-found')
    expect((await server.call(dropImport, stranger.browser, { params })).problem.code).toBe(
      'import-not-found',
    )
    const reader = await enter('compras', company)
    expect((await server.call(getImport, reader.browser, { params })).status).toBe(200)
    expect((await server.call(dropImport, reader.browser, { params })).problem.code).toBe('role-refused')
    const writer = await enter('comunicaciones', company)
    expect((await server.call(listImports, writer.browser)).problem.code).toBe('role-refused')
  })

  it('is refused where somebody else changed it meanwhile, where it was not tried, and where a column is missing', async () => {
    const { browser } = await enter()
    const { body } = await server.call(createImport, browser, fileOf([row('FE-1')]))
    const { load } = await look(browser, body.id)
    if (!load) throw new Error('A load that was begun is there')
    const save = (version: number, plan: ImportPlan) =>
      server.call(saveImport, browser, { params: body, body: { version, plan } })
    const plan = planOf(load)
    const { version } = (await save(load.version, plan)).body
    expect((await save(load.version, plan)).problem.code).toBe('changed-meanwhile')
    const untried = await server.call(loadImport, browser, {
      params: body,
      body: { version, confirmsClosing: false },
    })
    expect(untried.problem.code).toBe('import-unchecked')
    const bare = { ...plan, files: plan.files.map((file) => ({ ...file, fields: {} })) }
    const saved = await save(version, bare)
    const check = await server.call(checkImport, browser, { params: body, body: saved.body })
    expect(check.problem.code).toBe('import-unready')
    expect((await server.call(dropImport, browser, { params: body })).status).toBe(200)
    expect((await server.call(getImport, browser, { params: body })).status).toBe(404)
  })

  it('takes no file that is no table, and says why', async () => {
    const { browser } = await enter()
    const broken = Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0])
    const files = [{ field: 'archivo1', name: 'roto.xlsx', bytes: broken }]
    const refused = await server.call(createImport, browser, { body: {}, files })
    expect(refused.problem).toMatchObject({
      code: 'file-refused',
      fields: { archivo1: expect.stringMatching(/^El archivo roto\.xlsx está dañado .*guárdelo otra vez/) },
    })
    const { body } = await server.call(createImport, browser, fileOf([row('FE-1')]))
    await server.call(addImportFiles, browser, { params: body, ...fileOf([row('FE-2')], 'otra.csv') })
    expect((await look(browser, body.id)).load?.files.map(({ seq, name }) => [seq, name])).toEqual([
      [1, 'cartera.csv'],
      [2, 'otra.csv'],
    ])
  })
})

it('a source is expected as the company says, and shows that it is late', async () => {
  const { browser, company } = await enter()
  await loaded(browser, [row('FE-1')])
  const rhythm = { every: 'business-day', before: '08:00' } as const
  const save = (version: number) =>
    server.call(saveImportSource, browser, { params: { source: 'Siesa cartera' }, body: { version, rhythm } })
  const sources = async () => (await server.call(listImportSources, browser)).body.sources
  expect(await sources()).toMatchObject([{ source: 'Siesa cartera', state: 'no-rhythm', version: 0 }])
  expect((await save(0)).status).toBe(200)
  expect((await save(0)).problem.code).toBe('changed-meanwhile')
  expect(await sources()).toMatchObject([{ state: 'on-time', version: 1, rhythm }])
  await server.asAdmin(
    `update import_batches set finished_at = now() - interval '20 days' where company_id = $1`,
    [company.id],
  )
  expect(await sources()).toMatchObject([{ state: 'late' }])
})
