import { getSessionContext } from '@enlace/contract/sign-in/session/calls.ts'
import { buildBranch, buildCompany, buildPerson, buildThirdParty } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, test } from 'vitest'

const server = useTestServer()

async function modulesOf(fields: { isMaster?: boolean; modules?: string[] }) {
  const thirdParty = await buildThirdParty(server.db, await buildCompany(server.db))
  await buildBranch(server.db, thirdParty)
  const person = await buildPerson(server.db, thirdParty, fields)
  const { status, body } = await server.call(getSessionContext, await server.logIn(person))
  expect(status).toBe(200)
  return body.modules
}

test('a person hears which modules a master left', async () => {
  expect(await modulesOf({ modules: ['orden_compra'] })).toEqual(['orden_compra'])
  expect(await modulesOf({ modules: [] })).toEqual([])
})

test('nothing is withheld from a person of whom no master said otherwise, nor from a master', async () => {
  expect(await modulesOf({})).toBeNull()
  expect(await modulesOf({ isMaster: true, modules: ['orden_compra'] })).toBeNull()
})
