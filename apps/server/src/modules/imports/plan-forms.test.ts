import { readFileSync } from 'node:fs'
import { checkImport } from '@enlace/contract/imports/calls.ts'
import { foundCodes } from '@enlace/contract/imports/reading/found-codes.ts'
import type { ImportFilePlan, ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { plannedFile, useImportDesk } from '@enlace/testing/import-desk.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-import-forms-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const { enter, begin, loadOf, save, tried } = useImportDesk(server)

/** Runs the trial of a load with the given reading options. */
async function readAs(
  browser: TestBrowser,
  load: ImportLoad,
  source: string,
  fieldsOf: (file: ImportFilePlan) => ImportFilePlan['fields'],
) {
  const files = load.files.map((file) => ({ ...plannedFile(file), fields: fieldsOf(plannedFile(file)) }))
  return (await tried(browser, load, { source, files })).checked
}

describe('a file whose cells do not tell how they are written', () => {
  const rows = [
    'NIT;DV;Proveedor;Factura;Fecha;Vence;Valor',
    '900123456;8;ACME;A1;05/03/2026;06/04/2026;1.234',
  ]

  it('says so before it is tried, and is read as somebody says then', async () => {
    const { browser } = await enter()
    const load = await begin(browser, { 'cartera.csv': rows.join('\n') })
    const [file] = load.files
    expect(file?.fields['valor']).toEqual({ column: 'Valor', untold: 'missing' })
    expect(file?.fields['fecha']).toEqual({ column: 'Fecha', untold: 'missing' })
    expect(file?.fields['dv']).toEqual({ column: 'DV' })
    const untold = await readAs(browser, load, 'Siesa', ({ fields }) => fields)
    expect(untold?.reasons.map(({ reason }) => reason).toSorted()).toEqual([
      'date-order-untold',
      'number-mark-untold',
      'supplier-created',
    ])
    const told = await readAs(browser, await loadOf(browser, load.id), 'Siesa', ({ fields }) => ({
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
    const { browser } = await enter()
    const small = new URL('../../../../../packages/importer/fixtures/small/', import.meta.url)
    const names = ['proveedores.csv', 'entradas.csv', 'elementos.csv']
    const files = Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, small))]))
    const load = await begin(browser, files)
    const checked = await readAs(browser, load, 'udistrital', ({ part, fields }) =>
      part === 'purchase-tickets-lines' ? { ...fields, um: { constant: 'UND' } } : fields,
    )
    // Without rules the importer cannot tell which receipts are purchases.
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
  const files = {
    'proveedores.csv': 'ID NIT,Razón Social\n900123456,ACME S.A.S.',
    'entradas.csv': entradas.join('\n'),
    'elementos.csv':
      'id_entrada,item,descripcion,um,cantidad,valor,iva\n1,A,Resma,UND,1,100.5,0.16\n2,A,Resma,UND,1,100.5,0.08\n3,A,Resma,UND,1,100.5,0.1',
  }
  const rules = {
    purchaseClasses: ['6'],
    otherClasses: ['9'],
    orderTypes: { 1: 'OC' },
    settlement: 'open' as const,
  }

  it('is not tried before they are said, and remembers them', async () => {
    const { browser } = await enter()
    const load = await begin(browser, files)
    const receipts = load.files.find(({ part }) => part === 'purchase-tickets')
    expect(foundCodes(receipts?.sheets ?? [], receipts ?? noPlace, 'clase')).toEqual([
      ['6', 2],
      ['9', 1],
    ])
    // A zero refers to no order and no invoice.
    expect(foundCodes(receipts?.sheets ?? [], receipts ?? noPlace, 'tipo_orden')).toEqual([['1', 2]])
    expect(receipts?.fields['facturas']?.none).toEqual(['0'])
    const source = 'Almacén'
    const kept = await save(browser, load, { source })
    const unsaid = await server.call(checkImport, browser, { params: { id: load.id }, body: kept })
    expect([unsaid.status, unsaid.body]).toMatchObject([422, { code: 'import-unready' }])
    const again = await loadOf(browser, load.id)
    const { checked, rules: remembered } = await tried(browser, again, { source, rules })
    expect(remembered).toEqual(rules)
    expect(checked?.kinds.find(({ kind }) => kind === 'account-statements')).toMatchObject({ inserted: 1 })
    // The files have no dates of orders and invoices; tax rates are those in force at the time.
    expect(checked?.reasons.map(({ reason }) => reason).toSorted()).toEqual([
      'invoice-date-missing',
      'invoice-not-owed',
      'order-date-missing',
    ])
  })
})

const noPlace = { sheet: null, headerLine: null, fields: {} }
