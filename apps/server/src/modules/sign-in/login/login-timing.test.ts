import { login } from '@enlace/contract/sign-in/session/calls.ts'
import {
  buildCompany,
  buildPerson,
  buildSupplier,
  buildThirdParty,
  usualPassword,
} from '@enlace/testing/builders.ts'
import { hashPassword } from '@enlace/database/password.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'

// The real Argon2, counted: the number of hashes measures the cost, independent of machine load.
vi.mock('@node-rs/argon2', { spy: true })

const server = useTestServer()

/** Gives every built user a hash with production cost; by default they have a cheap one. */
async function keepAsInProduction() {
  const kept = await hashPassword(usualPassword)
  await server.asAdmin('update identities set password_hash = $1 where password_hash is not null', [kept])
}

/** Measures a refused login: its hashes with their cost, and its database lookups. */
async function workOf(email: string, password: string, company: { id: number; host: string }) {
  const hashings = vi.mocked(verify)
  hashings.mockClear()
  const lookUps = vi.spyOn(server.db, 'lookUp')
  const { status, response } = await server.call(login, new TestBrowser(company.host), {
    body: { username: email, password, company: String(company.id), applicationType: 'agp' },
  })
  const work = {
    status,
    bytes: response.body.length,
    // The parameters of a hash, without salt and digest.
    hashings: hashings.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$')),
    // The company of an address is cached for some seconds, so its lookup is not counted.
    lookUps: lookUps.mock.calls.map(([name]) => name).filter((name) => name !== 'visited_company'),
  }
  lookUps.mockRestore()
  return work
}

it('does the same work for a wrong password as for whoever cannot sign in, so that no clock tells them apart', async () => {
  const [company, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  const { person } = await buildSupplier(server.db, company)
  const { person: disabled } = await buildSupplier(server.db, company)
  const { person: stranger } = await buildSupplier(server.db, other)
  const { person: without } = await buildSupplier(server.db, company)
  const closed = await buildThirdParty(server.db, company)
  const ofClosed = await buildPerson(server.db, closed)
  await server.asAdmin('update identities set active = false where id = $1', [disabled.identity])
  await server.asAdmin('update identities set password_hash = null where id = $1', [without.identity])
  await server.asAdmin('update third_parties set activo = false where company_id = $1 and id = $2', [
    company.id,
    closed.id,
  ])
  await keepAsInProduction()
  const expected = await workOf(person.email, 'no es esta', company)
  expect(expected).toMatchObject({ status: 401, hashings: ['$argon2id$v=19$m=19456,t=2,p=1'] })
  for (const [email, password] of [
    [`nadie.${company.id}@proveedor.test`, 'no es esta'],
    [disabled.email, disabled.password],
    [stranger.email, stranger.password],
    [without.email, without.password],
    [ofClosed.email, ofClosed.password],
  ] as const) {
    expect([email, await workOf(email, password, company)]).toEqual([email, expected])
  }
})

it('does no hashing at all for an account that is locked, known or not', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  await keepAsInProduction()
  for (const email of [person.email, `nadie.${company.id}@proveedor.test`]) {
    for (let turn = 0; turn < 3; turn++) await workOf(email, 'no es esta', company)
    expect(await workOf(email, person.password, company)).toMatchObject({ status: 422, hashings: [] })
    const full =
      "update attempt_counters set moments = array[now(), now()] where key like 'sign-in:%:checked'"
    await server.asAdmin(full)
    expect(await workOf(email, person.password, company)).toMatchObject({ status: 429, hashings: [] })
  }
})
