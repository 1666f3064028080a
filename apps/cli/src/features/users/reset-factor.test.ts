import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const database = useTestDatabase('own')
const reset = (line: string) => runCommand(command, database.db, `reset-factor ${line}`)

it('takes the second factor of a person of the company away, by mail and in the trail, and of nobody else', async () => {
  const [company, elsewhere] = [await buildCompany(database.db), await buildCompany(database.db)]
  const { person } = await buildSupplier(database.db, company)
  await database.asAdmin('insert into totp_secrets (identity_id, sealed, last_counter) values ($1, $2, 0)', [
    person.identity,
    Buffer.from('sealed'),
  ])
  const left = () => database.asAdmin('select from totp_secrets where identity_id = $1', [person.identity])
  const stranger = await reset(`${person.email} --company ${elsewhere.id}`)
  expect(stranger.fault).toBe(
    `En la compañía ${elsewhere.id} nadie con el correo ${person.email} tiene un segundo factor.`,
  )
  expect(await left()).toHaveLength(1)
  const { code, lines } = await reset(`${person.email.toUpperCase()} --company ${company.id}`)
  expect([code, lines]).toEqual([
    0,
    [
      `Se retiró el segundo factor de ${person.email} y se cerraron todas sus sesiones. Se le avisó por correo.`,
    ],
  ])
  expect(await left()).toEqual([])
  expect(
    await database.asAdmin('select subject from outbox_mails where recipient = $1', [person.email]),
  ).toEqual([{ subject: 'Se retiró su segundo factor' }])
  expect(
    await database.asAdmin(`select actor from audit_log where company_id = $1 and action = 'factor:reset'`, [
      company.id,
    ]),
  ).toEqual([{ actor: 'cli' }])
})
