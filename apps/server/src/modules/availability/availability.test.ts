import { getPageStatus } from '@enlace/contract/company/calls.ts'
import { getSelectedParameters } from '@enlace/contract/company/calls.ts'
import {
  cancelMaintenance,
  changeMaintenance,
  closePortal,
  getAvailability,
  openPortal,
  planMaintenance,
} from '@enlace/contract/availability/calls.ts'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'
import { followMaintenance } from './commands.ts'

const server = useTestServer()
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()
const plan = (from: number, to: number | null, announce: number | null = null) => ({
  startsAt: hours(from),
  endsAt: to === null ? null : hours(to),
  announceFrom: announce === null ? null : hours(announce),
  message: 'Cambio de servidor',
})

async function enter(role: Parameters<typeof buildStaff>[2] = 'administrador') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return { company, browser: await server.signInStaff(await buildStaff(server.db, company, role)) }
}

const statusOf = async (company: BuiltCompany) =>
  (await server.call(getPageStatus, new TestBrowser(company.host), { body: { company: company.id } })).body

/** Moves the clock of a maintenance and runs its due work. */
async function pass(company: BuiltCompany, id: string, hoursPassed: number) {
  await server.asAdmin(
    `update maintenance_windows set starts_at = starts_at - make_interval(hours => $2),
       ends_at = ends_at - make_interval(hours => $2), announce_from = announce_from - make_interval(hours => $2) where id = $1`,
    [id, hoursPassed],
  )
  await server.db.transaction(Scope.ofStaff(company.id), (tx) => followMaintenance(tx, id))
}

describe('maintenance that is planned', () => {
  it('is announced from its moment on, closes the portal at its hour, and opens it again', async () => {
    const { company, browser } = await enter()
    const { person } = await buildSupplier(server.db, company)
    const supplier = await server.signIn(person)
    const { body } = await server.call(planMaintenance, browser, { body: plan(10, 12, 5) })
    expect(await statusOf(company)).toEqual({ error: false, pageOnline: 1, offlineTime: null })
    await pass(company, body.id, 6)
    expect(await statusOf(company)).toMatchObject({
      pageOnline: 1,
      maintenance: expect.stringMatching(/^Mantenimiento programado: .* Cambio de servidor$/),
    })
    await pass(company, body.id, 5)
    const closed = await statusOf(company)
    expect(closed.pageOnline).toBe(0)
    expect(closed.maintenance).toBeUndefined()
    expect(Date.parse(closed.offlineTime ?? '')).toBeGreaterThan(Date.now())
    expect((await server.call(getSelectedParameters, supplier)).problem.code).toBe('page-offline')
    // The back office stays open.
    const { body: seen } = await server.call(getAvailability, browser)
    expect(seen.isOnline).toBe(false)
    expect(seen.windows[0]).toMatchObject({ state: 'running', createdByName: 'Ana Pérez' })
    await pass(company, body.id, 2)
    expect(await statusOf(company)).toMatchObject({ pageOnline: 1, offlineTime: null })
    expect((await server.call(getSelectedParameters, supplier)).status).toBe(200)
  })

  it('has work that waits for its beginning and its end, which a change moves', async () => {
    const { company, browser } = await enter()
    const { body } = await server.call(planMaintenance, browser, { body: plan(10, 12) })
    const jobs = () =>
      server.asAdmin<{ key: string; run_at: string }>(
        `select key, to_json(run_at) #>> '{}' as run_at from jobs where company_id = $1 and task = 'portal-maintenance' order by run_at`,
        [company.id],
      )
    expect((await jobs()).map(({ key }) => key)).toEqual([
      `maintenance-start:${body.id}`,
      `maintenance-end:${body.id}`,
    ])
    const [window] = (await server.call(getAvailability, browser)).body.windows
    const later = plan(20, 30)
    const params = { id: body.id }
    const changed = await server.call(changeMaintenance, browser, {
      params,
      body: { version: window?.version, planned: later },
    })
    expect(changed.status).toBe(200)
    expect((await jobs()).map(({ run_at }) => Date.parse(run_at))).toEqual([
      Date.parse(later.startsAt),
      Date.parse(later.endsAt ?? ''),
    ])
    const stale = await server.call(changeMaintenance, browser, {
      params,
      body: { version: window?.version, planned: later },
    })
    expect(stale.problem.code).toBe('changed-meanwhile')
  })

  it('meets no other, begins in the future, ends after it begins, and is called off once', async () => {
    const { browser } = await enter()
    const { body } = await server.call(planMaintenance, browser, { body: plan(10, 12) })
    const faults = async (planned: object) =>
      (await server.call(planMaintenance, browser, { body: planned })).problem.fields
    expect(await faults(plan(11, 13))).toEqual({ startsAt: expect.stringContaining('Se cruza') })
    expect(await faults(plan(9, null))).toEqual({ startsAt: expect.stringContaining('Se cruza') })
    expect(await faults(plan(-1, 2))).toEqual({ startsAt: texts.startPast })
    expect(Object.values((await faults(plan(5, 4))) ?? {})).toEqual([texts.endEarly])
    expect(Object.values((await faults(plan(5, 6, 5.5))) ?? {})).toEqual([texts.announceLate])
    const cancel = () =>
      server.call(cancelMaintenance, browser, { params: { id: body.id }, body: { version: 1 } })
    expect((await cancel()).status).toBe(200)
    expect((await cancel()).problem.code).toBe('maintenance-over')
    expect((await server.call(planMaintenance, browser, { body: plan(11, 13) })).status).toBe(200)
  })

  it('is nobody else’s', async () => {
    const { browser } = await enter()
    const other = await enter()
    const { body } = await server.call(planMaintenance, other.browser, { body: plan(10, 12) })
    const foreign = await server.call(cancelMaintenance, browser, {
      params: { id: body.id },
      body: { version: 1 },
    })
    expect(foreign.problem.code).toBe('maintenance-not-found')
    const auditor = await enter('auditor')
    expect((await server.call(getAvailability, auditor.browser)).status).toBe(200)
    expect((await server.call(planMaintenance, auditor.browser, { body: plan(1, 2) })).problem.code).toBe(
      'role-refused',
    )
    expect((await server.call(getAvailability, new TestBrowser('x.test'))).status).toBe(401)
  })
})

it('closes a portal at once until an hour, and opens it before', async () => {
  const { company, browser } = await enter()
  const close = (returnsAt: string | null) =>
    server.call(closePortal, browser, { body: { returnsAt, message: '' } })
  expect((await close(hours(-1))).problem.fields).toEqual({ returnsAt: texts.endPast })
  expect((await close(hours(3))).status).toBe(200)
  expect(await statusOf(company)).toMatchObject({ pageOnline: 0 })
  expect((await close(null)).problem.fields).toEqual({ returnsAt: texts.alreadyOffline })
  expect((await server.call(openPortal, browser)).status).toBe(200)
  expect(await statusOf(company)).toMatchObject({ pageOnline: 1, offlineTime: null })
  const [window] = (await server.call(getAvailability, browser)).body.windows
  expect(window?.state).toBe('done')
})
