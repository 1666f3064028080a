import { gzipSync } from 'node:zlib'
import { createImport, getImport, saveImport, suggestImport } from '@enlace/contract/imports/calls.ts'
import type { ImportReading } from '@enlace/contract/imports/schemas.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'
import { patience } from './running/taken-files.ts'

// These tests wait for the inspection, even on a busy machine.
patience.look = 60_000
const folder = await useScratchFolder('enlace-import-reading-')
const server = useTestServer({ STORAGE_URL: folder })

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
}

const text = 'Cartera\nNIT;Razón social;Factura;Fecha;Valor\n900123456;Peña;FE-1;15/10/2026;1\n'
async function begin(browser: TestBrowser) {
  const files = [{ field: 'archivo1', name: 'cartera.csv', bytes: Buffer.from(text, 'latin1') }]
  return (await server.call(createImport, browser, { body: {}, files })).body
}
const ask = (browser: TestBrowser, params: { id: string }, reading: ImportReading) =>
  server.call(suggestImport, browser, {
    params,
    body: { source: '', seq: 1, sheet: null, headerLine: reading.headerLine ?? null, reading },
  })
const look = async (browser: TestBrowser, params: { id: string }) =>
  (await server.call(getImport, browser, { params })).body.load?.files[0]

describe('how a file is read', () => {
  it('is found out, and looked into anew where somebody says otherwise', async () => {
    const browser = await enter()
    const load = await begin(browser)
    expect(await look(browser, load)).toMatchObject({
      encoding: 'windows-1252',
      separator: ';',
      headerLine: 2,
    })
    const told = await ask(browser, load, { encoding: 'cp850' })
    expect(told.body).toMatchObject({ headerLine: 2, reading: { encoding: 'cp850' } })
    const seen = await look(browser, load)
    expect([seen?.encoding, seen?.sheets[0]?.rows[2]?.cells[1]]).toEqual(['cp850', 'Pe±a'])
    await ask(browser, load, {})
    expect((await look(browser, load))?.sheets[0]?.rows[2]?.cells[1]).toBe('Peña')
  })

  it('is kept with the plan', async () => {
    const browser = await enter()
    const load = await begin(browser)
    const { seq, ...suggested } = (await ask(browser, load, { headerLine: 2 })).body
    const version = (await server.call(getImport, browser, { params: load })).body.load?.version ?? 0
    const plan = { source: 'Siesa', picture: 'changes', dueDays: 30, files: [{ seq, ...suggested }] } as const
    expect((await server.call(saveImport, browser, { params: load, body: { version, plan } })).status).toBe(
      200,
    )
    expect(await look(browser, load)).toMatchObject({ reading: { headerLine: 2 } })
  })

  it('is not for another company to say', async () => {
    const load = await begin(await enter())
    const asked = await ask(await enter(), load, { encoding: 'cp850' })
    expect(asked.problem.code).toBe('import-not-found')
  })
})

describe('a file that the command reads', () => {
  const rows = 'NIT;Razón social;Factura;Fecha;Valor\n900123456;Peña;FE-1;15/10/2026;1\n'
  const wide = Buffer.from(rows, 'utf16le')
  it.each([
    ['packed as gzip', 'cartera.csv.gz', gzipSync(rows), 'utf-8'],
    ['in UTF-16 without a mark', 'cartera.csv', wide, 'utf-16le'],
    ['in UTF-16 of the other order', 'cartera.csv', Buffer.from(wide).swap16(), 'utf-16be'],
    ['with NUL bytes', 'cartera.txt', Buffer.from(rows.replace('FE-1', 'FE-1\0\0')), 'utf-8'],
    ['of spaces', 'cartera.prn', Buffer.from(rows), 'utf-8'],
  ])('is taken by the wizard, too, under its own name: %s', async (_, name, bytes, encoding) => {
    const browser = await enter()
    const files = [{ field: 'archivo1', name, bytes }]
    const sent = await server.call(createImport, browser, { body: {}, files })
    expect(sent.status).toBe(200)
    const file = await look(browser, sent.body)
    expect(file).toMatchObject({ name, encoding, part: 'account-statements' })
    expect(file?.sheets[0]?.rows[1]?.cells.slice(0, 3)).toEqual(['900123456', 'Peña', 'FE-1'])
  })
})
