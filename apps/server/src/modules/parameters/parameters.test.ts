import {
  changeParameters,
  changeProtectedParameters,
  countForgotten,
  listParameterHistory,
  listParameters,
} from '@enlace/contract/parameters/calls.ts'
import { parameterBoundTexts, parameterFaultTexts } from '@enlace/contract/parameters/texts.ts'
import type { ParameterChange } from '@enlace/contract/parameters/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { getModuleFlags, getParameters } from '@enlace/contract/company/calls.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { parameters } from '@enlace/domain/parameters.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'
import { parametersOf } from '../company/rules.ts'

const server = useTestServer()

async function enter(role: StaffRole = 'administrador') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  return { company, member, browser: await server.signInStaff(member) }
}

const change = (browser: TestBrowser, ...cambios: ParameterChange[]) =>
  server.call(changeParameters, browser, { body: { cambios } })

async function valuesOf(browser: TestBrowser) {
  const { body } = await server.call(listParameters, browser)
  return new Map(body.parametros.map(({ nombre, valor }) => [nombre, valor]))
}

describe('the parameters of a company', () => {
  it('are all there, with their defaults where the company said nothing', async () => {
    const { browser } = await enter()
    const values = await valuesOf(browser)
    expect([...values.keys()]).toEqual(parameters.map(({ name }) => name))
    expect([values.get('time_out'), values.get('blog'), values.get('date_payment')]).toEqual([30, 0, 1])
    const shown = parametersOf(new Map(), 'x')
    for (const name of ['time_out', 'payed_range_days', 'descarga_certificado', 'contact'] as const)
      expect(values.get(name)).toBe(shown[name])
  })

  it('hold in the portal as soon as they are changed, with who did it', async () => {
    const { browser, company, member } = await enter()
    await server.asAdmin(`update identities set first_name = 'Luz', last_name = 'Peña' where email = $1`, [
      member.email,
    ])
    const { body } = await change(
      browser,
      { nombre: 'blog', seen: 0, valor: 1 },
      { nombre: 'payed_range_days', seen: 30, valor: 90 },
      { nombre: 'invoice_reception.correo', seen: '', valor: ' facturas@compania.test ' },
    )
    const visitor = new TestBrowser(company.host)
    expect((await server.call(getModuleFlags, visitor)).body.b2sContent.blog).toBe(1)
    const shown = await server.call(getParameters, visitor, { params: { company: company.id } })
    expect(shown.body.payed_range_days).toBe(90)
    const [blog] = body.parametros.filter(({ nombre }) => nombre === 'blog')
    expect(blog).toMatchObject({ valor: 1, changedBy: member.email, changedByName: 'Luz Peña' })
    const { body: history } = await server.call(listParameterHistory, browser, {
      query: { nombre: 'invoice_reception.correo' },
    })
    expect(history.cambios).toMatchObject([
      {
        actor: member.email,
        actorName: 'Luz Peña',
        nombre: 'invoice_reception.correo',
        antes: '',
        ahora: 'facturas@compania.test',
      },
    ])
  })

  it('go back to their default, and say nothing of their own any more', async () => {
    const { browser, company } = await enter()
    await change(browser, { nombre: 'payed_range_days', seen: 30, valor: 60 })
    await change(browser, { nombre: 'payed_range_days', seen: 60, valor: null })
    expect((await valuesOf(browser)).get('payed_range_days')).toBe(30)
    const rows = await server.asAdmin(
      `select 1 from settings where company_id = $1 and name = 'payed_range_days'`,
      [company.id],
    )
    expect(rows).toEqual([])
  })

  it('are not changed over what somebody else changed meanwhile, none of them', async () => {
    const { browser } = await enter()
    await change(browser, { nombre: 'blog', seen: 0, valor: 1 })
    const late = await change(
      browser,
      { nombre: 'reports', seen: 0, valor: 1 },
      { nombre: 'blog', seen: 0, valor: 1 },
    )
    expect(late.problem.code).toBe('changed-meanwhile')
    expect((await valuesOf(browser)).get('reports')).toBe(0)
  })

  it.each([
    [{ nombre: 'payed_range_days', seen: 30, valor: 3651 }, 'Escriba un número entre 0 y 3650.'],
    [{ nombre: 'notification_digest_hour', seen: 7, valor: 24 }, 'Escriba un número entre 0 y 23.'],
    [{ nombre: 'payed_range_days', seen: 30, valor: 'treinta' }, parameterFaultTexts.malformedNumber],
    [{ nombre: 'blog', seen: 0, valor: 2 }, parameterFaultTexts.malformed],
    [{ nombre: 'company_size', seen: 'sin_definir', valor: 'enorme' }, parameterFaultTexts.malformed],
    [{ nombre: 'invoice_reception.correo', seen: '', valor: 'facturas' }, parameterFaultTexts.malformedEmail],
    [{ nombre: 'colour', seen: '', valor: '#fff' }, 'No hay un parámetro «colour».'],
  ])('refuse %o with what to do', async (wrong, message) => {
    const { browser } = await enter()
    const { problem, status } = await change(browser, wrong)
    expect([status, problem.code]).toEqual([422, 'invalid-fields'])
    expect(problem.fields).toEqual({ [wrong.nombre]: message })
  })
})

