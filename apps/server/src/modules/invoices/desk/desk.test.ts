import { getInvoice, submitInvoice } from '@enlace/contract/invoices/calls.ts'
import {
  acceptInvoice,
  assignInvoice,
  downloadDeskInvoiceFile,
  getInvoiceReview,
  listDeskInvoiceRows,
  listDeskInvoices,
  returnInvoice,
} from '@enlace/contract/invoices/desk/calls.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { returnReasonTexts } from '@enlace/contract/invoices/desk/texts.ts'
import { standardReasons } from '@enlace/contract/invoices/limits.ts'
import { previewReturnRules } from '@enlace/contract/invoices/lists/calls.ts'
import type { ReturnRule } from '@enlace/contract/invoices/lists/schemas.ts'
import { intakeRuleTexts } from '@enlace/contract/invoices/texts.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { changeSettings } from '@enlace/testing/builders.ts'
import { buildInvoiceWorld, handIn, readXml } from '@enlace/testing/invoice-world.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-invoices-desk-')
const server = useTestServer({ STORAGE_URL: folder })

async function enter(settings: Record<string, unknown> = {}, role: StaffRole = 'cuentas_por_pagar') {
  const world = await buildInvoiceWorld(server, settings)
  await relaxStaffFactor(server.asAdmin, world.company)
  const member = await buildStaff(server.db, world.company, role)
  const desk = await server.signInStaff(member)
  const send = async (...fields: Parameters<typeof world.write>) =>
    (await handIn(server, world.browser, world.write(...fields).xml)).id
  return { ...world, member, desk, send }
}

const look = (desk: TestBrowser, id: string) => server.call(getInvoiceReview, desk, { params: { id } })
const accept = (desk: TestBrowser, id: string, version: number) =>
  server.call(acceptInvoice, desk, { params: { id }, body: { version } })
const giveBack = (desk: TestBrowser, id: string, body: object) =>
  server.call(returnInvoice, desk, { params: { id }, body: { motivo: 'valor', detalle: '', ...body } })
const notices = (company: number) =>
  server.asAdmin<{ subject: { resultado: string; motivo?: string } }>(
    `select subject from notification_events where company_id = $1 and kind = 'invoice-decided' order by created_at`,
    [company],
  )
const trail = (company: number, id: string) =>
  server.asAdmin<{ action: string; actor: string; detail: object }>(
    'select action, actor, detail from audit_log where company_id = $1 and target = $2 order by at',
    [company, id],
  )

describe('the queue', () => {
  it('has what suppliers handed in, the oldest to decide first; no draft', async () => {
    const world = await enter()
    const [first, second] = [await world.send(), await world.send()]
    await readXml(server, world.browser, world.write().xml)
    const { body } = await server.call(listDeskInvoices, world.desk)
    expect(body.rows.map(({ id }) => id)).toEqual([first, second])
    expect(body).toMatchObject({
      total: 2,
      counts: { radicada: 2 },
      rows: [{ proveedor: world.thirdParty.nombre }, {}],
    })
    await accept(world.desk, first, (await look(world.desk, first)).body.version)
    const { body: later } = await server.call(listDeskInvoices, world.desk)
    expect(later.rows.map(({ id }) => id)).toEqual([second, first])
    const found = await server.call(listDeskInvoiceRows, world.desk, {
      query: { q: world.thirdParty.documento_numero, status: 'aceptada' },
    })
    expect(found.body.rows.map(({ id }) => id)).toEqual([first])
  })

  it('says for which cut-off an invoice was in time, for as long as it waits', async () => {
    const world = await enter({ invoice_cutoff: { dia: 20, hora: '17:00' } })
    const id = await world.send()
    // Past the cut-off of the month: Thursday 21 May 2026 in Bogota.
    await server.asAdmin(`update submitted_invoices set enviada_at = '2026-05-21T15:00:00Z' where id = $1`, [
      id,
    ])
    const cutoffs = async () => [
      (await server.call(listDeskInvoices, world.desk)).body.rows[0]?.corte,
      (await server.call(listDeskInvoiceRows, world.desk)).body.rows[0]?.corte,
      (await look(world.desk, id)).body.tiempos?.corte,
    ]
    expect(await cutoffs()).toEqual(['2026-06-19', '2026-06-19', '2026-06-19'])
    await accept(world.desk, id, (await look(world.desk, id)).body.version)
    expect(await cutoffs()).toEqual([null, null, '2026-06-19'])
  })

  it('shows what was accepted and the ERP still lacks after the company’s days', async () => {
    const world = await enter({ invoice_intake: { dias_erp: 3 } })
    const id = await world.send()
    await accept(world.desk, id, (await look(world.desk, id)).body.version)
    const isLate = async () => (await server.call(listDeskInvoices, world.desk)).body.rows[0]?.tarde_en_erp
    expect(await isLate()).toBe(false)
    await server.asAdmin(
      `update submitted_invoices set decidida_at = now() - interval '4 days' where id = $1`,
      [id],
    )
    expect(await isLate()).toBe(true)
    expect((await look(world.desk, id)).body.pendiente_erp).toMatchObject({ dias: 4, es_tarde: true })
  })
})

