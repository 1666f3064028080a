import { templateFaultTexts } from '@enlace/contract/content/templates/texts.ts'
import { getFilledTemplate } from '@enlace/contract/content/unlayer/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildThirdParty,
} from '@enlace/testing/builders.ts'
import type { BuiltBranch, BuiltCompany } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { findContentHosts } from '../queries.ts'
import { listContent } from '../staff-queries.ts'
import { saveFilledTemplate } from '../templates/commands.ts'

const server = useTestServer()
const author = { actor: 'prueba' }
const today = todayInBogota(new Date())

/** Saves a template of the company, as its staff would. */
const write = ({ id }: BuiltCompany, html: string, name = 'carta') =>
  saveFilledTemplate(server.db, Scope.ofStaff(id), { name, title: 'Carta', html }, author)

const open = (browser: TestBrowser, value = 'carta') =>
  server.call(getFilledTemplate, browser, { params: { value } })

/** A supplier with an invoice, and a browser with its person signed in. */
async function enter(company?: BuiltCompany, options: { isMaster?: boolean } = {}) {
  const of = company ?? (await buildCompany(server.db))
  const supplier = await buildSupplier(server.db, of, options)
  return { company: of, ...supplier, browser: await server.signIn(supplier.person) }
}

async function owe({ id: third_id, thirdParty }: BuiltBranch, saldo: string, fields: object = {}) {
  const row = {
    company_id: thirdParty.company.id,
    third_party_id: thirdParty.id,
    third_id,
    erp_key: randomUUID(),
    factura_cliente: `FE-${randomUUID().slice(0, 8)}`,
    estado: 'causada',
    estado_programacion_pago: 'sin_programar',
    fecha_vencimiento: addDays(today, -3),
    valor_facturado: saldo,
    saldo_total: saldo,
    ...fields,
  }
  const names = Object.keys(row)
  await server.asAdmin(
    `insert into account_statements (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return row.factura_cliente
}

const faultsOf = async ({ id }: BuiltCompany) =>
  (await listContent(server.db, Scope.ofStaff(id))).faults.map(({ fault, times }) => [fault, times] as const)

describe('a template', () => {
  it('is filled with the supplier, its balances and its invoices, amounts and dates as people write them', async () => {
    const { company, branch, thirdParty, browser } = await enter()
    const number = await owe(branch, '1234567.80', { fecha_estimada_pago: addDays(today, 5) })
    await owe(branch, '250.00', { moneda: 'USD', fecha_vencimiento: addDays(today, 9) })
    await write(
      company,
      `<h2>{{ proveedor.nombre }}</h2><p>{{ compania.nombre }}, {{ hoy }}</p>
      {% for c in cartera %}<p>{{ c.saldo_total }} / {{ c.saldo_vencido }} / {{ c.saldo_corriente }}</p>{% endfor %}
      <ul>{% for f in facturas %}<li>{{ f.numero }} {{ f.saldo }} {{ f.dias_vencidos }} {% if f.vencida %}vencida{% endif %}</li>{% endfor %}</ul>
      <p>{{ proximos_pagos[0].fecha }} {{ proximos_pagos[0].valor }} {{ facturas.size }}</p>`,
    )
    const { status, body } = await open(browser)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'carta', title: 'Carta' })
    for (const words of [
      `<h2>${thirdParty.nombre}</h2>`,
      formatDate(today),
      '<p>$ 1.234.567,80 / $ 1.234.567,80 / $ 0,00</p>',
      '<p>USD 250,00 / USD 0,00 / USD 250,00</p>',
      `<li>${number} $ 1.234.567,80 3 vencida</li>`,
      `${formatDate(addDays(today, 5))} $ 1.234.567,80 2`,
    ])
      expect(body.html.replaceAll('\u00a0', ' ')).toContain(words)
    expect(await faultsOf(company)).toEqual([])
  })

  it('tells nothing of another supplier, nor of a branch that is not open', async () => {
    const { company, browser, branch, thirdParty } = await enter()
    const other = await enter(company)
    const mine = await owe(branch, '10.00')
    const theirs = await owe(other.branch, '20.00')
    const second = await buildBranch(server.db, thirdParty)
    const elsewhere = await owe(second, '30.00')
    const narrow = await server.signIn(
      await buildPerson(server.db, thirdParty, { isMaster: false, accounts: [second] }),
    )
    await write(
      company,
      '{% for f in facturas %}<p>{{ f.numero }}</p>{% endfor %}{{ cartera[0].saldo_total }}',
    )
    const htmlOf = async (asker: TestBrowser) => (await open(asker)).body.html
    expect(await htmlOf(browser)).toContain(mine)
    expect(await htmlOf(browser)).not.toContain(theirs)
    expect(await htmlOf(narrow)).toContain(elsewhere)
    expect(await htmlOf(narrow)).not.toContain(mine)
  })

  it('of another company is not there, nor is one that nobody wrote', async () => {
    const { browser } = await enter()
    const { company } = await enter()
    await write(company, '<p>Ajena</p>')
    for (const value of ['carta', 'no-existe']) {
      const { status, problem } = await open(browser, value)
      expect([status, problem.code]).toEqual([404, 'template-not-found'])
    }
    expect((await open(browser, '../etc')).status).toBe(422)
  })

  it('is hidden from whoever has not signed in', async () => {
    const company = await buildCompany(server.db)
    await write(company, '<p>Solo proveedores</p>')
    const thirdParty = await buildThirdParty(server.db, company)
    const person = await buildPerson(server.db, thirdParty, {})
    const browser = await server.signIn(person)
    expect((await open(browser)).body.html).toBe('<p>Solo proveedores</p>')
    browser.cookies.clear()
    expect((await open(browser)).status).toBe(401)
  })
})

describe('what a template may not do', () => {
  it('a supplier’s words become no HTML, no link that acts, and no field', async () => {
    const company = await buildCompany(server.db)
    const nombre = '<img src=x onerror=alert(1)>{{ proveedor.nit }}"javascript:alert(1)'
    const thirdParty = await buildThirdParty(server.db, company, { nombre })
    await buildBranch(server.db, thirdParty)
    const browser = await server.signIn(await buildPerson(server.db, thirdParty, { isMaster: true }))
    await write(
      company,
      '<p title="{{ proveedor.nombre }}">{{ proveedor.nombre }}</p><a href="javascript:{{ hoy }}">x</a><p title={{ proveedor.nombre }}>y</p>',
    )
    const { html } = (await open(browser)).body
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;{{ proveedor.nit }}')
    expect(html).not.toMatch(/<img|<p[^>"]*\sonerror|href=/)
  })

  it('asks another host by no address that a field has a part in, so that nobody there hears of the supplier', async () => {
    const { company, browser } = await enter()
    await write(
      company,
      '<img src="https://fotos.example/a.png" alt="A"><img src="https://fotos.example/b.png?nit={{ proveedor.nit }}" alt="B">',
    )
    const { html } = (await open(browser)).body
    expect(html).toContain('src="https://fotos.example/a.png"')
    expect(html).not.toContain('b.png')
    const { images } = await findContentHosts(server.db, Scope.ofVisitor(company.id))
    expect(images).toEqual(['fotos.example'])
  })

  it('an unknown name is shown as nothing, and the staff hear of it with how often', async () => {
    const { company, browser } = await enter()
    const { unknown } = await write(company, '<p>[{{ proveedor.telefono }}{{ saldo }}]</p>')
    expect(unknown).toEqual(['proveedor.telefono', 'saldo'])
    await open(browser)
    expect((await open(browser)).body.html).toBe('<p>[]</p>')
    expect(new Map(await faultsOf(company))).toEqual(
      new Map([
        ['«proveedor.telefono» no existe: se muestra vacío.', 2],
        ['«saldo» no existe: se muestra vacío.', 2],
      ]),
    )
    await write(company, '<p>{{ proveedor.nit }}</p>')
    expect(await faultsOf(company)).toEqual([])
  })

  it('one that repeats without end with a supplier’s data is stopped, told to the staff, and hurts no other', async () => {
    const { company, browser, branch } = await enter()
    await Promise.all(Array.from({ length: 40 }, () => owe(branch, '1.00')))
    const deep = '{% for a in facturas %}'.repeat(4) + 'x' + '{% endfor %}'.repeat(4)
    await write(company, deep)
    await write(company, '<p>bien</p>', 'otra')
    const [stopped, fine] = await Promise.all([open(browser), open(browser, 'otra')])
    expect([stopped.status, stopped.problem.code]).toEqual([422, 'template-failed'])
    expect(fine.body.html).toBe('<p>bien</p>')
    expect(await faultsOf(company)).toEqual([[templateFaultTexts.tooMuch, 1]])
  })

  it.each([
    ['{% include "otro" %}', 'La etiqueta «include» no existe (línea 1).'],
    ['<p>\n{{ hoy | date: "%Y" }}</p>', 'El filtro «date» no existe (línea 2).'],
    ['{% if hoy %}<p>x</p>', 'Falta cerrar {% if hoy %} (línea 1).'],
    ['<p>{{ hoy </p>', 'Falta cerrar {{ hoy </p> (línea 1).'],
    ['{% for i in (1..99999999) %}x{% endfor %}', expect.stringContaining('demasiado')],
    ['{% for %}x{% endfor %}', expect.stringMatching(/^La plantilla no se puede leer \(línea 1\)/)],
  ])('%s is refused when it is saved, with where it is wrong', async (html, sentence) => {
    const company = await buildCompany(server.db)
    await expect(write(company, html)).rejects.toMatchObject({
      code: 'invalid-fields',
      fields: { html: sentence },
    })
  })
})