describe('who changes parameters', () => {
  const blog = { nombre: 'blog', seen: 0, valor: 1 }

  it('is in, of the staff, and may write settings', async () => {
    const { browser: auditor } = await enter('auditor')
    expect((await server.call(listParameters, auditor)).status).toBe(200)
    expect((await change(auditor, blog)).problem.code).toBe('role-refused')
    const { browser: buyer } = await enter('compras')
    expect((await server.call(listParameters, buyer)).problem.code).toBe('role-refused')
    expect((await change(new TestBrowser('backoffice.test'), blog)).status).toBe(401)
    const { person } = await buildSupplier(server.db, await buildCompany(server.db))
    const supplier = await server.signIn(person)
    expect((await change(supplier, blog)).status).toBeGreaterThanOrEqual(400)
  })

  it('changes its own company only', async () => {
    const [one, other] = [await enter(), await enter()]
    await change(one.browser, blog)
    expect((await valuesOf(other.browser)).get('blog')).toBe(0)
    expect((await server.call(listParameterHistory, other.browser, { query: {} })).body.cambios).toEqual([])
  })

  it('shows first that it is still the person where a parameter protects the entry', async () => {
    const { browser } = await enter()
    const cambios = [{ nombre: 'segundo_factor', seen: 'ninguno', valor: 'todos' }]
    expect((await change(browser, ...cambios)).problem.code).toBe('malformed-request')
    await server.asAdmin(`update session_families set stepped_up_at = now() - interval '11 minutes'`, [])
    const asked = await server.call(changeProtectedParameters, browser, { body: { cambios } })
    expect(asked.problem.code).toBe('step-up-needed')
    await server.asAdmin(`update session_families set stepped_up_at = now()`, [])
    const done = await server.call(changeProtectedParameters, browser, { body: { cambios } })
    expect(done.status).toBe(200)
  })
})

describe('for how long something is kept', () => {
  const shorter = { nombre: 'conservacion_mensajes', seen: 730, valor: 60 }

  it('is told with what the next night would forget of the own company, and then obeyed', async () => {
    const { browser, company } = await enter()
    const other = await enter()
    for (const { id } of [company, other.company])
      await server.asAdmin(
        `insert into contact_messages (company_id, id, number, affair_id, subject, affair_contact, name, surname, email,
           indicative, phone, city, company, job_title, message, schedule, idempotency_key, state, last_at)
         select $1, gen_random_uuid(), gen_random_uuid(), 1, '', '', '', '', '', '', '', '', '', '', '', '',
           gen_random_uuid(), 'cerrado', now() - interval '61 days'`,
        [id],
      )
    const forgotten = async (valor: number) =>
      (await server.call(countForgotten, browser, { body: { cambios: [{ ...shorter, valor }] } })).body
        .olvidos
    expect(await forgotten(60)).toEqual([{ nombre: 'conservacion_mensajes', registros: 1 }])
    expect(await forgotten(62)).toEqual([{ nombre: 'conservacion_mensajes', registros: 0 }])
    const { status } = await server.call(changeProtectedParameters, browser, { body: { cambios: [shorter] } })
    expect([status, (await valuesOf(browser)).get('conservacion_mensajes')]).toEqual([200, 60])
    expect((await valuesOf(other.browser)).get('conservacion_mensajes')).toBe(730)
    const { body } = await server.call(listParameterHistory, browser, {
      query: { nombre: 'conservacion_mensajes' },
    })
    expect(body.cambios).toMatchObject([{ antes: 730, ahora: 60 }])
  })

  it.each([
    [
      'conservacion_auditoria',
      1824,
      fill(parameterBoundTexts.conservacion_auditoria ?? '', { min: 1825, max: 7300 }),
    ],
    ['conservacion_mensajes', 59, fill(parameterFaultTexts.beyond, { min: 60, max: 3650 })],
    ['conservacion_correos', 1096, fill(parameterFaultTexts.beyond, { min: 60, max: 1095 })],
  ])('is refused beyond its bounds, with the law: %s %i', async (nombre, valor, message) => {
    const { browser } = await enter()
    const seen = (await valuesOf(browser)).get(nombre) ?? 0
    const cambios = [{ nombre, seen, valor }]
    for (const call of [changeProtectedParameters, countForgotten]) {
      const { status, problem } = await server.call(call, browser, { body: { cambios } })
      expect([status, problem.fields]).toEqual([422, { [nombre]: message }])
    }
  })

  it('is an administrator’s to say, who has just shown who it is', async () => {
    const { browser: auditor } = await enter('auditor')
    const body = { cambios: [shorter] }
    expect((await server.call(countForgotten, auditor, { body })).problem.code).toBe('role-refused')
    expect((await server.call(changeProtectedParameters, auditor, { body })).problem.code).toBe(
      'role-refused',
    )
    expect((await server.call(countForgotten, new TestBrowser('backoffice.test'), { body })).status).toBe(401)
    const { browser } = await enter()
    expect((await server.call(changeParameters, browser, { body })).problem.code).toBe('malformed-request')
    await server.asAdmin(`update session_families set stepped_up_at = now() - interval '11 minutes'`, [])
    expect((await server.call(changeProtectedParameters, browser, { body })).problem.code).toBe(
      'step-up-needed',
    )
  })
})
