import { searchDocuments } from '@enlace/contract/search/calls.ts'
import { searchDesk } from '@enlace/contract/search/desk/calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import {
  type BuiltBranch,
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { buildInvoiceWorld, handIn } from '@enlace/testing/invoice-world.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-search-')
const server = useTestServer({ STORAGE_URL: folder })

/** Creates a supplier with a branch and signs in its master. */
async function enter() {
  const company = await buildCompany(server.db)
  await changeSettings(server.db, company, { orden_compra: 1, orden_ticket: 1, orden_notas_debito: 1 })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  return { company, branch, person, thirdParty, browser: await server.signIn(person) }
}

const numberOf = {
  account_statements: 'factura_cliente',
  purchase_order: 'nro_orden',
  purchase_tickets: 'nro_entrada',
  payments_made: 'comprobante',
  notes_debit: 'nro_nota',
} as const
type Table = keyof typeof numberOf

const amounts: Readonly<Record<Table, Record<string, unknown>>> = {
  account_statements: { valor_facturado: '100.00', saldo_total: '100.00' },
  purchase_order: { fecha: todayInBogota(new Date()), valor_bruto: '100.00', valor_neto: '100.00' },
  purchase_tickets: { fecha: todayInBogota(new Date()), valor_bruto: '100.00', valor_neto: '100.00' },
  payments_made: {
    fecha_pago: todayInBogota(new Date()),
    medio: 'transferencia',
    valor_bruto: '100.00',
    valor_pagado: '100.00',
  },
  notes_debit: { fecha: todayInBogota(new Date()), valor_bruto: '100.00', valor_nota: '100.00' },
}

