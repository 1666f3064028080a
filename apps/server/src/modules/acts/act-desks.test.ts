import { randomUUID } from 'node:crypto'
import { getQuestion } from '@enlace/contract/questions/calls.ts'
import { acceptDebitNote, objectToDebitNote } from '@enlace/contract/notes-debit/act-calls.ts'
import { getDebitNote } from '@enlace/contract/notes-debit/calls.ts'
import {
  decideDeskObjection,
  downloadObjectionFile,
  getDeskObjection,
  listDeskObjections,
} from '@enlace/contract/notes-debit/desk/calls.ts'
import { objectionTexts } from '@enlace/contract/notes-debit/desk/texts.ts'
import {
  decideDeskProposal,
  getDeskProposal,
  listDeskProposals,
} from '@enlace/contract/purchase-order/proposals/calls.ts'
import { proposalTexts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import { reportPurchaseOrder } from '@enlace/contract/purchase-order/act-calls.ts'
import { addDays, formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument, buildLines } from '@enlace/testing/documents.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-act-desks-')
const server = useTestServer({ STORAGE_URL: folder })
const pdf = '%PDF-1.7\n' + ' '.repeat(100) + '\n%%EOF\n'

async function enter() {
  const company = await buildCompany(server.db, { settings: { contact_info: { correo: 'cxp@c.test' } } })
  await relaxStaffFactor(server.asAdmin, company)
  const { branch, person } = await buildSupplier(server.db, company, { isMaster: true })
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
  const mailed = async () =>
    (
      await server.asAdmin<{ text: string }>(
        `select text from outbox_mails where company_id = $1 and recipient = $2 and purpose = 'question-answer'`,
        [company.id, person.email],
      )
    ).map(({ text }) => text)
  return { company, branch, person, browser, supplier: await server.signIn(person), mailed }
}

type World = Awaited<ReturnType<typeof enter>>

/** Objects to a note, as the desk lists it. */
async function object({ branch, supplier, browser }: World) {
  const note = await buildDocument(server, 'notes-debit', branch, { nro_nota: 'ND-9' })
  await server.call(objectToDebitNote, supplier, {
    params: { id: note },
    body: { motivo: 'valor', comentario: 'El valor es otro', idempotencyKey: randomUUID() },
    files: [{ field: 'a', name: 'factura.pdf', bytes: pdf }],
  })
  const { body } = await server.call(listDeskObjections, browser, {})
  return { note, id: body.rows[0]?.id ?? '', listed: body }
}

const decide = (browser: TestBrowser, id: string, body: object) =>
  server.call(decideDeskObjection, browser, {
    params: { id },
    body: { motivo: '', nota_credito: '', ...body },
  })

describe('an objection to a debit note', () => {
  it('is accepted with its credit note, which the supplier reads in its thread and in its mail', async () => {
    const world = await enter()
    const { id, listed } = await object(world)
    expect(listed.rows).toMatchObject([{ estado: 'pendiente', nota: 'ND-9', motivo: 'valor' }])
    const before = (await server.call(getDeskObjection, world.browser, { params: { id } })).body
    const [file] = before.archivos
    const sent = await server.call(downloadObjectionFile, world.browser, { params: { id: file?.id ?? '' } })
    expect(sent.response.body).toBe(pdf)
    const { body } = await decide(world.browser, id, { resultado: 'aceptada', nota_credito: 'NC-44' })
    expect(body).toMatchObject({
      estado: 'aceptada',
      decision: { resultado: 'aceptada', nota_credito: 'NC-44', por: 'Ana Pérez' },
    })
    const thread = (
      await server.call(getQuestion, world.supplier, { params: { id: before.question_id ?? '' } })
    ).body
    expect([thread.estado, thread.messages.at(-1)?.texto]).toEqual([
      'resuelta',
      'La compañía aceptó la objeción de la nota débito ND-9.\nNota crédito: NC-44.',
    ])
    expect(await world.mailed()).toEqual([expect.stringContaining('Nota crédito: NC-44.')])
  })

  it('is turned down with a reason only, and the note is then what the ERP says again', async () => {
    const world = await enter()
    const { id, note } = await object(world)
    const silent = await decide(world.browser, id, { resultado: 'rechazada' })
    expect(silent.problem.fields).toEqual({ motivo: objectionTexts.faults.reason })
    expect(
      (await decide(world.browser, id, { resultado: 'rechazada', motivo: 'El precio es el de la orden.' }))
        .status,
    ).toBe(200)
    const seen = (await server.call(getDebitNote, world.supplier, { params: { id: note } })).body
    expect(seen.estado).toBe('emitida')
    expect(seen.history.map(({ event }) => event)).toContain('respuesta')
  })

  it('is decided once: who comes second hears who decided what', async () => {
    const world = await enter()
    const other = await server.signInStaff(await buildStaff(server.db, world.company, 'compras'))
    const { id } = await object(world)
    const both = await Promise.all([
      decide(world.browser, id, { resultado: 'aceptada' }),
      decide(other, id, { resultado: 'rechazada', motivo: 'No.' }),
    ])
    const [late] = both.filter(({ status }) => status === 409)
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect([late?.problem.code, late?.problem.message]).toEqual([
      'act-decided',
      expect.stringMatching(/^Ana Pérez ya decidió el .*: (aceptada|rechazada)/),
    ])
    expect(await world.mailed()).toHaveLength(1)
  })

  it('is withdrawn where the supplier accepted the note afterwards', async () => {
    const world = await enter()
    const { id, note } = await object(world)
    await server.call(acceptDebitNote, world.supplier, {
      params: { id: note },
      body: { idempotencyKey: randomUUID() },
    })
    const { body } = await server.call(listDeskObjections, world.browser, {})
    expect([body.rows[0]?.estado, body.counts]).toEqual(['retirada', { retirada: 1 }])
    expect((await decide(world.browser, id, { resultado: 'aceptada' })).problem.code).toBe('act-withdrawn')
  })
})

