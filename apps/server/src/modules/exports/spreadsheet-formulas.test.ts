import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { exportAudit } from '@enlace/contract/audit/calls.ts'
import { exportUsers } from '@enlace/contract/users/export-calls.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

/** Formulas that a spreadsheet would run, after each possible field separator. */
const attacks = [',', '\t', '|', ';'].map((separator) => `juan${separator}=1+cmd|'/c calc'!a0`)

/** Splits a text like a spreadsheet with this separator: quotes count only at the start of a field. */
function fieldsBy(separator: string, text: string): string[] {
  const quoted = String.raw`"(?:[^"]|"")*"[^${separator}\r\n]*`
  const pattern = new RegExp(String.raw`(?:^|[${separator}\r\n])(${quoted}|[^${separator}\r\n]*)`, 'g')
  return [...text.matchAll(pattern)].map(([, field = '']) => field.replace(/^"/, '').trim())
}

const formulas = (text: string) =>
  [',', String.raw`\t`, '|', ';'].flatMap((separator) =>
    fieldsBy(separator, text).filter((field) => field.startsWith('=')),
  )

describe('a file for a spreadsheet holds no formula, however the spreadsheet separates fields', () => {
  it('in the trail, of an unknown person who tried to sign in', async () => {
    const company = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, company)
    for (const username of attacks) {
      const body = { username, password: 'x', company: String(company.id), applicationType: 'agp' }
      await server.call(login, new TestBrowser(company.host), { body })
    }
    const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    const { response } = await server.call(exportAudit, auditor, { query: { format: 'csv' } })
    expect(response.body.split('cmd').length - 1).toBe(attacks.length)
    expect(formulas(response.body)).toEqual([])
  })

  it('in a list, of a colleague who chose such a name', async () => {
    const company = await buildCompany(server.db)
    const { thirdParty, person } = await buildSupplier(server.db, company, { isMaster: true })
    for (const name of attacks) {
      const { identity } = await buildPerson(server.db, thirdParty)
      await server.asAdmin('update identities set first_name = $2 where id = $1', [identity, name])
    }
    const master = await server.signIn(person)
    const { response } = await server.call(exportUsers, master, { params: { format: 'csv' }, query: {} })
    expect(response.body.split('cmd').length - 1).toBe(attacks.length)
    expect(formulas(response.body)).toEqual([])
  })
})
