import { randomUUID } from 'node:crypto'
import {
  askUndoImport,
  getImport,
  getImportReport,
  getImportTemplate,
  getRefusedRecords,
  listImportFindings,
  listImports,
  listImportSources,
  undoImport,
} from '@enlace/contract/imports/calls.ts'
import { importParts } from '@enlace/contract/imports/schemas.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

/** Somebody of accounts payable of a company of its own. */
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
  expect(history).toMatchObject({ rows: [], total: 0, sources: [] })
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
