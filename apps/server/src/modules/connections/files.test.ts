import {
  changeConnection,
  createConnection,
  getConnection,
  runConnection,
} from '@enlace/contract/connections/calls.ts'
import { connectionTexts, connectorFaultTexts } from '@enlace/contract/connections/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import type { FiledKind, PulledKind } from '@enlace/domain/connections.ts'
import { buildCompany, buildPerson, buildThirdParty } from '@enlace/testing/builders.ts'
import { startErpnext } from '@enlace/testing/erpnext.ts'
import { furnish as furnishErpnext, putGoods } from '@enlace/testing/erpnext-documents.ts'
import { startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { furnish, putOrder, stock } from '@enlace/testing/odoo-documents.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pullConnection } from './pull.ts'

const folder = await useScratchFolder('enlace-connection-files-')
const server = useTestServer({ CONNECTION_NETWORKS: '127.0.0.0/8', STORAGE_URL: folder }, 'own')
const pdfOf = (mark: string) => Buffer.from(`%PDF-1.4\n1 0 obj<<>>endobj\n% ${mark}\ntrailer<<>>\n%%EOF\n`)
let odoo: StandInOdoo
beforeEach(async () => {
  odoo = await startOdoo()
})
afterEach(() => odoo.close())

type Given = { registros?: PulledKind[]; archivos?: FiledKind[]; fields?: object }

async function enter({
  registros = ['suppliers', 'orders'],
  archivos = ['orders'],
  fields = {},
}: Given = {}) {
  const company = await buildCompany(server.db, { settings: { orden_compra: 1 } })
  const supplier = await buildThirdParty(server.db, company, { documento_numero: '890903938' })
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company))
  const body = {
    nombre: 'ERP',
    sistema: 'odoo' as const,
    direccion: odoo.url,
    base: odoo.access.database,
    usuario: odoo.access.user,
    secreto: odoo.access.secret,
    registros,
    cada: 60 as const,
    archivos,
    ...fields,
  }
  const { id } = (await server.call(createConnection, browser, { body })).body
  const look = async () => (await server.call(getConnection, browser, { params: { id } })).body
  const pull = () =>
    pullConnection(server.portal.service, {
      company: company.id,
      connection: id,
      runner: crypto.randomUUID(),
      actor: 'conexión ERP',
      policy: { timeoutMilliseconds: 60_000, retries: 0 },
    })
  const filesOf = async () => {
    const files = await server.asAdmin<{ name: string; description: string | null }>(
      `select name, description from document_files where company_id = $1 order by created_at, name`,
      [company.id],
    )
    return files.map(({ name, description }) => (description === null ? name : `${name} (${description})`))
  }
  return { company, supplier, browser, body, id, look, pull, filesOf }
}

/** Attaches a file to a document of Odoo. */
function attach(res_id: number, content: Buffer, values: Readonly<Record<string, unknown>> = {}): number {
  return odoo.put('ir.attachment', {
    name: 'orden.pdf',
    res_model: 'purchase.order',
    res_id,
    res_field: false,
    type: 'binary',
    file_size: content.length,
    checksum: content.toString('hex'),
    datas: content.toString('base64'),
    ...values,
  })
}

const order = () => putOrder(odoo, furnish(odoo), stock(odoo)).order

