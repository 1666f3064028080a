import {
  certificateOptions,
  certificatePdf,
  issuedCertificates,
} from '@enlace/contract/certificates/calls.ts'
import { certificatePaperTexts } from '@enlace/contract/certificates/paper-texts.ts'
import {
  changeCertificateSettings,
  getCertificateReadiness,
  listReleases,
  getCertificateSettings,
} from '@enlace/contract/certificates/settings/calls.ts'
import { beginCertificateRun, getCertificateYear } from '@enlace/contract/certificates/desk/calls.ts'
import { certificateYearTexts } from '@enlace/contract/certificates/desk/texts.ts'
import { issuedPaperTexts } from '@enlace/contract/papers/issued-texts.ts'
import { getPaperPdf, issuePaper } from '@enlace/contract/papers/desk/calls.ts'
import { verifyFile, verifyPaper } from '@enlace/contract/papers/verify/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { createHash, randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'

// As installed by the README: no demo, and the default address, which is this machine.
const server = useTestServer({ DEMO: 'false' })
const ofYear = { query: { tipo: 'fuente', anio: 2025 } }

/** A company reachable from this machine only, with a supplier whose withholding of 2025 is released. */
async function enter() {
  const host = `trial${randomInt(1e9)}.localhost`
  const company = await buildCompany(server.db, { host, settings: { certificate: 1 } })
  const supplier = await buildSupplier(server.db, company)
  await buildWithholding(server, supplier.branch)
  await buildRelease(server, company)
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}
type World = Awaited<ReturnType<typeof enter>>

/** Gives a company a public host that takes precedence over this machine's. */
const publish = ({ company }: World) =>
  server.asAdmin(`insert into company_hosts (company_id, host, basis) values ($1, $2, 'dns')`, [
    company.id,
    `a${company.id}.test`,
  ])

async function pdfOf({ browser }: World) {
  const { status, response } = await server.call(certificatePdf, browser, ofYear)
  expect(status).toBe(200)
  const bytes = response.rawPayload
  return { bytes, text: textOfPdf(bytes).replaceAll(/\s+/g, ' ') }
}
const rowsOf = async ({ browser }: World) => (await server.call(issuedCertificates, browser)).body.rows

async function enterDesk({ company }: World) {
  await relaxStaffFactor(server.asAdmin, company)
  return server.signInStaff(await buildStaff(server.db, company, 'administrador'))
}

describe('a constancy at an address that nobody else reaches', () => {
  it('is issued for trying, and anew under its own number once there is a public address', async () => {
    const world = await enter()
    await server.asAdmin(
      `insert into data_freshness (company_id, kind, as_of) values ($1, 'account-statements', now())`,
      [world.company.id],
    )
    await buildStatement(server, world.branch, { saldo_total: '100.00' })
    const visitor = new TestBrowser(world.company.host)
    const issue = async (browser: TestBrowser) => {
      const { body } = await server.call(issuePaper, browser, { body: { paper: 'referencia_comercial' } })
      const { response } = await server.call(getPaperPdf, browser, { params: { id: body.id } })
      const { body: checked } = await server.call(verifyPaper, visitor, { params: { code: body.codigo } })
      return {
        ...body,
        text: textOfPdf(response.rawPayload).replaceAll(/\s+/g, ' '),
        prueba: checked.what === 'constancy' && checked.content.prueba === true,
      }
    }
    const trial = await issue(world.browser)
    expect(trial.text).toContain(issuedPaperTexts.trial)
    expect([trial.numero, trial.prueba]).toEqual([expect.stringMatching(/^PRUEBA-RC-\d{4}-000001$/), true])
    expect((await issue(world.browser)).id).toBe(trial.id)
    await publish(world)
    const real = await issue(world.browser)
    expect(real.text).not.toContain(issuedPaperTexts.trial)
    expect([real.numero, real.prueba]).toEqual([expect.stringMatching(/^RC-\d{4}-000001$/), false])
  })
})

