import { askAboutDocument } from '@enlace/contract/questions/calls.ts'
import { getSessionContext, getUserInfo } from '@enlace/contract/sign-in/session/calls.ts'
import {
  createUser,
  enableUser,
  endUserSessions,
  getUser,
  giveMaster,
  inviteUsers,
  listUsers,
  takeMaster,
  updateUser,
  validateUserEmail,
  validateUserIdentification,
} from '@enlace/contract/users/calls.ts'
import { ageMaster } from '@enlace/testing/bank-time.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildThirdParty,
  type BuiltCompany,
} from '@enlace/testing/builders.ts'
import { useTestServer, type TestBrowser } from '@enlace/testing/server.ts'
import { forgetStepUp } from '@enlace/testing/step-up.ts'
import { describe, expect, it } from 'vitest'
import { servedCalls } from '../../app/calls.ts'

const server = useTestServer()
const grant = { role: 'usuario', modules: null, isReadOnly: false, endsOn: null, accounts: null } as const
const person = {
  firstName: 'Luz',
  lastName: 'Peña',
  tipo_identificacion: '',
  identificacion: '',
  cargo: '',
  movilIndicative: '57',
  movil: '',
}
const { firstName, lastName, movilIndicative, movil, ...record } = person
const changed = { names: { firstName, lastName, movilIndicative, movil }, ...record }
let turn = 0
const newEmail = () => `protegido.${process.pid}.${turn++}@proveedor.test`

/** Creates a supplier with two branches, whose master has just signed in. */
async function enter(company?: BuiltCompany) {
  const own = company ?? (await buildCompany(server.db))
  const thirdParty = await buildThirdParty(server.db, own)
  const branches = [await buildBranch(server.db, thirdParty), await buildBranch(server.db, thirdParty)]
  const master = await buildPerson(server.db, thirdParty, { isMaster: true })
  return { company: own, thirdParty, branches, master, browser: await server.signIn(master) }
}

const outcome = ({ status, problem }: { status: number; problem: { code?: string } }) =>
  status === 200 ? 'done' : problem.code

/** Every action of a master on a user, by id. */
const acts = (browser: TestBrowser, id: string) => ({
  reads: () => server.call(getUser, browser, { params: { id } }),
  changes: () => server.call(updateUser, browser, { params: { id }, body: { ...changed, grant } }),
  disables: () => server.call(enableUser, browser, { params: { id }, body: { isActive: false } }),
  ends: () => server.call(endUserSessions, browser, { params: { id } }),
  gives: () => server.call(giveMaster, browser, { params: { id }, body: { handsOver: false } }),
  takes: () => server.call(takeMaster, browser, { params: { id } }),
})

