import { setPassword } from '@enlace/contract/set-password/calls.ts'
import {
  createUser,
  enableUser,
  endUserSessions,
  getUser,
  inviteUsers,
  listUsers,
  resendInvitation,
  updateUser,
} from '@enlace/contract/users/calls.ts'
import { exportUsers } from '@enlace/contract/users/export-calls.ts'
import { listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { listPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { getSessionContext, login, switchMembership } from '@enlace/contract/sign-in/session/calls.ts'
import { buildBranch, buildCompany, buildPerson, buildThirdParty } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const phrase = 'mi finca queda en Sachica'
let turn = 0
const newEmail = () => `usuario.${process.pid}.${turn++}@proveedor.test`

/** Creates a company with a supplier of two branches, and signs in its master. */
async function enter() {
  const company = await buildCompany(server.db, { settings: { users: 1 } })
  const thirdParty = await buildThirdParty(server.db, company)
  const branch = await buildBranch(server.db, thirdParty)
  const other = await buildBranch(server.db, thirdParty, { codigo: '777', nombre: 'Bodega Yumbo' })
  const master = await buildPerson(server.db, thirdParty, { isMaster: true })
  return { company, thirdParty, branch, other, master, browser: await server.signIn(master) }
}

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

const { firstName, lastName, movilIndicative, movil, ...record } = person
const changed = { names: { firstName, lastName, movilIndicative, movil }, ...record }

/** Returns the secret of the newest link mailed to an address. */
async function linkOf(email: string): Promise<string> {
  const [mail] = await server.asAdmin<{ text: string }>(
    `select text from outbox_mails where recipient = $1 order by created_at desc limit 1`,
    [email],
  )
  return /set-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const take = (company: { host: string }, token: string, password = phrase) =>
  server.call(setPassword, new TestBrowser(company.host), { body: { token, password } })

const enterAs = (company: { id: number; host: string }, email: string, password = phrase) =>
  server.call(login, new TestBrowser(company.host), {
    body: { username: email, password, company: String(company.id), applicationType: 'agp' },
  })

/** Creates a user that joins. Returns it with its browser. */
async function join(world: Awaited<ReturnType<typeof enter>>, changes: object = {}) {
  const email = newEmail()
  const { body, status, problem } = await server.call(createUser, world.browser, {
    body: { email, ...person, identificacion: String(30_000_000 + turn++), grant: { ...grant, ...changes } },
  })
  if (status !== 200) throw new Error(JSON.stringify(problem))
  await take(world.company, await linkOf(email))
  const identity = ''
  const built = { email, password: phrase, identity, membership: body.id, company: world.company }
  return { id: body.id, email, browser: await server.signIn(built) }
}

const find = async (browser: TestBrowser, id: string) =>
  (await server.call(getUser, browser, { params: { id } })).body.user

describe('an invited user', () => {
  it('sets its own password with a link that works once, and then enters as what it was granted', async () => {
    const world = await enter()
    const email = newEmail()
    const { body } = await server.call(createUser, world.browser, {
      body: {
        email: email.toUpperCase(),
        ...person,
        grant: { ...grant, role: 'cartera', modules: ['certificate'] },
      },
    })
    const before = await find(world.browser, body.id)
    expect(before).toMatchObject({
      correo: email,
      estado: 'invitado',
      nombre: 'Luz Dary Peña Ñáñez',
      rol: 'cartera',
    })
    expect((await enterAs(world.company, email)).status).toBe(401)
    const token = await linkOf(email)
    expect((await take(world.company, token)).status).toBe(200)
    expect((await take(world.company, token)).problem.code).toBe('link-spent')
    const entered = await enterAs(world.company, email)
    expect(entered.body.data).toMatchObject({ contactFirstName: 'Luz Dary', isMaster: false })
    expect(await find(world.browser, body.id)).toMatchObject({
      estado: 'activo',
      invitedUntil: null,
      hasJoined: true,
    })
  })

  it('is refused what its role does not open, and sees the documents of the branches that were granted', async () => {
    const world = await enter()
    const { browser } = await join(world, {
      role: 'logistica',
      modules: ['orden_ticket'],
      accounts: [world.other.id],
    })
    expect((await server.call(listPurchaseTickets, browser)).status).toBe(200)
    expect((await server.call(listPurchaseOrders, browser)).problem.code).toBe('module-off')
    const { body } = await server.call(getSessionContext, browser)
    expect(body.accounts.map(({ thirdId }) => thirdId)).toEqual([world.other.id])
  })

  it('finds its link void once another was sent, and the mail goes once a minute', async () => {
    const world = await enter()
    const email = newEmail()
    const { body } = await server.call(createUser, world.browser, { body: { email, ...person, grant } })
    const params = { id: body.id }
    const first = await linkOf(email)
    expect((await server.call(resendInvitation, world.browser, { params })).problem.code).toBe(
      'invitation-just-sent',
    )
    await server.asAdmin(`update memberships set invited_at = now() - interval '1 hour' where id = $1`, [
      body.id,
    ])
    expect((await server.call(resendInvitation, world.browser, { params })).status).toBe(200)
    expect((await take(world.company, first)).problem.code).toBe('link-spent')
    expect((await take(world.company, await linkOf(email))).status).toBe(200)
    expect((await server.call(resendInvitation, world.browser, { params })).problem.code).toBe('user-joined')
  })

  it('is sent another link where its email was wrong, and the earlier address opens nothing', async () => {
    const world = await enter()
    const [wrong, right] = [newEmail(), newEmail()]
    const { body } = await server.call(createUser, world.browser, {
      body: { email: wrong, ...person, grant },
    })
    const first = await linkOf(wrong)
    const moved = await server.call(updateUser, world.browser, {
      params: { id: body.id },
      body: { email: right, ...changed, grant },
    })
    expect(moved.body).toEqual({ reinvited: right })
    expect((await take(world.company, first)).problem.code).toBe('link-spent')
    expect((await take(world.company, await linkOf(right))).status).toBe(200)
    const { history } = (await server.call(getUser, world.browser, { params: { id: body.id } })).body
    expect(history.map(({ action }) => action)).toEqual(['user-joined', 'user-changed', 'user-invited'])
    expect(history[1]?.cambios).toEqual([{ campo: 'Correo', antes: wrong, despues: right }])
  })

  it('cannot enter after the last day of its access, in Bogotá, nor go on in an open session', async () => {
    const world = await enter()
    const { id, email, browser } = await join(world, { endsOn: '2099-12-31' })
    expect((await server.call(getSessionContext, browser)).status).toBe(200)
    const endOn = (days: number) =>
      server.asAdmin(
        `update memberships set ends_on = (now() at time zone 'America/Bogota')::date + $2::integer where id = $1`,
        [id, days],
      )
    await endOn(0)
    expect((await server.call(getSessionContext, browser)).status).toBe(200)
    await endOn(-1)
    expect((await server.call(getSessionContext, browser)).problem.code).toBe('session-missing')
    expect((await enterAs(world.company, email)).status).toBe(401)
    expect(await find(world.browser, id)).toMatchObject({ estado: 'inactivo' })
  })
})

describe('inviting several people', () => {
  it('invites each with its role, and tells which of them is a user already', async () => {
    const world = await enter()
    const { email } = await join(world)
    const people = [
      { email: newEmail(), role: 'contador' },
      { email, role: 'cartera' },
      { email: newEmail(), role: 'logistica' },
    ]
    const { body } = await server.call(inviteUsers, world.browser, {
      body: { people, accounts: null, endsOn: null },
    })
    expect(body.people.map(({ outcome }) => outcome)).toEqual(['invited', 'exists', 'invited'])
    const { rows } = (await server.call(listUsers, world.browser, { query: { rol: 'contador' } })).body
    expect(rows).toMatchObject([{ correo: people[0]?.email, isReadOnly: true, estado: 'invitado' }])
  })

  it.each([
    ['nobody', []],
    ['what is no email', [{ email: 'luz@', role: 'cartera' }]],
    ['a role that is none', [{ email: 'luz@ejemplo.co', role: 'master' }]],
    [
      'more than twenty',
      Array.from({ length: 21 }, (_, n) => ({ email: `a${n}@ejemplo.co`, role: 'cartera' })),
    ],
  ])('refuses %s', async (_, people) => {
    const world = await enter()
    const { status } = await server.call(inviteUsers, world.browser, {
      body: { people, accounts: null, endsOn: null },
    })
    expect(status).toBe(422)
    expect((await server.call(listUsers, world.browser)).body.total).toBe(1)
  })
})

describe('a user who is kept out', () => {
  it('loses its session at once, keeps its record, and enters again once it is let in', async () => {
    const world = await enter()
    const { id, email, browser } = await join(world)
    const turn = (isActive: boolean) =>
      server.call(enableUser, world.browser, { params: { id }, body: { isActive } })
    expect((await turn(false)).status).toBe(200)
    expect((await server.call(getSessionContext, browser)).status).toBe(401)
    expect((await enterAs(world.company, email)).status).toBe(401)
    expect((await turn(true)).status).toBe(200)
    expect((await enterAs(world.company, email)).status).toBe(200)
    const { history } = (await server.call(getUser, world.browser, { params: { id } })).body
    expect(history.slice(0, 2).map(({ action }) => action)).toEqual(['user-enabled', 'user-disabled'])
  })

  it('is signed out of this supplier only when its sessions are ended', async () => {
    const world = await enter()
    const { id, email, browser } = await join(world)
    const elsewhere = await enter()
    const there = await buildPerson(server.db, elsewhere.thirdParty, { email })
    await server.asAdmin(
      `update identities set password_hash = (select password_hash from identities where email = $1) where email = $1`,
      [email],
    )
    const browserThere = await server.signIn({ ...there, password: phrase })
    expect((await server.call(endUserSessions, world.browser, { params: { id } })).body).toEqual({
      sessions: 1,
    })
    expect((await server.call(getSessionContext, browser)).status).toBe(401)
    expect((await server.call(getSessionContext, browserThere)).status).toBe(200)
  })

  it('finds a withdrawn invitation void, and can be invited anew', async () => {
    const world = await enter()
    const email = newEmail()
    const { body } = await server.call(createUser, world.browser, { body: { email, ...person, grant } })
    await server.call(enableUser, world.browser, { params: { id: body.id }, body: { isActive: false } })
    expect((await take(world.company, await linkOf(email))).problem.code).toBe('link-spent')
    const again = await server.call(createUser, world.browser, { body: { email, ...person, grant } })
    expect([again.status, again.body.id]).toEqual([200, body.id])
    expect((await take(world.company, await linkOf(email))).status).toBe(200)
  })
})

describe('the list', () => {
  it('finds by text, state and role, counts them, and is exported with what it shows', async () => {
    const world = await enter()
    await join(world, { role: 'cartera' })
    await server.call(createUser, world.browser, {
      body: {
        email: newEmail(),
        ...person,
        firstName: 'Óscar',
        grant: { ...grant, accounts: [world.other.id] },
      },
    })
    const ask = async (query: object) => (await server.call(listUsers, world.browser, { query })).body
    expect(await ask({})).toMatchObject({ total: 3, counts: { activo: 2, invitado: 1 } })
    expect((await ask({ q: 'óscar' })).rows).toMatchObject([{ sucursales: ['Bodega Yumbo'] }])
    expect((await ask({ status: 'invitado' })).total).toBe(1)
    expect((await ask({ rol: 'cartera' })).total).toBe(1)
    const { response } = await server.call(exportUsers, world.browser, {
      params: { format: 'csv' },
      query: { q: 'Óscar' },
    })
    const [, row] = response.rawPayload.toString('utf8').slice(1).trimEnd().split('\r\n')
    expect(row).toContain('Óscar Peña Ñáñez')
    expect(row).toContain('Bodega Yumbo')
  })
})

describe('an accountant of two suppliers', () => {
  it('moves between them without a second login, with what each of them granted', async () => {
    const first = await enter()
    const { id, email, browser } = await join(first, { role: 'contador', isReadOnly: true })
    const people = [{ email, role: 'cartera' }]
    const given = { body: { people, accounts: null, endsOn: '2099-12-31' } }
    const neighbour = await buildThirdParty(server.db, first.company)
    const branch = await buildBranch(server.db, neighbour)
    const master = await buildPerson(server.db, neighbour, { isMaster: true })
    expect((await server.call(inviteUsers, await server.signIn(master), given)).status).toBe(200)
    expect((await take(first.company, await linkOf(email))).status).toBe(200)

    const { memberships } = (await server.call(getSessionContext, browser)).body
    expect(memberships).toHaveLength(2)
    expect(memberships.find((one) => one.isCurrent)).toMatchObject({ id, isReadOnly: true, endsOn: null })
    const there = memberships.find((one) => !one.isCurrent)
    expect(there).toMatchObject({ razon_social: neighbour.nombre, isReadOnly: false, endsOn: '2099-12-31' })
    const moved = await server.call(switchMembership, browser, { body: { membership: there?.id } })
    browser.token = moved.body.data.session_token
    const { body } = await server.call(getSessionContext, browser)
    expect(body.accounts.map(({ thirdId }) => thirdId)).toEqual([branch.id])
  })
})
