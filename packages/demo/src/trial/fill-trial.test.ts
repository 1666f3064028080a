import { createTrialCompany } from '@enlace/contract/trial/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import type { Job } from '@enlace/server/core/jobs/task.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { trialFill } from './task.ts'

const server = useTestServer({}, 'own')
let trial: number
let other: number

const rows = (text: string, values: unknown[] = []) => server.asAdmin<Record<string, unknown>>(text, values)
const numberOf = async (text: string) => Number((await rows(`select count(*) as n from ${text}`))[0]?.['n'])
const service = () => ({ ...server.backoffice.service, log: server.backoffice.log })
const fill = () => {
  const job: Pick<Job, 'company'> = { company: trial }
  return trialFill.run(job as Job, service()) // the task reads nothing else of it
}
const everyTable = async (company: number) => {
  const tables = await rows(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  const counts = tables.map(async ({ relname }) => [
    relname,
    await numberOf(`${String(relname)} where company_id = ${company}`),
  ])
  return Object.fromEntries(await Promise.all(counts)) as Record<string, number> // names and numbers
}

beforeAll(async () => {
  const company = await buildCompany(server.db)
  other = company.id
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company)
  await rows('insert into operators (identity_id) select identity_id from staff_members where id = $1', [
    member.id,
  ])
  const desk = await server.signInStaff(member)
  const { body } = await server.call(createTrialCompany, desk, { body: { nombre: 'La prueba', host: '' } })
  trial = body.id
})

describe('filling a trial company', () => {
  it('that is cut in the middle leaves nothing, and a repetition writes everything once', async () => {
    const before = await everyTable(other)
    await rows(`alter table certificate_releases add constraint cut check (anio < 0) not valid`)
    await expect(fill()).rejects.toThrow('cut')
    expect(await numberOf(`third_parties where company_id = ${trial}`)).toBe(0)
    await rows('alter table certificate_releases drop constraint cut')
    await fill()
    const once = await everyTable(trial)
    await fill()
    expect(await everyTable(trial)).toEqual(once)
    expect(once).toMatchObject({ third_parties: 20, questions: 3, cms_content: 3, legal_versions: 0 })
    expect(once['account_statements']).toBeGreaterThan(1_000)
    // Nothing of the neighbour is touched but what its own desk did meanwhile.
    expect(await everyTable(other)).toEqual(before)
    const [{ state, counts } = {}] = await rows(
      'select state, counts from trial_companies where company_id = $1',
      [trial],
    )
    expect(state).toBe('ready')
    expect(counts).toMatchObject({ suppliers: 20, questions: 3, statements: once['account_statements'] })
  })

  it('invents suppliers with right check digits, addresses that nobody owns and dates until today', async () => {
    const suppliers = await rows(
      'select documento_numero, documento_dv from third_parties where company_id = $1',
      [trial],
    )
    for (const { documento_numero, documento_dv } of suppliers)
      expect(documento_dv).toBe(checkDigit(String(documento_numero)))
    expect(
      await rows(`select correo from branch_accounts where company_id = $1 and correo !~ '\\.example$'`, [
        trial,
      ]),
    ).toEqual([])
    const [{ last } = {}] = await rows(
      'select max(fecha_factura)::text as last from account_statements where company_id = $1',
      [trial],
    )
    expect(String(last) <= todayInBogota(new Date())).toBe(true)
    expect(await numberOf(`outbox_mails where company_id = ${trial} and dead_at is null`)).toBe(0)
    expect(
      await rows(`select code from pages where company_id = $1 and html ilike '%cementos del caribe%'`, [
        trial,
      ]),
    ).toEqual([])
  })

  it('makes nobody who has a password', async () => {
    expect(
      await rows(
        `select i.email from memberships m join identities i on i.id = m.identity_id
          where m.company_id = $1 and i.password_hash is not null`,
        [trial],
      ),
    ).toEqual([])
  })

  it('sees no row of another company in its scope', async () => {
    await server.db.transaction(Scope.ofStaff(trial), async ({ client }) => {
      const { rows: seen } = await client.query(
        `select company_id from settings union select company_id from third_parties union select company_id from trial_companies`,
      )
      expect(seen).toEqual([{ company_id: trial }])
    })
  })
})