describe('a master', () => {
  it("finds no user of another supplier or company, and does nothing to it, whoever's id it has", async () => {
    const own = await enter()
    const neighbour = await enter(own.company)
    const abroad = await enter()
    for (const { membership } of [neighbour.master, abroad.master]) {
      for (const [name, act] of Object.entries(acts(own.browser, membership)))
        expect([name, outcome(await act())]).toEqual([name, 'user-not-found'])
    }
    for (const { browser } of [neighbour, abroad]) {
      expect((await server.call(getSessionContext, browser)).status).toBe(200)
      expect((await server.call(listUsers, browser)).body.total).toBe(1)
    }
    expect((await server.call(listUsers, own.browser)).body.total).toBe(1)
  })

  it('is told the same of an email that nobody has and of one that is known elsewhere', async () => {
    const own = await enter()
    const abroad = await enter()
    const known = await buildPerson(server.db, abroad.thirdParty)
    const told = []
    for (const email of [newEmail(), known.email]) {
      const valid = await server.call(validateUserEmail, own.browser, { query: { email } })
      const { body } = await server.call(inviteUsers, own.browser, {
        body: { people: [{ email, role: 'usuario' }], accounts: null, endsOn: null },
      })
      const { rows } = (await server.call(listUsers, own.browser, { query: { q: email } })).body
      told.push(
        JSON.stringify([
          valid.body,
          body.people,
          rows.map(({ id: _, invitedUntil: __, ...row }) => row),
        ]).replaceAll(email, '@'),
      )
    }
    expect(told[0]).toContain('"estado":"invitado"')
    expect(told[1]).toBe(told[0])
  })

  it('does nothing to itself', async () => {
    const { browser, master } = await enter()
    const { reads, ...others } = acts(browser, master.membership)
    expect(outcome(await reads())).toBe('done')
    for (const [name, act] of Object.entries(others))
      expect([name, outcome(await act())]).toEqual([name, 'user-is-oneself'])
  })

  it('keeps no other master out before the role is taken, for which it shows who it is', async () => {
    const own = await enter()
    const other = await buildPerson(server.db, own.thirdParty, { isMaster: true })
    const { disables, takes } = acts(own.browser, other.membership)
    expect(outcome(await disables())).toBe('user-is-master')
    await forgetStepUp(server, own.master)
    expect(outcome(await takes())).toBe('step-up-needed')
    const proven = acts(await server.signIn(own.master), other.membership)
    expect(outcome(await proven.takes())).toBe('done')
    expect(outcome(await proven.disables())).toBe('done')
  })

  it('remains at least one when two take the role from one another at the same time', async () => {
    const own = await enter()
    const other = await buildPerson(server.db, own.thirdParty, { isMaster: true })
    // Otherwise the newer one, if it came first, would be refused as too new for the older one.
    for (const person of [own.master, other]) await ageMaster(server, person)
    const browsers = [own.browser, await server.signIn(other)]
    const targets = [other.membership, own.master.membership]
    const answers = await Promise.all(
      browsers.map((browser, at) => server.call(takeMaster, browser, { params: { id: targets[at] ?? '' } })),
    )
    // The second one is no longer a master, and may not see the users any more.
    const outcomes = answers.map(outcome)
    expect(outcomes.filter((said) => said === 'done')).toHaveLength(1)
    expect(['not-master', 'user-not-found']).toContain(outcomes.find((said) => said !== 'done'))
    const masters = await server.asAdmin('select from memberships where company_id = $1 and is_master', [
      own.company.id,
    ])
    expect(masters).toHaveLength(1)
  })

  it('hands its role over to who has joined, sees no users from then on, and all masters are told', async () => {
    const own = await enter()
    const heir = await buildPerson(server.db, own.thirdParty)
    const params = { id: heir.membership }
    const given = await server.call(giveMaster, own.browser, { params, body: { handsOver: true } })
    expect(outcome(given)).toBe('done')
    expect(outcome(await server.call(listUsers, own.browser))).toBe('not-master')
    const { rows } = (await server.call(listUsers, await server.signIn(heir))).body
    expect(rows.find(({ id }) => id === own.master.membership)).toMatchObject({
      rol: 'usuario',
      isMaster: false,
    })
    const mails = await server.asAdmin<{ recipient: string }>(
      `select recipient from outbox_mails where purpose = 'master-changed' and company_id = $1`,
      [own.company.id],
    )
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [heir.email, own.master.email].toSorted(),
    )
  })

  it('gives the role to nobody who has not joined', async () => {
    const { browser } = await enter()
    const { body } = await server.call(createUser, browser, { body: { email: newEmail(), ...person, grant } })
    expect(outcome(await acts(browser, body.id).gives())).toBe('user-not-joined')
  })

  it('grants no branch that is not the supplier’s, nor one that it has not itself', async () => {
    const own = await enter()
    const neighbour = await enter(own.company)
    const limited = await buildPerson(server.db, own.thirdParty, {
      isMaster: true,
      accounts: own.branches.slice(0, 1),
    })
    const create = (browser: TestBrowser, accounts: (number | undefined)[] | null) =>
      server.call(createUser, browser, {
        body: { email: newEmail(), ...person, grant: { ...grant, accounts } },
      })
    expect(outcome(await create(own.browser, [neighbour.branches[0]?.id]))).toBe('account-foreign')
    const limitedBrowser = await server.signIn(limited)
    expect(outcome(await create(limitedBrowser, [own.branches[1]?.id]))).toBe('account-foreign')
    expect(outcome(await create(limitedBrowser, [own.branches[0]?.id]))).toBe('done')
  })
})

describe('the validators', () => {
  it('say what is wrong with an email or an identification, and whose of this supplier it is', async () => {
    const own = await enter()
    const body = {
      ...person,
      tipo_identificacion: '13',
      identificacion: '31987654',
      email: newEmail(),
      grant,
    }
    const { body: made } = await server.call(createUser, own.browser, { body })
    const email = async (text: string) =>
      (await server.call(validateUserEmail, own.browser, { query: { email: text } })).body.message
    expect(await email('luz@')).toBe('Ingrese un Email válido')
    expect(await email(body.email.toUpperCase())).toContain('ya es de un usuario')
    expect(await email(newEmail())).toBe('')
    const number = async (document: string, user?: string) =>
      (
        await server.call(validateUserIdentification, own.browser, {
          query: { idDocument: '13', document, ...(user && { user }) },
        })
      ).body.message
    expect(await number('12')).toContain('dígitos')
    expect(await number('31987654')).toContain('Luz Peña')
    expect(await number('31987654', made.id)).toBe('')
    const abroad = await enter()
    const { body: there } = await server.call(validateUserIdentification, abroad.browser, {
      query: { idDocument: '13', document: '31987654' },
    })
    expect(there.error).toBe(false)
  })
})

describe('a person who may only look', () => {
  const changing = servedCalls.filter(
    ({ method, access, isForReaders }) =>
      method !== 'GET' && access.actor === 'supplier' && isForReaders !== true,
  )

  it('reads, and is refused every call that changes something of the supplier’s, whatever is sent', async () => {
    const own = await enter()
    const reader = await buildPerson(server.db, own.thirdParty)
    await server.asAdmin('update memberships set read_only = true where id = $1', [reader.membership])
    const browser = await server.signIn(reader)
    expect((await server.call(getSessionContext, browser)).status).toBe(200)
    const { status } = await server.call(getUserInfo, browser, { body: { userId: reader.identity } })
    expect(status).toBe(200)
    expect(changing).toContain(askAboutDocument)
    for (const call of changing.filter(({ files, body }) => files === undefined && body === undefined)) {
      const answer = await server.call(call, browser, {
        params: {
          id: '00000000-0000-4000-8000-000000000000',
          file: '00000000-0000-4000-8000-000000000000',
        },
      })
      expect([call.path, answer.problem.code]).toEqual([call.path, 'read-only-person'])
    }
  })
})
