import { setTimeout as pause } from 'node:timers/promises'
import { read, utils } from '@e965/xlsx'
import { getExportFile, listExports } from '@enlace/contract/exports/calls.ts'
import { certificatePreview, issuedCertificates } from '@enlace/contract/certificates/calls.ts'
import { certificatesZip, requestCertificatesZip } from '@enlace/contract/certificates/zip-calls.ts'
import { buildCompany, buildSupplier, changeSettings } from '@enlace/testing/builders.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useWorkerProcesses } from '@enlace/testing/use-worker-processes.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { filesOfZip } from '@enlace/testing/zip.ts'
import { describe, expect, it } from 'vitest'
import { tasks } from '../../app/jobs.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker } from '../../core/jobs/worker.ts'

const folder = await useScratchFolder('enlace-packed-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
const startDoomed = useWorkerProcesses({ folder, tasks: import.meta.resolve('../../app/jobs.ts') })

/** A supplier with a certificate of each kind in 2025: renta, IVA of two bimesters, ICA of a year and of a bimester. */
async function enter(settings: Record<string, unknown> = {}) {
  const company = await buildCompany(server.db, {
    nombre: 'Andina de Alimentos S.A.S.',
    settings: { certificate: 1, certificados: { ica_bimestral: ['05001'] }, ...settings },
  })
  const { branch, person } = await buildSupplier(server.db, company)
  const iva = { tipo: 'iva', operacion: '1000000', base: '190000', tarifa: '15', valor: '28500' }
  const ica = { tipo: 'ica', tarifa: '9.66', valor: '9660', concepto: 'Transporte', concepto_codigo: '4923' }
  await buildWithholding(server, branch, { base: '2000000', valor: '50000' })
  await buildWithholding(server, branch, { base: '-1000000', valor: '-25000', fecha: '2025-11-30' })
  await buildWithholding(server, branch, { ...iva, fecha: '2025-02-28' })
  await buildWithholding(server, branch, { ...iva, fecha: '2025-03-01' })
  await buildWithholding(server, branch, ica)
  await buildWithholding(server, branch, { ...ica, municipio: '05001' })
  await buildRelease(server, company)
  for (const periodo of [1, 2]) await buildRelease(server, company, { tipo: 'iva', periodo })
  await buildRelease(server, company, { tipo: 'ica' })
  await buildRelease(server, company, { tipo: 'ica', periodo: 2, municipio: '05001' })
  return { company, branch, browser: await server.signIn(person) }
}

/** The same supplier with `bimesters` more; 31 are too many to wait for. */
async function enterWithMany(bimesters: number) {
  const world = await enter()
  const build = async (_: unknown, bimester: number) => {
    const anio = 2000 + Math.floor(bimester / 6)
    const month = String((bimester % 6) * 2 + 1).padStart(2, '0')
    const fecha = `${anio}-${month}-15`
    await buildWithholding(server, world.branch, { tipo: 'iva', operacion: '100', fecha })
    await buildRelease(server, world.company, { tipo: 'iva', anio, periodo: (bimester % 6) + 1 })
  }
  await Promise.all(Array.from({ length: bimesters }, build))
  return world
}

async function zipOf(browser: TestBrowser, query: object) {
  const { status, response, problem } = await server.call(certificatesZip, browser, { query })
  return {
    status,
    code: problem.code,
    disposition: String(response.headers['content-disposition']),
    files: status === 200 ? filesOfZip(response.rawPayload) : new Map<string, Buffer>(),
  }
}

function lastRowOf(bytes: Buffer): unknown[] {
  const book = read(bytes)
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  return (sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : []).at(-1) ?? []
}

const names = [
  'retencion-de-ica-2025-bimestre-2-medellin-05001',
  'retencion-de-ica-2025-bogota-d-c-11001',
  'retencion-de-iva-2025-bimestre-1',
  'retencion-de-iva-2025-bimestre-2',
  'retencion-en-la-fuente-2025',
].map((name) => `2025/certificado-${name}`)

describe('the certificates of a year in one file', () => {
  it('are all kinds, periods and cities, each as PDF and as the workbook that comes to the same', async () => {
    const { browser } = await enter()
    const { status, files, disposition } = await zipOf(browser, { anio: 2025 })
    expect(status).toBe(200)
    expect(disposition).toContain('certificados-2025-andina-de-alimentos-s-a-s.zip')
    expect([...files.keys()].toSorted()).toEqual(names.flatMap((name) => [`${name}.pdf`, `${name}.xlsx`]))
    const { body } = await server.call(issuedCertificates, browser)
    expect(body.rows).toHaveLength(5)
    for (const { tipo, anio, periodo, municipio, issued, base, valor } of body.rows) {
      const query = { tipo, anio, periodo, municipio }
      const { totals } = (await server.call(certificatePreview, browser, { query })).body
      expect([totals.base, totals.valor]).toEqual([base, valor])
      const own = [...files].filter(([, bytes]) => textOf(bytes).includes(issued?.numero ?? '-'))
      const [name = ''] = own.map(([name]) => name)
      expect(textOf(files.get(name))).toContain(`$ ${shown(totals.valor)}`)
      expect(lastRowOf(files.get(name.replace('.pdf', '.xlsx')) ?? Buffer.alloc(0))).toEqual(
        expect.arrayContaining([Number(totals.base), Number(totals.valor)]),
      )
    }
  })

  it('hold those only that were chosen, and none that is not released', async () => {
    const { browser, branch } = await enter()
    const chosen = await zipOf(browser, { certificados: 'fuente:2025:0:,ica:2025:0:11001,nada' })
    expect(chosen.files.size).toBe(4)
    await buildWithholding(server, branch, { fecha: '2024-02-02' })
    expect((await zipOf(browser, { anio: 2024 })).code).toBe('certificate-unreleased')
    expect((await zipOf(browser, { anio: 2019 })).code).toBe('certificate-empty')
    expect((await zipOf(browser, { certificados: 'iva:2025:6:' })).code).toBe('certificate-empty')
    expect((await zipOf(browser, { anio: 2025, sucursal: branch.id + 1 })).code).toBe('account-foreign')
  })

  it('are handed out by no company that hands none out, also in the background', async () => {
    const { browser } = await enter({ descarga_certificado: 0 })
    expect((await zipOf(browser, { anio: 2025 })).code).toBe('certificates-off')
    const { problem } = await server.call(requestCertificatesZip, browser, { query: { anio: 2025 } })
    expect(problem.code).toBe('certificates-off')
  })

  it('are made in the background where they are many, found among the downloads, and gone with the module', async () => {
    const { browser, company } = await enterWithMany(31)
    expect((await zipOf(browser, {})).code).toBe('certificates-in-background')
    const { body } = await server.call(requestCertificatesZip, browser, { query: {} })
    const file = await workUntilDone(browser)
    expect(file).toMatchObject({ id: body.id, list: 'certificates', format: 'zip', rows_total: 36 })
    const fileOf = () => server.call(getExportFile, browser, { params: { id: body.id } })
    expect(filesOfZip((await fileOf()).response.rawPayload).size).toBe(72)
    await changeSettings(server.db, company, { certificate: 0 })
    expect((await fileOf()).status).toBe(404)
  })

  it('are noted as had once each, although the process that packs them is killed and another begins anew', async () => {
    const { browser, company } = await enterWithMany(15)
    const { body } = await server.call(requestCertificatesZip, browser, { query: {} })
    const noted = () =>
      server.asAdmin<{ target: string; archivo: string }>(
        `select target, detail ->> 'archivo' as archivo from audit_log
          where company_id = $1 and action = 'certificate-downloaded'`,
        [company.id],
      )
    const doomed = startDoomed(server.adminUrl)
    await expect.poll(async () => (await noted()).length, { interval: 5 }).toBeGreaterThan(3)
    await doomed.kill()
    expect((await noted()).length).toBeLessThan(20)
    await workUntilDone(browser)
    const all = await noted()
    expect([all.length, new Set(all.map(({ target }) => target)).size]).toEqual([20, 20])
    expect(new Set(all.map(({ archivo }) => archivo))).toEqual(new Set([body.id]))
    // A new request makes another file, and the supplier downloads them once more.
    await server.call(requestCertificatesZip, browser, { query: {} })
    await workUntilDone(browser)
    expect(await noted()).toHaveLength(40)
  }, 120_000)
})

const textOf = (bytes: Buffer | undefined) =>
  bytes?.subarray(0, 5).toString() === '%PDF-' ? textOfPdf(bytes).replaceAll('\u00a0', ' ') : ''
const shown = (amount: string) => Number(amount).toLocaleString('es-CO')

/** Works in this process until the last requested file is ready. */
async function workUntilDone(browser: TestBrowser) {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const policy = { ...usualPolicy, pollMilliseconds: 50 }
  const worker = startWorker({ ...server.portal.service, log }, tasks, policy)
  try {
    return await untilDone(browser)
  } finally {
    await worker.stop()
  }
}

async function untilDone(browser: TestBrowser) {
  for (let tries = 0; tries < 1200; tries++) {
    const [file] = (await server.call(listExports, browser)).body.rows
    if (file?.state === 'done' || file?.state === 'failed') return file
    await pause(50)
  }
  throw new Error('The file was never done')
}
