import { getTemplateHtml } from '@enlace/contract/content/calls.ts'
import { getDrafted } from '@enlace/contract/content/drafts/calls.ts'
import { createCompany } from '@enlace/contract/companies/calls.ts'
import { completeSetup } from '@enlace/contract/first-run/calls.ts'
import { neededFields, readyForm } from '@enlace/domain/company-start/registration-form.ts'
import { buildCompany, changeSettings, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { registerAsVisitor, writeAsVisitor } from '@enlace/testing/visitor-forms.ts'
import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { demandsOf } from '../supplier-registration/requests/demands.ts'
import { newSetupLink } from '../first-run/walk-commands.ts'

const server = useTestServer({}, 'own')

/** Uses the forms of a company as a visitor, with its module enabled. */
async function useForms(company: Pick<BuiltCompany, 'id' | 'host'>) {
  await changeSettings(server.db, { ...company, nombre: '' }, { agp_registration_supplier: 1 })
  const browser = new TestBrowser(company.host)
  const registered = await registerAsVisitor(server, browser, company.id)
  const written = await writeAsVisitor(server, browser)
  return { registered: registered.status, written: written.status }
}

/** Signs in an operator in the back office of a company of its own. */
async function enterAsOperator() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, 'administrador')
  await server.asAdmin(
    'insert into operators (identity_id) select identity_id from staff_members where id = $1',
    [member.id],
  )
  return { company, browser: await server.signInStaff(member) }
}

const wanted = (host: string, more: object = {}) => ({
  nit: String(randomInt(700_000_000, 799_999_999)),
  nombre: 'Papeles del Valle S.A.S.',
  colour: '#7a1d46',
  host,
  copyFrom: null,
  parts: [],
  ...more,
})

it('the first company, made by the link of the start, has forms that visitors can send', async () => {
  const link = await newSetupLink(server.db, { backofficeUrl: 'http://localhost:3001/' })
  const administrator = {
    firstName: 'Marta',
    lastName: 'Ríos',
    email: 'marta@nueva.co',
    password: 'una frase larga y segura',
  }
  const company = { nombre: 'Nueva S.A.S.', nit: '900.123.456-8' }
  const made = await server.call(completeSetup, new TestBrowser('backoffice.test'), {
    body: { token: link?.split('/').at(-1) ?? '', administrator, company },
  })
  expect(made.status).toBe(200)
  expect(await useForms({ id: 1, host: 'localhost' })).toEqual({ registered: 200, written: 200 })
})

it('a company that an operator makes has them, too, as a first version that its staff can come back to', async () => {
  const { browser } = await enterAsOperator()
  const host = `lista-${randomInt(1_000_000)}.ejemplo.co`
  const { body: made } = await server.call(createCompany, browser, { body: wanted(host) })
  expect(await useForms({ id: made.id, host })).toEqual({ registered: 200, written: 200 })
  const visitor = new TestBrowser(host)
  const shown = await server.call(getTemplateHtml, visitor, { params: { name: 'supplier-registration' } })
  expect(shown.body.html).toBe(readyForm)
  const member = await buildStaff(server.db, { id: made.id, host, nombre: '' }, 'administrador')
  await relaxStaffFactor(server.asAdmin, { id: made.id, host, nombre: '' })
  const own = await server.signInStaff(member)
  const { body: drafted } = await server.call(getDrafted, own, {
    params: { kind: 'template', item: 'supplier-registration' },
  })
  expect(drafted.versions.map(({ number, state }) => [number, state])).toEqual([[1, 'published']])
})

it('a copy keeps the forms of the company that it is a copy of', async () => {
  const { company, browser } = await enterAsOperator()
  await server.asAdmin(
    `insert into templates (company_id, name, title, html, allow_list) values ($1, 'supplier-registration', 'Propio', '<p>Propio</p>', 1)`,
    [company.id],
  )
  await server.asAdmin(
    `insert into contact_options (company_id, list, name) values ($1, 'affairs', 'Solo pagos')`,
    [company.id],
  )
  const host = `copia-${randomInt(1_000_000)}.ejemplo.co`
  const { body: made } = await server.call(createCompany, browser, {
    body: wanted(host, { copyFrom: company.id, parts: ['templates', 'lists'] }),
  })
  const kept = await server.asAdmin('select title from templates where company_id = $1', [made.id])
  expect(kept).toEqual([{ title: 'Propio' }])
  const names = await server.asAdmin<{ list: string; n: number }>(
    'select list, count(*)::integer n from contact_options where company_id = $1 group by 1 order by 1',
    [made.id],
  )
  // Lists that are empty in the copied company would make a form impossible to send.
  expect(names.map(({ list, n }) => [list, n])).toEqual([
    ['affairs', 1],
    ['contact-through', 3],
    ['related-to', 5],
  ])
})

it('the ready form asks what a request cannot do without, papers and the authorisation of Ley 1581', () => {
  const { required, files, hasCaptcha } = demandsOf(readyForm)
  expect(required).toEqual(expect.arrayContaining([...neededFields, 'documentIdVerify', 'checkAutorizo']))
  expect(files).toEqual(['rut', 'camaraComercio', 'certificacionBancaria', 'cedulaRepresentante'])
  expect(hasCaptcha).toBe(true)
})
