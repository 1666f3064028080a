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
} from '@enlace/contract/features/imports/calls'
import { importParts, importTemplates } from '@enlace/contract/features/imports/schemas'
import { templateKinds } from '../../core/imports/template.ts'
import { buildCompany } from '@enlace/testing/builders'
import { useTestServer } from '@enlace/testing/server'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff'
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

it('a template has the fields of its kind and an example, and there is one of each kind that may be sent', async () => {
  const { browser } = await enter()
  expect(importTemplates.toSorted()).toEqual(templateKinds.toSorted())
  const { status, body } = await server.call(getImportTemplate, browser, {
    params: { part: 'branch-accounts' },
  })
  expect([status, String(body)]).toEqual([
    200,
    '\uFEFFclave;nit;codigo;nombre;direccion;ciudad;correo;telefono;activo\r\n;860001911-1;002;Sede Chapinero;;11001;;6015551234;\r\n',
  ])
  const other = importParts.find((part) => !importTemplates.includes(part)) ?? 'purchase-tickets'
  const refused = await server.call(getImportTemplate, browser, { params: { part: other } })
  expect(refused.status).toBe(422)
  const someone = await server.signInStaff(
    await buildStaff(server.db, await buildCompany(server.db), 'comunicaciones'),
  )
  expect((await server.call(getImportTemplate, someone, { params: { part: 'contracts' } })).status).toBe(403)
})