async function buildDocument(
  { id: third_id, thirdParty }: BuiltBranch,
  table: Table,
  number: string,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUID()
  const row = {
    company_id: thirdParty.company.id,
    id,
    third_party_id: thirdParty.id,
    third_id,
    erp_key: id,
    [numberOf[table]]: number,
    ...amounts[table],
    ...fields,
  }
  const names = Object.keys(row)
  await server.asAdmin(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return id
}

async function numbersFound(browser: TestBrowser, q: string): Promise<string[]> {
  const { status, body } = await server.call(searchDocuments, browser, { query: { q } })
  expect(status).toBe(200)
  return body.rows.map(({ numero }) => numero)
}

describe('a number', () => {
  it.each([
    '001-OC-00001234',
    '001-oc-00001234',
    '001 OC 1234',
    'OC-1234',
    'oc1234',
    '1234',
    '00001234',
    '123',
    '001-OC-0000123',
    ' 1234 ',
    'C-1234',
    '234',
  ])('is found however it is written: %s', async (q) => {
    const { branch, browser } = await enter()
    await buildDocument(branch, 'purchase_order', '001-OC-00001234')
    await buildDocument(branch, 'purchase_order', '001-OC-00009999')
    expect(await numbersFound(browser, q)).toEqual(['001-OC-00001234'])
  })

  it.each([
    ['FE-1023-A', '1023'],
    ['Ñandú 7/8', 'NANDU78'],
    ['SETP990000001', '990000001'],
    ['ABC', 'abc'],
    ['发票12', '发票12'],
  ])('of any form is found: %s by %s', async (number, q) => {
    const { branch, browser } = await enter()
    await buildDocument(branch, 'account_statements', number)
    expect(await numbersFound(browser, q)).toEqual([number])
  })

  it.each(['', '   ', '---', '%', '_', "'; drop table x", '\\'])(
    'that says nothing finds nothing: "%s"',
    async (q) => {
      const { branch, browser } = await enter()
      await buildDocument(branch, 'account_statements', 'FE-1')
      const { status, body } = await server.call(searchDocuments, browser, { query: { q } })
      expect([status, body.rows]).toEqual([200, []])
    },
  )

  it('is told of every kind, with its date, amount and state', async () => {
    const { branch, browser } = await enter()
    for (const table of Object.keys(numberOf) as Table[]) await buildDocument(branch, table, 'X-77') // its own keys
    const { body } = await server.call(searchDocuments, browser, { query: { q: 'x-77' } })
    expect(body.rows.map(({ kind }) => kind)).toEqual([
      'purchase-order',
      'purchase-tickets',
      'account-statements',
      'notes-debit',
      'payments-made',
    ])
    expect(body.rows[0]).toMatchObject({ numero: 'X-77', moneda: 'COP', valor: '100.00', estado: 'nueva' })
  })

  it('of an entry is found by the supplier’s own delivery note, too', async () => {
    const { branch, browser } = await enter()
    await buildDocument(branch, 'purchase_tickets', '001-EA-00000009', { remision: 'RM-4711' })
    expect(await numbersFound(browser, '4711')).toEqual(['001-EA-00000009'])
  })

  it('itself stands before those that begin with it; of the others the newest come first, and more are told of', async () => {
    const { branch, browser } = await enter()
    await buildDocument(branch, 'purchase_order', 'OC-5', { fecha: '2020-01-01' })
    for (let day = 1; day <= 8; day += 1) {
      await buildDocument(branch, 'purchase_order', `OC-5${day}`, { fecha: `2026-01-0${day}` })
    }
    const { body } = await server.call(searchDocuments, browser, { query: { q: '5' } })
    expect(body.rows.map(({ numero }) => numero)).toEqual([
      'OC-5',
      'OC-58',
      'OC-57',
      'OC-56',
      'OC-55',
      'OC-54',
    ])
    expect(body.more).toEqual(['purchase-order'])
  })
})

describe('what the ERP changes', () => {
  it('is found by its new number and no more by the old one', async () => {
    const { branch, browser } = await enter()
    const id = await buildDocument(branch, 'account_statements', 'FE-1')
    await server.asAdmin(`update account_statements set factura_cliente = 'ZZ-2' where id = $1`, [id])
    expect(await numbersFound(browser, 'FE-1')).toEqual([])
    expect(await numbersFound(browser, 'zz2')).toEqual(['ZZ-2'])
  })

  it('is found no more once it is gone', async () => {
    const { branch, browser } = await enter()
    const id = await buildDocument(branch, 'account_statements', 'FE-1')
    await server.asAdmin('delete from account_statements where id = $1', [id])
    expect(await numbersFound(browser, 'FE-1')).toEqual([])
    expect(await server.asAdmin('select 1 from document_search where id = $1', [id])).toEqual([])
  })

  it('moves with its document to another branch', async () => {
    const { branch, browser, thirdParty } = await enter()
    const other = await buildBranch(server.db, thirdParty)
    const id = await buildDocument(branch, 'account_statements', 'FE-1')
    await server.asAdmin('update account_statements set third_id = $2 where id = $1', [id, other.id])
    browser.account = branch.id
    expect(await numbersFound(browser, 'FE-1')).toEqual([])
    browser.account = other.id
    expect(await numbersFound(browser, 'FE-1')).toEqual(['FE-1'])
  })
})

describe('who asks', () => {
  it('hears nothing without a session', async () => {
    const { company } = await enter()
    const { problem } = await server.call(searchDocuments, new TestBrowser(company.host), {
      query: { q: '1' },
    })
    expect(problem.code).toBe('session-missing')
  })

  it('finds its own numbers and nobody else’s, in any company', async () => {
    const { branch, browser, company } = await enter()
    const stranger = await buildSupplier(server.db, company, { isMaster: true })
    const elsewhere = await enter()
    for (const place of [branch, stranger.branch, elsewhere.branch]) {
      await buildDocument(place, 'account_statements', 'FE-1000')
    }
    await buildDocument(stranger.branch, 'account_statements', 'FE-2000')
    expect(await numbersFound(browser, 'FE-1000')).toEqual(['FE-1000'])
    expect(await numbersFound(browser, 'FE-2000')).toEqual([])
    // Nor when all numbers are scanned.
    expect(await numbersFound(browser, 'E-20')).toEqual([])
  })

  it('finds only in the branches that it may see', async () => {
    const { branch, thirdParty } = await enter()
    const other = await buildBranch(server.db, thirdParty)
    await buildDocument(branch, 'account_statements', 'FE-1')
    await buildDocument(other, 'account_statements', 'FE-2')
    const person = await buildPerson(server.db, thirdParty, { accounts: [other] })
    expect(await numbersFound(await server.signIn(person), 'FE')).toEqual(['FE-2'])
  })

  it('hears of no document of a module that its master did not leave it', async () => {
    const { branch, thirdParty } = await enter()
    await buildDocument(branch, 'purchase_order', 'OC-1')
    await buildDocument(branch, 'account_statements', 'FE-1')
    const person = await buildPerson(server.db, thirdParty, { modules: [] })
    expect(await numbersFound(await server.signIn(person), '1')).toEqual(['FE-1'])
  })
})

describe('the staff’s search', () => {
  const enterDesk = async (role: 'compras' | 'comunicaciones' | 'administrador' = 'compras') => {
    const supplier = await enter()
    await relaxStaffFactor(server.asAdmin, supplier.company)
    const desk = await server.signInStaff(await buildStaff(server.db, supplier.company, role))
    return { ...supplier, desk }
  }
  const found = async (browser: TestBrowser, q: string) => {
    const { status, body } = await server.call(searchDesk, browser, { query: { q } })
    expect(status).toBe(200)
    return body.rows
  }

  it('finds a document of any supplier of the company by its number, with whose it is', async () => {
    const { branch, company, desk, thirdParty } = await enterDesk()
    const other = await buildSupplier(server.db, company, { isMaster: true })
    const id = await buildDocument(branch, 'account_statements', 'FE-0001023')
    await buildDocument(other.branch, 'purchase_order', '001-OC-00001023')
    const rows = await found(desk, '1023')
    expect(rows.map(({ kind, numero }) => [kind, numero])).toEqual([
      ['account-statements', 'FE-0001023'],
      ['purchase-order', '001-OC-00001023'],
    ])
    expect(rows[0]).toMatchObject({
      id,
      proveedor: thirdParty.id,
      nombre: thirdParty.nombre,
      valor: '100.00',
      moneda: 'COP',
    })
    expect((await found(desk, 'fe 1023')).map(({ id: one }) => one)).toEqual([id])
  })

  it('puts the number itself before those that begin with it, and tells six of a kind', async () => {
    const { branch, desk } = await enterDesk()
    await buildDocument(branch, 'purchase_order', 'OC-55', { fecha: '2020-01-01' })
    for (const at of [1, 2, 3, 4, 5, 6, 7]) await buildDocument(branch, 'purchase_order', `OC-55${at}`)
    const rows = await found(desk, '55')
    expect(rows).toHaveLength(6)
    expect(rows[0]?.numero).toBe('OC-55')
  })

  it('tells the newest of a supplier’s many that begin so', async () => {
    const { branch, desk } = await enterDesk()
    const numbers = Array.from({ length: 14 }, (_, at) => `OC-${880 + at}`)
    for (const [at, number] of numbers.entries())
      await buildDocument(branch, 'purchase_order', number, { fecha: `2020-01-${10 + at}` })
    // The supplier's NIT is drawn by chance, and may begin so, too.
    const found88 = (await found(desk, '88')).map(({ numero }) => numero)
    expect(found88.filter((numero) => numbers.includes(numero))).toEqual(numbers.slice(4, 10).toReversed())
  })

  it('finds a supplier by its NIT as it is written, and by words of its name', async () => {
    const { desk, thirdParty } = await enterDesk()
    const { documento_numero: nit, nombre } = thirdParty
    const dotted = `${nit.slice(0, 3)}.${nit.slice(3)}`
    const typed = [nit, dotted, `${nit}-1`, nit.slice(0, 7), nombre.toUpperCase()]
    const missed: string[] = []
    for (const q of typed) {
      const suppliers = (await found(desk, q)).filter(({ kind }) => kind === 'suppliers')
      if (!suppliers.some(({ id }) => id === String(thirdParty.id))) missed.push(q)
    }
    expect(missed).toEqual([])
  })

  it('looks into numbers only for what has a digit: a name is looked for among suppliers alone', async () => {
    const { branch, desk } = await enterDesk()
    await buildDocument(branch, 'purchase_order', 'ACERO-12')
    expect(await found(desk, 'acero')).toEqual([])
    expect((await found(desk, 'acero-1')).map(({ numero }) => numero)).toEqual(['ACERO-12'])
  })

  it.each(['', ' ', '1', '%%', '__', "' or true --", '\\\\'])(
    'finds nothing by what says nothing: "%s"',
    async (q) => {
      const { branch, desk } = await enterDesk()
      await buildDocument(branch, 'account_statements', 'FE-1')
      expect(await found(desk, q)).toEqual([])
    },
  )

  it('finds nothing of another company', async () => {
    const { branch, thirdParty } = await enterDesk()
    await buildDocument(branch, 'account_statements', 'FE-777')
    const elsewhere = await enterDesk('administrador')
    expect(await found(elsewhere.desk, 'FE-777')).toEqual([])
    expect(await found(elsewhere.desk, thirdParty.documento_numero)).toEqual([])
  })

  it('finds only what the role may read', async () => {
    const { branch, desk, thirdParty } = await enterDesk('comunicaciones')
    await buildDocument(branch, 'account_statements', 'FE-777')
    expect(await found(desk, 'FE-777')).toEqual([])
    expect(await found(desk, thirdParty.documento_numero)).toEqual([])
  })

  it('is refused to a supplier, and to nobody in particular', async () => {
    const { browser, company } = await enter()
    for (const asking of [browser, new TestBrowser(company.host)])
      expect((await server.call(searchDesk, asking, { query: { q: '10' } })).problem.code).toBe(
        'session-missing',
      )
  })
})

describe('what suppliers hand in', () => {
  it('is found by its filing number, by its own supplier and by the desk that may read it', async () => {
    const world = await buildInvoiceWorld(server)
    await relaxStaffFactor(server.asAdmin, world.company)
    const { id, body } = await handIn(server, world.browser, world.write().xml)
    const radicado = body.radicado ?? ''
    const find = async (browser: TestBrowser, q: string) =>
      (await server.call(searchDocuments, browser, { query: { q } })).body.radicadas.map((one) => one.id)
    for (const q of [radicado, radicado.slice(-4), body.numero])
      expect(await find(world.browser, q)).toEqual([id])
    expect(await find(world.browser, '%')).toEqual([])
    const { person } = await buildSupplier(server.db, world.company, { isMaster: true })
    expect(await find(await server.signIn(person), radicado)).toEqual([])
    const limited = await server.signIn(await buildPerson(server.db, world.thirdParty, { modules: [] }))
    expect(await find(limited, radicado)).toEqual([])
    const atDesk = async (role: 'cuentas_por_pagar' | 'comunicaciones', company = world.company) => {
      const desk = await server.signInStaff(await buildStaff(server.db, company, role))
      const { rows } = (await server.call(searchDesk, desk, { query: { q: radicado } })).body
      return rows.filter(({ kind }) => kind === 'submitted-invoices').map((one) => one.id)
    }
    expect(await atDesk('cuentas_por_pagar')).toEqual([id])
    expect(await atDesk('comunicaciones')).toEqual([])
    const other = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, other)
    expect(await atDesk('cuentas_por_pagar', other)).toEqual([])
  })
})
