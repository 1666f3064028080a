import { getInvoice, listInvoices } from '@enlace/contract/invoices/calls.ts'
import { getInvoiceReview, returnInvoice } from '@enlace/contract/invoices/desk/calls.ts'
import { returnReasonTexts } from '@enlace/contract/invoices/desk/texts.ts'
import { standardReasons } from '@enlace/contract/invoices/limits.ts'
import { changeInvoiceLists, getInvoiceLists } from '@enlace/contract/invoices/lists/calls.ts'
import type { AskedAnnex, KeptInvoiceLists, ReturnReason } from '@enlace/contract/invoices/lists/schemas.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildInvoiceWorld, handIn, readXml } from '@enlace/testing/invoice-world.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-invoice-lists-')
const server = useTestServer({ STORAGE_URL: folder })

async function enter() {
  const world = await buildInvoiceWorld(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  const as = async (role: StaffRole) => server.signInStaff(await buildStaff(server.db, world.company, role))
  const [admin, desk] = [await as('administrador'), await as('cuentas_por_pagar')]
  const read = async (browser = admin) => (await server.call(getInvoiceLists, browser)).body
  const change = async (changes: Partial<KeptInvoiceLists>, browser = admin) =>
    server.call(changeInvoiceLists, browser, { body: { ...(await read()), ...changes } })
  const giveBack = async (id: string, motivo: string, detalle = '') => {
    const { version } = (await server.call(getInvoiceReview, desk, { params: { id } })).body
    return server.call(returnInvoice, desk, { params: { id }, body: { version, motivo, detalle } })
  }
  const returned = async (id: string) =>
    (await server.call(getInvoice, world.browser, { params: { id } })).body.devolucion
  return { ...world, as, admin, desk, read, change, giveBack, returned }
}

const reason = (fields: Partial<ReturnReason> = {}): ReturnReason => ({
  id: '',
  titulo: 'Sin visto bueno del interventor',
  paso: 'Pida el visto bueno y radique de nuevo.',
  paso_cuenta: '',
  exige_detalle: false,
  activo: true,
  regla: null,
  porcentaje: 0,
  ...fields,
})

const annex = (fields: Partial<AskedAnnex> = {}): AskedAnnex => ({
  nombre: 'Acta de recibo',
  documentos: 'todos',
  persona: null,
  suministro: null,
  tamanos: [],
  riesgos: [],
  obligatorio: true,
  ...fields,
})

describe('the reasons for returning', () => {
  it('begin with those of the product', async () => {
    const { read } = await enter()
    const { motivos, anexos } = await read()
    expect(motivos.map(({ id }) => id)).toEqual([...standardReasons])
    expect(motivos.filter(({ exige_detalle }) => exige_detalle).map(({ id }) => id)).toEqual(['otro'])
    expect(anexos).toEqual([])
  })

  it('are the company’s own, in its order; one that is not offered is refused', async () => {
    const world = await enter()
    const { motivos } = await world.read()
    const own = [reason(), ...motivos.map((one) => ({ ...one, activo: one.id !== 'valor' }))]
    const { body } = await world.change({ motivos: own })
    expect(body.motivos[0]).toMatchObject({ id: 'sin-visto-bueno-del-interventor' })
    const { id } = await handIn(server, world.browser, world.write().xml)
    const review = (await server.call(getInvoiceReview, world.desk, { params: { id } })).body
    expect(review.motivos.map((one) => one.id)).toEqual([
      'sin-visto-bueno-del-interventor',
      ...standardReasons.filter((one) => one !== 'valor'),
    ])
    expect((await world.giveBack(id, 'valor')).problem.fields).toHaveProperty('motivo')
    expect((await world.giveBack(id, 'otro')).problem.fields).toHaveProperty('detalle')
    expect((await world.giveBack(id, 'sin-visto-bueno-del-interventor')).status).toBe(200)
    expect(await world.returned(id)).toMatchObject({
      motivo: 'sin-visto-bueno-del-interventor',
      titulo: 'Sin visto bueno del interventor',
      paso: 'Pida el visto bueno y radique de nuevo.',
    })
  })

  it('leave what was returned its words, and are on the trail', async () => {
    const world = await enter()
    const { id } = await handIn(server, world.browser, world.write().xml)
    await world.giveBack(id, 'cantidad', 'Llegaron 8.')
    const { motivos } = await world.read()
    const changed = motivos.map((one) => (one.id === 'cantidad' ? { ...one, titulo: 'Cantidades' } : one))
    expect((await world.change({ motivos: changed })).status).toBe(200)
    const { titulo, paso } = returnReasonTexts.cantidad
    expect(await world.returned(id)).toMatchObject({ motivo: 'cantidad', titulo, paso })
    const noted = await server.asAdmin<{ said: string }>(
      "select detail::text as said from audit_log where company_id = $1 and detail::text like '%Cantidades%'",
      [world.company.id],
    )
    expect(noted).toHaveLength(1)
  })
})

describe('the annexes', () => {
  it('are asked of the kind of supplier and of documents that the company says', async () => {
    const world = await enter()
    await server.asAdmin(
      'update third_parties set id_actividad_economica = $3 where company_id = $1 and id = $2',
      [world.company.id, world.thirdParty.id, '4711'],
    )
    await world.change({
      anexos: [
        annex({ suministro: 'bienes' }),
        annex({ nombre: 'Remisión', obligatorio: false }),
        annex({ nombre: 'Planilla', suministro: 'servicios' }),
        annex({ nombre: 'Informe', riesgos: ['alto'] }),
        annex({ nombre: 'RUT', documentos: 'cuentas' }),
      ],
    })
    expect((await server.call(listInvoices, world.browser)).body.anexos).toEqual([
      { nombre: 'Acta de recibo', documentos: 'todos', obligatorio: true },
      { nombre: 'Remisión', documentos: 'todos', obligatorio: false },
      { nombre: 'RUT', documentos: 'cuentas', obligatorio: true },
    ])
    const { file } = await readXml(server, world.browser, world.write().xml)
    const [draft] = file?.facturas ?? []
    expect(draft?.anexos).toEqual([
      { nombre: 'Acta de recibo', obligatorio: true, entregado: false },
      { nombre: 'Remisión', obligatorio: false, entregado: false },
    ])
    expect(draft?.impedimentos).toEqual(['Falta el anexo «Acta de recibo»: adjúntelo antes de radicar.'])
  })
})

describe('the lists', () => {
  it('say what is listed twice, and yield to nobody who saw them before another change', async () => {
    const { change, read } = await enter()
    const twice = await change({ motivos: [reason(), reason({ titulo: 'sin visto bueno del INTERVENTOR' })] })
    expect(twice.problem.fields).toHaveProperty(['motivos.1.titulo'])
    const { version } = await read()
    await change({ anexos: [annex()] })
    expect((await change({ version, anexos: [] })).problem.code).toBe('changed-meanwhile')
  })

  it('are of their company and its administrators', async () => {
    const world = await enter()
    expect((await world.change({ anexos: [annex()] }, world.desk)).status).toBe(403)
    expect((await world.change({ anexos: [annex()] }, await world.as('auditor'))).status).toBe(403)
    expect((await server.call(getInvoiceLists, new TestBrowser(world.company.host))).status).toBe(401)
    const other = await enter()
    await world.change({ anexos: [annex()] })
    expect((await other.read()).anexos).toEqual([])
    expect((await server.call(listInvoices, other.browser)).body.anexos).toEqual([])
  })
})
