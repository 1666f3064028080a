import { listDeskInvoices } from '@enlace/contract/invoices/desk/calls.ts'
import { getInvoiceRadian } from '@enlace/contract/invoices/radian/calls.ts'
import {
  answerRadianEvent,
  getDeskRadian,
  recordRadianEvent,
} from '@enlace/contract/invoices/radian/desk-calls.ts'
import { radianFaults } from '@enlace/contract/invoices/radian/texts.ts'
import type { RadianCode } from '@enlace/domain/radian/radian.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { radianPerson, seedRadianEvents } from '@enlace/testing/radian.ts'
import { buildInvoiceWorld, handIn, readXml } from '@enlace/testing/invoice-world.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { addWebhook, webhooksOf } from '@enlace/testing/webhooks.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { warnOfEndingTerms } from './jobs.ts'

const folder = await useScratchFolder('enlace-radian-')
const server = useTestServer({ STORAGE_URL: folder })

async function enter(role: StaffRole = 'cuentas_por_pagar') {
  const world = await buildInvoiceWorld(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  const member = await buildStaff(server.db, world.company, role)
  const desk = await server.signInStaff(member)
  const send = async (change = (xml: string) => xml) =>
    (await handIn(server, world.browser, change(world.write().xml))).id
  const look = async (id: string) => (await server.call(getDeskRadian, desk, { params: { id } })).body
  const record = (id: string, codigo: RadianCode, more: object = {}) =>
    server.call(recordRadianEvent, desk, { params: { id }, body: { codigo, ...radianPerson, ...more } })
  const answer = (id: string, body: object) =>
    server.call(answerRadianEvent, desk, { params: { id }, body: { estado: 'rechazado', ...body } })
  return { ...world, member, desk, send, look, record, answer }
}

const seen = async ({ browser }: Awaited<ReturnType<typeof enter>>, id: string) =>
  (await server.call(getInvoiceRadian, browser, { params: { id } })).body

const seed = (id: string, events: Parameters<typeof seedRadianEvents>[2]) =>
  seedRadianEvents(server.asAdmin, id, events)

describe('the events of an invoice on credit', () => {
  it('are recorded in their order, with the person that they name, and seen by its supplier', async () => {
    const world = await enter()
    const id = await world.send()
    expect(await world.look(id)).toMatchObject({ estado: 'sin_acuse', siguientes: ['030'], persona: null })
    expect((await world.record(id, '032')).problem.fields).toEqual({ codigo: radianFaults.order })
    expect((await world.record(id, '030')).status).toBe(200)
    const { body } = await world.record(id, '032')
    expect(body).toMatchObject({
      estado: 'en_plazo',
      siguientes: ['033', '031'],
      persona: radianPerson,
      eventos: [
        { codigo: '030', estado: 'registrado', numero: 'AR1', quien: world.member.email },
        { codigo: '032', documento: `Cédula de ciudadanía ${radianPerson.documento}` },
      ],
    })
    expect((await world.record(id, '033')).body).toMatchObject({ estado: 'aceptada', siguientes: [] })
    expect((await world.record(id, '031', { concepto: '01' })).status).toBe(422)
    const status = await seen(world, id)
    expect(status).toMatchObject({
      estado: 'aceptada',
      eventos: [{ persona: 'Ana María Ríos', cargo: 'Almacenista' }, {}, { nombre: 'Aceptación expresa' }],
    })
    expect(JSON.stringify(status)).not.toContain(radianPerson.documento)
    expect(JSON.stringify(status)).not.toContain(world.member.email)
  })

  it('claim with one of the concepts, of which the supplier is notified', async () => {
    const world = await enter()
    const id = await world.send()
    await world.record(id, '030')
    await world.record(id, '032')
    expect((await world.record(id, '031')).problem.fields).toHaveProperty('concepto')
    expect((await world.record(id, '033', { concepto: '01' })).problem.fields).toHaveProperty('concepto')
    expect((await world.record(id, '031', { concepto: '05' })).problem.fields).toHaveProperty('concepto')
    await world.record(id, '031', { concepto: '03', nota: 'Faltan dos cajas.' })
    expect(await seen(world, id)).toMatchObject({
      estado: 'reclamada',
      texto: expect.stringContaining('no entregada parcialmente'),
      eventos: [{}, {}, { nota: 'Faltan dos cajas.' }],
    })
    const told = await server.asAdmin<{ outcome: string }>(
      `select subject ->> 'resultado' as outcome from notification_events
        where company_id = $1 and kind = 'invoice-event' order by created_at`,
      [world.company.id],
    )
    expect(told.map(({ outcome }) => outcome)).toEqual(['acuse', 'recibo', 'reclamada'])
    const trail = await server.asAdmin<{ action: string }>(
      `select action from audit_log where company_id = $1 and action like 'invoice:radian%' order by at`,
      [world.company.id],
    )
    expect(trail.map(({ action }) => action)).toEqual([
      'invoice:radian-030',
      'invoice:radian-032',
      'invoice:radian-031',
    ])
  })

  it('are recorded once, also by two at the same moment', async () => {
    const world = await enter()
    const id = await world.send()
    const both = await Promise.all([world.record(id, '030'), world.record(id, '030')])
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422])
  })

  it('do not apply where it is paid in cash, or is a draft', async () => {
    const world = await enter()
    const cash = await world.send((xml) =>
      xml.replace(/<cac:PaymentMeans>\s*<cbc:ID>2/, (found) => found.replace(/2$/, '1')),
    )
    expect(await world.look(cash)).toMatchObject({ estado: null, texto: '', siguientes: [] })
    expect((await world.record(cash, '030')).status).toBe(422)
    const draft = (await readXml(server, world.browser, world.write().xml)).file?.facturas[0]?.id ?? ''
    expect((await server.call(getDeskRadian, world.desk, { params: { id: draft } })).status).toBe(404)
    expect((await world.record(draft, '030')).status).toBe(404)
    expect(await seen(world, draft)).toMatchObject({ estado: null, eventos: [] })
  })
})