describe('the files of an order in Odoo', () => {
  it('come with it to its supplier, once, with their author on the trail', async () => {
    const { company, supplier, pull, look, filesOf } = await enter()
    attach(order(), pdfOf('1'))
    attach(999, pdfOf('of no order'))
    expect(await pull()).toMatchObject({ state: 'done' })
    expect(await filesOf()).toEqual(['orden.pdf'])
    expect((await look()).conexion.ultima).toMatchObject({ archivos: 1 })
    await pull()
    expect(await filesOf()).toEqual(['orden.pdf'])
    expect((await look()).conexion.ultima).toMatchObject({ archivos: 0, estado: 'done' })
    const acts = await server.asAdmin<{ actor: string }>(
      `select actor from audit_log where company_id = $1 and action = 'document:add-files'`,
      [company.id],
    )
    expect(acts).toEqual([{ actor: 'conexión ERP' }])
    const person = await server.signIn(await buildPerson(server.db, supplier, { isMaster: true }))
    const [own] = await server.asAdmin<{ id: string }>(
      'select id from purchase_order where company_id = $1',
      [company.id],
    )
    const { body } = await server.call(getPurchaseOrder, person, { params: { id: own?.id ?? '' } })
    expect(body.attachments).toMatchObject([{ name: 'orden.pdf', origin: 'compania' }])
  })

  it('come later as well, a changed one as a new version; a removed one stays', async () => {
    const { pull, filesOf } = await enter()
    const first = order()
    await pull()
    expect(await filesOf()).toEqual([])
    const file = attach(first, pdfOf('1'))
    await pull()
    expect(await filesOf()).toEqual(['orden.pdf'])
    attach(first, pdfOf('2'), { id: file })
    await pull()
    const versions = ['orden.pdf', `orden.pdf (${connectionTexts.fileReplaced})`]
    expect(await filesOf()).toEqual(versions)
    odoo.unlink('ir.attachment', file)
    await pull()
    expect(await filesOf()).toEqual(versions)
  })

  it('come only where the company wants those of its kind, and all of them from then on', async () => {
    const { browser, body, id, pull, filesOf, look } = await enter({ archivos: ['invoices'] })
    expect((await look()).conexion.archivos).toEqual([])
    attach(order(), pdfOf('1'))
    await pull()
    expect(await filesOf()).toEqual([])
    const { version } = (await look()).conexion
    const conexion = { ...body, archivos: ['orders'] as const }
    await server.call(changeConnection, browser, {
      params: { id },
      body: { version, conexion: { ...conexion, archivos: [...conexion.archivos] } },
    })
    await pull()
    expect(await filesOf()).toEqual(['orden.pdf'])
  })

  it('of another type or too large are told with their document, and keep nothing else away', async () => {
    const { browser, id, pull, look, filesOf } = await enter()
    const first = order()
    attach(first, Buffer.from('MZ no es un PDF'), { name: 'programa.pdf' })
    attach(first, pdfOf('1'), { name: 'grande.pdf', file_size: 10 * 1024 * 1024 + 1 })
    attach(first, pdfOf('2'), { name: 'buena.pdf' })
    expect(await pull()).toMatchObject({ state: 'done' })
    expect(await filesOf()).toEqual(['buena.pdf'])
    const told = [
      { referencia: 'P00012: programa.pdf', mensaje: fill(fileFaultTexts.type, { name: 'programa.pdf' }) },
      {
        referencia: 'P00012: grande.pdf',
        mensaje: fill(fileFaultTexts.large, { name: 'grande.pdf', megabytes: 10 }),
      },
    ]
    expect((await look()).hallazgos).toEqual(told)
    // They are told once, and again when everything is to be brought again.
    await pull()
    expect((await look()).hallazgos).toEqual([])
    await server.call(runConnection, browser, { params: { id }, body: { completa: true } })
    await pull()
    expect((await look()).hallazgos).toEqual(told)
  })

  it('that the user may not read leave the records done, and it is said', async () => {
    const { pull, look, filesOf } = await enter()
    attach(order(), pdfOf('1'))
    odoo.denied.add('ir.attachment')
    expect(await pull()).toMatchObject({ state: 'partial' })
    const falla = (await look()).conexion.ultima?.falla ?? ''
    expect(falla).toContain(fill(connectionTexts.filesOf, { registros: 'Órdenes de compra' }))
    expect(falla).toContain(fill(connectorFaultTexts['right-missing'], { model: 'ir.attachment' }))
    odoo.denied.clear()
    expect(await pull()).toMatchObject({ state: 'done' })
    expect(await filesOf()).toEqual(['orden.pdf'])
  })

  it('that did not arrive are told, and come with the next run', async () => {
    const { pull, look, filesOf } = await enter()
    const first = order()
    await pull()
    const before = odoo.asked
    await pull()
    const questions = odoo.asked - before
    attach(first, pdfOf('1'))
    // What is asked in addition: which files the order has, and the content of this one.
    const content = odoo.asked + questions + 2
    odoo.mishap = (question) => (question === content ? 'reset' : undefined)
    expect(await pull()).toMatchObject({ state: 'done' })
    expect(await filesOf()).toEqual([])
    expect((await look()).hallazgos).toEqual([
      {
        referencia: 'P00012: orden.pdf',
        mensaje: fill(connectorFaultTexts['connection-lost'], { host: '127.0.0.1' }),
      },
    ])
    odoo.mishap = () => undefined
    await pull()
    expect(await filesOf()).toEqual(['orden.pdf'])
    expect((await look()).hallazgos).toEqual([])
  })

  it('that the company took back do not come again', async () => {
    const { company, pull, filesOf } = await enter()
    attach(order(), pdfOf('1'))
    await pull()
    await server.asAdmin('delete from document_files where company_id = $1', [company.id])
    await pull()
    expect(await filesOf()).toEqual([])
  })

  it('of another company’s connection never reach this one', async () => {
    const [mine, other] = [await enter(), await enter()]
    attach(order(), pdfOf('1'))
    await other.pull()
    expect(await mine.filesOf()).toEqual([])
    expect(await other.filesOf()).toEqual(['orden.pdf'])
  })
})

describe('the files of an order in ERPNext', () => {
  it('come with it, and a link to another site is told', async () => {
    const erpnext = await startErpnext()
    furnishErpnext(erpnext)
    const { key: usuario, secret: secreto } = erpnext.access
    const { pull, look, filesOf } = await enter({
      fields: { sistema: 'erpnext', direccion: erpnext.url, base: 'Distribuidora', usuario, secreto },
    })
    putGoods(erpnext, 'Purchase Order', { name: 'PO-1', transaction_date: '2026-02-20' }, [{}])
    const file = {
      name: 'f1',
      file_name: 'orden firmada.pdf',
      file_url: '/private/files/orden firmada.pdf',
      file_size: 10,
      content_hash: 'a',
      is_folder: 0,
      attached_to_doctype: 'Purchase Order',
      attached_to_name: 'PO-1',
    }
    erpnext.put('File', file)
    erpnext.put('File', {
      ...file,
      name: 'f2',
      file_name: 'enlace.pdf',
      file_url: 'https://otra.example/x.pdf',
    })
    erpnext.files.set(file.file_url, pdfOf('1'))
    expect(await pull()).toMatchObject({ state: 'done' })
    expect(await filesOf()).toEqual(['orden firmada.pdf'])
    expect((await look()).hallazgos).toEqual([
      { referencia: 'PO-1: enlace.pdf', mensaje: connectorFaultTexts['file-elsewhere'] },
    ])
    await erpnext.close()
  })
})
