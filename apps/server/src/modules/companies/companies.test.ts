import { getCompanyInfo, getInitialData, getParameters } from '@enlace/contract/company/calls.ts'
import { getStaffSession, staffStepUp } from '@enlace/contract/staff/sign-in/calls.ts'
import {
  addHost,
  checkHost,
  createCompany,
  getOwnCompany,
  listCompanies,
  removeHost,
  saveOwnCompany,
} from '@enlace/contract/companies/calls.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { buildCompany, buildSupplier, type BuiltCompany, changeSettings } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(role: Parameters<typeof buildStaff>[2] = 'administrador', own?: BuiltCompany) {
  const company = own ?? (await buildCompany(server.db))
  if (!own) await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  const browser = await server.signInStaff(member)
  return { company, member, browser }
}

async function enterAsOperator() {
  const entered = await enter()
  await server.asAdmin(
    'insert into operators (identity_id) select identity_id from staff_members where id = $1',
    [entered.member.id],
  )
  return entered
}

const freeNit = () => String(randomInt(700_000_000, 799_999_999))
const wanted = (more: object = {}) => ({
  nit: freeNit(),
  nombre: 'Papeles del Valle S.A.S.',
  colour: '#7a1d46',
  host: '',
  copyFrom: null,
  parts: [],
  ...more,
})

describe("a company's own data", () => {
  it('is kept for whoever saw what there is, and refused to whoever saw something older', async () => {
    const { company, browser } = await enter()
    const { body: before } = await server.call(getOwnCompany, browser)
    expect(before).toMatchObject({
      nombre: company.nombre,
      hosts: [{ host: company.host, state: 'approved' }],
    })
    const contact = { ...before.contact, correo: 'pagos@ejemplo.co', dir: 'Calle 1' }
    const change = { version: before.version, nombre: 'Nombre Nuevo S.A.', contact }
    expect((await server.call(saveOwnCompany, browser, { body: change })).status).toBe(200)
    const { body: after } = await server.call(getOwnCompany, browser)
    expect(after).toMatchObject({ nombre: 'Nombre Nuevo S.A.', contact })
    const stale = await server.call(saveOwnCompany, browser, { body: { ...change, nombre: 'Otro nombre' } })
    expect(stale.problem.code).toBe('changed-meanwhile')
    const { body: shown } = await server.call(getInitialData, new TestBrowser(company.host))
    expect(shown.companies).toEqual([{ id: company.id, nombre: 'Nombre Nuevo S.A.' }])
  })

  it('is checked before the world sees it, also what was kept before', async () => {
    const { company, browser } = await enter()
    const { body: before } = await server.call(getOwnCompany, browser)
    const wrong = {
      indicativo: '601',
      telefono: 'llame',
      ext: 'dos',
      numero_tele: 'abc',
      correo: 'pagos@udistrital',
    }
    const refused = await server.call(saveOwnCompany, browser, {
      body: { ...before, contact: { ...before.contact, ...wrong } },
    })
    expect(refused.status).toBe(422)
    const { contactFaults } = texts
    expect(refused.problem.fields).toEqual(
      Object.fromEntries(Object.entries(contactFaults).map(([name, fault]) => [`contact.${name}`, fault])),
    )
    await changeSettings(server.db, company, {
      contact_info: { ...before.contact, ...wrong, dir: 'Calle 1' },
    })
    const visitor = new TestBrowser(company.host)
    const { body: seen } = await server.call(getCompanyInfo, visitor, { query: { compania: company.id } })
    expect(seen).toMatchObject({
      indicativo: '',
      telefono: '',
      ext: '',
      numero_tele: '',
      correo: '',
      dir: 'Calle 1',
    })
    // The staff who correct it see the stored value.
    expect((await server.call(getOwnCompany, browser)).body.contact).toMatchObject(wrong)
  })

  it('is nobody’s without a session, no supplier’s, no buyer’s, and an auditor’s only to read', async () => {
    const { company } = await enter()
    expect((await server.call(getOwnCompany, new TestBrowser('x.test'))).status).toBe(401)
    const { person } = await buildSupplier(server.db, company)
    expect((await server.call(getOwnCompany, await server.signIn(person))).status).toBe(401)
    const buyer = await enter('compras', company)
    expect((await server.call(getOwnCompany, buyer.browser)).problem.code).toBe('role-refused')
    const auditor = await enter('auditor', company)
    const { body } = await server.call(getOwnCompany, auditor.browser)
    const { version, nombre, contact } = body
    const change = await server.call(saveOwnCompany, auditor.browser, { body: { version, nombre, contact } })
    expect(change.problem.code).toBe('role-refused')
  })
})

