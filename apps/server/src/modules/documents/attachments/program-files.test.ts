import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { askAsProgram, buildApiKey, type BuiltApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-program-files-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

async function enter() {
  const company = await buildCompany(server.db, { settings: { orden_compra: 1 } })
  const { person, branch } = await buildSupplier(server.db, company)
  const id = await buildDocument(server, 'purchase-order', branch, { nro_orden: 'OC-1', erp_key: 'K|1' })
  return { company, person, id, key: await buildApiKey(server.db, company) }
}

type Sent = { kind?: string; erpKey?: string; query?: string; body?: Buffer | string }

const send = (
  key: BuiltApiKey,
  { kind = 'purchase-order', erpKey = 'K|1', query = '?name=orden.pdf', body = pdf }: Sent = {},
) =>
  askAsProgram(port, key, {
    method: 'POST',
    path: `/v1/records/${kind}/${encodeURIComponent(erpKey)}/files${query}`,
    headers: { 'content-type': 'application/pdf' },
    body,
  })

describe('a file that a program sends', () => {
  it('stands at the document of the ERP’s key, once however often it comes, and on the trail', async () => {
    const { company, person, id, key } = await enter()
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    expect((await send(key, { query: '?name=orden.pdf&description=Firmada' })).json).toEqual({
      added: true,
      sha256,
    })
    expect((await send(key)).json).toEqual({ added: false, sha256 })
    const { body } = await server.call(getPurchaseOrder, await server.signIn(person), { params: { id } })
    expect(body.attachments).toMatchObject([
      { name: 'orden.pdf', description: 'Firmada', origin: 'compania' },
    ])
    const acts = await server.asAdmin<{ actor: string }>(
      `select actor from audit_log where company_id = $1 and action = 'document:add-files'`,
      [company.id],
    )
    expect(acts).toEqual([{ actor: expect.stringContaining(key.nombre) }])
  })

  it('is refused where it is no such file, too large, or for a kind or document that there is not', async () => {
    const { key } = await enter()
    const other = await enter()
    const code = async (sent: Sent) => (await send(key, sent)).json['code']
    expect(await code({ body: 'MZ programa' })).toBe('file-refused')
    expect(await code({ body: '' })).toBe('file-refused')
    expect(await code({ body: Buffer.alloc(10 * 1024 * 1024 + 1) })).toBe('body-too-large')
    expect(await code({ query: '' })).toBe('invalid-fields')
    expect(await code({ kind: 'third-parties' })).toBe('push-kind-unknown')
    expect(await code({ erpKey: 'K|2' })).toBe('document-not-found')
    await server.asAdmin(`update purchase_order set erp_key = 'K|ajena' where id = $1`, [other.id])
    expect(await code({ erpKey: 'K|ajena' })).toBe('document-not-found')
    const narrow = await buildApiKey(server.db, key.company, ['push:pagos'])
    expect((await send(narrow)).json['code']).toBe('api-key-scope')
    const left = await server.asAdmin('select 1 from document_files where company_id = $1', [key.company.id])
    expect(left).toEqual([])
  })
})
