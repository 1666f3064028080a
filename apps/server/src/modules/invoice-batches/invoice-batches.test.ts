import {
  addInvoiceFormat,
  changeInvoiceFormat,
  downloadInvoiceBatch,
  getInvoiceBatches,
  makeInvoiceBatch,
  previewInvoiceFormat,
  removeInvoiceFormat,
  undoInvoiceBatch,
} from '@enlace/contract/invoice-batches/calls.ts'
import type { BatchFormat } from '@enlace/contract/invoice-batches/schemas.ts'
import { newColumn, startingFormat } from '@enlace/contract/invoice-batches/starting-formats.ts'
import { batchFaultTexts as faults } from '@enlace/contract/invoice-batches/texts.ts'
import { acceptInvoice, getInvoiceReview } from '@enlace/contract/invoices/desk/calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildInvoiceWorld, handIn } from '@enlace/testing/invoice-world.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer({ STORAGE_URL: await useScratchFolder('enlace-invoice-batches-') })
const hasta = todayInBogota(new Date())
const short: BatchFormat = {
  ...startingFormat('separado'),
  nombre: 'Corto',
  columnas: (['archivo', 'renglon', 'nit', 'numero', 'linea', 'cantidad', 'valor_linea'] as const).map(
    (campo) => newColumn(campo),
  ),
}

async function enter() {
  const world = await buildInvoiceWorld(server, { radicar_factura: 1 })
  const desk = await server.signInStaff(await buildStaff(server.db, world.company, 'cuentas_por_pagar'))
  const accept = async () => {
    const written = world.write()
    const { id } = await handIn(server, world.browser, written.xml)
    const { body } = await server.call(getInvoiceReview, desk, { params: { id } })
    await server.call(acceptInvoice, desk, { params: { id }, body: { version: body.version } })
    return { id, ...written }
  }
  let forms = 0
  const formOf = (formato: string) => ({ formato, hasta, idempotencyKey: `form-of-a-test-${++forms}` })
  const make = (body: ReturnType<typeof formOf>) => server.call(makeInvoiceBatch, desk, { body })
  const add = async (formato: BatchFormat = short) => {
    const { body } = await server.call(addInvoiceFormat, desk, { body: { formato } })
    return body.formatos.find(({ formato: { nombre } }) => nombre === formato.nombre)?.id ?? ''
  }
  const all = async () => (await server.call(getInvoiceBatches, desk)).body
  const take = (id: string, reader = desk) => server.call(downloadInvoiceBatch, reader, { params: { id } })
  const read = async (id: string) => (await take(id)).response.rawPayload.toString()
  return { ...world, desk, accept, make, add, all, take, read, formOf }
}

