import { getDebitNote, listDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import { todayInBogota, addDays } from '@enlace/domain/calendar-date.ts'
import { subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import {
  type BuiltBranch,
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildThirdParty,
} from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer()

/** Creates a supplier with a branch and signs in its master. */
async function enter() {
  const company = await buildCompany(server.db)
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  return { company, branch, person, thirdParty, browser: await server.signIn(person) }
}

/** The fields of a test's note; by default 100 pesos, issued today. */
interface NoteFields {
  nro_nota?: string
  fecha?: string
  motivo?: string | null
  moneda?: string
  valor_bruto?: string
  valor_descuento?: string
  valor_impuesto?: string
  valor_nota?: string
  valor_aplicado?: string
  estado?: string
}

async function buildNote({ id: third_id, thirdParty }: BuiltBranch, fields: NoteFields = {}) {
  const id = randomUUID()
  const row = {
    company_id: thirdParty.company.id,
    id,
    third_party_id: thirdParty.id,
    third_id,
    erp_key: id,
    nro_nota: `ND-${id.slice(0, 8)}`,
    fecha: todayInBogota(new Date()),
    valor_bruto: '100.00',
    valor_nota: '100.00',
    ...fields,
  }
  await insert('notes_debit', row)
  return id
}

async function buildInvoice({ id: third_id, thirdParty }: BuiltBranch, factura: string) {
  const id = randomUUID()
  await insert('account_statements', {
    company_id: thirdParty.company.id,
    id,
    third_party_id: thirdParty.id,
    third_id,
    erp_key: id,
    factura_cliente: factura,
    estado: 'causada',
    estado_programacion_pago: 'sin_programar',
    valor_facturado: '5000.00',
    saldo_total: '3000.00',
  })
  return id
}

async function buildLine(
  { id: third_id, thirdParty }: BuiltBranch,
  note_id: string,
  fields: { linea: number; doc_cruce: string; account_statement_id?: string | null; valor?: string },
) {
  const row = { saldo: '5000.00', valor: '2000.00', saldo_nuevo: '3000.00', ...fields }
  const owner = { company_id: thirdParty.company.id, third_party_id: thirdParty.id, third_id }
  await insert('notes_debit_lines', { ...owner, note_id, ...row })
}

async function insert(table: string, row: Record<string, string | number | null>) {
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  await server.asAdmin(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}

const list = (browser: TestBrowser, query: object = {}) => server.call(listDebitNotes, browser, { query })
const numbersOf = async (browser: TestBrowser, query: object) =>
  (await list(browser, query)).body.rows.map(({ nro_nota }) => nro_nota).toSorted()

describe('the totals of the debit notes', () => {
  let browser: TestBrowser

  beforeAll(async () => {
    const { branch, browser: opened } = await enter()
    browser = opened
    for (let at = 0; at < 23; at++) {
      await buildNote(branch, {
        moneda: at % 5 === 0 ? 'USD' : 'COP',
        // Amounts that floats cannot add exactly.
        valor_bruto: `900719925474099${at % 10}.1${at % 10}`,
        valor_descuento: '0.03',
        valor_impuesto: '0.10',
        valor_nota: `${at}000000000000000.07`,
        valor_aplicado: '0.01',
        estado: ['emitida', 'objetada', 'aplicada_parcial', 'aplicada', 'anulada'][at % 5] ?? '',
      })
    }
  })

  it('are the sums of all pages, to the cent and by currency, pesos first', async () => {
    const rows: Awaited<ReturnType<typeof list>>['body']['rows'] = []
    for (let page = 1; page <= 3; page++) rows.push(...(await list(browser, { page, size: 10 })).body.rows)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(23)

    const { body } = await list(browser, { size: 10 })
    expect([body.total, body.rows.length]).toEqual([23, 10])
    expect(body.totals.map(({ moneda }) => moneda)).toEqual(['COP', 'USD'])
    for (const total of body.totals) {
      const own = rows.filter(({ moneda }) => moneda === total.moneda)
      expect(total.rows).toBe(own.length)
      for (const amount of [
        'valor_bruto',
        'valor_descuento',
        'valor_impuesto',
        'valor_nota',
        'valor_aplicado',
        'valor_por_aplicar',
      ] as const)
        expect([amount, total[amount]]).toEqual([amount, sumMoney(own.map((row) => row[amount]))])
    }
  })

  it('follow the states that are chosen, while the counts stay to choose from', async () => {
    const all = (await list(browser)).body
    const { body } = await list(browser, { status: 'objetada,anulada' })
    expect(body.counts).toEqual(all.counts)
    expect(body.total).toBe((all.counts['objetada'] ?? 0) + (all.counts['anulada'] ?? 0))
    expect(new Set(body.rows.map(({ estado }) => estado))).toEqual(new Set(['objetada', 'anulada']))
    expect(body.totals.reduce((rows, total) => rows + total.rows, 0)).toBe(body.total)
  })

  it('hold nothing to be applied of what is annulled, and of every other note what is left', async () => {
    const { rows } = (await list(browser)).body
    const left = rows.map(({ estado, valor_nota, valor_aplicado }) =>
      estado === 'anulada' ? '0.00' : subtractMoney(valor_nota, valor_aplicado),
    )
    expect(rows.map(({ valor_por_aplicar }) => valor_por_aplicar)).toEqual(left)
    expect(new Set(rows.map(({ estado }) => estado))).toContain('anulada')
  })
})

describe('the filters of the debit notes', () => {
  let browser: TestBrowser
  const today = todayInBogota(new Date())

  beforeAll(async () => {
    const { branch, browser: opened } = await enter()
    browser = opened
    const price = 'Diferencia de precio'
    await buildNote(branch, { nro_nota: 'A', motivo: price, valor_nota: '10.00', estado: 'emitida' })
    await buildNote(branch, {
      nro_nota: 'B',
      motivo: 'Avería, 100 % del lote',
      valor_nota: '20.00',
      valor_aplicado: '20.00',
      estado: 'aplicada',
      fecha: addDays(today, -30),
    })
    await buildNote(branch, {
      nro_nota: 'C',
      motivo: price,
      valor_nota: '30.00',
      valor_aplicado: '29.99',
      estado: 'aplicada_parcial',
      fecha: addDays(today, -31),
    })
    await buildNote(branch, { nro_nota: 'D', motivo: null, valor_nota: '40.00', estado: 'anulada' })
  })

  it('narrow by motive, to the letter', async () => {
    expect(await numbersOf(browser, { motivo: 'Diferencia de precio' })).toEqual(['A', 'C'])
    expect(await numbersOf(browser, { motivo: 'Avería, 100 % del lote' })).toEqual(['B'])
    expect(await numbersOf(browser, { motivo: 'diferencia%' })).toEqual([])
  })

  it('offer the motives of what every other filter leaves, those of most notes first', async () => {
    expect((await list(browser, { motivo: 'Avería, 100 % del lote' })).body.motivos).toEqual([
      { motivo: 'Diferencia de precio', rows: 2 },
      { motivo: 'Avería, 100 % del lote', rows: 1 },
    ])
    expect((await list(browser, { status: 'aplicada' })).body.motivos).toEqual([
      { motivo: 'Avería, 100 % del lote', rows: 1 },
    ])
  })

  it('find what is still to be applied, and nothing annulled', async () => {
    expect(await numbersOf(browser, { por_aplicar: '1' })).toEqual(['A', 'C'])
  })

  it('find by number and motive, taking signs for themselves', async () => {
    expect(await numbersOf(browser, { q: 'avería' })).toEqual(['B'])
    expect(await numbersOf(browser, { q: '100 %' })).toEqual(['B'])
    expect(await numbersOf(browser, { q: '%' })).toEqual(['B'])
    expect(await numbersOf(browser, { q: '_' })).toEqual([])
  })

  it('hold to a window of days, a range of dates and a range of amounts', async () => {
    expect(await numbersOf(browser, { days: 30 })).toEqual(['A', 'B', 'D'])
    expect(await numbersOf(browser, { to: addDays(today, -31) })).toEqual(['C'])
    expect(await numbersOf(browser, { from: today, to: today })).toEqual(['A', 'D'])
    expect(await numbersOf(browser, { min: '20', max: '30.00' })).toEqual(['B', 'C'])
  })

  it('order by every column that the table orders by, both ways', async () => {
    for (const sort of [
      'nota',
      'fecha',
      'motivo',
      'bruto',
      'descuento',
      'impuesto',
      'valor',
      'aplicado',
      'por_aplicar',
    ]) {
      for (const way of ['', '-']) {
        const { status, body } = await list(browser, { sort: way + sort })
        expect([way + sort, status, body.total]).toEqual([way + sort, 200, 4])
      }
    }
    const { body } = await list(browser, { sort: '-por_aplicar' })
    expect(body.rows.map(({ valor_por_aplicar }) => valor_por_aplicar)).toEqual([
      '10.00',
      '0.01',
      '0.00',
      '0.00',
    ])
  })

  it('are refused, or find nothing, when they are no values of theirs', async () => {
    for (const query of [
      { days: '-1' },
      { days: '1e9' },
      { from: '2026-02-30' },
      { min: '1e9' },
      { sort: 'id; drop table notes_debit' },
      { size: '51' },
      { page: '0' },
      { por_aplicar: '0' },
      { motivo: '' },
      { motivo: 'x'.repeat(201) },
      { q: 'x'.repeat(101) },
      { q: 'nota\0' },
      { motivo: 'avería\0' },
      { status: 'emitida\0' },
    ]) {
      const { status } = await list(browser, query)
      expect([query, status]).toEqual([query, 422])
    }
    expect((await list(browser, { sort: 'estado_secreto' })).problem.code).toBe('malformed-request')
    expect((await list(browser, { page: 1001, size: 10 })).problem.code).toBe('beyond-last-page')
    for (const text of ["' or '1'='1", '\\', '%_%', '\u{202e}', "'; select pg_sleep(9); --"]) {
      expect([text, await numbersOf(browser, { motivo: text })]).toEqual([text, []])
      expect([text, await numbersOf(browser, { q: text })]).toEqual([text, []])
      expect([text, await numbersOf(browser, { status: text })]).toEqual([text, []])
    }
  })
})

describe('one debit note', () => {
  it('shows what it was set against, with a link to the invoices that the person may see', async () => {
    const { branch, browser, thirdParty } = await enter()
    const invoice = await buildInvoice(branch, 'FE-1')
    const other = await buildBranch(server.db, await buildThirdParty(server.db, thirdParty.company))
    const foreign = await buildInvoice(other, 'FE-2')
    const id = await buildNote(branch, {
      valor_nota: '6000.00',
      valor_aplicado: '6000.00',
      estado: 'aplicada',
    })
    await buildLine(branch, id, { linea: 2, doc_cruce: 'FE-2', account_statement_id: foreign })
    await buildLine(branch, id, { linea: 1, doc_cruce: 'FE-1', account_statement_id: invoice })
    await buildLine(branch, id, { linea: 3, doc_cruce: 'SALDO INICIAL' })

    const { body } = await server.call(getDebitNote, browser, { params: { id } })
    const amounts = { saldo: '5000.00', valor: '2000.00', saldo_nuevo: '3000.00' }
    expect(body.lines).toEqual([
      { linea: 1, doc_cruce: 'FE-1', account_statement_id: invoice, ...amounts },
      { linea: 2, doc_cruce: 'FE-2', account_statement_id: null, ...amounts },
      { linea: 3, doc_cruce: 'SALDO INICIAL', account_statement_id: null, ...amounts },
    ])
    expect(body).toMatchObject({ valor_por_aplicar: '0.00', related: [] })
  })

  it('gives no link to an invoice of a branch that is not the selected one', async () => {
    const { branch, browser, thirdParty } = await enter()
    const second = await buildBranch(server.db, thirdParty)
    const invoice = await buildInvoice(second, 'FE-9')
    const id = await buildNote(branch)
    await buildLine(branch, id, { linea: 1, doc_cruce: 'FE-9', account_statement_id: invoice })
    const linkOf = async () =>
      (await server.call(getDebitNote, browser, { params: { id } })).body.lines[0]?.account_statement_id
    expect(await linkOf()).toBe(invoice)
    browser.account = branch.id
    expect(await linkOf()).toBeNull()
  })

  it('stands as the company told it, also where its amounts do not make sense', async () => {
    const { branch, browser } = await enter()
    const id = await buildNote(branch, {
      valor_bruto: '10.00',
      valor_nota: '99.00',
      valor_aplicado: '100.00',
    })
    const { body } = await server.call(getDebitNote, browser, { params: { id } })
    expect(body).toMatchObject({ valor_bruto: '10.00', valor_nota: '99.00', valor_por_aplicar: '-1.00' })
    expect((await list(browser)).body.rows).toHaveLength(1)
  })

  it('is not found by whom it is not for, nor while another branch is selected', async () => {
    const { branch, browser, thirdParty, company } = await enter()
    const id = await buildNote(branch)
    const second = await buildBranch(server.db, thirdParty)
    const ofSecond = await server.signIn(await buildPerson(server.db, thirdParty, { accounts: [second] }))
    const neighbour = await server.signIn((await buildSupplier(server.db, company)).person)
    const { browser: stranger } = await enter()
    const outcome = async (asking: TestBrowser) =>
      (await server.call(getDebitNote, asking, { params: { id } })).problem.code
    for (const asking of [ofSecond, neighbour, stranger]) {
      expect(await outcome(asking)).toBe('document-not-found')
      expect((await list(asking)).body.rows).toEqual([])
    }
    expect(await outcome(browser)).toBeUndefined()
    browser.account = second.id
    expect(await outcome(browser)).toBe('document-not-found')
  })
})
