import { listInvoices } from '@enlace/contract/invoices/calls.ts'
import {
  getSupportingPermission,
  setSupportingPermission,
} from '@enlace/contract/invoices/permission/calls.ts'
import { buildInvoiceWorld } from '@enlace/testing/invoice-world.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const world = await buildInvoiceWorld(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  const desk = await server.signInStaff(await buildStaff(server.db, world.company, 'administrador'))
  const { id } = world.thirdParty
  const set = (abierta: boolean | null, browser = desk) =>
    server.call(setSupportingPermission, browser, { params: { id }, body: { abierta } })
  const offered = async () => (await server.call(listInvoices, world.browser)).body.puede_cuenta
  return { ...world, desk, id, set, offered }
}

describe('the company’s word about a supplier’s cuentas de cobro', () => {
  it('opens and closes them for the supplier at once, and leaves them to the rule again', async () => {
    const { desk, id, set, offered, company } = await enter()
    const ask = () => server.call(getSupportingPermission, desk, { params: { id } })
    expect((await ask()).body).toEqual({ regla: false, abierta: null, por: null, at: null })
    expect(await offered()).toBe(false)
    expect((await set(true)).body).toMatchObject({ regla: false, abierta: true })
    expect(await offered()).toBe(true)
    expect((await set(false)).body).toMatchObject({ abierta: false })
    expect(await offered()).toBe(false)
    expect((await set(null)).body).toEqual({ regla: false, abierta: null, por: null, at: null })
    const trail = await server.asAdmin<{ action: string }>(
      "select action from audit_log where company_id = $1 and action like 'supporting-document:%' order by at",
      [company.id],
    )
    expect(trail.map(({ action }) => action.split(':')[1])).toEqual(['opened', 'closed', 'by-rule'])
  })

  it('is not that of who may only look, nor about another company’s supplier', async () => {
    const { set, company, id } = await enter()
    const reader = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    expect((await set(true, reader)).status).toBe(403)
    const other = await enter()
    const asked = await server.call(getSupportingPermission, other.desk, { params: { id } })
    expect([asked.status, asked.problem.code]).toEqual([404, 'supplier-not-found'])
    expect((await set(true, other.desk)).status).toBe(404)
  })
})
