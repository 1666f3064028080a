import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const database = useTestDatabase('own')
const unlock = (line: string) => runCommand(command, database.db, `unlock ${line}`)

it('forgets the failed attempts at a person of the company, on the trail, and at nobody else', async () => {
  const [company, elsewhere] = [await buildCompany(database.db), await buildCompany(database.db)]
  const { person } = await buildSupplier(database.db, company)
  await database.asAdmin(
    "insert into attempt_counters (key) select 'sign-in:' || sign_in_account(email) || ':portal:elsewhere' from identities where id = $1",
    [person.identity],
  )
  await database.asAdmin('insert into attempt_counters (key) values ($1)', [`factor:${person.identity}`])
  const left = () =>
    database.asAdmin(
      "select from attempt_counters c, identities i where i.id = $1 and (c.key like '%' || sign_in_account(i.email) || '%' or c.key = 'factor:' || i.id)",
      [person.identity],
    )
  const stranger = await unlock(`${person.email} --company ${elsewhere.id}`)
  expect(stranger.fault).toBe(`En la compañía ${elsewhere.id} nadie tiene el correo ${person.email}.`)
  expect(await left()).toHaveLength(2)
  const { code, lines } = await unlock(`${person.email.toUpperCase()} --company ${company.id}`)
  expect([code, lines]).toEqual([
    0,
    [`${person.email} ya puede ingresar: se olvidaron los intentos fallidos de ingreso y de segundo factor.`],
  ])
  expect(await left()).toEqual([])
  expect(
    await database.asAdmin(
      "select actor, target from audit_log where company_id = $1 and action = 'user-unlocked'",
      [company.id],
    ),
  ).toEqual([{ actor: 'cli', target: person.email }])
})
