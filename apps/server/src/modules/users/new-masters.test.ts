import { setPassword } from '@enlace/contract/set-password/calls.ts'
import { inviteMaster } from '@enlace/contract/suppliers/calls.ts'
import { mergeSuppliers } from '@enlace/contract/suppliers/merges/calls.ts'
import { enableSupplierUser, setSupplierMaster } from '@enlace/contract/suppliers/users/calls.ts'
import {
  createUser,
  enableUser,
  endUserSessions,
  getUser,
  takeMaster,
  updateUser,
} from '@enlace/contract/users/calls.ts'
import { giveFactor } from '@enlace/testing/bank-approvers.ts'
import { askForAccount, enterBankSupplier } from '@enlace/testing/bank-supplier.ts'
import { buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const phrase = 'mi finca queda en Sachica'
let turn = 0
const newEmail = () => `topo.${process.pid}.${turn++}@evil.test`
const grant = { role: 'usuario', modules: null, isReadOnly: false, endsOn: null, accounts: null } as const
const person = {
  firstName: 'Luz Dary',
  lastName: 'Peña Ñáñez',
  tipo_identificacion: '13',
  identificacion: '31987654',
  cargo: 'Auxiliar de cartera',
  movilIndicative: '57',
  movil: '3105550101',
}
const { tipo_identificacion, identificacion, cargo } = person
const record = { names: null, tipo_identificacion, identificacion, cargo }

type World = Awaited<ReturnType<typeof enter>>

/** Creates a supplier with a long-standing master and a user, and a buyer of the company. */
async function enter() {
  const world = await enterBankSupplier(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  await server.asAdmin(
    `update memberships set created_at = now() - interval '90 days' where company_id = $1`,
    [world.company.id],
  )
  const user = await buildPerson(server.db, world.thirdParty)
  const buyer = await server.signInStaff(await buildStaff(server.db, world.company, 'compras'))
  return { ...world, user, buyer, to: (email: string) => told(world.company.id, email) }
}

const told = async (company: number, email: string) =>
  (
    await server.asAdmin<{ text: string }>(
      `select text from outbox_mails where company_id = $1 and recipient = $2 and purpose = 'master-changed' order by created_at`,
      [company, email],
    )
  ).map(({ text }) => text)

async function linkOf(email: string): Promise<string> {
  const [mail] = await server.asAdmin<{ text: string }>(
    `select text from outbox_mails where recipient = $1 and purpose = 'invitation' order by created_at desc limit 1`,
    [email],
  )
  return /set-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** A company's clerk invites a mole, who accepts and signs in. */
async function plantMole(world: World) {
  const email = newEmail()
  const invited = await server.call(inviteMaster, world.buyer, {
    params: { id: world.thirdParty.id },
    body: { email, firstName: 'Topo', lastName: 'Nuevo' },
  })
  expect(invited.status).toBe(200)
  const joined = await server.call(setPassword, new TestBrowser(world.company.host), {
    body: { token: await linkOf(email), password: phrase },
  })
  expect(joined.status).toBe(200)
  const mole = { ...world.person, email, password: phrase, membership: invited.body.id }
  return { email, id: invited.body.id, mole, browser: await server.signIn(mole) }
}

const settle = (membership: string) =>
  server.asAdmin(
    `update memberships set master_since = now() - interval '49 hours', accepted_at = now() - interval '49 hours' where id = $1`,
    [membership],
  )

describe('a master whom the company invites', () => {
  it('is told to every master and to the contact of the ERP, at the invitation and when it joins', async () => {
    const world = await enter()
    await server.asAdmin(
      `update branch_accounts set correo = 'Gerencia@proveedor.test' where company_id = $1`,
      [world.company.id],
    )
    const { email } = await plantMole(world)
    for (const watcher of [world.person.email, 'gerencia@proveedor.test']) {
      const [invited = '', joined = '', ...more] = await world.to(watcher)
      expect(more).toEqual([])
      expect(invited).toContain(`invitó a ${email} como usuario principal`)
      expect(joined).toContain(`${email} aceptó la invitación`)
      for (const text of [invited, joined]) expect(text).toContain('retire')
    }
    expect(await world.to(email)).toEqual([])
    expect(await world.to(world.user.email)).toEqual([])
  })

  it('keeps out nobody who was there before it, for 48 hours, and is told from when it can', async () => {
    const world = await enter()
    const { id, browser } = await plantMole(world)
    const { membership: master } = world.person
    const { membership: user } = world.user
    const attempts = [
      await server.call(takeMaster, browser, { params: { id: master }, body: {} }),
      await server.call(enableUser, browser, { params: { id: user }, body: { isActive: false } }),
      await server.call(endUserSessions, browser, { params: { id: master }, body: {} }),
      await server.call(updateUser, browser, {
        params: { id: user },
        body: { ...record, grant: { ...grant, isReadOnly: true } },
      }),
      await server.call(updateUser, browser, {
        params: { id: user },
        body: { ...record, grant: { ...grant, accounts: [world.branch.id] } },
      }),
    ]
    expect(attempts.map(({ problem }) => problem.code)).toEqual(attempts.map(() => 'master-too-new'))
    expect(attempts[0]?.problem.message).toMatch(/Desde el \d\d\/\d\d\/\d{4}/)
    const { body } = await server.call(getUser, browser, { params: { id: user } })
    expect(body.protectedUntil).not.toBeNull()
    await settle(id)
    expect((await server.call(takeMaster, browser, { params: { id: master }, body: {} })).status).toBe(200)
  })

  it('works with whom it brought itself at once', async () => {
    const world = await enter()
    const { browser } = await plantMole(world)
    const body = { email: newEmail(), ...person, grant }
    const { body: made } = await server.call(createUser, browser, { body })
    const withdrawn = await server.call(enableUser, browser, {
      params: { id: made.id },
      body: { isActive: false },
    })
    expect(withdrawn.status).toBe(200)
  })

  it('is taken away at once by a master of long standing', async () => {
    const world = await enter()
    const { id } = await plantMole(world)
    for (const [call, body] of [[takeMaster, {}] as const, [enableUser, { isActive: false }] as const])
      expect((await server.call(call, world.browser, { params: { id }, body })).status).toBe(200)
  })

  it('is held back by the database, too, whatever asks', async () => {
    const world = await enter()
    const { id } = await plantMole(world)
    await expect(
      server.asAdmin(
        `with scope as materialized (select seal_scope($1, '', '', $2, ''))
         update memberships set is_master = false where id = $3 and exists (select from scope)`,
        [String(world.company.id), id, world.person.membership],
      ),
    ).rejects.toThrow('master-too-new')
  })
})

describe('the 48 hours of a new master', () => {
  it('begin anew where the company gives the role again, lets a master in again, or merges a third party', async () => {
    const world = await enter()
    const other = await buildSupplier(server.db, world.company, { isMaster: true })
    const { membership } = await buildPerson(server.db, world.thirdParty, { isMaster: true })
    for (const old of [membership, other.person.membership]) await settle(old)
    const since = async (id: string) => {
      const [row] = await server.asAdmin<{ fresh: boolean }>(
        `select master_since > now() - interval '1 hour' as fresh from memberships where id = $1`,
        [id],
      )
      return row?.fresh
    }
    const params = { id: world.thirdParty.id, user: membership }
    expect(await since(membership)).toBe(false)
    for (const isMaster of [false, true])
      await server.call(setSupplierMaster, world.buyer, { params, body: { isMaster } })
    expect(await since(membership)).toBe(true)
    await settle(membership)
    for (const isActive of [false, true])
      await server.call(enableSupplierUser, world.buyer, { params, body: { isActive } })
    expect(await since(membership)).toBe(true)
    const [disabled = '', enabled = ''] = (await world.to(world.person.email)).slice(-2)
    expect(disabled).toContain('desactivó')
    expect(enabled).toContain('permitió de nuevo')
    const merged = await server.call(mergeSuppliers, world.buyer, {
      params: { id: world.thirdParty.id, other: other.thirdParty.id },
    })
    expect(merged.status).toBe(200)
    expect(await since(other.person.membership)).toBe(true)
    expect((await world.to(world.person.email)).at(-1)).toContain(other.person.email)
  })
})

describe('who was a master in the last 30 days', () => {
  it('is told about a change of account with a link that stops it, whichever way it lost the role', async () => {
    const world = await enter()
    const { id, browser, mole } = await plantMole(world)
    await settle(id)
    await server.call(takeMaster, browser, { params: { id: world.person.membership }, body: {} })
    await server.call(enableUser, browser, {
      params: { id: world.person.membership },
      body: { isActive: false },
    })
    await giveFactor(server, mole.email)
    expect((await askForAccount(server, world, {}, { browser })).status).toBe(200)
    const [news] = (await world.mails(world.person.email)).filter(
      ({ purpose }) => purpose === 'bank-change-asked',
    )
    expect(news?.text).toMatch(/\/bank-change\/[\w-]{43}/)
    expect(news?.text).toContain('••••')
  })

  it('is told no more after these 30 days', async () => {
    const world = await enter()
    await plantMole(world)
    const { membership, email } = world.person
    await server.asAdmin('update memberships set is_master = false where id = $1', [membership])
    await server.asAdmin(
      `update master_spells set began_at = began_at - interval '90 days', ended_at = ended_at - interval '31 days' where membership_id = $1`,
      [membership],
    )
    const [watching] = await server.asAdmin<{ emails: string[] }>(
      `select array_agg(email) as emails from watchers_of($1, $2)`,
      [world.company.id, world.thirdParty.id],
    )
    expect(watching?.emails).not.toContain(email)
  })
})
