import { findArrivedInvoice } from '@enlace/contract/account-statements/arrived/calls.ts'
import { invoiceKey } from '@enlace/domain/invoice-number.ts'
import { buildBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { naughtyStrings } from '@enlace/testing/naughty-strings.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
// The official vector of the Anexo Técnico 1.9, 11.2.
const cufe =
  '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4'

async function enter(settings: Record<string, unknown> = {}) {
  const company = await buildCompany(server.db, { settings })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company)
  return { company, branch, thirdParty, browser: await server.signIn(person) }
}

const ask = (browser: TestBrowser, q: string) => server.call(findArrivedInvoice, browser, { query: { q } })
const found = async (browser: TestBrowser, q: string) =>
  (await ask(browser, q)).body.invoices.map(({ factura_cliente }) => factura_cliente)

describe('"¿Llegó mi factura?"', () => {
  it('finds an invoice by its number, however it is written', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'FE-000123', fecha_recibida: '2026-10-03' })
    await buildStatement(server, branch, { factura_cliente: 'FE-1234' })
    for (const typed of ['FE-000123', 'fe123', ' FE 123 ', 'Fe.00123']) {
      expect(await found(browser, typed)).toEqual(['FE-000123'])
    }
    const { body } = await ask(browser, 'fe123')
    expect(body).toMatchObject({
      by: 'numero',
      invoices: [{ estado: 'causada', fecha_recibida: '2026-10-03' }],
    })
  })

  it('finds a number whose prefix ends in a digit, in one piece and in parts, and no other', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'FEEP1-012891' })
    await buildStatement(server, branch, { factura_cliente: 'FE-15' })
    for (const typed of ['FEEP1-12891', 'feep1012891', 'FEEP1 012891']) {
      expect(await found(browser, typed)).toEqual(['FEEP1-012891'])
    }
    expect(await found(browser, 'FE1005')).toEqual([])
  })

  it('finds an invoice that the company refused, with its reason, and the one sent again', async () => {
    const { branch, browser } = await enter()
    const again = { factura_cliente: 'FE-7', fecha_recibida: '2026-10-20' }
    await buildStatement(server, branch, {
      ...again,
      fecha_recibida: '2026-10-01',
      estado: 'rechazada',
      motivo: 'Falta la orden de compra',
      saldo_total: '0.00',
    })
    await buildStatement(server, branch, again)
    expect((await ask(browser, 'FE-7')).body.invoices).toMatchObject([
      { estado: 'causada' },
      { estado: 'rechazada', motivo: 'Falta la orden de compra' },
    ])
  })

  it('finds an invoice by its CUFE, also in the address of the QR code', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'FE-9', cufe })
    for (const typed of [
      cufe,
      cufe.toUpperCase(),
      `https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${cufe}`,
    ]) {
      const { body } = await ask(browser, typed)
      expect([body.by, body.invoices[0]?.factura_cliente]).toEqual(['cufe', 'FE-9'])
    }
  })

  it('finds a number that the source keeps together with others', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: '4713, 4714, 4715' })
    expect(await found(browser, '4714')).toEqual(['4713, 4714, 4715'])
  })

  it('answers an unknown invoice with where the company takes invoices', async () => {
    const invoice_reception = { correo: 'facturas@andina.test', instrucciones: 'Adjunte el ZIP de la DIAN.' }
    const { browser } = await enter({
      invoice_reception,
      contact_info: { dir: 'Calle 1', correo: 'otro@andina.test' },
    })
    const { status, body } = await ask(browser, 'NO-EXISTE')
    expect([status, body.invoices]).toEqual([200, []])
    expect(body.reception).toEqual({
      correo: 'facturas@andina.test',
      direccion: 'Calle 1',
      horario: '',
      instrucciones: 'Adjunte el ZIP de la DIAN.',
    })
  })

  it('tells the next day on which the company pays, where it pays on days of the week', async () => {
    const { branch, browser } = await enter({ payment_run_days: [5] })
    await buildStatement(server, branch, { factura_cliente: 'FE-1', fecha_vencimiento: '2027-03-22' })
    await buildStatement(server, branch, { factura_cliente: 'FE-2', estado: 'pagada', saldo_total: '0.00' })
    // The Friday of that week is Good Friday.
    expect((await ask(browser, 'FE-1')).body.invoices[0]?.proximo_dia_de_pago).toBe('2027-03-29')
    expect((await ask(browser, 'FE-2')).body.invoices[0]?.proximo_dia_de_pago).toBeNull()
  })

  it('takes whatever is typed for a number that nobody has', async () => {
    const { branch, browser } = await enter()
    await buildStatement(server, branch, {})
    for (const typed of naughtyStrings.filter((text) => text.trim() !== '' && text.length < 200)) {
      const { status, body } = await ask(browser, typed)
      expect([typed, status, status === 200 ? body.invoices : []]).toEqual([typed, 200, []])
    }
  })
})

describe('the key of an invoice number', () => {
  it('is the same in the database as in the code', async () => {
    const texts = [
      ...naughtyStrings.filter((text) => !text.includes('\0')),
      'ßeta-0012',
      'ıİ-7',
      'A0B00C000',
      '0',
      '00-00',
      'ñ12',
    ]
    const rows = await server.asAdmin<{ factura_cliente: string; factura_clave: string }>(
      `with s as (select unnest($1::text[]) as factura_cliente)
       select factura_cliente, replace(regexp_replace(upper(regexp_replace(factura_cliente, '[^A-Za-z0-9]', '-', 'g')),
         '(^|[^0-9])0+([0-9])', '\\1\\2', 'g'), '-', '') as factura_clave from s`,
      [texts],
    )
    expect(rows.map(({ factura_clave }) => factura_clave)).toEqual(
      rows.map((row) => invoiceKey(row.factura_cliente)),
    )
    const [kept] = await server.asAdmin<{ expression: string }>(
      `select generation_expression as expression from information_schema.columns
        where table_name = 'account_statements' and column_name = 'factura_clave'`,
    )
    expect(kept?.expression.replace(/::text|\s/g, '')).toBe(
      "replace(regexp_replace(upper(regexp_replace(factura_cliente,'[^A-Za-z0-9]','-','g')),'(^|[^0-9])0+([0-9])','\\1\\2','g'),'-','')",
    )
  })
})

describe('who may ask for an invoice', () => {
  it('is nobody without a session', async () => {
    const { company } = await enter()
    const { status, problem } = await ask(new TestBrowser(company.host), 'FE-1')
    expect([status, problem.code]).toEqual([401, 'session-missing'])
  })

  it('is the supplier itself: another one, another branch and another company hear that it is unknown', async () => {
    const { company, branch, thirdParty, browser } = await enter()
    await buildStatement(server, branch, { factura_cliente: 'SECRETA-1', cufe })
    const other = await buildBranch(server.db, thirdParty)
    const limited = await server.signIn(await buildPerson(server.db, thirdParty, { accounts: [other] }))
    const stranger = await server.signIn((await buildSupplier(server.db, company)).person)
    const { browser: elsewhere } = await enter()
    expect(await found(browser, 'secreta1')).toEqual(['SECRETA-1'])
    for (const who of [limited, stranger, elsewhere]) {
      expect(await found(who, 'SECRETA-1')).toEqual([])
      expect(await found(who, cufe)).toEqual([])
    }
  })
})
