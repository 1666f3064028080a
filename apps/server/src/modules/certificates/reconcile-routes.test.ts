import { read, utils, write } from '@e965/xlsx'
import {
  exportCertificateReconciliation,
  reconcileCertificate,
} from '@enlace/contract/certificates/reconcile/calls.ts'
import { buildBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const ofYear = { tipo: 'fuente', anio: 2025 }

async function enter() {
  const company = await buildCompany(server.db, { settings: { certificate: 1 } })
  const supplier = await buildSupplier(server.db, company)
  await buildRelease(server, company)
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

const send = (browser: TestBrowser, bytes: Uint8Array | string, body: object = {}, name = 'libros.csv') =>
  server.call(reconcileCertificate, browser, {
    body: { ...ofYear, ...body },
    files: [{ field: 'archivo', name, bytes }],
  })

function workbook(cells: (string | number)[][]): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), '135515')
  return new Uint8Array(write(book, { type: 'array' }))
}

describe('the comparison of a supplier’s own list with a certificate', () => {
  it('tells invoice by invoice what is the same, what differs and what one side lacks, and adds both up', async () => {
    const { branch, browser } = await enter()
    const invoice = await buildStatement(server, branch, { factura_cliente: 'FE-1' })
    await buildWithholding(server, branch, { documento: 'FE-1', base: '1000000', valor: '25000' })
    await buildWithholding(server, branch, { documento: 'FE-2', base: '2000000', valor: '50000' })
    await buildWithholding(server, branch, { documento: 'FE-2', base: '-400000', valor: '-10000' })
    await buildWithholding(server, branch, { documento: 'FE-9', base: '500000', valor: '12500' })
    const cells = [
      ['Auxiliar 135515'],
      ['Fecha', 'Factura', 'Base', 'Tarifa %', 'Valor retenido'],
      ['2025-03-01', 'fe 0001', 1000000, 2.5, 25000],
      ['2025-03-02', 'FE-2', 2000000, 2.5, 50000],
      ['2025-03-03', 'FE-7', 100000, 2.5, 2500],
      ['Total', '', 3100000, '', 77500],
    ]
    const { status, body } = await send(browser, workbook(cells), {}, 'libros.xlsx')

    expect(status).toBe(200)
    expect(body.rows.map(({ finding, numero, difference }) => [finding, numero, difference])).toEqual([
      ['difiere', 'FE-2', '10000.00'],
      ['solo-archivo', 'FE-7', '2500.00'],
      ['solo-compania', 'FE-9', '-12500.00'],
      ['coincide', 'FE-1', '0.00'],
    ])
    expect(body.totals).toEqual([{ moneda: 'COP', own: '77500.00', company: '77500.00', difference: '0.00' }])
    expect(body.rows.at(-1)).toMatchObject({ id: invoice, lines: [3], company_base: '1000000.00' })
    expect(body).toMatchObject({ columns: { numero: 1, base: 2, valor: 4 }, hoja: '135515', unreadCount: 1 })
  })

  it('calls another base a difference, though the withholding is the same', async () => {
    const { branch, browser } = await enter()
    await buildWithholding(server, branch, { documento: 'FE-1', base: '1000000', valor: '25000' })
    const { body } = await send(browser, 'factura;base;retención\nFE-1;1.100.000;25.000\n')
    expect(body.rows).toMatchObject([
      { finding: 'difiere', difference: '0.00', own_base: '1100000.00', company_base: '1000000.00' },
    ])
    const rounded = await send(browser, 'factura;base;retención\nFE-1;999.999,60;25.000\n')
    expect(rounded.body.rows).toMatchObject([{ finding: 'coincide' }])
  })

  it('reads by the columns that the person names, and asks for them where nobody can tell', async () => {
    const { branch, browser } = await enter()
    await buildWithholding(server, branch, { documento: 'FE-1', base: '1000000', valor: '25000' })
    const list = 'A;B;C\n25000;x;FE-1\n'
    expect((await send(browser, list)).body).toMatchObject({ columns: null, rows: [] })
    const { body } = await send(browser, list, { numero: 2, valor: 0 })
    expect(body.rows).toMatchObject([{ finding: 'coincide', numero: 'FE-1' }])
  })

  it('is of one kind and year alone', async () => {
    const { branch, browser } = await enter()
    await buildWithholding(server, branch, { documento: 'FE-1', base: '1000000', valor: '25000' })
    await buildWithholding(server, branch, { documento: 'FE-2', fecha: '2024-12-31' })
    const { body } = await send(browser, 'factura;retenido\nFE-1;25000\nFE-2;25000\n')
    expect(body.counts).toMatchObject({ coincide: 1, 'solo-archivo': 1, 'solo-compania': 0 })
  })

  it('comes whole as a workbook, with what was not compared', async () => {
    const { branch, browser } = await enter()
    await buildWithholding(server, branch, { documento: 'FE-1', base: '1000000', valor: '25000' })
    const files = [{ field: 'archivo', name: 'l.csv', bytes: 'factura;retenido\nFE-1;24000\n;5\n=1+1;7\n' }]
    const { body } = await server.call(exportCertificateReconciliation, browser, { body: ofYear, files })
    expect(body.name).toMatch(/^conciliacion-retenciones-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const book = read(Buffer.from(body.base64, 'base64'))
    const rows: unknown[][] = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
    const table = rows.slice(rows.findIndex(([first]) => first === 'Resultado'))
    expect(table.slice(1, 4).map(([finding, numero, line]) => [finding, numero, line])).toEqual([
      ['Difiere', 'FE-1', '2'],
      ['Solo en su archivo', '=1+1', '4'],
      ['No comparados: sin número de factura', '5', '3'],
    ])
  })
})

describe('who may compare', () => {
  it('is nobody without a session', async () => {
    const { company } = await enter()
    const { status } = await send(new TestBrowser(company.host), 'factura;retenido\nFE-1;1\n')
    expect([401, 403]).toContain(status)
  })

  it('is the supplier with its own withholdings: others have none', async () => {
    const { company, branch, thirdParty, browser } = await enter()
    await buildWithholding(server, branch, { documento: 'SECRETA-1', base: '1000000', valor: '25000' })
    const list = 'factura;retenido\nSECRETA-1;25000\n'
    expect((await send(browser, list)).body.rows).toMatchObject([{ finding: 'coincide' }])
    const other = await buildBranch(server.db, thirdParty)
    const limited = await server.signIn(await buildPerson(server.db, thirdParty, { accounts: [other] }))
    const stranger = await server.signIn((await buildSupplier(server.db, company)).person)
    for (const who of [limited, stranger])
      expect((await send(who, list)).problem.code).toBe('certificate-empty')
    expect((await send(limited, list, { sucursal: branch.id })).problem.code).toBe('account-foreign')
  })

  it('sees nothing of what is not released', async () => {
    const { branch, browser } = await enter()
    await buildWithholding(server, branch, { documento: 'FE-1', fecha: '2026-02-01' })
    const { problem } = await send(browser, 'factura;retenido\nFE-1;25000\n', { anio: 2026 })
    expect(problem.code).toBe('certificate-unreleased')
  })
})
