import { changeCompanyCalendar, getCompanyCalendar } from '@enlace/contract/company-calendar/calls.ts'
import { listEvents, getEventMonth } from '@enlace/contract/events/visitor/calls.ts'
import { getStartPage } from '@enlace/contract/dashboard/start/calls.ts'
import { addDays, todayInBogota, weekdayOf } from '@enlace/domain/calendar-date.ts'
import { isHoliday } from '@enlace/domain/holidays.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(role: StaffRole = 'administrador') {
  const company = await buildCompany(server.db, { settings: { events: 1 } })
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, role))
  const { body } = await server.call(getCompanyCalendar, browser)
  return { company, browser, version: body.version }
}

/** Returns a working Wednesday after next week. */
function wednesday() {
  let day = addDays(todayInBogota(new Date()), 8)
  while (weekdayOf(day) !== 3 || isHoliday(day) || isHoliday(addDays(day, 1))) day = addDays(day, 1)
  return day
}

describe('the calendar of a company', () => {
  it('becomes the events that its suppliers see, and its own days off move them', async () => {
    const { company, browser, version } = await enter()
    const { person } = await buildSupplier(server.db, company)
    const supplier = await server.signIn(person)
    const daysOf = async () => {
      const { body } = await server.call(listEvents, supplier, { query: { size: 100 } })
      return body.rows.filter(({ tipo }) => tipo === 'corrida_pagos').map(({ dia }) => dia)
    }
    const day = wednesday()
    const base = { corte: null, dias_de_pago: [3], dias_no_habiles: [] }
    const first = await server.call(changeCompanyCalendar, browser, { body: { ...base, version } })
    expect(first.body.eventos.creados).toBeGreaterThan(45)
    expect(await daysOf()).toContain(day)
    const closed = { desde: day, hasta: day, nombre: 'Inventario general' }
    const second = await server.call(changeCompanyCalendar, browser, {
      body: { ...base, dias_no_habiles: [closed], version: first.body.version },
    })
    expect(second.body).toMatchObject({ dias_no_habiles: [closed], eventos: { cambiados: 1 } })
    const days = await daysOf()
    expect(days).not.toContain(day)
    expect(days).toContain(addDays(day, 1))
    const { body: month } = await server.call(getEventMonth, supplier, { query: { mes: day.slice(0, 7) } })
    expect(month.festivos).toContainEqual({ fecha: day, nombre: 'Inventario general' })
    const { body: start } = await server.call(getStartPage, supplier)
    expect(start.calendar.daysOff).toEqual([{ fecha: day, nombre: 'Inventario general' }])
  })

  it('is not written over what somebody else wrote meanwhile', async () => {
    const { browser, version } = await enter()
    const body = { corte: null, dias_de_pago: [5], dias_no_habiles: [], version }
    expect((await server.call(changeCompanyCalendar, browser, { body })).status).toBe(200)
    const late = await server.call(changeCompanyCalendar, browser, { body: { ...body, dias_de_pago: [1] } })
    expect([late.status, late.problem.code]).toEqual([409, 'changed-meanwhile'])
  })

  it.each([
    [{ corte: { dia: 32, hora: '17:00', si_no_es_habil: 'anterior' as const } }],
    [{ corte: { dia: 5, hora: '25:00', si_no_es_habil: 'anterior' as const } }],
    [{ dias_de_pago: [6] }],
    [{ dias_no_habiles: [{ desde: '2026-12-24', hasta: '2026-12-23', nombre: 'x' }] }],
    [{ dias_no_habiles: [{ desde: '2026-01-01', hasta: '2026-12-31', nombre: 'x' }] }],
    [{ dias_no_habiles: [{ desde: '2026-12-24', hasta: '2026-12-24', nombre: ' ' }] }],
  ])('is refused where it makes no sense: %j', async (wrong) => {
    const { browser, version } = await enter()
    const body = { corte: null, dias_de_pago: [], dias_no_habiles: [], version, ...wrong }
    expect((await server.call(changeCompanyCalendar, browser, { body })).status).toBe(422)
  })

  it('is its own company’s, for who may write settings', async () => {
    const { version, browser } = await enter()
    const body = { corte: null, dias_de_pago: [1], dias_no_habiles: [], version }
    const change = (browser: TestBrowser) => server.call(changeCompanyCalendar, browser, { body })
    expect((await change(new TestBrowser('backoffice.test'))).status).toBe(401)
    const auditor = await enter('auditor')
    expect((await change(auditor.browser)).problem.code).toBe('role-refused')
    const outsider = await server.signInStaff(await buildStaff(server.db, auditor.company, 'comunicaciones'))
    expect((await server.call(getCompanyCalendar, outsider)).problem.code).toBe('role-refused')
    const other = await enter()
    expect((await change(other.browser)).status).toBe(200)
    const { body: own } = await server.call(getCompanyCalendar, browser)
    expect(own.dias_de_pago).toEqual([])
  })
})
