import { randomUUID } from 'node:crypto'
import {
  askUndoImport,
  getImport,
  getImportReport,
  getImportTemplate,
  getRefusedRecords,
  listImportFindings,
  listImportRows,
  listImports,
  listImportSources,
  undoImport,
} from '@enlace/contract/imports/calls.ts'
import type { ImportsQuery } from '@enlace/contract/imports/history-schemas.ts'
import { importParts } from '@enlace/contract/imports/schemas.ts'
import { calendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

/** Signs in an accounts payable user of a new company. */
async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, 'cuentas_por_pagar')
  return { company, browser: await server.signInStaff(member) }
}

it('a load that is done shows nothing of itself to another company, and cannot be undone from there', async () => {
  const [own, stranger] = [await enter(), await enter()]
  const id = randomUUID()
  await server.asAdmin(
    `insert into import_batches (company_id, id, source, kind, file_name, file_sha256, state, rows_read, rows_refused,
                                 actor, finished_at, headers)
     values ($1, $2, 'Siesa cartera', 'documents', 'cartera.csv', '', 'loaded', 1, 1, 'cli', now(), '{"cartera.csv": ["NIT"]}')`,
    [own.company.id, id],
  )
  const query = { file: 'cartera.csv' }
  const answersTo = async ({ browser }: typeof own) => {
    const asked = [
      await server.call(getImport, browser, { params: { id } }),
      await server.call(listImportFindings, browser, { params: { id } }),
      await server.call(getImportReport, browser, { params: { id }, query: { format: 'csv' } }),
      await server.call(getRefusedRecords, browser, { params: { id }, query }),
      await server.call(askUndoImport, browser, { params: { id } }),
    ]
    return asked.map(({ status }) => status)
  }
  expect(await answersTo(own)).toEqual([200, 200, 200, 200, 200])
  expect(await answersTo(stranger)).toEqual([404, 404, 404, 404, 404])
  const undone = await server.call(undoImport, stranger.browser, { params: { id } })
  expect([undone.status, undone.problem.code]).toEqual([404, 'import-not-found'])
  const history = (await server.call(listImports, stranger.browser)).body
  expect(history).toMatchObject({ rows: [], total: 0, choices: { fuente: [] } })
  expect((await server.call(listImportSources, stranger.browser)).body.sources).toEqual([])
  expect((await server.call(listImports, own.browser)).body.rows).toMatchObject([{ id, state: 'loaded' }])
})

it('a template of every kind is handed out as a workbook that explains itself and as a text', async () => {
  const { browser } = await enter()
  const { status, body } = await server.call(getImportTemplate, browser, {
    params: { part: 'branch-accounts' },
    query: { format: 'csv' },
  })
  const [header, ...rows] = String(body).split('\r\n')
  expect([status, header, rows.length]).toEqual([
    200,
    '\uFEFFclave;nit;codigo;nombre;direccion;ciudad;correo;telefono;activo',
    3,
  ])
  for (const part of importParts) {
    const got = await server.call(getImportTemplate, browser, { params: { part } })
    expect([part, got.status, String(got.body).slice(0, 2)]).toEqual([part, 200, 'PK'])
  }
  const someone = await server.signInStaff(
    await buildStaff(server.db, await buildCompany(server.db), 'comunicaciones'),
  )
  expect((await server.call(getImportTemplate, someone, { params: { part: 'contracts' } })).status).toBe(403)
})

it('the history is narrowed by source, state, day and text, and says how many loads each leaves', async () => {
  const { company, browser } = await enter()
  const kept = [
    [randomUUID(), 'Siesa cartera', 'cartera.csv', 'loaded'],
    [randomUUID(), 'Siesa cartera', 'cartera-2.csv', 'undone'],
    [randomUUID(), 'Siesa egresos', 'egresos.xlsx', 'loaded'],
  ] as const
  for (const [at, [id, source, file, state]] of kept.entries())
    await server.asAdmin(
      `insert into import_batches (company_id, id, source, kind, file_name, file_sha256, state, actor, started_at, finished_at)
       values ($1, $2, $3, 'documents', $4, '', $5, 'cli', now() + $6 * interval '1 second', now())`,
      [company.id, id, source, file, state, at],
    )
  const ids = kept.map(([id]) => id)
  const history = async (query: Partial<ImportsQuery>) => {
    const { body } = await server.call(listImports, browser, { query })
    return { ...body, ids: body.rows.map(({ id }) => id) }
  }
  const all = await history({})
  expect(all.ids).toEqual(ids.toReversed())
  expect(all).toMatchObject({ total: 3, totals: [], counts: {} })
  expect(all.choices).toEqual({
    fuente: [
      { value: 'Siesa cartera', rows: 2 },
      { value: 'Siesa egresos', rows: 1 },
    ],
    estado: [
      { value: 'loaded', rows: 2 },
      { value: 'undone', rows: 1 },
    ],
  })
  const undone = await history({ estado: 'undone' })
  expect([undone.total, undone.ids]).toEqual([1, [ids[1]]])
  expect(undone.choices).toMatchObject({
    fuente: [{ value: 'Siesa cartera', rows: 1 }],
    estado: [{ rows: 2 }, { rows: 1 }],
  })
  expect((await history({ fuente: 'Siesa egresos' })).ids).toEqual([ids[2]])
  expect((await history({ q: 'CARTERA', from: todayInBogota(new Date()) })).total).toBe(2)
  expect((await history({ q: 'cartera%csv' })).total).toBe(0)
  expect((await history({ to: calendarDate('2020-01-01') })).total).toBe(0)
  const oldest = await server.call(listImportRows, browser, { query: { sort: 'when' } })
  expect(oldest.body).toMatchObject({ rows: ids.map((id) => ({ id })), next: null })
})
