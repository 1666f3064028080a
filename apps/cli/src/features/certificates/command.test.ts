import { certificatesCommandTexts as texts } from '@enlace/contract/certificates/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { issueForParty } from '@enlace/server/modules/certificates/issue/issue-party.ts'
import { openIssuer } from '@enlace/server/modules/certificates/issue/issue.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { buildBranch, buildCompany, buildThirdParty, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const database = useTestDatabase()
const enter = () => buildCompany(database.db, { nombre: 'Tejidos del Oriente', settings: { certificate: 1 } })
const run = ({ id }: BuiltCompany, line: string) =>
  runCommand(command, database.db, `${line} --company ${id}`)

/** A certificate of 2025 that the company issued. */
async function issueOne(company: BuiltCompany): Promise<void> {
  const thirdParty = await buildThirdParty(database.db, company)
  await buildWithholding(database, await buildBranch(database.db, thirdParty))
  const service = {
    db: database.db,
    settings: readSettings({ PUBLIC_URL: 'https://proveedores.ejemplo.co/' }),
    keys: new Keys('k'.repeat(40)),
  }
  const issuer = await openIssuer(service, company.id)
  const wanted = { party: thirdParty.id, anio: 2025, tipos: ['fuente'] as const }
  expect(await issueForParty(service, Scope.ofStaff(company.id), issuer, wanted)).toBe(1)
}

describe('certificates', () => {
  it('are released by kind, period and city, from a day that is after their period', async () => {
    const company = await enter()
    const { lines } = await run(company, 'release --year 2025 --type fuente,iva --date 2026-03-31')
    expect(lines).toHaveLength(7)
    expect(lines[0]).toBe('Retención en la fuente, año 2025: disponible desde el 31/03/2026')
    await run(company, 'release --year 2025 --type ica --city 05001 --period 2 --date 2025-05-15')
    const { lines: state } = await run(company, 'status --year 2025')
    expect(state).toContain('  Retención de ICA, bimestre 2 de 2025, Medellín: desde el 15/05/2025')
    const { fault } = await run(company, 'release --year 2025 --type fuente --date 2025-12-31')
    expect(fault).toContain('el período termina el 31/12/2025')
    const early = await run(company, 'release --year 2098 --type fuente')
    expect(early.lines).toEqual(['Retención en la fuente, año 2098: disponible desde el 31/03/2099'])
    await run(company, 'withhold --year 2025 --type fuente')
    expect((await run(company, 'status --year 2025')).lines.join('\n')).not.toContain(
      'Retención en la fuente',
    )
  })

  it('are taken back by their number, once, with a reason', async () => {
    const company = await enter()
    await issueOne(company)
    const number = `CF-${todayInBogota(new Date()).slice(0, 4)}-000001`
    expect((await run(company, `revoke --number ${number}`)).fault).toBe(texts.reasonMissing)
    const { lines } = await run(company, `revoke --number ${number} --reason "Datos errados" --again`)
    expect(lines).toEqual([fill(texts.revoked, { number }), texts.reissuable])
    expect((await run(company, `revoke --number ${number} --reason x`)).fault).toContain(
      'no hay un certificado',
    )
    expect((await run(company, 'status --year 2025')).lines.join('\n')).toContain('1 anulado')
    const audit = await database.asAdmin(
      `select actor, target from audit_log where company_id = $1 and action = 'certificate-revoked'`,
      [company.id],
    )
    expect(audit).toEqual([{ actor: 'cli', target: number }])
  })

  it('are issued and announced for all suppliers in the background, one act at a time', async () => {
    const company = await enter()
    expect((await run(company, 'issue --year 2025')).lines).toEqual([fill(texts.nobody, { year: 2025 })])
    await issueOne(company)
    expect((await run(company, 'notify --year 2025')).fault).toContain('Publíquelos primero')
    await buildRelease(database, company)
    const { lines } = await run(company, 'notify --year 2025')
    expect(lines[0]).toContain('avisar por correo de 2025 para 1 proveedor')
    expect((await run(company, 'notify --year 2025')).fault).toContain('Ya hay un proceso en curso')
    expect((await run(company, 'status --year 2025')).lines.join('\n')).toContain('en espera, 0 de 1')
    expect((await run(company, 'cancel')).lines).toEqual([fill(texts.cancelled, { act: texts.acts.notify })])
  })

  it.each([
    ['', texts.actionUnknown],
    ['release', texts.yearMissing],
    ['release --year 25', fill(texts.yearMalformed, { year: '25' })],
    ['release --year 2025 --type renta', fill(texts.typeUnknown, { type: 'renta' })],
    [
      'release --year 2025 --type iva --period 0',
      fill(texts.periodMalformed, { period: '0', type: 'Retención de IVA' }),
    ],
    ['release --year 2025 --type ica --city 99999', fill(texts.cityUnknown, { city: '99999' })],
    ['release --year 2025 --city 11001', texts.cityOnlyIca],
    ['release --year 2025 --date mañana', fill(texts.dateMalformed, { date: 'mañana' })],
    ['revoke --reason x', texts.numberMissing],
  ])('%s is refused in one line', async (line, fault) => {
    expect((await run(await enter(), line)).fault).toBe(fault)
  })

  it('of a company that does not exist are nobody’s', async () => {
    const { fault } = await runCommand(command, database.db, 'status --year 2025 --company 5')
    expect(fault).toBe('No hay una compañía 5.')
  })
})
