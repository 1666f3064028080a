import { readFileSync } from 'node:fs'
import { checkImport, createImport, getImport, saveImport } from '@enlace/contract/features/imports/calls'
import { foundCodes } from '@enlace/contract/core/import/found-codes'
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

// These wait for what they sent, however busy the machine is.
patience.look = 60_000
const folder = await useScratchFolder('enlace-import-forms-')
const server = useTestServer({ STORAGE_URL: folder })
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let worker: Worker
beforeAll(() => {
  const policy = { ...usualPolicy, pollMilliseconds: 50 }
  worker = startWorker({ ...server.portal.service, log }, [importLoad], policy)
})
afterAll(() => worker.stop())

async function enter(): Promise<TestBrowser> {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
}

const loadOf = async (browser: TestBrowser, id: string): Promise<ImportLoad> => {
  const { load } = (await server.call(getImport, browser, { params: { id } })).body
  if (!load) throw new Error('A load that was begun is there')
  return load
}

async function begin(browser: TestBrowser, files: readonly { name: string; text: string }[]) {
  const sent = files.map(({ name, text }, at) => ({ field: `archivo${at + 1}`, name, bytes: text }))
  const { body } = await server.call(createImport, browser, { body: {}, files: sent })
  return loadOf(browser, body.id)
}

/** Tries a load out as its files are to be read. */
async function tried(
  browser: TestBrowser,
  load: ImportLoad,
  source: string,
  fieldsOf: (file: ImportFilePlan) => ImportFilePlan['fields'],
) {
  const { id, version, picture, dueDays } = load
  const files = load.files.map(({ seq, part, sheet, headerLine, fields }) => {
    const plan = { seq, part, sheet, headerLine, fields }
    return { ...plan, fields: fieldsOf(plan) }
  })
  const plan = { source, picture, dueDays, files }
  const kept = (await server.call(saveImport, browser, { params: { id }, body: { version, plan } })).body
  await server.call(checkImport, browser, { params: { id }, body: kept })
  await expect.poll(async () => (await loadOf(browser, id)).state, { timeout: 20_000 }).toBe('checked')
  return (await loadOf(browser, id)).checked
}

describe('a file whose cells do not tell how they are written', () => {
  const rows = [
    'NIT;DV;Proveedor;Factura;Fecha;Vence;Valor',
    '900123456;8;ACME;A1;05/03/2026;06/04/2026;1.234',
  ]

  it('says so before it is tried, and is read as somebody says then', async () => {
    const browser = await enter()
    const load = await begin(browser, [{ name: 'cartera.csv', text: rows.join('\n') }])
    const [file] = load.files
    expect(file?.fields['valor']).toEqual({ column: 'Valor', untold: 'missing' })
    expect(file?.fields['fecha']).toEqual({ column: 'Fecha', untold: 'missing' })
    expect(file?.fields['dv']).toEqual({ column: 'DV' })
    const untold = await tried(browser, load, 'Siesa', ({ fields }) => fields)
    expect(untold?.reasons.map(({ reason }) => reason).toSorted()).toEqual([
      'date-order-untold',
      'number-mark-untold',
      'supplier-created',
    ])
    const told = await tried(browser, await loadOf(browser, load.id), 'Siesa', ({ fields }) => ({
      ...fields,
      fecha: { column: 'Fecha', dateOrder: 'dmy' },
      vencimiento: { column: 'Vence', dateOrder: 'dmy' },
      valor: { column: 'Valor', decimalMark: ',' },
    }))
    expect(told?.reasons.map(({ reason }) => reason)).toEqual(['supplier-created'])
  })
})