describe('tacit acceptance', () => {
  // Friday 13 November 2026, before the holiday of Monday the 16th: the term ended on Thursday the 19th.
  const before = [
    { codigo: '030', at: '2026-11-13T09:00:00-05:00' },
    { codigo: '032', at: '2026-11-13T10:00:00-05:00' },
  ] as const

  it('follows from the term over a weekend and a holiday; nothing is recorded after it', async () => {
    const world = await enter()
    const id = await world.send()
    await seed(id, before)
    const expected = {
      estado: 'aceptada_tacitamente',
      texto: 'Aceptada tácitamente el 19/11/2026.',
      limite: '2026-11-20T04:59:59.000Z',
    }
    expect(await world.look(id)).toMatchObject({ ...expected, siguientes: [] })
    expect(await seen(world, id)).toMatchObject(expected)
    expect((await world.record(id, '031', { concepto: '01' })).status).toBe(422)
    const { body } = await server.call(listDeskInvoices, world.desk)
    expect(body.rows).toMatchObject([{ id, radian_limite: null, radian_por_vencer: false }])
  })

  it('is near in the queue, in a mail to who decides and in a webhook, once', async () => {
    const world = await enter()
    const admin = await server.signInStaff(await buildStaff(server.db, world.company))
    await addWebhook(server, { browser: admin }, 'https://8.8.8.8/radian')
    const [near, far, decided] = [await world.send(), await world.send(), await world.send()]
    for (const id of [near, far, decided]) {
      await world.record(id, '030')
      await world.record(id, '032')
    }
    await world.record(decided, '033')
    // As if received earlier: an hour is left.
    await server.asAdmin(
      `update radian_events set limite_at = now() + interval '1 minute' where invoice_id = $1 and codigo = '032'`,
      [near],
    )
    const list = async (radian: 'por_vencer' | 'en_plazo') =>
      (await server.call(listDeskInvoices, world.desk, { query: { radian, sort: 'radian' } })).body.rows
    expect(await list('por_vencer')).toMatchObject([{ id: near, radian_por_vencer: true }])
    expect((await list('en_plazo')).map(({ id }) => id)).toEqual([near, far])
    const { service } = server.portal
    await warnOfEndingTerms(service, world.company.id, new Date())
    await warnOfEndingTerms(service, world.company.id, new Date())
    const mails = await server.asAdmin<{ recipient: string; text: string }>(
      `select recipient, text from outbox_mails where company_id = $1 and purpose = 'radian-term'`,
      [world.company.id],
    )
    expect(mails.map(({ recipient }) => recipient)).toContain(world.member.email)
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length)
    const events = await webhooksOf(server, world.company.id).told()
    expect(events.filter(({ type }) => type === 'invoice.radian-due')).toMatchObject([
      { data: { factura: { id: near }, limite_at: expect.any(String) } },
    ])
  })
})

