import { changeContactLists, getContactLists } from '@enlace/contract/contact-us/lists/calls.ts'
import type { ContactLists } from '@enlace/contract/contact-us/lists/schemas.ts'
import { contactListFaults } from '@enlace/contract/contact-us/lists/texts.ts'
import { listAffairs, listContactRecipients } from '@enlace/contract/contact-us/calls.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(role: StaffRole = 'administrador') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return { company, browser: await server.signInStaff(await buildStaff(server.db, company, role)) }
}

const option = (clave: string, nombre: string, activo = true) => ({ clave, nombre, activo })
const reader = (asunto: string | null, correo: string, publico = false) => ({
  asunto,
  nombre: 'Tesorería',
  correo,
  publico,
})
const lists = (
  affairs: ContactLists['listas']['affairs'],
  more: Partial<ContactLists> = {},
): ContactLists => ({
  listas: { affairs, 'related-to': [], 'contact-through': [option('n9', 'Correo')] },
  lectores: [],
  preguntas: [],
  ...more,
})

const change = (browser: TestBrowser, version: string, wanted: ContactLists) =>
  server.call(changeContactLists, browser, { body: { ...wanted, version } })
const read = async (browser: TestBrowser) => (await server.call(getContactLists, browser)).body

/** A company whose contact form has three affairs and a reader of the second. */
async function withAffairs() {
  const entered = await enter()
  const { version } = await read(entered.browser)
  const affairs = [option('n1', 'Pagos'), option('n2', 'Facturas'), option('n3', 'Otro')]
  const made = await change(
    entered.browser,
    version,
    lists(affairs, {
      lectores: [reader('n2', 'facturas@compania.test', true), reader(null, 'todos@compania.test')],
      preguntas: [{ tema: 'pago', nombre: 'Tesorería', correo: 'Pagos@Compania.test' }],
    }),
  )
  return { ...entered, kept: made.body }
}

describe('the lists of the contact form', () => {
  it('are offered in the company’s order, new ones with their readers', async () => {
    const { company, kept } = await withAffairs()
    const visitor = new TestBrowser(company.host)
    const { body } = await server.call(listAffairs, visitor)
    expect(body.data.map(({ nombre }) => nombre)).toEqual(['Pagos', 'Facturas', 'Otro'])
    const shown = await server.call(listContactRecipients, visitor, { body: { company: company.id } })
    expect(shown.body.data).toEqual([{ nombre: 'Tesorería', correo: 'facturas@compania.test' }])
    expect(kept.lectores[0]?.asunto).toBe(kept.listas.affairs[1]?.clave)
    expect(kept.preguntas).toEqual([{ tema: 'pago', nombre: 'Tesorería', correo: 'pagos@compania.test' }])
  })

  it('change places, names and what is offered; two may swap their names', async () => {
    const { company, browser, kept } = await withAffairs()
    const [pays, bills, other] = kept.listas.affairs.map(({ clave }) => clave)
    const wanted = [
      option(other ?? '', 'Otro asunto'),
      option(pays ?? '', 'Facturas'),
      option(bills ?? '', 'Pagos', false),
    ]
    const { version, ...rest } = kept
    const changed = await change(browser, version, { ...rest, listas: { ...rest.listas, affairs: wanted } })
    expect(changed.body.listas.affairs).toEqual(wanted)
    const { body } = await server.call(listAffairs, new TestBrowser(company.host))
    expect(body.data.map(({ nombre }) => nombre)).toEqual(['Otro asunto', 'Facturas'])
    const audit = await server.asAdmin(
      `select 1 from audit_log where company_id = $1 and action = 'contact-lists-changed'`,
      [company.id],
    )
    expect(audit).toHaveLength(2)
  })

  it('are not written over what somebody else wrote meanwhile, and none is taken away', async () => {
    const { browser, kept } = await withAffairs()
    const { version, ...rest } = kept
    expect((await change(browser, 'otra', rest)).problem.code).toBe('changed-meanwhile')
    const without = { ...rest, lectores: [], listas: { ...rest.listas, affairs: [] } }
    expect((await change(browser, version, without)).problem.code).toBe('malformed-request')
  })

  it('say nothing twice, and no reader has an affair that is not there', async () => {
    const { browser, kept } = await withAffairs()
    const { version, ...rest } = kept
    const affairs = [...rest.listas.affairs, option('n7', '  págos ')]
    const refused = await change(browser, version, {
      ...rest,
      listas: { ...rest.listas, affairs },
      lectores: [reader(null, 'a@b.test'), reader(null, 'A@b.test'), reader('999', 'c@b.test')],
    })
    expect(refused.problem.fields).toEqual({
      'listas.affairs.3.nombre': contactListFaults.twice,
      'lectores.1.correo': contactListFaults.twice,
      'lectores.2.asunto': contactListFaults.gone,
    })
  })

  it('are their own company’s, for who may write settings', async () => {
    const { kept, browser } = await withAffairs()
    const { version, ...rest } = kept
    expect((await change(new TestBrowser('backoffice.test'), version, rest)).status).toBe(401)
    const auditor = await enter('auditor')
    expect((await change(auditor.browser, version, rest)).problem.code).toBe('role-refused')
    const other = await enter()
    const foreign = await read(other.browser)
    expect(foreign.listas.affairs).toEqual([])
    // The ids of another company's options create new ones here.
    const taken = await change(other.browser, foreign.version, rest)
    expect(taken.body.listas.affairs.map(({ clave }) => clave)).not.toEqual(
      rest.listas.affairs.map(({ clave }) => clave),
    )
    expect((await read(browser)).version).toBe(version)
  })
})
