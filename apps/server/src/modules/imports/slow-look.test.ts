import {
  addImportFiles,
  addImportSheet,
  createImport,
  dropImport,
  getImport,
  listImports,
  removeImportFile,
  suggestImport,
} from '@enlace/contract/imports/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { utils, write } from '@e965/xlsx'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { patience } from './running/taken-files.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { importLook } from './look-jobs.ts'

const folder = await useScratchFolder('enlace-import-slow-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** The time limit of an inspection, even on a busy machine. */
const usual = 60_000
let worker: Worker | undefined
// Every file takes longer than a request waits.
beforeEach(() => void (patience.look = 0))
afterEach(async () => {
  patience.look = usual
  await worker?.stop()
  worker = undefined
})
const work = () => {
  const policy = { ...usualPolicy, pollMilliseconds: 50 }
  worker = startWorker({ ...server.portal.service, log }, [importLook], policy)
}

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
}

const text = 'NIT;Razón social;Factura;Fecha;Valor\n900123456;Peña;FE-1;15/10/2026;1\n'
const sent = (name: string, bytes: string | Buffer = text) => ({
  body: {},
  files: [{ field: 'archivo1', name, bytes }],
})
const look = async (browser: TestBrowser, params: { id: string }) =>
  (await server.call(getImport, browser, { params })).body.load
const stateOf = async (browser: TestBrowser, params: { id: string }) => (await look(browser, params))?.state
const open = async (browser: TestBrowser) => (await server.call(listImports, browser)).body.open

describe('a file that takes longer to look into than a request waits', () => {
  it('is answered at once, looked into without anybody waiting, and found again among the loads', async () => {
    const browser = await enter()
    const { body, status } = await server.call(createImport, browser, sent('cartera.csv'))
    expect(status).toBe(200)
    expect(await look(browser, body)).toMatchObject({ state: 'checking', progress: { step: 'looking' } })
    expect(await open(browser)).toMatchObject([{ id: body.id, isLooking: true, files: 'cartera.csv' }])
    // During the inspection nothing can be changed.
    expect((await server.call(dropImport, browser, { params: body })).problem.code).toBe('import-busy')
    work()
    await expect.poll(() => stateOf(browser, body)).toBe('draft')
    expect((await look(browser, body))?.files).toMatchObject([
      { name: 'cartera.csv', part: 'account-statements', fields: { factura: { column: 'Factura' } } },
    ])
    expect(await open(browser)).toMatchObject([{ id: body.id, isLooking: false }])
  })

  it('says why where it is no table, beside the files that are', async () => {
    const browser = await enter()
    const { body } = await server.call(createImport, browser, sent('cartera.csv'))
    work()
    await expect.poll(() => stateOf(browser, body)).toBe('draft')
    const broken = sent('roto.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))
    await server.call(addImportFiles, browser, { params: body, ...broken })
    await expect.poll(() => stateOf(browser, body)).toBe('failed')
    const load = await look(browser, body)
    expect(load?.failure).toMatch(/^El archivo roto\.xlsx está dañado/)
    expect(load?.files[0]?.fields['factura']).toMatchObject({ column: 'Factura' })
    await server.call(removeImportFile, browser, { params: { ...body, seq: 2 } })
    expect(await look(browser, body)).toMatchObject({ state: 'draft', failure: null })
  })

  it('is looked into anew in the same way where its writing is said', async () => {
    const browser = await enter()
    patience.look = usual
    const latin = Buffer.from(text, 'latin1')
    const { body } = await server.call(createImport, browser, sent('cartera.csv', latin))
    patience.look = 0
    const asked = { source: '', seq: 1, part: 'account-statements', sheet: null, headerLine: null } as const
    const told = { ...asked, reading: { encoding: 'cp850' } as const } // an encoding
    await server.call(suggestImport, browser, { params: body, body: told })
    expect(await stateOf(browser, body)).toBe('checking')
    work()
    await expect.poll(() => stateOf(browser, body)).toBe('draft')
    expect((await look(browser, body))?.files).toMatchObject([
      { encoding: 'cp850', reading: { encoding: 'cp850' }, fields: { factura: { column: 'Factura' } } },
    ])
  })
})

it('two sheets of one workbook are loaded from one upload', async () => {
  patience.look = usual
  const browser = await enter()
  const book = utils.book_new()
  const orders = [
    ['Número', 'NIT', 'Proveedor', 'Fecha', 'Valor total'],
    ['OC-1', '900123456', 'Peña', '2026-10-15', '100'],
  ]
  const lines = [
    ['Orden', 'Ítem', 'Descripción', 'U.M.', 'Cantidad', 'Precio'],
    ['OC-1', 'A1', 'Papel', 'UND', '1', '100'],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(orders), 'Órdenes')
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), 'Líneas')
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
  const { body } = await server.call(createImport, browser, sent('compras.xlsx', bytes))
  const first = (await look(browser, body))?.files[0]
  const sheet = first?.sheet === 'Líneas' ? 'Órdenes' : 'Líneas'
  await server.call(addImportSheet, browser, { params: { ...body, seq: 1 }, body: { sheet } })
  const files = (await look(browser, body))?.files ?? []
  expect(new Set(files.map(({ name, sheet: read, part }) => `${name} ${read} ${part}`))).toEqual(
    new Set(['compras.xlsx Líneas purchase-order-lines', 'compras.xlsx Órdenes purchase-order']),
  )
  // Removing one of them keeps the shared file for the other.
  await server.call(removeImportFile, browser, { params: { ...body, seq: 2 } })
  const kept = await server.asAdmin<{ claimed: boolean }>(
    `select claimed_at is not null as claimed from stored_files s
      where exists (select from import_load_files f where f.company_id = s.company_id
                      and f.storage_key = s.storage_key and f.load_id = $1)`,
    [body.id],
  )
  expect(kept).toEqual([{ claimed: true }])
})