describe('an event that happened before', () => {
  /** As if the invoice were of this day. */
  const issue = (id: string, day: string) =>
    server.asAdmin('update submitted_invoices set fecha_emision = $2 where id = $1', [id, day])

  it('is recorded with its time, which the term and tacit acceptance over a holiday follow', async () => {
    const world = await enter()
    const id = await world.send()
    await issue(id, '2026-11-12')
    const refused = async (codigo: RadianCode, at: string, more: object = {}) =>
      (await world.record(id, codigo, { at, ...more })).problem.fields
    expect(await refused('030', '2026-11-11T23:59:59-05:00')).toEqual({
      at: 'El evento no puede ser anterior a la factura, que es del 12/11/2026.',
    })
    const soon = new Date(Date.now() + 120_000).toISOString()
    expect(await refused('030', soon)).toEqual({ at: radianFaults.future })
    expect(await refused('030', '2026-11-13T09:00')).toEqual({ at: radianFaults.moment })
    expect(await refused('032', '2026-11-13T10:00:00-05:00')).toEqual({ codigo: radianFaults.order })
    await world.record(id, '030', { at: '2026-11-13T09:00:00-05:00' })
    expect(await refused('032', '2026-11-13T08:59:00-05:00')).toEqual({
      at: 'El evento no puede ser anterior al 030, que ocurrió el 13/11/2026 09:00.',
    })
    const { body } = await world.record(id, '032', { at: '2026-11-13T10:00:00-05:00' })
    // Monday 16 November was a holiday.
    expect(body).toMatchObject({
      estado: 'aceptada_tacitamente',
      texto: 'Aceptada tácitamente el 19/11/2026.',
      siguientes: [],
      tardios: ['033', '031'],
      eventos: [{ at: '2026-11-13T14:00:00.000Z' }, { at: '2026-11-13T15:00:00.000Z' }],
    })
    expect(Date.parse(body.eventos[1]?.registrado_at ?? '')).toBeGreaterThan(Date.now() - 600_000)
    expect(await refused('033', '2026-11-20T00:00:00-05:00')).toEqual({
      at: 'El plazo terminó el 19/11/2026 a las 23:59: la factura quedó aceptada tácitamente.',
    })
    expect((await world.record(id, '031', { concepto: '01' })).problem.fields).toHaveProperty('at')
    const claimed = await world.record(id, '031', { concepto: '01', at: '2026-11-17T10:00:00-05:00' })
    expect(claimed.body).toMatchObject({ estado: 'reclamada', tardios: [] })
    const told = await server.asAdmin<{ outcome: string }>(
      `select subject ->> 'resultado' as outcome from notification_events
        where company_id = $1 and kind = 'invoice-event' order by created_at`,
      [world.company.id],
    )
    expect(told.map(({ outcome }) => outcome)).toEqual(['acuse', 'recibo_vencido', 'reclamada'])
    const [trail] = await server.asAdmin<{ occurred: string }>(
      `select detail ->> 'ocurrido' as occurred from audit_log
        where company_id = $1 and action = 'invoice:radian-032'`,
      [world.company.id],
    )
    expect(trail?.occurred).toBe('13/11/2026 10:00')
  })
})

