import {
  addInvoiceAnnexes,
  correctInvoice,
  getInvoice,
  listInvoices,
  removeInvoice,
  removeInvoiceAnnex,
  submitInvoice,
} from '@enlace/contract/invoices/calls.ts'
import { buildInvoiceWorld, handIn, type InvoiceWorld, readXml } from '@enlace/testing/invoice-world.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-corrections-')
const server = useTestServer({ STORAGE_URL: folder })

const enter = (settings: Record<string, unknown> = {}) => buildInvoiceWorld(server, settings)
const pdf = '%PDF-1.7\n' + ' '.repeat(100) + '\n%%EOF\n'
const list = async (browser: TestBrowser) => (await server.call(listInvoices, browser)).body
const look = (browser: TestBrowser, id: string) => server.call(getInvoice, browser, { params: { id } })
const submit = (browser: TestBrowser, id: string) => server.call(submitInvoice, browser, { params: { id } })
const giveBack = (world: InvoiceWorld, id: string) =>
  server.asAdmin(
    `update submitted_invoices set estado = 'devuelta', motivo = 'valor', detalle = 'Es otro precio.',
       decidida_por = 'ana@c.test', decidida_at = now() where company_id = $1 and id = $2`,
    [world.company.id, id],
  )

describe('annexes', () => {
  it('that the company asks for are demanded by name', async () => {
    const asked = { documentos: 'todos', persona: null, suministro: null, tamanos: [], riesgos: [] }
    const world = await enter({
      invoice_annexes: ['Acta de recibo', 'Planilla de aportes'].map((nombre) => ({
        nombre,
        ...asked,
        obligatorio: true,
      })),
    })
    const { file } = await readXml(server, world.browser, world.write().xml)
    const id = file?.facturas[0]?.id ?? ''
    expect((await submit(world.browser, id)).problem.code).toBe('invoice-refused')
    const add = (anexo: string) =>
      server.call(addInvoiceAnnexes, world.browser, {
        params: { id },
        body: { anexo },
        files: [{ field: 'a', name: 'soporte.pdf', bytes: pdf }],
      })
    await add('acta de recibo')
    const { body } = await add('Planilla de aportes')
    expect(body.anexos.map(({ entregado }) => entregado)).toEqual([true, true])
    const annex = body.archivos.find(({ clase }) => clase === 'anexo')?.id ?? ''
    const without = await server.call(removeInvoiceAnnex, world.browser, { params: { id, file: annex } })
    expect(without.body.impedimentos).toHaveLength(1)
    await add('Acta de recibo')
    expect((await submit(world.browser, id)).status).toBe(200)
    expect((await add('Otro')).problem.code).toBe('invoice-closed')
  })
})

describe('a draft', () => {
  it('is deleted with its files, which are swept; what was handed in stays', async () => {
    const world = await enter()
    const { file } = await readXml(server, world.browser, world.write().xml)
    const id = file?.facturas[0]?.id ?? ''
    expect((await server.call(removeInvoice, world.browser, { params: { id } })).status).toBe(200)
    expect((await list(world.browser)).total).toBe(0)
    const kept = await server.asAdmin(
      'select 1 from stored_files where company_id = $1 and claimed_at is not null',
      [world.company.id],
    )
    expect(kept).toEqual([])
    const sent = await handIn(server, world.browser, world.write().xml)
    const { problem } = await server.call(removeInvoice, world.browser, { params: { id: sent.id } })
    expect(problem.code).toBe('invoice-closed')
  })
})

describe('a returned invoice', () => {
  const correct = (browser: TestBrowser, id: string, xml: string) =>
    server.call(correctInvoice, browser, {
      params: { id },
      body: {},
      files: [{ field: 'a', name: 'nueva.xml', bytes: xml }],
    })

  it('is corrected under its number; its old document stays', async () => {
    const world = await enter()
    const [first, second] = [world.write(), world.write()]
    const { id, body } = await handIn(server, world.browser, first.xml)
    expect((await correct(world.browser, id, second.xml)).problem.code).toBe('invoice-closed')
    await giveBack(world, id)
    expect((await look(world.browser, id)).body.devolucion).toMatchObject({
      motivo: 'valor',
      detalle: 'Es otro precio.',
    })
    const corrected = await correct(world.browser, id, second.xml)
    expect(corrected.body).toMatchObject({
      estado: 'radicada',
      radicado: body.radicado,
      numero: second.number,
      version_documento: 2,
      devolucion: null,
    })
    expect(corrected.body.versiones.map(({ numero }) => numero)).toEqual([second.number, first.number])
    expect(corrected.body.historia.map(({ acto }) => acto)).toEqual(['radicada', 'corregida'])
    await giveBack(world, id)
    expect((await correct(world.browser, id, first.xml)).problem.code).toBe('invoice-known')
    expect((await handIn(server, world.browser, first.xml)).status).not.toBe(200)
  })

  it('is sent again without another document, and refuses one that is no better', async () => {
    const world = await enter()
    const { id } = await handIn(server, world.browser, world.write().xml)
    await giveBack(world, id)
    const wrong = await correct(
      world.browser,
      id,
      world.write({ buyer: { nit: '900555111', name: 'Otra' } }).xml,
    )
    expect(wrong.problem.code).toBe('invoice-refused')
    expect((await look(world.browser, id)).body).toMatchObject({ estado: 'devuelta', version_documento: 1 })
    const { body } = await submit(world.browser, id)
    expect(body).toMatchObject({ estado: 'radicada', version_documento: 1 })
    expect(body.historia.map(({ acto }) => acto)).toEqual(['radicada', 'reenviada'])
  })
})
