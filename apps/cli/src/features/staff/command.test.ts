import { fill } from '@enlace/contract/core/fill.ts'
import { staffTexts } from '@enlace/contract/staff/texts.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const database = useTestDatabase('own')
const run = (line: string) => runCommand(command, database.db, line)
const texts = staffTexts.command

describe('staff', () => {
  it('invites somebody with a link that works once, and lists who works here', async () => {
    const { id } = await buildCompany(database.db)
    const { lines } = await run(`invite luz@compania.co --company ${id} --role compras`)
    expect(lines.at(-1)).toMatch(/#\/set-password\/[\w-]{43}$/)
    expect((await run(`list --company ${id}`)).lines.join()).toContain('luz@compania.co')
    const [mail] = await database.asAdmin<{ purpose: string; holds_secret: boolean }>(
      'select purpose, holds_secret from outbox_mails where company_id = $1',
      [id],
    )
    expect(mail).toEqual({ purpose: 'staff-invitation', holds_secret: true })
  })

  it('changes a role, shuts somebody out, and keeps the last administrator', async () => {
    const company = await buildCompany(database.db)
    const first = await buildStaff(database.db, company)
    const second = await buildStaff(database.db, company)
    const of = `--company ${company.id}`
    await run(`role ${second.email} ${of} --role consulta`)
    expect((await run(`close ${first.email} ${of}`)).fault).toBe(
      fill(texts.refused['last-administrator'], { company: company.nombre }),
    )
    expect((await run(`close ${second.email} ${of}`)).code).toBe(0)
    const rows = await database.asAdmin(
      'select role, active from staff_members where company_id = $1 order by created_at',
      [company.id],
    )
    expect(rows).toEqual([
      { role: 'administrador', active: true },
      { role: 'consulta', active: false },
    ])
  })

  it('names who may make companies, of those whom it knows', async () => {
    const { email } = await buildStaff(database.db, await buildCompany(database.db))
    expect((await run(`operator ${email}`)).code).toBe(0)
    expect((await run('operator nadie@compania.co')).fault).toBe(
      fill(texts.identityUnknown, { email: 'nadie@compania.co' }),
    )
  })

  it.each(['', 'otra cosa', 'invite', 'invite x', 'invite x@y.co --role jefe', 'invite x@y.co --until ayer'])(
    'says what is wrong with "%s"',
    async (line) => {
      expect((await run(line)).code).not.toBe(0)
    },
  )
})
