import { read, utils, write } from '@e965/xlsx'
import {
  exportReconciliation,
  reconcileStatement,
} from '@enlace/contract/account-statements/reconcile/calls.ts'
import { buildBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db)
  const { branch, person, thirdParty } = await buildSupplier(server.db, company)
  return { company, branch, thirdParty, browser: await server.signIn(person) }
}

type Bytes = Uint8Array | string

const send = (browser: TestBrowser, bytes: Bytes, body: object = {}, name = 'cartera.csv') =>
  server.call(reconcileStatement, browser, { body, files: [{ field: 'archivo', name, bytes }] })

function workbook(cells: (string | number)[][]): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Cartera')
  return new Uint8Array(write(book, { type: 'array' }))
}

describe('the reconciliation of a supplier’s own list', () => {
  it('compares balances invoice by invoice and adds both sides up', async () => {
    const { branch, browser } = await enter()
    const same = await buildStatement(server, branch, { factura_cliente: 'FE-1' })
    await buildStatement(server, branch, { factura_cliente: 'FE-2', saldo_total: '400.00' })
    await buildStatement(server, branch, { factura_cliente: 'FE-9', saldo_total: '33.00' })
    const paid = { factura_cliente: 'FE-4', saldo_total: '0.00', estado: 'pagada' }
    await buildStatement(server, branch, paid)
    const cells = [
      ['Factura', 'Saldo'],
      ['fe 001', 1000],
      ['FE-2', 250.5],
      ['FE-3', 70],
      ['FE-4', 10],
      ['Total', 1330.5],
    ]
    const { status, body } = await send(browser, workbook(cells), {}, 'cartera.xlsx')

    expect(status).toBe(200)
    expect(
      body.rows.map(({ finding, numero, difference, estado }) => [finding, numero, difference, estado]),
    ).toEqual([
      ['difiere', 'FE-2', '-149.50', 'causada'],
      ['difiere', 'FE-4', '10.00', 'pagada'],
      ['solo-archivo', 'FE-3', '70.00', null],
      ['solo-compania', 'FE-9', '-33.00', 'causada'],
      ['coincide', 'FE-1', '0.00', 'causada'],
    ])
    expect(body.rows.at(-1)).toMatchObject({ id: same, lines: [2] })
    expect(body.counts).toEqual({ difiere: 2, 'solo-archivo': 1, 'solo-compania': 1, coincide: 1 })
    expect(body.totals).toEqual([
      { moneda: 'COP', own: '1330.50', company: '1433.00', difference: '-102.50' },
    ])
    expect(body).toMatchObject({ compara: 'saldo', hoja: 'Cartera', headerLine: 1, unreadCount: 1 })
  })

  it('compares with what was invoiced where the person says so, by the columns that the person names', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'FE-1', saldo_total: '400.00' })
    const list = 'A;B;C\nx;1000;FE-1\n'
    const unknown = await send(browser, list)
    expect(unknown.body).toMatchObject({
      columns: null,
      rows: [],
      header: ['A', 'B', 'C'],
      sample: [['x', '1000', 'FE-1']],
    })
    const { body } = await send(browser, list, { numero: 2, valor: 1, compara: 'facturado' })
    expect(body.rows).toMatchObject([{ finding: 'coincide', numero: 'FE-1' }])
  })

  it('gives the whole comparison as a workbook, the lines that were not compared too', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'FE-1' })
    const files = [{ field: 'archivo', name: 'cartera.csv', bytes: 'factura;saldo\nFE-1;900\n;5\n=1+1;7\n' }]
    const { body } = await server.call(exportReconciliation, browser, { body: {}, files })
    expect(body.name).toMatch(/^conciliacion-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const book = read(Buffer.from(body.base64, 'base64'))
    const rows: unknown[][] = utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
    const table = rows.slice(rows.findIndex(([first]) => first === 'Resultado'))
    expect(table.slice(0, 4).map((row) => row.slice(0, 7))).toEqual([
      ['Resultado', 'Factura', 'Renglón', 'Moneda', 'En su archivo', 'En la compañía', 'Diferencia'],
      ['Difiere', 'FE-1', '2', 'COP', 900, 1000, -100],
      ['Solo en su archivo', '=1+1', '4', 'COP', 7, undefined, 7],
      ['No comparados: sin número de factura', '5', '3'],
    ])
  })

  it('keeps nothing of the file', async () => {
    const { company, browser } = await enter()
    await send(browser, 'factura;saldo\nFE-1;900\n')
    expect(
      await server.asAdmin('select storage_key from stored_files where company_id = $1', [company.id]),
    ).toEqual([])
  })
})

describe('a file that cannot be compared', () => {
  it.each([
    [
      'is a paper',
      '%PDF-1.7\n%%EOF',
      'cartera.pdf',
      '«cartera.pdf» no es un archivo de Excel (XLSX, XLS) ni de texto (CSV).',
    ],
    ['is a torn workbook', 'PK\u0003\u0004xxxx', 'cartera.xlsx', 'No pudimos leer «cartera.xlsx»'],
    ['is empty', '', 'cartera.csv', '«cartera.csv» está vacío.'],
    ['has blank lines only', '\n \n\n', 'cartera.csv', '«cartera.csv» no tiene renglones.'],
  ])('because it %s is refused by its name, with what to do', async (_, bytes, name, sentence) => {
    const { browser } = await enter()
    const { status, problem } = await send(browser, bytes, {}, name)
    expect([status, problem.code]).toEqual([422, 'file-refused'])
    expect(problem.fields?.['archivo']).toContain(sentence)
  })

  it('because none was sent is told so', async () => {
    const { browser } = await enter()
    const { status, problem } = await server.call(reconcileStatement, browser, { body: {} })
    expect([status, problem.code]).toEqual([422, 'file-refused'])
  })
})

describe('who may reconcile', () => {
  it('is nobody without a session', async () => {
    const { company } = await enter()
    const { status } = await send(new TestBrowser(company.host), 'factura;saldo\nFE-1;1\n')
    expect([401, 403]).toContain(status)
  })

  it('is the supplier with its own invoices: those of others are unknown, whatever the file names', async () => {
    const { company, branch, thirdParty, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'SECRETA-1' })
    const other = await buildBranch(server.db, thirdParty)
    const limited = await server.signIn(await buildPerson(server.db, thirdParty, { accounts: [other] }))
    const stranger = await server.signIn((await buildSupplier(server.db, company)).person)
    const list = 'factura;saldo\nSECRETA-1;1000\n'
    expect((await send(browser, list)).body.rows).toMatchObject([{ finding: 'coincide' }])
    for (const who of [limited, stranger]) {
      expect((await send(who, list)).body.rows).toMatchObject([
        { finding: 'solo-archivo', company: null, id: null },
      ])
    }
  })
})