describe('a host', () => {
  it('is claimed once, leads to the company’s portal, and is given up', async () => {
    const { company, member, browser } = await enter()
    const host = `propia-${company.id}.ejemplo.co`
    await server.asAdmin(
      `update session_families set stepped_up_at = now() - interval '11 minutes' where identity_id =
         (select identity_id from staff_members where id = $1)`,
      [member.id],
    )
    expect((await server.call(addHost, browser, { body: { host } })).problem.code).toBe('step-up-needed')
    await server.call(staffStepUp, browser, { body: { factor: 'password', password: member.password } })
    await server.asAdmin(
      'insert into operators (identity_id) select identity_id from staff_members where id = $1',
      [member.id],
    )
    const typed = await server.call(addHost, browser, { body: { host: ` ${host.toUpperCase()} ` } })
    expect(typed.body.hosts).toContainEqual(expect.objectContaining({ host, state: 'approved' }))
    const seen = await server.call(getInitialData, new TestBrowser(host))
    expect(seen.body.companies).toEqual([{ id: company.id, nombre: company.nombre }])
    const other = await enter()
    const taken = await server.call(addHost, other.browser, { body: { host } })
    expect(taken.problem.fields).toEqual({ host: texts.hosts.taken })
    const foreign = await server.call(removeHost, other.browser, { params: { host } })
    expect(foreign.body.hosts.map((one) => one.host)).toEqual([other.company.host])
    const { body: own } = await server.call(getOwnCompany, browser)
    expect(own.hosts.map((one) => one.host)).toContain(host)
    const left = await server.call(removeHost, browser, { params: { host } })
    expect(left.body.hosts.map((one) => one.host)).toEqual([company.host])
  })

  it.each(['localhost', '127.0.0.1', 'https://x.co', 'x.co:80', 'sin punto', 'a..b', '-a.co'])(
    'is not %s',
    async (host) => {
      const { browser } = await enter()
      expect((await server.call(addHost, browser, { body: { host } })).status).toBe(422)
    },
  )

  it('is looked up for its own company only', async () => {
    const { browser } = await enter()
    const other = await buildCompany(server.db)
    const foreign = await server.call(checkHost, browser, { params: { host: other.host } })
    expect(foreign.status).toBe(404)
  })
})

