import {
  addDeskDocumentFiles,
  matchDeskDocumentFiles,
  withdrawDeskDocumentFile,
} from '@enlace/contract/documents/attachments/desk/calls.ts'
import { documentFilesTexts as texts } from '@enlace/contract/documents/attachments/desk/texts.ts'
import { getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { type TestFile, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-desk-files-')
const server = useTestServer({ STORAGE_URL: folder })
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const kind = 'purchase-order'
const fileNamed = (name: string, content: Buffer | string = pdf): TestFile => ({
  field: 'archivo1',
  name,
  bytes: Buffer.from(content),
})

async function enter(numbers: readonly string[] = ['OC-1']) {
  const company = await buildCompany(server.db, { settings: { orden_compra: 1 } })
  await relaxStaffFactor(server.asAdmin, company)
  const desk = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
  const supplier = await buildSupplier(server.db, company)
  const orders: string[] = []
  for (const nro_orden of numbers)
    orders.push(await buildDocument(server, kind, supplier.branch, { nro_orden }))
  return { company, desk, ...supplier, orders, order: orders[0] ?? '' }
}

type World = Awaited<ReturnType<typeof enter>>

const add = (
  { desk, order }: World,
  files: readonly TestFile[] = [fileNamed('orden.pdf')],
  descripcion = '',
) => server.call(addDeskDocumentFiles, desk, { params: { kind, id: order }, body: { descripcion }, files })

describe('files that staff adds to a document', () => {
  it('are seen and told of in its history by its supplier, and are gone once they are taken back with a reason', async () => {
    const world = await enter()
    const { body } = await add(world, [fileNamed('orden.pdf')], 'Orden firmada')
    expect(body.files).toMatchObject([
      { name: 'orden.pdf', description: 'Orden firmada', origin: 'compania' },
    ])
    const browser = await server.signIn(world.person)
    const seen = async () =>
      (await server.call(getPurchaseOrder, browser, { params: { id: world.order } })).body
    expect((await seen()).attachments).toMatchObject([{ name: 'orden.pdf' }])
    const withdraw = (motivo: string) =>
      server.call(withdrawDeskDocumentFile, world.desk, {
        params: { kind, id: world.order, file: body.files[0]?.id ?? '' },
        body: { motivo },
      })
    expect((await withdraw(' ')).problem.fields).toEqual({ motivo: texts.faults.reason })
    expect((await withdraw('Era de otra orden')).body.files).toEqual([])
    expect((await withdraw('Otra vez')).status).toBe(404)
    const { attachments, history } = await seen()
    expect(attachments).toEqual([])
    expect(history.map(({ event }) => event)).toEqual(expect.arrayContaining(['archivo', 'archivo_retirado']))
    const acts = await server.asAdmin<{ action: string }>(
      `select action from audit_log where company_id = $1 and action like 'document:%' order by at`,
      [world.company.id],
    )
    expect(acts.map(({ action }) => action)).toEqual(['document:add-files', 'document:withdraw-file'])
  })

  it('are refused without a file, of another kind or company, and of who may only read', async () => {
    const world = await enter()
    const other = await enter()
    expect((await add(world, [])).problem.fields).toEqual({ archivos: texts.faults.file })
    expect((await add(world, [fileNamed('programa.exe', 'MZ')])).status).toBe(422)
    expect((await add({ ...world, order: other.order })).problem.code).toBe('document-not-found')
    const wrongKind = await server.call(addDeskDocumentFiles, world.desk, {
      params: { kind: 'notes-debit', id: world.order },
      body: { descripcion: '' },
      files: [fileNamed('orden.pdf')],
    })
    expect(wrongKind.problem.code).toBe('document-not-found')
    const reader = await server.signInStaff(await buildStaff(server.db, world.company, 'consulta'))
    expect((await add({ ...world, desk: reader })).problem.code).toBe('role-refused')
  })
})

const inOrder = (ids: readonly (string | undefined)[] = []) =>
  ids.map(String).toSorted((one, other) => one.localeCompare(other))

describe('the document of a file by its name', () => {
  const match = async ({ desk }: { desk: World['desk'] }, ...names: string[]) =>
    (await server.call(matchDeskDocumentFiles, desk, { body: { kind, names } })).body.matches.map((found) =>
      found.map(({ id }) => id),
    )

  it('is the one with the longest number in it, however it is written', async () => {
    const world = await enter(['OC-1234', '1234', 'OC-2026-0007'])
    const [series, bare, padded] = world.orders
    const sorted = async (name: string) => inOrder((await match(world, name))[0])
    expect(await match(world, 'oc_1234 firmada.PDF')).toEqual([[series]])
    expect(await match(world, 'OC 2026-7.pdf', 'nada.pdf', 'acta.pdf')).toEqual([[padded], [], []])
    // Its last digits are what people know of a number: then there are two.
    expect(await sorted('1234.jpg')).toEqual(inOrder([series, bare]))
  })

  it('is told apart by the NIT in the name where suppliers have the same number', async () => {
    const world = await enter(['55'])
    const { branch, thirdParty } = await buildSupplier(server.db, world.company)
    const theirs = await buildDocument(server, kind, branch, { nro_orden: '55' })
    expect(inOrder((await match(world, 'orden 55.pdf'))[0])).toEqual(inOrder([world.order, theirs]))
    expect(await match(world, `${thirdParty.documento_numero} orden 55.pdf`)).toEqual([[theirs]])
  })

  it('is never of another company, nor of a kind that was not asked for', async () => {
    const world = await enter(['OC-9'])
    const other = await enter(['OC-9'])
    expect(await match(world, 'OC-9.pdf')).toEqual([[world.order]])
    const notes = await server.call(matchDeskDocumentFiles, other.desk, {
      body: { kind: 'notes-debit', names: ['OC-9.pdf'] },
    })
    expect(notes.body.matches).toEqual([[]])
  })

  it('is looked for of two hundred names at once and no more', async () => {
    const world = await enter(['OC-3'])
    const names = Array.from({ length: 200 }, (_, at) => `OC-${at}.pdf`)
    const found = await match(world, ...names)
    expect(found).toHaveLength(200)
    expect(found[3]).toEqual([world.order])
    expect(
      (await server.call(matchDeskDocumentFiles, world.desk, { body: { kind, names: [...names, 'x'] } }))
        .status,
    ).toBe(422)
  })
})
