import { openLink } from '@enlace/contract/set-password/calls.ts'
import { inviteStaff } from '@enlace/contract/staff/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

it('opens nothing at the portal with the link of a staff invitation', async () => {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company))
  const body = {
    email: `luz.${company.id}@compania.test`,
    firstName: 'Luz',
    lastName: 'Marina',
    rol: 'compras',
    ends_on: null,
  } as const
  expect((await server.call(inviteStaff, browser, { body })).status).toBe(200)
  const [mail] = await server.asAdmin<{ text: string }>(
    `select text from outbox_mails where recipient = $1`,
    [body.email],
  )
  const token = /#\/set-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(token).not.toBe('')
  const opened = await server.call(openLink, new TestBrowser(company.host), { body: { token } })
  expect(opened.body.email).toBeNull()
})
