import { certificatePdf, issuedCertificates, newCertificates } from '@enlace/contract/certificates/calls.ts'
import { downloadIssuedCertificate } from '@enlace/contract/certificates/desk/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { describe, expect, it } from 'vitest'
import { newDays } from './releases/releases.ts'

const server = useTestServer()
const today = todayInBogota(new Date())

async function enter({ descarga = 1 } = {}) {
  const company = await buildCompany(server.db, {
    settings: { certificate: 1, descarga_certificado: descarga },
  })
  const { branch, person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  for (const withheld of [
    { fecha: '2025-03-10', tipo: 'fuente' },
    { fecha: '2024-03-10', tipo: 'fuente' },
    { fecha: '2025-03-10', tipo: 'timbre' },
  ])
    await buildWithholding(server, branch, withheld)
  const count = async () => (await server.call(newCertificates, browser)).body.nuevos
  const marked = async () =>
    (await server.call(issuedCertificates, browser)).body.rows.filter(({ nuevo }) => nuevo)
  return { company, browser, count, marked }
}

const fuente = { tipo: 'fuente', anio: 2025, periodo: 0, municipio: '' } as const

describe('a certificate', () => {
  it('is new for a year from its release, as the table marks it, whether it was issued or not', async () => {
    const { company, count, marked } = await enter()
    expect(await count()).toBe(0)
    await buildRelease(server, company, { fecha: addDays(today, -newDays) })
    expect([await count(), await marked()]).toEqual([0, []])
    await buildRelease(server, company, { anio: 2024, fecha: addDays(today, 1 - newDays) })
    await buildRelease(server, company, { tipo: 'timbre', fecha: addDays(today, 1) })
    expect(await count()).toBe(1)
    expect((await marked()).map(({ tipo, anio }) => [tipo, anio])).toEqual([['fuente', 2024]])
  })

  it('is new no longer once somebody of the supplier downloaded it; what staff downloads changes nothing', async () => {
    const { company, browser, count, marked } = await enter()
    await buildRelease(server, company, { fecha: today })
    await buildRelease(server, company, { anio: 2024, fecha: today })
    await relaxStaffFactor(server.asAdmin, company)
    const staff = await server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
    expect(await count()).toBe(2)
    await server.call(certificatePdf, browser, { query: fuente })
    await expect.poll(count).toBe(1)
    await server.asAdmin('update certificates set taken_at = null where company_id = $1', [company.id]).then(
      () => expect.unreachable('a download was forgotten'),
      (refusal: Error) => expect(refusal.message).toContain('paper-refused'),
    )
    const issued = (await server.call(issuedCertificates, browser)).body.rows.find(({ issued }) => issued)
    await server.call(downloadIssuedCertificate, staff, { params: { id: issued?.issued?.id ?? '' } })
    expect(await count()).toBe(1)
    expect((await marked()).map(({ anio }) => anio)).toEqual([2024])
  })

  it('is never new where the company offers no downloads', async () => {
    const { company, count, marked } = await enter({ descarga: 0 })
    await buildRelease(server, company, { fecha: today })
    expect([await count(), await marked()]).toEqual([0, []])
  })
})
