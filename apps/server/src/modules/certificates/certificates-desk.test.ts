import {
  beginCertificateRun,
  cancelCertificateRun,
  downloadIssuedCertificate,
  getCertificateYear,
  getIssuedCertificate,
  listIssuedCertificates,
  listToldSuppliers,
  revokeIssuedCertificate,
} from '@enlace/contract/certificates/desk/calls.ts'
import { certificateYearTexts } from '@enlace/contract/certificates/desk/texts.ts'
import { verifyPaper } from '@enlace/contract/papers/verify/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useWorkerProcesses } from '@enlace/testing/use-worker-processes.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { certificateRun } from './runs/jobs.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'

const folder = await useScratchFolder('enlace-certificates-desk-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
const startDoomed = useWorkerProcesses({ folder, tasks: import.meta.resolve('./runs/jobs.ts') })
const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

async function enter() {
  const company = await buildCompany(server.db, { nombre: 'Andina', settings: { certificate: 1 } })
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
  return { company, browser }
}

type World = Awaited<ReturnType<typeof enter>>

const begin = ({ browser }: World, acto: 'issue' | 'notify') =>
  server.call(beginCertificateRun, browser, { body: { acto, anio: 2025, tipos: ['fuente'] } })
const yearOf = async ({ browser }: World) =>
  (await server.call(getCertificateYear, browser, { query: { anio: 2025 } })).body
const told = async ({ browser }: World, query: object = {}) =>
  (await server.call(listToldSuppliers, browser, { query: { anio: 2025, ...query } })).body

function work(): void {
  const service = { ...server.portal.service, log: server.portal.log }
  workers.push(startWorker(service, [certificateRun], { ...usualPolicy, pollMilliseconds: 100 }))
}

const untilOver = (world: World) =>
  expect.poll(async () => (await yearOf(world)).procesos[0]?.estado).toBe('done')

describe('an issued certificate', () => {
  it('is listed with its sum, given as its file, and taken back with a reason that its check tells', async () => {
    const world = await enter()
    const { branch } = await buildSupplier(server.db, world.company)
    await buildWithholding(server, branch)
    await buildRelease(server, world.company)
    await begin(world, 'issue')
    work()
    await untilOver(world)
    const { body } = await server.call(listIssuedCertificates, world.browser, { query: { tipo: 'fuente' } })
    expect([body.total, body.totals[0]?.valor, body.counts]).toEqual([1, '25000.00', { disponible: 1 }])
    const params = { id: body.rows[0]?.id ?? '' }
    const file = await server.call(downloadIssuedCertificate, world.browser, { params })
    expect(file.response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const detail = (await server.call(getIssuedCertificate, world.browser, { params })).body
    expect(detail.verificacion).toContain('/#/verify/')
    const revoke = (motivo: string) =>
      server.call(revokeIssuedCertificate, world.browser, { params, body: { motivo, otra_vez: false } })
    expect((await revoke('')).status).toBe(422)
    expect((await revoke('La base era otra')).body).toMatchObject({
      estado: 'anulado',
      motivo: 'La base era otra',
    })
    expect((await revoke('Otra vez')).problem.code).toBe('changed-meanwhile')
    const checked = await server.call(verifyPaper, new TestBrowser(world.company.host), {
      params: { code: detail.codigo },
    })
    expect(JSON.stringify(checked.body)).toContain('La base era otra')
  })
})

describe('what is done for all suppliers of a year', () => {
  it('is one at a time, can be stopped, and tells nobody of what is not released', async () => {
    const world = await enter()
    const { branch } = await buildSupplier(server.db, world.company)
    await buildWithholding(server, branch)
    const early = await begin(world, 'notify')
    expect(early.problem.fields).toEqual({ tipos: certificateYearTexts.nothingReleased })
    expect((await begin(world, 'issue')).body.procesos).toMatchObject([
      { acto: 'issue', total: 1, por_nombre: 'Ana Pérez' },
    ])
    expect((await begin(world, 'issue')).problem.fields).toEqual({ tipos: certificateYearTexts.underWay })
    const stopped = await server.call(cancelCertificateRun, world.browser, {
      body: { acto: 'issue', anio: 2025 },
    })
    expect(stopped.body.procesos[0]?.estado).toBe('cancelled')
  })

  it('is done for every kind that a public buyer withholds, and each is a choice with as many rows as it leaves', async () => {
    const world = await enter()
    const { branch } = await buildSupplier(server.db, world.company)
    const tipos = ['fuente', 'timbre', 'estampilla', 'obra'] as const
    for (const tipo of tipos) {
      await buildWithholding(server, branch, { tipo })
      await buildRelease(server, world.company, { tipo })
    }
    const begun = await server.call(beginCertificateRun, world.browser, {
      body: { acto: 'issue', anio: 2025, tipos: [...tipos] },
    })
    expect(begun.status).toBe(200)
    work()
    await untilOver(world)
    const list = async (query: object) =>
      (await server.call(listIssuedCertificates, world.browser, { query })).body
    const { choices } = await list({})
    expect(choices.tipo.map(({ value }) => value).toSorted()).toEqual([...tipos].toSorted())
    for (const { value, rows } of choices.tipo) {
      expect(rows).toBeGreaterThan(0)
      expect((await list({ tipo: value })).total).toBe(rows)
    }
  })

  it('tells each person once although the process is killed, and says who was told and who was not', async () => {
    const world = await enter()
    await buildRelease(server, world.company)
    const count = 30
    const suppliers = Array.from({ length: count }, () => buildSupplier(server.db, world.company))
    await Promise.all(suppliers.map(async (built) => buildWithholding(server, (await built).branch)))
    await server.asAdmin(
      `insert into third_parties (company_id, erp_key, documento_numero, nombre) values ($1, 'sin', '800100200', 'Sin usuarios');`,
      [world.company.id],
    )
    await server.asAdmin(
      `with b as (insert into branch_accounts (company_id, third_party_id, erp_key, codigo, nombre)
         select company_id, id, 'sin', '001', 'Principal' from third_parties where company_id = $1 and erp_key = 'sin'
         returning company_id, third_party_id, id)
       insert into withholding_lines (company_id, third_party_id, third_id, erp_key, tipo, concepto_codigo, concepto, tarifa,
         base, valor, fecha, documento, municipio)
       select company_id, third_party_id, id, 'sin', 'fuente', 'compras', 'Compras', 2.5, 1000000, 25000, '2025-05-05', 'FE-1',
              '11001' from b`,
      [world.company.id],
    )
    expect(await told(world)).toMatchObject({ total: count + 1, avisados: 0 })
    await begin(world, 'notify')
    const mails = async () =>
      (
        await server.asAdmin<{ recipient: string }>(
          `select recipient from outbox_mails where company_id = $1 and purpose = 'certificates'`,
          [world.company.id],
        )
      ).map(({ recipient }) => recipient)
    const doomed = startDoomed(server.adminUrl)
    await expect.poll(async () => (await mails()).length, { interval: 5 }).toBeGreaterThan(3)
    await doomed.kill()
    work()
    await untilOver(world)
    const sent = await mails()
    expect([sent.length, new Set(sent).size]).toEqual([count, count])
    const everybody = await told(world)
    expect(everybody).toMatchObject({ total: count + 1, avisados: count, sin_aviso: 1 })
    const nobody = await told(world, { ver: 'sin_aviso' })
    expect(nobody.rows).toMatchObject([{ proveedor: 'Sin usuarios', personas: [] }])
    expect((await yearOf(world)).tipos[0]).toMatchObject({ tipo: 'fuente', avisados: count })
  }, 120_000)
})
