import {
  checkImport,
  createImport,
  getImport,
  loadImport,
  saveImport,
} from '@enlace/contract/features/imports/calls'
import type { ImportField, ImportLoad } from '@enlace/contract/features/imports/schemas'
import { buildCompany } from '@enlace/testing/builders'
import { type TestBrowser, useTestServer } from '@enlace/testing/server'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '../../core/imports/taken-files.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { importLoad } from './jobs.ts'

// These wait for what they sent, however busy the machine is.
patience.look = 60_000
const folder = await useScratchFolder('enlace-import-words-')
const server = useTestServer({ STORAGE_URL: folder })
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
let worker: Worker
beforeAll(() => {
  const policy = { ...usualPolicy, pollMilliseconds: 50 }
  worker = startWorker({ ...server.portal.service, log }, [importLoad], policy)
})
afterAll(() => worker.stop())

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
  return { company, browser }
}

const suppliers = 'NIT;Razón social\n900123456;Peña S.A.S.\n'

async function begin(browser: TestBrowser, source: string, files: Readonly<Record<string, string>>) {
  const sent = Object.entries(files).map(([name, bytes], at) => ({ field: `archivo${at + 1}`, name, bytes }))
  const { body } = await server.call(createImport, browser, { body: { source }, files: sent })
  return loadOf(browser, body.id)
}
async function loadOf(browser: TestBrowser, id: string): Promise<ImportLoad> {
  const { load } = (await server.call(getImport, browser, { params: { id } })).body
  if (!load) throw new Error('A load that was begun is there')
  return load
}

/** Tries a load out with what its cells mean, by field. */
async function tried(
  browser: TestBrowser,
  { id, version, picture, dueDays, files }: ImportLoad,
  source: string,
  words: Readonly<Record<string, ImportField['words']>> = {},
) {
  const plan = {
    source,
    picture,
    dueDays,
    files: files.map(({ seq, part, sheet, headerLine, fields }) => ({
      seq,
      part,
      sheet,
      headerLine,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          words[name] ? { ...field, words: words[name] } : field,
        ]),
      ),
    })),
  }
  const body = (await server.call(saveImport, browser, { params: { id }, body: { version, plan } })).body
  await server.call(checkImport, browser, { params: { id }, body })
  await expect.poll(async () => (await loadOf(browser, id)).state, { timeout: 20_000 }).not.toBe('checking')
  return loadOf(browser, id)
}

const reasonsOf = ({ checked }: ImportLoad) =>
  checked?.reasons.map(({ severity, reason }) => `${severity} ${reason}`).toSorted()

async function finish(browser: TestBrowser, { id, version }: ImportLoad) {
  await server.call(loadImport, browser, { params: { id }, body: { version, confirmsClosing: false } })
  await expect.poll(async () => (await loadOf(browser, id)).state, { timeout: 20_000 }).toBe('loaded')
}

describe('a word that a closed list does not know', () => {
  const contracts = [
    'Contrato;NIT;Objeto;Tipo de contrato;Valor;Estado',
    'CT-1;900123456;Papel;Decreto 092;1.000,00;En trámite',
    'CT-2;900123456;Papel;Suministros;1.000,00;Modificado',
  ].join('\n')
  const files = { 'proveedores.csv': suppliers, 'contratos.csv': contracts }

  it('refuses no record for an optional field, is translated, and the translation is remembered', async () => {
    const { company, browser } = await enter()
    const first = await begin(browser, '', files)
    const untold = await tried(browser, first, 'SECOP')
    expect(reasonsOf(untold)).toEqual(['refused contract-type-unknown'])
    const typed = await tried(browser, untold, 'SECOP', { tipo: { 'Decreto 092': 'servicios' } })
    expect(reasonsOf(typed)).toEqual(['doubtful contract-state-unknown'])
    expect(typed.checked?.kinds).toContainEqual(
      expect.objectContaining({ kind: 'supplier-contracts', inserted: 2 }),
    )
    const told = await tried(browser, typed, 'SECOP', {
      tipo: { 'Decreto 092': 'servicios' },
      estado: { 'En trámite': 'suspendido' },
    })
    expect(reasonsOf(told)).toEqual([])
    await finish(browser, told)
    expect(
      await server.asAdmin(
        `select nro_contrato, tipo, estado from supplier_contracts where company_id = $1 order by 1`,
        [company.id],
      ),
    ).toEqual([
      { nro_contrato: 'CT-1', tipo: 'servicios', estado: 'suspendido' },
      { nro_contrato: 'CT-2', tipo: 'bienes', estado: 'vigente' },
    ])
    const next = await begin(browser, 'SECOP', files)
    expect(next.files.find(({ part }) => part === 'contracts')?.fields).toMatchObject({
      tipo: { words: { 'Decreto 092': 'servicios' } },
      estado: { words: { 'En trámite': 'suspendido' } },
    })
    expect(reasonsOf(await tried(browser, next, 'SECOP'))).toEqual([])
  })
})

describe('a rate that is a code', () => {
  it('of a withholding is told as one, and translated', async () => {
    const { company, browser } = await enter()
    const lines = [
      'NIT;Tipo de retención;Concepto;Tarifa;Base;Valor retenido;Fecha;Factura;Municipio',
      '900123456;ReteFuente;Compras;2;1.000.000;25.000;14/03/2026;FE-1;11001',
    ].join('\n')
    const begun = await begin(browser, '', { 'proveedores.csv': suppliers, 'retenciones.csv': lines })
    const untold = await tried(browser, begun, 'Retenciones')
    expect(reasonsOf(untold)).toEqual(['doubtful withholding-rate-maybe-code'])
    expect(untold.checked?.reasons[0]?.message).toMatch(/^La tarifa «2» da .*20\.000.*parece un código/)
    const told = await tried(browser, untold, 'Retenciones', { tarifa: { 2: '2,5 %' } })
    expect(reasonsOf(told)).toEqual([])
    await finish(browser, told)
    expect(
      await server.asAdmin(`select tarifa::text from withholding_lines where company_id = $1`, [company.id]),
    ).toEqual([{ tarifa: '2.50000' }])
  })

  it('of a line is refused as one, and translated', async () => {
    const { browser } = await enter()
    const begun = await begin(browser, '', {
      'proveedores.csv': suppliers,
      'ordenes.csv': 'Número;NIT;Fecha;Valor total\nOC-1;900123456;2026-10-15;119\n',
      'lineas.csv': 'Orden;Ítem;Descripción;U.M.;Cantidad;Precio;Tarifa IVA\nOC-1;A;Papel;UND;1;100;6\n',
    })
    const untold = await tried(browser, begun, 'Órdenes')
    expect(untold.checked?.reasons.find(({ severity }) => severity === 'refused')?.message).toMatch(
      /^La tarifa «6» no es un porcentaje .*parece un código/,
    )
    const told = await tried(browser, untold, 'Órdenes', { tarifa_iva: { 6: '19 %' } })
    expect(told.checked?.refused).toBe(0)
  })
})
