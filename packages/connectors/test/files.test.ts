import { startErpnext, type StandInErpnext } from '@enlace/testing/erpnext.ts'
import { startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ConnectorFault } from '../src/core/fault.ts'
import { startCursor, type AttachedFile, type Connector, type Cursor } from '../src/core/record.ts'
import { ErpnextConnector } from '../src/erpnext/connector.ts'
import { OdooConnector } from '../src/odoo/connector.ts'
import { near } from './pull-all.ts'

let odoo: StandInOdoo
let erpnext: StandInErpnext
let ofOdoo: OdooConnector
let ofErpnext: ErpnextConnector
beforeEach(async () => {
  odoo = await startOdoo()
  erpnext = await startErpnext()
  ofOdoo = new OdooConnector(odoo.url, odoo.access, near, 2)
  ofErpnext = new ErpnextConnector(erpnext.url, { ...erpnext.access, company: 'Distribuidora' }, near, 2)
})
afterEach(async () => {
  ofOdoo.close()
  ofErpnext.close()
  await Promise.all([odoo.close(), erpnext.close()])
})

const bytes = Buffer.from('%PDF-1.4 ñ')

function attach(res_id: number, values: Readonly<Record<string, unknown>> = {}): number {
  return odoo.put('ir.attachment', {
    name: 'orden.pdf',
    res_model: 'purchase.order',
    res_id,
    res_field: false,
    type: 'binary',
    file_size: bytes.length,
    checksum: 'a1',
    datas: bytes.toString('base64'),
    ...values,
  })
}

function attachIn(name: string, values: Readonly<Record<string, unknown>> = {}): void {
  erpnext.put('File', {
    name,
    file_name: 'orden #1.pdf',
    file_url: '/private/files/orden #1.pdf',
    file_size: bytes.length,
    content_hash: 'a1',
    is_folder: 0,
    attached_to_doctype: 'Purchase Order',
    attached_to_name: 'PO-1',
    ...values,
  })
}

/** The documents whose files changed, and the cursor after them. */
async function changesOf(connector: Connector, from: Cursor = startCursor) {
  const documents: string[] = []
  let cursor = from
  for await (const page of connector.changedFiles('orders', from)) {
    documents.push(...page.documents)
    cursor = page.cursor
  }
  return { documents, cursor }
}

const file = (place: string): AttachedFile => ({
  id: '1',
  document: 'PO-1',
  name: 'x.pdf',
  size: null,
  mark: '',
  place,
})

describe('files of Odoo', () => {
  it('tell their documents page by page, and after that only those that changed', async () => {
    for (const document of [11, 12, 12, 13, 14]) attach(document)
    attach(15, { res_field: 'image_128' })
    attach(16, { type: 'url' })
    attach(17, { res_model: 'account.move' })
    const first = await changesOf(ofOdoo)
    expect(new Set(first.documents)).toEqual(new Set(['11', '12', '13', '14']))
    attach(18, { write_date: '2026-09-01 10:00:00.5' })
    expect((await changesOf(ofOdoo, first.cursor)).documents).toContain('18')
  })

  it('are read by their documents, with their content', async () => {
    const id = attach(11)
    attach(12)
    const files = await ofOdoo.filesOf('orders', ['11'])
    expect(files).toEqual([
      {
        id: String(id),
        document: '11',
        name: 'orden.pdf',
        size: bytes.length,
        mark: 'a1',
        place: String(id),
      },
    ])
    const [first] = files
    if (first === undefined) throw new Error('There is a file')
    expect(await ofOdoo.download(first)).toEqual(bytes)
  })

  it('without content are refused', async () => {
    await expect(ofOdoo.download(file('99'))).rejects.toMatchObject({ reason: 'file-refused' })
  })
})

describe('files of ERPNext', () => {
  it('tell their documents page by page, and after that only those that changed', async () => {
    for (const name of ['f1', 'f2', 'f3']) attachIn(name, { attached_to_name: `PO-${name}` })
    attachIn('f4', { attached_to_doctype: 'Task' })
    const first = await changesOf(ofErpnext)
    expect(first.documents).toEqual(['PO-f1', 'PO-f2', 'PO-f3'])
    attachIn('f5', { attached_to_name: 'PO-9', modified: '2026-09-01 10:00:00.5' })
    expect((await changesOf(ofErpnext, first.cursor)).documents).toContain('PO-9')
  })

  it('are read by their documents, with their content under any name', async () => {
    attachIn('f1')
    erpnext.files.set('/private/files/orden #1.pdf', bytes)
    const [first] = await ofErpnext.filesOf('orders', ['PO-1'])
    expect(first).toEqual({
      id: 'f1',
      document: 'PO-1',
      name: 'orden #1.pdf',
      size: bytes.length,
      mark: 'a1',
      place: '/private/files/orden #1.pdf',
    })
    if (first === undefined) throw new Error('There is a file')
    expect(await ofErpnext.download(first)).toEqual(bytes)
  })

  it.each(['https://otra.example/x.pdf', '/files/../../etc/passwd', '/api/method/x', '/files/a\\..\\b', ''])(
    'at %j are not followed',
    async (place) => {
      const asked = erpnext.asked
      const fault = await ofErpnext.download(file(place)).catch((thrown: ConnectorFault) => thrown)
      expect(fault).toMatchObject({ reason: 'file-elsewhere' })
      expect(erpnext.asked).toBe(asked)
    },
  )

  it('that are gone are refused', async () => {
    await expect(ofErpnext.download(file('/files/nada.pdf'))).rejects.toMatchObject({
      reason: 'file-refused',
      values: { status: '404' },
    })
  })
})
