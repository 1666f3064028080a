import { getInitialData } from '@enlace/contract/core/company/calls'
import { getStaffSession } from '@enlace/contract/core/staff/calls'
import { getFirstRun } from '@enlace/contract/core/first-run/calls'
import {
  chooseModules,
  completeSetup,
  markFirstStep,
  openSetupLink,
} from '@enlace/contract/features/first-run/calls'
import { Scope } from '@enlace/database/scope'
import { readyForm } from '@enlace/domain/company-start/registration-form'
import { TestBrowser, useTestServer } from '@enlace/testing/server'
import { buildCompany, buildSupplier, changeSettings } from '@enlace/testing/builders'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff'
import { describe, expect, it } from 'vitest'
import { saveTemplate } from '../../core/content/commands.ts'
import { newSetupLink } from '../../core/first-run/commands.ts'

const server = useTestServer()
const administrator = {
  firstName: 'Marta',
  lastName: 'Ríos',
  email: 'Marta@Nueva.CO',
  password: 'una frase larga y segura',
}
const company = { nombre: 'Nueva S.A.S.', nit: '900.123.456-8' }
const linkOf = async () =>
  (await newSetupLink(server.db, { backofficeUrl: 'http://localhost:3001/' }))?.split('/').at(-1) ?? ''

it('lets the first administrator of an empty installation in once, with a company and the right to make more', async () => {
  const browser = new TestBrowser('backoffice.test')
  const voided = await linkOf()
  const token = await linkOf()
  const open = (wanted: string) => server.call(openSetupLink, browser, { body: { token: wanted } })
  expect((await open(voided)).body.link).toBeNull()
  expect((await open(token)).body.link).toEqual({ company: null })
  const spend = (more: object = {}) =>
    server.call(completeSetup, browser, { body: { token, administrator, company, ...more } })
  expect((await spend({ company: { ...company, nit: '900.123.456-1' } })).status).toBe(422)
  expect((await spend({ administrator: { ...administrator, password: 'contraseña123' } })).status).toBe(422)
  expect((await spend({ company: null })).problem.fields).toHaveProperty('nombre')
  const entered = await spend()
  // Administrators show a second factor unless their company says otherwise.
  expect(entered.body.secondStep?.enrols).toBe(true)
  expect((await spend()).problem.code).toBe('link-spent')
  expect(await newSetupLink(server.db, { backofficeUrl: 'http://localhost:3001/' })).toBeUndefined()
  const { body } = await server.call(getInitialData, new TestBrowser('localhost'))
  expect(body.companies).toEqual([{ id: 1, nombre: 'Nueva S.A.S.' }])
  const [held] = await server.asAdmin<{ email: string; role: string; n: string }>(
    `select i.email, m.role, (select count(*) from operators) n from staff_members m join identities i on i.id = m.identity_id`,
  )
  expect(held).toEqual({ email: 'marta@nueva.co', role: 'administrador', n: '1' })
  const hashes = await server.asAdmin('select * from setup_links')
  expect(JSON.stringify(hashes)).not.toContain(token)
})

describe('the first steps of a company', () => {
  async function enter(role: Parameters<typeof buildStaff>[2] = 'administrador') {
    const own = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, own)
    return { own, browser: await server.signInStaff(await buildStaff(server.db, own, role)) }
  }

  it('are counted by what there is, and may be put off and taken up again', async () => {
    const { own, browser } = await enter()
    const states = async () =>
      Object.fromEntries(
        (await server.call(getFirstRun, browser)).body.steps.map(({ step, state }) => [step, state]),
      )
    expect(await states()).toMatchObject({ contact: 'left', data: 'left', mail: 'left' })
    await server.asAdmin(
      `insert into third_parties (company_id, erp_key, documento_numero, nombre) values ($1, '1', '800000001', 'P')`,
      [own.id],
    )
    const mark = (step: string, state: string) =>
      server.call(markFirstStep, browser, { params: { step }, body: { state } })
    expect((await mark('mail', 'skipped')).status).toBe(200)
    expect((await mark('nada', 'done')).status).toBe(422)
    expect(await states()).toMatchObject({ data: 'done', mail: 'skipped' })
    await mark('mail', 'left')
    expect(await states()).toMatchObject({ mail: 'left', suppliers: 'left' })
    await buildSupplier(server.db, own)
    expect(await states()).toMatchObject({ suppliers: 'done' })
  })

  it('turn modules on and off for who saw what is on', async () => {
    const { browser } = await enter()
    const { body } = await server.call(getFirstRun, browser)
    const chosen = { version: body.version, on: ['certificate', 'blog'] }
    expect((await server.call(chooseModules, browser, { body: chosen })).status).toBe(200)
    expect((await server.call(chooseModules, browser, { body: chosen })).problem.code).toBe(
      'changed-meanwhile',
    )
    const { modules } = (await server.call(getFirstRun, browser)).body
    expect(modules.filter(({ isOn }) => isOn).map(({ name }) => name)).toEqual(['certificate', 'blog'])
  })

  it('do not count modules as done that a visitor cannot use', async () => {
    const { own, browser } = await enter()
    const look = async () => {
      const { gaps, steps } = (await server.call(getFirstRun, browser)).body
      return { gaps, modules: steps.find(({ step }) => step === 'modules')?.state }
    }
    const params = { step: 'modules' } as const
    await server.call(markFirstStep, browser, { params, body: { state: 'done' } })
    expect(await look()).toEqual({ gaps: [], modules: 'done' })
    await changeSettings(server.db, own, { agp_registration_supplier: 1, contact: 1 })
    expect(await look()).toEqual({
      gaps: ['registration-form', 'contact-subjects', 'contact-channels'],
      modules: 'left',
    })
    const publish = (html: string) =>
      saveTemplate(
        server.db,
        Scope.ofStaff(own.id),
        { name: 'supplier-registration', title: 'Registro', html },
        { actor: 'test' },
      )
    await publish('<input name="documentID" data-label="NIT">')
    await server.asAdmin(
      `insert into contact_options (company_id, list, name, active) values ($1, 'affairs', 'Pagos', true),
         ($1, 'contact-through', 'Correo', false)`,
      [own.id],
    )
    expect(await look()).toEqual({ gaps: ['registration-fields', 'contact-channels'], modules: 'left' })
    await publish(readyForm)
    await server.asAdmin(`update contact_options set active = true where company_id = $1`, [own.id])
    expect(await look()).toEqual({ gaps: [], modules: 'done' })
  })

  it('are an administrator’s to take, and nobody’s without a session', async () => {
    const auditor = await enter('auditor')
    expect((await server.call(getFirstRun, auditor.browser)).status).toBe(200)
    const refused = await server.call(markFirstStep, auditor.browser, {
      params: { step: 'mail' },
      body: { state: 'done' },
    })
    expect(refused.problem.code).toBe('role-refused')
    expect((await server.call(getFirstRun, new TestBrowser('x.test'))).status).toBe(401)
    expect((await server.call(getStaffSession, auditor.browser)).body.isOperator).toBe(false)
  })
})