describe('a file for the ERP', () => {
  it('has each accepted invoice once, also for a form sent twice, and can be downloaded again', async () => {
    const world = await enter()
    const [one, two] = [await world.accept(), await world.accept()]
    await handIn(server, world.browser, world.write().xml)
    const format = await world.add()
    expect((await world.all()).pendientes).toMatchObject({
      facturas: 2,
      desde: hasta,
      valores: [{ moneda: 'COP', valor: '2380.00' }],
    })
    const form = world.formOf(format)
    const [made, again] = await Promise.all([world.make(form), world.make(form)])
    expect(made.body.hecho).toMatchObject({ numero: 1, facturas: 2 })
    expect(again.body.hecho).toEqual(made.body.hecho)
    const nit = world.thirdParty.documento_numero
    const text = await world.read(made.body.hecho.id)
    expect(text.split('\r\n')).toEqual([
      expect.stringContaining('NIT'),
      `1;1;${nit};${one.number};1;10.00;1000.00`,
      `1;2;${nit};${two.number};1;10.00;1000.00`,
      '',
    ])
    expect(await world.read(made.body.hecho.id)).toBe(text)
    expect(await world.all()).toMatchObject({
      pendientes: { facturas: 0, desde: null, valores: [] },
      archivos: [{ numero: 1, facturas: 2, valores: [{ valor: '2380.00' }], deshecho_at: null }],
    })
    expect((await world.make(world.formOf(format))).problem.fields).toEqual({ hasta: faults.none })
  })

  it('is undone once, and its invoices wait again', async () => {
    const world = await enter()
    await world.accept()
    const format = await world.add()
    const { id } = (await world.make(world.formOf(format))).body.hecho
    for (const _ of [1, 2]) {
      const { body } = await server.call(undoInvoiceBatch, world.desk, { params: { id } })
      expect(body).toMatchObject({ pendientes: { facturas: 1 }, archivos: [{ numero: 1 }] })
      expect(body.archivos[0]?.deshecho_por).not.toBeNull()
    }
    expect((await world.make(world.formOf(format))).body.hecho).toMatchObject({ numero: 2, facturas: 1 })
    const acts = await server.asAdmin<{ action: string }>(
      `select action from audit_log where company_id = $1 and action like 'invoice-batch:%' order by id`,
      [world.company.id],
    )
    expect(acts.map(({ action }) => action.split(':')[1])).toEqual(['made', 'undone', 'made'])
  })

  it('delivers nothing where a figure does not fit, and says which column', async () => {
    const world = await enter()
    await world.accept()
    const format = await world.add({
      ...startingFormat('siesa'),
      columnas: [newColumn('valor_total', { ancho: 5, titulo: 'Total' })],
    })
    const { problem } = await world.make(world.formOf(format))
    expect(problem.fields?.['formato']).toContain('1190.00 no cabe en la columna «Total»')
    expect((await world.all()).pendientes.facturas).toBe(1)
  })

  it('writes a workbook, and lines of fixed width', async () => {
    const world = await enter()
    await world.accept()
    const siesa = await server.call(previewInvoiceFormat, world.desk, {
      body: { formato: startingFormat('siesa') },
    })
    expect(siesa.body.con_datos).toBe(true)
    expect(siesa.body.renglones[0]).toMatch(/^0000001 ?01 .*\+000000000001190\.0000/)
    const format = await world.add(startingFormat('siigo'))
    const { id } = (await world.make(world.formOf(format))).body.hecho
    const { response: file } = await world.take(id)
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(file.headers['content-disposition']).toContain('facturas-erp-1.xlsx')
  })
})

describe('a format', () => {
  it('has a name of its own, changes by version, and goes', async () => {
    const world = await enter()
    const id = await world.add()
    const twice = await server.call(addInvoiceFormat, world.desk, {
      body: { formato: { ...short, nombre: 'CORTO' } },
    })
    expect(twice.problem.fields).toEqual({ nombre: faults.nameTaken })
    const change = (version: number) =>
      server.call(changeInvoiceFormat, world.desk, {
        params: { id },
        body: { version, formato: { ...short, nombre: 'Largo' } },
      })
    expect((await change(1)).body.formatos).toMatchObject([{ version: 2, formato: { nombre: 'Largo' } }])
    expect((await change(1)).problem.code).toBe('changed-meanwhile')
    const removed = await server.call(removeInvoiceFormat, world.desk, { params: { id } })
    expect(removed.body.formatos).toEqual([])
    expect((await server.call(removeInvoiceFormat, world.desk, { params: { id } })).status).toBe(404)
  })

  it('has no column that its rows lack', async () => {
    const world = await enter()
    const formato = { ...short, filas: 'factura' as const }
    const { problem } = await server.call(addInvoiceFormat, world.desk, { body: { formato } })
    expect(problem.fields).toEqual({ 'formato.columnas': faults.foreign })
  })
})

it('is for who works with invoices, and for another company never', async () => {
  const world = await enter()
  await world.accept()
  const format = await world.add()
  const { id } = (await world.make(world.formOf(format))).body.hecho
  const other = await enter()
  expect((await server.call(undoInvoiceBatch, other.desk, { params: { id } })).status).toBe(404)
  expect((await world.take(id, other.desk)).status).toBe(404)
  expect((await other.make(other.formOf(format))).status).toBe(404)
  expect((await server.call(removeInvoiceFormat, other.desk, { params: { id: format } })).status).toBe(404)
  await relaxStaffFactor(server.asAdmin, world.company)
  const auditor = await server.signInStaff(await buildStaff(server.db, world.company, 'auditor'))
  expect((await server.call(getInvoiceBatches, auditor)).body.archivos).toHaveLength(1)
  expect((await server.call(undoInvoiceBatch, auditor, { params: { id } })).status).toBe(403)
  expect((await server.call(getInvoiceBatches, new TestBrowser('backoffice.test'))).status).toBe(401)
})
