import type { AddressInfo } from 'node:net'
import { askUndoImport, getImport, listImports, undoImport } from '@enlace/contract/imports/calls.ts'
import { pushLimits } from '@enlace/contract/push/schemas.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { askAsProgram, buildApiKey, ndjsonOf, type ProgramRequest } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { beforeAll, expect, it } from 'vitest'

const server = useTestServer({}, 'own')
let port: number
beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

const nit = '860001911'
const invoice = (number: number, more: object = {}) => ({
  nit,
  factura: `FE-${number}`,
  fecha: '2026-03-01',
  vencimiento: '2026-03-31',
  valor: 1190000,
  ...more,
})
const part = pushLimits.chunkRecords
/** Creates the records of a full chunk. */
const wholePart = (more: object = {}) => Array.from({ length: part }, (_, at) => invoice(at, more))

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
  const key = await buildApiKey(server.db, company)
  const push = (kind: string, body: NonNullable<ProgramRequest['body']>, idempotencyKey = '') =>
    askAsProgram(port, key, {
      method: 'POST',
      path: `/v1/records/${kind}`,
      headers: {
        'content-type': 'application/x-ndjson',
        ...(idempotencyKey !== '' && { 'idempotency-key': idempotencyKey }),
      },
      body,
    })
  await push('third-parties', ndjsonOf([{ nit, nombre: 'Papelería S.A.S.' }]))
  const own = (sql: string) => server.asAdmin<Record<string, unknown>>(sql, [company.id])
  const invoices = () =>
    own(
      `select erp_key, id, saldo_total, estado from account_statements where company_id = $1 order by erp_key`,
    )
  const loads = async () => {
    const { body } = await server.call(listImports, browser, { query: { page: 1 } })
    return body.rows.filter(({ files }) => files !== 'third-parties.ndjson')
  }
  const ask = (id: string) => server.call(askUndoImport, browser, { params: { id } })
  const undo = (id: string) => server.call(undoImport, browser, { params: { id } })
  return { company, browser, push, own, invoices, loads, ask, undo }
}

/** Creates a body that pauses after its first part until resumed or aborted. */
function halted(first: string, rest = '') {
  const gate = Promise.withResolvers<'on' | 'off'>()
  async function* pieces() {
    yield first
    if ((await gate.promise) === 'off') throw new Error('broken off')
    yield rest
  }
  return { body: pieces(), goOn: () => gate.resolve('on'), breakOff: () => gate.resolve('off') }
}

it('is one load in the history, with its counts, its findings and what was refused under one header', async () => {
  const { push, own, loads, browser } = await enter()
  const [broken, ...good] = wholePart()
  const records = [{ ...broken, fecha: 'ayer' }, ...good, { color: 'rojo', ...invoice(part, { valor: 'x' }) }]
  const { lines } = await push('account-statements', ndjsonOf(records))
  const last = lines.at(-1)
  const [load, ...others] = await loads()
  expect(others).toEqual([])
  expect([last?.['load'], last?.['batches']]).toEqual([load?.id, [load?.id]])
  expect(load).toMatchObject({
    files: 'account-statements.ndjson',
    state: 'loaded',
    rowsRead: part + 1,
    inserted: part - 1,
    refused: 2,
    brokeOff: false,
  })
  const findings = await own(
    `select seq, line, severity, record from import_findings where company_id = $1 and severity = 'refused' order by seq`,
  )
  const names = ['nit', 'factura', 'fecha', 'vencimiento', 'valor', 'color']
  expect(findings).toMatchObject([
    { line: 1, record: [nit, 'FE-0', 'ayer', '2026-03-31', '1190000'] },
    { line: part + 1, record: [nit, `FE-${part}`, '2026-03-01', '2026-03-31', 'x', 'rojo'] },
  ])
  const { body } = await server.call(getImport, browser, { params: { id: load?.id ?? '' } })
  expect(body.batch).toMatchObject({ refusedFiles: ['account-statements.ndjson'] })
  expect(
    await own(`select headers, parts from import_batches where company_id = $1 and id = '${load?.id}'`),
  ).toEqual([{ headers: { 'account-statements.ndjson': names }, parts: 2 }])
  const told = await own(
    `select action from audit_log where company_id = $1 and target = '${load?.id}' order by id`,
  )
  expect(told).toEqual([{ action: 'documents-imported' }, { action: 'records-pushed' }])
})