describe('what a supplier proposes for lines of an order', () => {
  const today = todayInBogota(new Date())
  const lines = [
    { linea: 1, tipo: 'fecha', fecha: addDays(today, 9) },
    { linea: 2, tipo: 'cantidad', cantidad: '7.5' },
  ]

  async function propose({ branch, supplier, browser }: World) {
    const order = await buildDocument(server, 'purchase-order', branch, { nro_orden: 'OC-3' })
    await buildLines(server, 'purchase-order', branch, order, ['TORNILLO', 'TUERCA'])
    await server.call(reportPurchaseOrder, supplier, {
      params: { id: order },
      body: { lineas: JSON.stringify(lines), comentario: 'Hay paro', idempotencyKey: randomUUID() },
      files: [],
    })
    const { body } = await server.call(listDeskProposals, browser, {})
    return { id: body.rows[0]?.id ?? '', listed: body }
  }

  const respond = (browser: TestBrowser, id: string, lineas: object[]) =>
    server.call(decideDeskProposal, browser, { params: { id }, body: { lineas, comentario: '' } })

  it('is answered line by line, and the thread says each', async () => {
    const world = await enter()
    const { id, listed } = await propose(world)
    expect(listed.rows).toMatchObject([{ estado: 'pendiente', orden: 'OC-3', lineas_total: 2 }])
    const fecha = addDays(today, 5)
    const { body } = await respond(world.browser, id, [
      { linea: 1, tipo: 'fecha', decision: 'contraponer', fecha, comentario: '' },
      { linea: 2, tipo: 'cantidad', decision: 'aceptar', comentario: '' },
    ])
    expect([body.estado, body.decision?.lineas.map(({ decision }) => decision)]).toEqual([
      'parcial',
      ['contraponer', 'aceptar'],
    ])
    const thread = (
      await server.call(getQuestion, world.supplier, { params: { id: body.question_id ?? '' } })
    ).body
    expect(thread.estado).toBe('esperando_al_proveedor')
    expect(thread.messages.at(-1)?.texto).toContain(
      `la compañía propone entregar el ${formatDate(fecha)}.\nLínea 2 · TUERCA. Cantidad: 7,5: aceptada.`,
    )
    expect(await world.mailed()).toHaveLength(1)
  })

  it.each([
    [
      [
        { linea: 1, tipo: 'fecha', decision: 'contraponer', comentario: '' },
        { linea: 2, tipo: 'cantidad', decision: 'rechazar', comentario: '' },
      ],
      { 'lineas.0.fecha': proposalTexts.faults.date, 'lineas.1.comentario': proposalTexts.faults.reason },
    ],
    [
      [{ linea: 1, tipo: 'fecha', decision: 'aceptar', comentario: '' }],
      { lineas: proposalTexts.faults.otherLines },
    ],
  ])('is not answered as %j', async (lineas, fields) => {
    const world = await enter()
    const { id } = await propose(world)
    const { status, problem } = await respond(world.browser, id, lineas)
    expect([status, problem.fields]).toEqual([422, fields])
    expect((await server.call(getDeskProposal, world.browser, { params: { id } })).body.decision).toBeNull()
  })
})
