import { getInitialData } from '@enlace/contract/company/calls.ts'
import { getStaffSession } from '@enlace/contract/staff/sign-in/calls.ts'
import { getFirstRun } from '@enlace/contract/first-run/portal/calls.ts'
import {
  chooseModules,
  completeSetup,
  markFirstStep,
  openSetupLink,
} from '@enlace/contract/first-run/calls.ts'
import type { FirstStep, StepGap } from '@enlace/contract/first-run/portal/schemas.ts'
import { Scope } from '@enlace/database/scope.ts'
import { taxRegimes } from '@enlace/domain/catalogue/tax-regimes.ts'
import { readyForm } from '@enlace/domain/company-start/registration-form.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildCompany, buildSupplier, changeSettings, type BuiltCompany } from '@enlace/testing/builders.ts'
import { standApprover } from '@enlace/testing/bank-approvers.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { describe, expect, it } from 'vitest'
import { saveTemplate } from '../content/commands.ts'
import { newSetupLink } from './walk-commands.ts'

// Installed without the demo, so the public address of this machine is missing.
const server = useTestServer({ DEMO: 'false' }, 'own')
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
  // Administrators need a second factor unless their company disables it.
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

  describe('tell what visitors, suppliers and the staff would miss', () => {
    const asAdmin: typeof server.asAdmin = (...statement) => server.asAdmin(...statement)
    const breaks: readonly {
      gap: StepGap
      step?: FirstStep
      undo: (own: BuiltCompany) => Promise<unknown>
    }[] = [
      {
        gap: 'registration-form',
        undo: ({ id }) => asAdmin('delete from templates where company_id = $1', [id]),
      },
      { gap: 'registration-form', undo: (own) => publishForm(own, ' ') },
      {
        gap: 'registration-fields',
        undo: (own) => publishForm(own, '<input name="documentID" data-label="NIT">'),
      },
      {
        gap: 'registration-lists',
        undo: async ({ id }) => {
          for (const { id: code } of taxRegimes)
            await asAdmin(
              `insert into catalogue_entries (company_id, catalogue, code, is_offered) values ($1, 'tax-regimes', $2, false)`,
              [id, code],
            )
        },
      },
      { gap: 'contact-subjects', undo: ({ id }) => retire(id, 'affairs') },
      { gap: 'contact-channels', undo: ({ id }) => retire(id, 'contact-through') },
      {
        // Published with a future date, so it is not shown yet.
        gap: 'privacy-policy',
        undo: ({ id }) =>
          asAdmin(
            `update pages set published_at = now() + interval '2 days' where company_id = $1 and code = 'privacidad'`,
            [id],
          ),
      },
      {
        gap: 'terms',
        undo: ({ id }) => asAdmin(`delete from pages where company_id = $1 and code = 'terminos'`, [id]),
      },
      {
        gap: 'certificate-content',
        undo: (own) =>
          changeSettings(server.db, own, { certificados: { direccion: 'Calle 1 # 2-3', ciudad: '' } }),
      },
      {
        gap: 'certificate-dates',
        undo: ({ id }) => asAdmin('delete from certificate_releases where company_id = $1', [id]),
      },
      {
        gap: 'public-address',
        step: 'address',
        undo: ({ id }) => asAdmin('delete from company_hosts where company_id = $1', [id]),
      },
      {
        gap: 'bank-approvers',
        step: 'invite',
        undo: ({ id }) =>
          asAdmin(
            `update bank_approvers set ended_at = now(), ended_by = 'prueba', ended_why = 'fuera_del_equipo'
              where ctid in (select ctid from bank_approvers where company_id = $1 limit 1)`,
            [id],
          ),
      },
    ]

    it.each(breaks)('$gap', async ({ gap, step = 'modules', undo }) => {
      const { own, browser } = await enter()
      await complete(own)
      const look = async () => {
        const { steps } = (await server.call(getFirstRun, browser)).body
        return steps
          .map(({ step: name, state, gaps }) => ({ name, state, gaps }))
          .find(({ name }) => name === step)
      }
      await server.call(markFirstStep, browser, { params: { step }, body: { state: 'done' } })
      expect(await look()).toEqual({ name: step, state: 'done', gaps: [] })
      await undo(own)
      expect(await look()).toEqual({ name: step, state: 'left', gaps: [gap] })
    })

    it('and nothing of a module that is off', async () => {
      const { own, browser } = await enter()
      await changeSettings(server.db, own, { agp_registration_supplier: 0, contact: 0, certificate: 0 })
      const { steps } = (await server.call(getFirstRun, browser)).body
      expect(steps.find(({ step }) => step === 'modules')?.gaps).toEqual([])
    })

    const retire = (id: number, list: string) =>
      asAdmin('update contact_options set active = false where company_id = $1 and list = $2', [id, list])
    const publishForm = (own: BuiltCompany, html: string) =>
      saveTemplate(
        server.db,
        Scope.ofStaff(own.id),
        { name: 'supplier-registration', title: 'Registro', html },
        { actor: 'test' },
      )

    /** Creates a company whose portal has no gaps. */
    async function complete(own: BuiltCompany) {
      await changeSettings(server.db, own, {
        agp_registration_supplier: 1,
        contact: 1,
        certificate: 1,
        certificados: { direccion: 'Calle 1 # 2-3', ciudad: 'Neiva' },
      })
      await publishForm(own, readyForm)
      for (const [list, name] of [
        ['affairs', 'Pagos'],
        ['contact-through', 'Correo'],
      ])
        await asAdmin('insert into contact_options (company_id, list, name) values ($1, $2, $3)', [
          own.id,
          list,
          name,
        ])
      for (const code of ['terminos', 'privacidad'])
        await asAdmin(
          `insert into pages (company_id, code, version, title, description, html, allow_list, published_at)
           values ($1, $2, 1, 'Texto', '', '<p>Palabras.</p>', 1, now())`,
          [own.id, code],
        )
      const { branch } = await buildSupplier(server.db, own)
      await buildWithholding(server, branch, { fecha: '2024-05-02' })
      await buildRelease(server, own, { anio: 2024 })
      for (const _ of [1, 2])
        await standApprover(server, own, (await buildStaff(server.db, own, 'cuentas_por_pagar')).email)
    }
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