it('is undone as a whole, also where a later part changed what an earlier one had brought', async () => {
  const { push, invoices, loads, undo, ask } = await enter()
  await push('account-statements', ndjsonOf([invoice(0, { saldo: 7 }), invoice(1), invoice(2)]))
  const before = await invoices()
  const gone = (number: number) => ({ nit, factura: `FE-${number}`, _deleted: true })
  await push(
    'account-statements',
    ndjsonOf([
      ...wholePart({ saldo: 6 }),
      invoice(0, { saldo: 5 }),
      gone(1),
      gone(9),
      invoice(10, { saldo: 4 }),
    ]),
  )
  expect((await invoices()).length).toBe(part)
  const [load] = await loads()
  expect((await ask(load?.id ?? '')).body).toMatchObject({ isKept: true, hindrances: [] })
  expect((await undo(load?.id ?? '')).status).toBe(200)
  expect(await invoices()).toEqual(before)
  expect((await loads())[0]).toMatchObject({ id: load?.id, state: 'undone' })
})

it('is not undone while it comes, nor where somebody else touched a row between two of its parts', async () => {
  const { push, own, loads, undo, ask } = await enter()
  const { body, goOn } = halted(ndjsonOf(wholePart()), ndjsonOf([invoice(3, { saldo: 5 })]))
  const pushing = push('account-statements', body)
  await expect.poll(loads).toMatchObject([{ state: 'running', inserted: part }])
  const [load] = await loads()
  expect((await ask(load?.id ?? '')).body.isKept).toBe(false)
  expect((await undo(load?.id ?? '')).problem.code).toBe('import-under-way')
  await own(`update account_statements set saldo_total = 11 where company_id = $1 and erp_key like '%FE-3'`)
  goOn()
  await pushing
  expect((await loads())[0]).toMatchObject({ state: 'loaded', inserted: part, updated: 1 })
  expect((await ask(load?.id ?? '')).body.hindrances).toMatchObject([
    { table: 'account_statements', rows: 1, examples: [expect.stringMatching(/FE-3$/)] },
  ])
  expect((await undo(load?.id ?? '')).problem.code).toBe('import-not-undoable')
})

it('that breaks off shows what was kept, and once that is undone comes again as if it had never come', async () => {
  const { push, invoices, loads, undo } = await enter()
  const records = [...wholePart(), invoice(part)]
  const { body, breakOff } = halted(ndjsonOf(records))
  const pushing = push('account-statements', body, 'corte').catch(() => undefined)
  await expect.poll(loads).toMatchObject([{ inserted: part }])
  breakOff()
  await pushing
  await expect
    .poll(loads)
    .toMatchObject([{ state: 'loaded', rowsRead: part, inserted: part, brokeOff: true }])
  const [broken] = await loads()
  expect((await undo(broken?.id ?? '')).status).toBe(200)
  expect(await invoices()).toEqual([])
  const { lines } = await push('account-statements', ndjsonOf(records), 'corte')
  expect(lines.at(-1)).toMatchObject({ complete: true, counts: { read: part + 1, inserted: part + 1 } })
  expect(await invoices()).toHaveLength(part + 1)
  expect(await loads()).toMatchObject([
    { state: 'loaded', inserted: part + 1, brokeOff: false },
    { id: broken?.id, state: 'undone' },
  ])
})

it('is refused its next part once it was undone', async () => {
  const { push, own, loads } = await enter()
  const { body, goOn } = halted(ndjsonOf(wholePart()), ndjsonOf([invoice(part)]))
  const pushing = push('account-statements', body)
  await expect.poll(loads).toMatchObject([{ inserted: part }])
  // The load of a push can be undone once its heartbeat has expired.
  await own(`update import_batches set state = 'undone' where company_id = $1 and file_name like 'account%'`)
  goOn()
  expect((await pushing).lines.at(-1)).toMatchObject({ complete: false, code: 'push-undone' })
})

it('tells its supplier of what each part brought', async () => {
  const { push, own } = await enter()
  const payment = (number: number) => ({
    nit,
    comprobante: `CE-${number}`,
    fecha: todayInBogota(new Date()),
    valor: 5,
  })
  await push('payments-made', ndjsonOf(Array.from({ length: part + 2 }, (_, at) => payment(at))))
  expect(
    await own(
      `select subject ->> 'cantidad' as many from notification_events where company_id = $1 and kind = 'payment-made' order by created_at`,
    ),
  ).toEqual([{ many: String(part) }, { many: '2' }])
})
