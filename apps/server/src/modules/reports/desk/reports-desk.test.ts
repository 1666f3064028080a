import {
  addDeskReportLink,
  changeDeskReport,
  changeDeskReportLink,
  listDeskReports,
  removeDeskReportLink,
  resetDeskReport,
} from '@enlace/contract/reports/desk/calls.ts'
import type { ReportSettings } from '@enlace/contract/reports/desk/schemas.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer({}, 'own')

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company))
  const all = async () => (await server.call(listDeskReports, browser)).body
  const report = async (id = 'cartera-por-edades') => {
    const found = (await all()).reports.find((one) => one.id === id)
    if (!found) throw new Error(`There is no report ${id}`)
    return found
  }
  return { company, browser, all, report }
}

const asItComes: ReportSettings = {
  is_on: null,
  title: null,
  about: null,
  columns: null,
  filters: null,
  place: null,
}

describe('a report of the desk', () => {
  it('is changed by whoever saw it as it stands, and left as it comes again', async () => {
    const { browser, report } = await enter()
    const seen = await report()
    const [first, second] = seen.columns.map(({ id }) => id)
    const settings = { ...asItComes, is_on: false, title: 'Mi cartera', columns: [second ?? '', first ?? ''] }
    const change = { params: { id: seen.id }, body: { sello: seen.sello, settings } }
    const done = await server.call(changeDeskReport, browser, change)
    expect(done.body.report).toMatchObject({
      isOn: false,
      settings: { title: 'Mi cartera', columns: [second, first] },
    })
    expect((await server.call(changeDeskReport, browser, change)).problem.code).toBe('changed-meanwhile')
    const { sello } = await report()
    const reset = await server.call(resetDeskReport, browser, { params: { id: seen.id }, body: { sello } })
    expect(reset.body.report).toMatchObject({ isOn: true, settings: asItComes })
  })

  it('has the columns and filters that it comes with, and no others', async () => {
    const { browser, report } = await enter()
    const { id, sello } = await report()
    const ask = (settings: Partial<ReportSettings>, of = id) =>
      server.call(changeDeskReport, browser, {
        params: { id: of },
        body: { sello, settings: { ...asItComes, ...settings } },
      })
    expect((await ask({ columns: ['clave'] })).problem.fields).toEqual({
      columns: 'El reporte no tiene la columna clave.',
    })
    expect((await ask({ filters: ['clave'] })).problem.fields).toEqual({
      filters: 'El reporte no se filtra por clave.',
    })
    expect((await ask({ columns: [] })).status).toBe(422)
    expect((await ask({}, 'no-hay')).status).toBe(404)
  })
})

describe('a link to a report elsewhere', () => {
  const link = { title: 'Tablero', about: '', url: 'https://tablero.example/a', place: 3 }

  it('has a title of its own and an address that is safe to follow', async () => {
    const { browser, all } = await enter()
    expect((await server.call(addDeskReportLink, browser, { body: link })).status).toBe(200)
    expect((await server.call(addDeskReportLink, browser, { body: link })).problem.fields).toEqual({
      title: 'Ya hay un enlace con ese título.',
    })
    for (const url of ['http://tablero.example', 'javascript:alert(1)', 'https://ana:clave@tablero.example'])
      expect((await server.call(addDeskReportLink, browser, { body: { ...link, url } })).status).toBe(422)
    const [kept] = (await all()).links
    const params = { id: kept?.id ?? '' }
    const change = { params, body: { sello: kept?.sello, link: { ...link, title: 'Tablero de compras' } } }
    expect((await server.call(changeDeskReportLink, browser, change)).status).toBe(200)
    expect((await server.call(changeDeskReportLink, browser, change)).problem.code).toBe('changed-meanwhile')
    expect((await server.call(removeDeskReportLink, browser, { params })).status).toBe(200)
    expect((await all()).links).toEqual([])
  })

  it('is the company’s own, and not for every role', async () => {
    const { browser, company } = await enter()
    const other = await enter()
    const { body } = await server.call(addDeskReportLink, other.browser, { body: link })
    expect((await server.call(removeDeskReportLink, browser, { params: { id: body.id } })).status).toBe(404)
    expect((await server.call(listDeskReports, new TestBrowser('backoffice.test'))).status).toBe(401)
    const writer = await server.signInStaff(await buildStaff(server.db, company, 'comunicaciones'))
    expect((await server.call(listDeskReports, writer)).problem.code).toBe('role-refused')
    const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    expect((await server.call(listDeskReports, auditor)).status).toBe(200)
    expect((await server.call(addDeskReportLink, auditor, { body: link })).problem.code).toBe('role-refused')
  })
})