describe('a decision', () => {
  it('is made once, by who saw the newest state, and told to the supplier', async () => {
    const world = await enter()
    const id = await world.send()
    const { version, puede_decidir, motivos } = (await look(world.desk, id)).body
    expect([puede_decidir, motivos.length > 3]).toEqual([true, true])
    const answers = await Promise.all([accept(world.desk, id, version), accept(world.desk, id, version)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect((await look(world.desk, id)).body).toMatchObject({
      estado: 'aceptada',
      decidida_por: 'Ana Pérez',
      puede_decidir: false,
    })
    const late = await accept(world.desk, id, version + 1)
    expect(late.problem.code).toBe('decided-meanwhile')
    expect(await notices(world.company.id)).toMatchObject([{ subject: { resultado: 'aceptada' } }])
    expect((await trail(world.company.id, id)).map(({ action }) => action)).toEqual([
      'invoice:read',
      'invoice:radicada',
      'invoice:aceptada',
    ])
  })

  it('returns an invoice with a reason whose next step the supplier reads', async () => {
    const world = await enter()
    const id = await world.send()
    const { version } = (await look(world.desk, id)).body
    expect((await giveBack(world.desk, id, { version, motivo: 'otro' })).problem.fields).toHaveProperty(
      'detalle',
    )
    expect(
      (await giveBack(world.desk, id, { version, motivo: 'cantidad', detalle: 'Llegaron 8.' })).status,
    ).toBe(200)
    const { body } = await server.call(getInvoice, world.browser, { params: { id } })
    expect(body).toMatchObject({
      estado: 'devuelta',
      devolucion: {
        detalle: 'Llegaron 8.',
        titulo: returnReasonTexts.cantidad.titulo,
        paso: returnReasonTexts.cantidad.paso,
      },
      puede: { corregir: true },
    })
    expect(await notices(world.company.id)).toMatchObject([
      { subject: { resultado: 'devuelta', motivo: returnReasonTexts.cantidad.titulo } },
    ])
    const again = await server.call(submitInvoice, world.browser, { params: { id } })
    expect(again.body.estado).toBe('radicada')
    expect((await look(world.desk, id)).body.historia.map(({ acto }) => acto)).toEqual([
      'radicada',
      'devuelta',
      'reenviada',
    ])
  })

  it('keeps its age where it is corrected, and names people in its history', async () => {
    const world = await enter()
    const [first, second] = [await world.send(), await world.send()]
    const { version } = (await look(world.desk, first)).body
    await giveBack(world.desk, first, { version, motivo: 'datos' })
    await server.call(submitInvoice, world.browser, { params: { id: first } })
    const { body } = await server.call(listDeskInvoices, world.desk)
    expect(body.rows.map(({ id }) => id)).toEqual([first, second])
    const { historia } = (await look(world.desk, first)).body
    expect(historia.every(({ quien }) => quien !== '' && !quien.includes('@'))).toBe(true)
  })

  it('may wait for a member of the staff, of which the supplier learns that it is in review', async () => {
    const world = await enter()
    const id = await world.send()
    const { version, responsables } = (await look(world.desk, id)).body
    const responsable = responsables.find(({ isSelf }) => isSelf)?.id
    const assign = (body: object) => server.call(assignInvoice, world.desk, { params: { id }, body })
    const { body } = await assign({ version, responsable })
    expect(body).toMatchObject({ estado: 'en_revision', responsable_id: responsable })
    const mine = await server.call(listDeskInvoices, world.desk, { query: { asignada: 'mias' } })
    expect(mine.body.rows.map((row) => row.id)).toEqual([id])
    const reader = await buildStaff(server.db, world.company, 'compras')
    const [other] = await server.asAdmin<{ id: string }>(
      'select m.id from staff_members m join identities i on i.id = m.identity_id where i.email = $1',
      [reader.email],
    )
    const refused = await assign({ version: body.version, responsable: other?.id })
    expect(refused.problem.fields).toHaveProperty('responsable')
    const seen = await server.call(getInvoice, world.browser, { params: { id } })
    expect(seen.body).toMatchObject({ estado: 'en_revision', historia: [{ acto: 'radicada' }] })
  })
})

describe('what may be the same invoice', () => {
  it('is shown: of the same value within days, handed in or in the ERP', async () => {
    const world = await enter()
    const [first, second] = [await world.send(), await world.send()]
    await server.asAdmin(
      `insert into account_statements (company_id, third_party_id, third_id, erp_key, factura_cliente, fecha_factura, valor_facturado, saldo_total)
       values ($1, $2, $3, 'x', 'OTRA-9', today_in_bogota(), 1190, 1190)`,
      [world.company.id, world.thirdParty.id, world.branch.id],
    )
    const { duplicados } = (await look(world.desk, second)).body
    expect(duplicados.map(({ donde, por }) => `${donde} ${por}`).toSorted()).toEqual([
      'erp valor',
      'radicada valor',
    ])
    expect(duplicados.some(({ id }) => id === first)).toBe(true)
  })
})

describe('the rule of a company', () => {
  const rule = { acepta_por_regla: 1, acepta_porcentaje: 0, acepta_valor: 1190 }
  /** The test's document has no signature, which is a warning; as if it had one. */
  const sign = (id: string) =>
    server.asAdmin(`update submitted_invoices set hallazgos = '[]' where id = $1`, [id])

  it('accepts nothing unless it is on, nor what a check warns of', async () => {
    const world = await enter({ invoice_intake: rule })
    const id = await world.send()
    expect((await look(world.desk, id)).body.estado).toBe('radicada')
  })

  it('accepts what matches within both limits, by its name in the trail', async () => {
    const world = await enter()
    const id = await world.send()
    await sign(id)
    await changeSettings(server.db, world.company, { invoice_intake: { ...rule, acepta_valor: 1189 } })
    const again = () => server.call(submitInvoice, world.browser, { params: { id } })
    expect((await again()).body.estado).toBe('radicada')
    await changeSettings(server.db, world.company, { invoice_intake: rule })
    expect((await again()).body.estado).toBe('aceptada')
    const { regla, historia } = (await look(world.desk, id)).body
    expect(regla).toContain('OC-12')
    expect(historia.at(-1)).toMatchObject({ acto: 'aceptada_por_regla', texto: regla })
    // Its supplier learns that it was accepted, not how much the company lets pass.
    const seen = await server.call(getInvoice, world.browser, { params: { id } })
    expect(seen.body.historia.at(-1)).toMatchObject({ acto: 'aceptada_por_regla', quien: '', texto: '' })
    expect((await trail(world.company.id, id)).at(-1)).toMatchObject({
      action: 'invoice:rule',
      detail: { regla },
    })
  })
})

describe('a rule that returns', () => {
  const titulo = returnReasonTexts.orden.titulo
  const reasonsWith = (regla: ReturnRule) =>
    standardReasons.map((id) => ({
      id,
      ...returnReasonTexts[id],
      exige_detalle: false,
      activo: true,
      regla: id === 'orden' ? regla : null,
      porcentaje: 0,
    }))

  it('returns by its name in the trail, and its supplier is told as of a return by hand', async () => {
    const world = await enter({ invoice_reasons: reasonsWith('sin_orden') })
    const kept = await world.send()
    expect((await look(world.desk, kept)).body.estado).toBe('radicada')
    const id = await world.send({ order: null, number: 'SIN-1' })
    const { estado, regla, historia } = (await look(world.desk, id)).body
    expect(estado).toBe('devuelta')
    expect(regla).toBe(intakeRuleTexts.returning.sin_orden)
    expect(historia.at(-1)).toMatchObject({ acto: 'devuelta_por_regla', texto: regla })
    const seen = (await server.call(getInvoice, world.browser, { params: { id } })).body
    expect(seen.devolucion).toMatchObject({ titulo, detalle: intakeRuleTexts.returned.sin_orden })
    expect(seen.historia.at(-1)).toMatchObject({ acto: 'devuelta_por_regla', quien: '', texto: '' })
    expect((await trail(world.company.id, id)).at(-1)).toMatchObject({
      action: 'invoice:rule-returned',
      detail: { regla, motivo: titulo },
    })
    expect((await notices(world.company.id)).map(({ subject }) => subject)).toMatchObject([
      { resultado: 'devuelta', motivo: titulo },
    ])
    // The supplier insists on the same document: a person decides.
    expect((await server.call(submitInvoice, world.browser, { params: { id } })).body.estado).toBe('radicada')
  })

  it('comes before the rule that accepts', async () => {
    const rule = { acepta_por_regla: 1, acepta_porcentaje: 0, acepta_valor: 1190 }
    const annexes = [
      {
        nombre: 'Remisión',
        documentos: 'todos',
        persona: null,
        suministro: null,
        tamanos: [],
        riesgos: [],
        obligatorio: false,
      },
    ]
    const world = await enter({
      invoice_intake: rule,
      invoice_annexes: annexes,
      invoice_reasons: reasonsWith('falta_anexo'),
    })
    const id = await world.send()
    expect((await look(world.desk, id)).body).toMatchObject({
      estado: 'devuelta',
      regla: fill(intakeRuleTexts.returning.falta_anexo, { anexos: 'Remisión' }),
    })
  })

  it('is counted on what came before it is kept, for administrators', async () => {
    const world = await enter()
    await world.send()
    await world.send({ order: null, number: 'SIN-2' })
    const body = { motivos: reasonsWith('sin_orden') }
    const admin = await server.signInStaff(await buildStaff(server.db, world.company, 'administrador'))
    const preview = await server.call(previewReturnRules, admin, { body })
    expect(preview.body).toMatchObject({ documentos: 2, aceptados: 0 })
    expect(preview.body.devueltos.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect((await look(world.desk, await world.send({ order: null, number: 'SIN-3' }))).body.estado).toBe(
      'radicada',
    )
    const other = (await enter()).company
    const stranger = await server.signInStaff(await buildStaff(server.db, other, 'administrador'))
    expect((await server.call(previewReturnRules, stranger, { body })).body.documentos).toBe(0)
    expect((await server.call(previewReturnRules, world.desk, { body })).problem.code).toBe('role-refused')
    expect(
      (await server.call(previewReturnRules, new TestBrowser(world.company.host), { body })).status,
    ).toBe(401)
  })
})

describe('who may decide', () => {
  it('is accounts payable: others read, the wrong ones get nothing', async () => {
    const world = await enter()
    const id = await world.send()
    const { body } = await look(world.desk, id)
    const file = { params: { id: body.archivos[0]?.id ?? '' } }
    expect((await server.call(downloadDeskInvoiceFile, world.desk, file)).response.body).toContain(
      'AttachedDocument',
    )
    const reader = await server.signInStaff(await buildStaff(server.db, world.company, 'compras'))
    expect((await look(reader, id)).status).toBe(200)
    expect((await accept(reader, id, body.version)).problem.code).toBe('role-refused')
    const writer = await server.signInStaff(await buildStaff(server.db, world.company, 'comunicaciones'))
    expect((await server.call(listDeskInvoices, writer)).problem.code).toBe('role-refused')
    const stranger = (await enter()).desk
    for (const answer of [
      await look(stranger, id),
      await accept(stranger, id, body.version),
      await giveBack(stranger, id, { version: body.version }),
      await server.call(downloadDeskInvoiceFile, stranger, file),
    ])
      expect(answer.problem.code).toBe('document-not-found')
    expect((await server.call(listDeskInvoices, new TestBrowser(world.company.host))).status).toBe(401)
  })
})