describe('a certificate at an address that nobody else reaches', () => {
  it('is issued for trying: its paper, its number, the portal and the public check say so', async () => {
    const world = await enter()
    const { bytes, text } = await pdfOf(world)
    expect(text).toContain(certificatePaperTexts.trial)
    expect(text).toMatch(/PRUEBA-CF-\d{4}-000001/)
    const { body: options } = await server.call(certificateOptions, world.browser)
    expect(options).toMatchObject({ prueba: true, descarga: true })
    const [row] = await rowsOf(world)
    expect(row).toMatchObject({ estado: 'disponible', changed: false, issued: { version: 1 } })
    const visitor = new TestBrowser(world.company.host)
    const params = { code: row?.issued?.codigo ?? '' }
    expect((await server.call(verifyPaper, visitor, { params })).body).toMatchObject({ prueba: true })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect((await server.call(verifyFile, visitor, { body: { sha256 } })).body).toMatchObject({
      prueba: true,
    })
    expect((await pdfOf(world)).bytes.equals(bytes)).toBe(true)
  })

  it('is issued anew once there is a public address, as the first one that counts', async () => {
    const world = await enter()
    await pdfOf(world)
    const [trial] = await rowsOf(world)
    await publish(world)
    expect(await rowsOf(world)).toMatchObject([{ estado: 'disponible', issued: null, changed: false }])
    const { text } = await pdfOf(world)
    expect(text).not.toContain(certificatePaperTexts.trial)
    expect(text).not.toContain('PRUEBA')
    expect(text).not.toContain('Esta versión reemplaza')
    const rows = await rowsOf(world)
    expect(rows).toMatchObject([{ issued: { version: 1 } }])
    expect(rows[0]?.issued?.numero).toMatch(/^CF-\d{4}-000001$/)
    const visitor = new TestBrowser(world.company.host)
    const codes = [rows[0]?.issued?.codigo, trial?.issued?.codigo]
    const checks = codes.map((code) => server.call(verifyPaper, visitor, { params: { code: code ?? '' } }))
    expect((await Promise.all(checks)).map(({ body }) => body)).toMatchObject([
      { prueba: false, replaced_at: null },
      { prueba: true },
    ])
  })

  it('never takes the place of one that counts', async () => {
    const world = await enter()
    await publish(world)
    const { bytes } = await pdfOf(world)
    await server.asAdmin('delete from company_hosts where company_id = $1 and host = $2', [
      world.company.id,
      `a${world.company.id}.test`,
    ])
    await buildWithholding(server, world.branch, { fecha: '2025-04-01' })
    expect((await pdfOf(world)).bytes.equals(bytes)).toBe(true)
    expect(await rowsOf(world)).toMatchObject([{ estado: 'disponible', changed: false }])
  })

  it('is announced to nobody by mail', async () => {
    const world = await enter()
    const browser = await enterDesk(world)
    const body = { acto: 'notify', anio: 2025, tipos: ['fuente'] }
    const refused = await server.call(beginCertificateRun, browser, { body })
    expect(refused.problem.fields).toEqual({ tipos: certificateYearTexts.notTold })
    await publish(world)
    expect((await server.call(beginCertificateRun, browser, { body })).status).toBe(200)
  })
})

describe('what certificates lack', () => {
  it('is shown to the staff before any is issued, and no longer once it is there', async () => {
    const world = await enter()
    await buildWithholding(server, world.branch, { fecha: '2024-05-02' })
    const browser = await enterDesk(world)
    const readiness = async () => (await server.call(getCertificateReadiness, browser)).body
    expect(await readiness()).toEqual({
      prueba: true,
      direccion: `http://${world.company.host}:3000`,
      faltan: ['address', 'dates', 'place', 'city', 'signer', 'key'],
      sin_fecha: [{ tipo: 'fuente', anio: 2024 }],
    })
    // The default year is the one without release dates.
    expect((await server.call(listReleases, browser, { query: {} })).body.anio).toBe(2024)
    const { body: kept } = await server.call(getCertificateSettings, browser)
    const { firma: _, municipios: __, ...settings } = kept
    const body = {
      ...settings,
      direccion: 'Carrera 7 # 40B-53',
      ciudad: 'Bogotá, D. C.',
      firmante: { nombre: 'María Núñez', cargo: 'Contadora' },
    }
    expect((await server.call(changeCertificateSettings, browser, { body })).status).toBe(200)
    await buildRelease(server, world.company, { anio: 2024 })
    await publish(world)
    expect(await readiness()).toMatchObject({ prueba: false, faltan: ['key'], sin_fecha: [] })
  })

  it('counts among the year’s certificates only those that count', async () => {
    const world = await enter()
    await pdfOf(world)
    const browser = await enterDesk(world)
    const standing = async () => {
      const { body } = await server.call(getCertificateYear, browser, { query: { anio: 2025 } })
      return body.tipos.find(({ tipo }) => tipo === 'fuente')?.vigentes
    }
    expect(await standing()).toBe(1)
    await publish(world)
    expect(await standing()).toBe(0)
  })
})