describe('a new company', () => {
  it('is made by an operator, who is its first administrator and works there without a second login', async () => {
    const { browser } = await enterAsOperator()
    const nit = freeNit()
    const typed = `${nit}-${checkDigit(nit)}`
    const made = await server.call(createCompany, browser, {
      body: wanted({ nit: typed, host: `nueva-${nit}.ejemplo.co` }),
    })
    expect(made.status).toBe(200)
    const { companies } = (await server.call(getStaffSession, browser)).body
    expect(companies).toContainEqual({
      id: made.body.id,
      nombre: 'Papeles del Valle S.A.S.',
      rol: 'administrador',
    })
    const visitor = new TestBrowser(`nueva-${nit}.ejemplo.co`)
    const { body } = await server.call(getParameters, visitor, { params: { company: made.body.id } })
    expect(body).toMatchObject({
      page_title: 'Portal de proveedores | Papeles del Valle S.A.S.',
      pageOnline: 1,
    })
    expect(body.logo).toMatch(/^company-files\//)
    const again = await server.call(createCompany, browser, { body: wanted({ nit }) })
    expect(again.problem.fields).toEqual({ nit: texts.nitTaken })
  })

  it('is not made by an administrator who is no operator, nor with a wrong check digit', async () => {
    const plain = await enter()
    expect((await server.call(createCompany, plain.browser, { body: wanted() })).problem.code).toBe(
      'not-operator',
    )
    const { browser } = await enterAsOperator()
    const nit = freeNit()
    const wrong = `${nit}-${((checkDigit(nit) ?? 0) + 1) % 10}`
    const refused = await server.call(createCompany, browser, { body: wanted({ nit: wrong }) })
    expect(refused.problem.fields).toEqual({ nit: texts.nitMalformed })
  })
})

describe('a copy of a set-up', () => {
  it('has the parts that were chosen and nothing of suppliers, persons or documents', async () => {
    const { company, browser } = await enterAsOperator()
    const { person } = await buildSupplier(server.db, company)
    await server.asAdmin(
      `insert into menu_items (company_id, label, type, value) values ($1, 'Guía', 'ext', 'https://ejemplo.co')`,
      [company.id],
    )
    await server.asAdmin(
      `insert into pages (company_id, code, version, title, html, allow_list) values ($1, 'nosotros', 1, 'Antes', '<p>1</p>', 1),
         ($1, 'nosotros', 2, 'Nosotros', '<p>2</p>', 1)`,
      [company.id],
    )
    await server.asAdmin(
      `insert into contact_recipients (company_id, name, email) values ($1, 'Luz', 'luz@ejemplo.co')`,
      [company.id],
    )
    await server.asAdmin(
      `insert into settings (company_id, name, value) values ($1, 'payed_range_days', '90'), ($1, 'contact_info', '{"correo":"a@b.co"}')`,
      [company.id],
    )
    const made = await server.call(createCompany, browser, {
      body: wanted({ copyFrom: company.id, parts: ['parameters', 'menu', 'content', 'lists', 'branding'] }),
    })
    expect(made.status).toBe(200)
    const { id } = made.body
    const count = async (table: string) =>
      Number(
        (
          await server.asAdmin<{ n: string }>(`select count(*) n from ${table} where company_id = $1`, [id])
        )[0]?.n,
      )
    expect(await server.asAdmin('select title, html from pages where company_id = $1', [id])).toEqual([
      { title: 'Nosotros', html: '<p>2</p>' },
    ])
    expect(await count('menu_items')).toBe(1)
    for (const table of ['third_parties', 'memberships', 'contact_recipients', 'account_statements']) {
      expect(await count(table)).toBe(0)
    }
    const settings = await server.asAdmin<{ name: string; value: unknown }>(
      `select name, value from settings where company_id = $1 and name in ('payed_range_days', 'contact_info', 'page_title')`,
      [id],
    )
    const values = Object.fromEntries(settings.map(({ name, value }) => [name, value]))
    expect(values).toMatchObject({ payed_range_days: 90, page_title: expect.stringContaining('Papeles') })
    expect(values['contact_info']).toMatchObject({ correo: '' })
    expect(person.email).not.toBe('')
  })

  it('is of a company where the operator is an administrator, and of no other', async () => {
    const { browser } = await enterAsOperator()
    const other = await buildCompany(server.db)
    const made = await server.call(createCompany, browser, {
      body: wanted({ copyFrom: other.id, parts: ['menu'] }),
    })
    expect(made.problem.code).toBe('company-not-found')
  })
})

describe('the list of companies', () => {
  it('is whole for an operator, and of the own companies for everybody else', async () => {
    const plain = await enter()
    const operator = await enterAsOperator()
    const own = await server.call(listCompanies, plain.browser)
    expect(own.body.isOperator).toBe(false)
    expect(own.body.companies.map(({ id }) => id)).toEqual([plain.company.id])
    const { body } = await server.call(listCompanies, operator.browser)
    expect(body.companies.find(({ id }) => id === plain.company.id)).toMatchObject({
      isOwn: false,
      mayCopy: false,
    })
    expect(body.companies.find(({ id }) => id === operator.company.id)).toMatchObject({ isOwn: true })
  })
})
