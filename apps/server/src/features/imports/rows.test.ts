import {
  checkImport,
  createImport,
  getImport,
  getImportReport,
  listImportFindings,
  loadImport,
  saveImport,
} from '@enlace/contract/features/imports/calls'
import type { ImportFilePlan, ImportLoad } from '@enlace/contract/features/imports/schemas'
import { buildCompany } from '@enlace/testing/builders'
import { type TestBrowser, useTestServer } from '@enlace/testing/server'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '../../core/imports/taken-files.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { importLoad } from './jobs.ts'

patience.look = 60_000
const folder = await useScratchFolder('enlace-import-rows-')
const server = useTestServer({ STORAGE_URL: folder })
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let worker: Worker
beforeAll(() => {
  const policy = { ...usualPolicy, pollMilliseconds: 50 }
  worker = startWorker({ ...server.portal.service, log }, [importLoad], policy)
})
afterAll(() => worker.stop())

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
  return { company, browser }
}

async function begin(browser: TestBrowser, lines: readonly string[], source = '') {
  const files = [{ field: 'archivo1', name: 'cartera.csv', bytes: lines.join('\n') }]
  const { body } = await server.call(createImport, browser, { body: { source }, files })
  return loadOf(browser, body.id)
}
async function loadOf(browser: TestBrowser, id: string): Promise<ImportLoad> {
  const { load } = (await server.call(getImport, browser, { params: { id } })).body
  if (!load) throw new Error('A load that was begun is there')
  return load
}

async function tried(
  browser: TestBrowser,
  { id, version, picture, dueDays, files }: ImportLoad,
  chosen: Partial<ImportFilePlan>,
) {
  const planned = files.map(({ seq, part, sheet, headerLine, fields }) => ({
    seq,
    part,
    sheet,
    headerLine,
    fields,
    ...chosen,
  }))
  const plan = { source: 'Contabilidad', picture, dueDays, files: planned }
  const body = (await server.call(saveImport, browser, { params: { id }, body: { version, plan } })).body
  await server.call(checkImport, browser, { params: { id }, body })
  await expect.poll(async () => (await loadOf(browser, id)).state, { timeout: 30_000 }).not.toBe('checking')
  return loadOf(browser, id)
}

async function finish(browser: TestBrowser, { id, version }: ImportLoad) {
  await server.call(loadImport, browser, { params: { id }, body: { version, confirmsClosing: false } })
  await expect.poll(async () => (await loadOf(browser, id)).state, { timeout: 30_000 }).toBe('loaded')
}

const header = 'NIT;Razón social;Factura;Fecha factura;Vencimiento;Valor;Naturaleza'
const row = (factura: string, valor: string, side: string) =>
  `900.123.456-8;Peña S.A.S.;${factura};15/10/2026;14/11/2026;${valor};${side}`

describe('the rows of a file', () => {
  it('are chosen by the cells of a column, and the choice is remembered', async () => {
    const { company, browser } = await enter()
    const lines = [header, row('FE-1', '100,50', 'C'), row('FE-2', '200,00', 'C'), row('FE-1', '40,00', 'D')]
    const rows = { column: 'Naturaleza', keep: 'only' as const, values: ['C'] } // one of the ways
    const trial = await tried(browser, await begin(browser, lines), { rows })
    expect(trial.checked).toMatchObject({ rowsRead: 3, refused: 0, leftOut: 1 })
    await finish(browser, trial)
    const sums = await server.asAdmin(
      'select count(*)::integer, sum(saldo_total)::text from account_statements where company_id = $1',
      [company.id],
    )
    expect(sums).toEqual([{ count: 2, sum: '300.50' }])
    const next = await begin(browser, lines, 'Contabilidad')
    expect(next.files[0]?.rows).toEqual(rows)
    const others = await tried(browser, next, { rows: { ...rows, keep: 'without', values: ['C', 'D'] } })
    expect(others.checked).toMatchObject({ leftOut: 3, kinds: [] })
  })

  it('of one invoice are added up to it where somebody says that they are its parts', async () => {
    const { company, browser } = await enter()
    const lines = [header, row('FE-1', '100,50', 'C'), row('FE-2', '200,00', 'C'), row('FE-1', '40,25', 'C')]
    const begun = await begin(browser, lines)
    expect((await tried(browser, begun, {})).checked).toMatchObject({ refused: 1 })
    const trial = await tried(browser, await loadOf(browser, begun.id), { addsUp: true })
    expect(trial.checked).toMatchObject({ refused: 0 })
    await finish(browser, trial)
    expect(
      await server.asAdmin(
        `select factura_cliente, valor_facturado::text, saldo_total::text from account_statements
          where company_id = $1 order by 1`,
        [company.id],
      ),
    ).toEqual([
      { factura_cliente: 'FE-1', valor_facturado: '140.75', saldo_total: '140.75' },
      { factura_cliente: 'FE-2', valor_facturado: '200.00', saldo_total: '200.00' },
    ])
  })
})

describe('what is said of the rows of a load', () => {
  it('names the field that is missing, tells totals from what was refused, and bears no code', async () => {
    const { browser } = await enter()
    const lines = [header, row('FE-1', '100,00', 'C'), row('FE-2', '', 'C'), 'TOTAL;;;;;100,00;']
    const trial = await tried(browser, await begin(browser, lines), {})
    expect(trial.checked).toMatchObject({ rowsRead: 3, refused: 1, leftOut: 1 })
    await finish(browser, trial)
    const params = { id: trial.id }
    const asked = async (severity: 'refused' | 'left-out') =>
      (await server.call(listImportFindings, browser, { params, query: { severity } })).body.rows
    expect(await asked('refused')).toMatchObject([
      {
        file: 'cartera.csv',
        line: 3,
        field: 'Valor',
        message: 'Falta un dato obligatorio: Valor. No se cargó: complételo en el archivo.',
      },
    ])
    expect(await asked('left-out')).toMatchObject([{ line: 4, severity: 'left-out' }])
    expect((await server.call(getImport, browser, { params })).body.batch).toMatchObject({
      refused: 1,
      leftOut: 1,
    })
    const report = await server.call(getImportReport, browser, { params, query: { format: 'csv' } })
    const text = report.response.body
    expect(text).toContain('Archivo;Línea;Resultado;Columna;Decía;Qué pasó')
    expect(text).toContain('cartera.csv;4;Omitida;')
    expect(text).not.toMatch(/totals-row|value-missing/)
  })
})