describe('a source that comes with the product', () => {
  it('is loaded by the rules that it comes with', async () => {
    const browser = await enter()
    const files = ['proveedores', 'entradas', 'elementos'].map((name) => ({
      name: `${name}.csv`,
      text: readFileSync(
        new URL(`../../../../../packages/importer/fixtures/small/${name}.csv`, import.meta.url),
        'utf8',
      ),
    }))
    const load = await begin(browser, files)
    const checked = await tried(browser, load, 'udistrital', ({ part, fields }) =>
      part === 'purchase-tickets-lines' ? { ...fields, um: { constant: 'UND' } } : fields,
    )
    // By no rules at all nobody would know which receipts are purchases.
    expect(checked?.kinds.find(({ kind }) => kind === 'account-statements')).toMatchObject({ inserted: 2 })
    expect(checked?.reasons.map(({ reason }) => reason)).toEqual(['invoice-list'])
  })
})

describe('a source of receipts of which nobody has said what its classes are', () => {
  const entradas = [
    'Id_entrada,consecutivo_entrada,Fecha_Entrada,clase_entrada,tipo_contrato,numero_contrato,proveedor,numero_factura',
    '1,1,2026-01-20,6,1,107,900123456,F-1',
    '2,2,2026-01-21,6,1,107,900123456,0',
    '3,3,2026-01-22,9,0,0,900123456,F-2',
  ]
  const files = [
    { name: 'proveedores.csv', text: 'ID NIT,Razón Social\n900123456,ACME S.A.S.' },
    { name: 'entradas.csv', text: entradas.join('\n') },
    {
      name: 'elementos.csv',
      text: 'id_entrada,item,descripcion,um,cantidad,valor,iva\n1,A,Resma,UND,1,100.5,0.16\n2,A,Resma,UND,1,100.5,0.08\n3,A,Resma,UND,1,100.5,0.1',
    },
  ]
  const rules = {
    purchaseClasses: ['6'],
    otherClasses: ['9'],
    orderTypes: { 1: 'OC' },
    settlement: 'open' as const,
  }

  it('is not tried before they are said, and remembers them', async () => {
    const browser = await enter()
    const load = await begin(browser, files)
    const receipts = load.files.find(({ part }) => part === 'purchase-tickets')
    expect(foundCodes(receipts?.sheets ?? [], receipts ?? noPlace, 'clase')).toEqual([
      ['6', 2],
      ['9', 1],
    ])
    // A nought names no order and no invoice.
    expect(foundCodes(receipts?.sheets ?? [], receipts ?? noPlace, 'tipo_orden')).toEqual([['1', 2]])
    expect(receipts?.fields['facturas']?.none).toEqual(['0'])
    const { id, version, picture, dueDays } = load
    const plan = { source: 'Almacén', picture, dueDays, files: load.files.map(planned) }
    const kept = (await server.call(saveImport, browser, { params: { id }, body: { version, plan } })).body
    const unsaid = await server.call(checkImport, browser, { params: { id }, body: kept })
    expect([unsaid.status, unsaid.body]).toMatchObject([422, { code: 'import-unready' }])
    const said = { version: kept.version, plan: { ...plan, rules } }
    const body = (await server.call(saveImport, browser, { params: { id }, body: said })).body
    await server.call(checkImport, browser, { params: { id }, body })
    await expect.poll(async () => (await loadOf(browser, id)).state, { timeout: 20_000 }).toBe('checked')
    const { checked, rules: remembered } = await loadOf(browser, id)
    expect(remembered).toEqual(rules)
    expect(checked?.kinds.find(({ kind }) => kind === 'account-statements')).toMatchObject({ inserted: 1 })
    // The files have no days of orders and invoices; the rates of tax are the law's of their time.
    expect(checked?.reasons.map(({ reason }) => reason).toSorted()).toEqual([
      'invoice-date-missing',
      'invoice-not-owed',
      'order-date-missing',
    ])
  })
})

const noPlace = { sheet: null, headerLine: null, fields: {} }
const planned = ({ seq, part, sheet, headerLine, fields }: ImportLoad['files'][number]): ImportFilePlan => ({
  seq,
  part,
  sheet,
  headerLine,
  fields,
})