describe('tacit acceptance by the clock', () => {
  afterEach(() => void vi.useRealTimers())

  it('arrives the second after the third business day, over a weekend and a holiday', async () => {
    const world = await enter()
    const id = await world.send()
    await server.asAdmin('update submitted_invoices set fecha_emision = $2 where id = $1', [id, '2026-11-12'])
    vi.useFakeTimers({ toFake: ['Date'] })
    const at = async (moment: string) => {
      vi.setSystemTime(new Date(moment))
      const [desk, supplier] = [await world.look(id), await seen(world, id)]
      expect(supplier.estado).toBe(desk.estado)
      return desk
    }
    // Friday before the holiday of Monday 16 November 2026.
    vi.setSystemTime(new Date('2026-11-13T10:00:00-05:00'))
    await world.record(id, '030')
    expect((await world.record(id, '032')).body).toMatchObject({
      estado: 'en_plazo',
      texto: 'Quedará aceptada tácitamente el 19/11/2026 a las 23:59.',
    })
    expect((await at('2026-11-16T12:00:00-05:00')).estado).toBe('en_plazo')
    expect((await at('2026-11-17T12:00:00-05:00')).por_vencer).toBe(false)
    expect((await at('2026-11-18T12:00:00-05:00')).por_vencer).toBe(true)
    expect((await at('2026-11-19T23:59:59-05:00')).siguientes).toEqual(['033', '031'])
    expect(await at('2026-11-20T00:00:00-05:00')).toMatchObject({
      estado: 'aceptada_tacitamente',
      siguientes: [],
    })
    expect((await world.record(id, '033')).status).toBe(422)
  })
})

describe('the answer of the DIAN', () => {
  it('is kept once; a rejected event does not count and is recorded again', async () => {
    const world = await enter()
    const id = await world.send()
    const event = (await world.record(id, '030')).body.eventos[0]?.id ?? ''
    expect((await world.answer(event, {})).problem.fields).toHaveProperty('respuesta')
    const { body } = await world.answer(event, { respuesta: 'AAJ01: NIT del receptor' })
    expect(body).toMatchObject({
      estado: 'sin_acuse',
      siguientes: ['030'],
      eventos: [
        { estado: 'rechazado', respuesta: 'AAJ01: NIT del receptor', respuesta_por: world.member.email },
      ],
    })
    expect((await world.answer(event, { estado: 'transmitido' })).status).toBe(409)
    expect((await world.record(id, '030')).body).toMatchObject({ estado: 'sin_recibo', eventos: [{}, {}] })
  })

  it('and the events of an invoice are of its company and of who may decide', async () => {
    const [world, other] = [await enter(), await enter()]
    const reader = await server.signInStaff(await buildStaff(server.db, world.company, 'compras'))
    const id = await world.send()
    const event = (await world.record(id, '030')).body.eventos[0]?.id ?? ''
    expect((await server.call(getDeskRadian, other.desk, { params: { id } })).status).toBe(404)
    expect((await server.call(getInvoiceRadian, other.browser, { params: { id } })).status).toBe(404)
    expect((await other.record(id, '032')).status).toBe(404)
    expect((await other.answer(event, { respuesta: 'x' })).status).toBe(404)
    expect((await server.call(getDeskRadian, reader, { params: { id } })).status).toBe(200)
    const body = { codigo: '032', ...radianPerson } as const
    expect((await server.call(recordRadianEvent, reader, { params: { id }, body })).status).toBe(403)
  })
})
