import { randomUUID } from 'node:crypto'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { DocumentAct } from '@enlace/contract/acts/schemas.ts'
import { followLive } from '@enlace/contract/notifications/live/calls.ts'
import { answerQuestion } from '@enlace/contract/questions/calls.ts'
import { acceptDebitNote, objectToDebitNote } from '@enlace/contract/notes-debit/act-calls.ts'
import { getDebitNote, listDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import { decideDeskObjection, listDeskObjections } from '@enlace/contract/notes-debit/desk/calls.ts'
import { decideDeskProposal, listDeskProposals } from '@enlace/contract/purchase-order/proposals/calls.ts'
import { reportPurchaseOrder } from '@enlace/contract/purchase-order/act-calls.ts'
import { getPurchaseOrder } from '@enlace/contract/purchase-order/calls.ts'
import { reportPurchaseTicket } from '@enlace/contract/purchase-tickets/act-calls.ts'
import { getPurchaseTicket } from '@enlace/contract/purchase-tickets/calls.ts'
import { answerDeskQuestion, getDeskQuestion } from '@enlace/contract/questions/desk/calls.ts'
import { getDashboard } from '@enlace/contract/dashboard/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument, buildLines } from '@enlace/testing/documents.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-answered-acts-')
const server = useTestServer({ STORAGE_URL: folder })

async function enter() {
  const company = await buildCompany(server.db, { settings: { contact_info: { correo: 'cxp@c.test' } } })
  await relaxStaffFactor(server.asAdmin, company)
  const { branch, person } = await buildSupplier(server.db, company, { isMaster: true })
  const staff = await server.signInStaff(await buildStaff(server.db, company, 'cuentas_por_pagar'))
  return { branch, staff, supplier: await server.signIn(person) }
}

type World = Awaited<ReturnType<typeof enter>>

/** Acts on a document as its supplier. */
const tell = ({ supplier }: World, call: AnyCall, id: string, body: object) =>
  server.call(call, supplier, { params: { id }, body: { ...body, idempotencyKey: randomUUID() } })

const report = ({ supplier }: World, call: AnyCall, id: string, lineas: object[]) =>
  server.call(call, supplier, {
    params: { id },
    body: { lineas: JSON.stringify(lineas), comentario: '', idempotencyKey: randomUUID() },
    files: [],
  })

async function object(world: World) {
  const id = await buildDocument(server, 'notes-debit', world.branch, { nro_nota: 'ND-9' })
  await server.call(objectToDebitNote, world.supplier, {
    params: { id },
    body: { motivo: 'valor', comentario: 'El valor es otro', idempotencyKey: randomUUID() },
    files: [],
  })
  return id
}

const objectionsOf = async ({ supplier }: World, id: string): Promise<readonly DocumentAct[]> =>
  (await server.call(getDebitNote, supplier, { params: { id } })).body.acts.done

/** Returns the counts of pending work in the staff's menu. */
async function waiting({ staff }: World) {
  const { counts } = (await server.call(followLive, staff)).body
  return { objections: counts.objections ?? 0, questions: counts.questions ?? 0 }
}

/** Returns the unanswered conversations of the start page, which include those of objections and proposals. */
const unanswered = async ({ staff }: World) =>
  (await server.call(getDashboard, staff, { query: {} })).body.preguntas.esperan

it('counts an objection as one thing that waits, and its conversation once that goes on after the decision', async () => {
  const world = await enter()
  const id = await object(world)
  expect(await waiting(world)).toEqual({ objections: 1, questions: 0 })
  expect(await unanswered(world)).toBe(1)
  const [row] = (await server.call(listDeskObjections, world.staff, {})).body.rows
  await server.call(decideDeskObjection, world.staff, {
    params: { id: row?.id ?? '' },
    body: { resultado: 'rechazada', motivo: 'El precio es el de la orden.', nota_credito: '' },
  })
  expect(await waiting(world)).toEqual({ objections: 0, questions: 0 })
  const [act] = await objectionsOf(world, id)
  await server.call(answerQuestion, world.supplier, {
    params: { id: act?.question_id ?? '' },
    body: { mensaje: '¿Cuál precio?', idempotencyKey: randomUUID() },
    files: [],
  })
  expect(await waiting(world)).toEqual({ objections: 0, questions: 1 })
})

describe('what the company says of something that a supplier told of a document', () => {
  it('stands beside an objection: that it waits, and then the decision with its reason and who took it', async () => {
    const world = await enter()
    const id = await object(world)
    expect(await objectionsOf(world, id)).toMatchObject([
      { estado: 'pendiente', decision: null, respuesta: null },
    ])
    const { rows } = (await server.call(listDeskObjections, world.staff, {})).body
    await server.call(decideDeskObjection, world.staff, {
      params: { id: rows[0]?.id ?? '' },
      body: { resultado: 'rechazada', motivo: 'El precio es el de la orden.', nota_credito: '' },
    })
    expect(await objectionsOf(world, id)).toMatchObject([
      {
        estado: 'rechazada',
        decision: { resultado: 'rechazada', motivo: 'El precio es el de la orden.', por: 'Ana Pérez' },
        // The decision's own sentence in the thread is not repeated.
        respuesta: null,
      },
    ])
  })

  it('leaves nothing to be done nor taken off a note to which the supplier objected rightly', async () => {
    const world = await enter()
    const id = await object(world)
    const { rows } = (await server.call(listDeskObjections, world.staff, {})).body
    const decided = await server.call(decideDeskObjection, world.staff, {
      params: { id: rows[0]?.id ?? '' },
      body: { resultado: 'aceptada', motivo: 'Tiene razón.', nota_credito: 'NC-4' },
    })
    expect(decided.status).toBe(200)
    const { body: note } = await server.call(getDebitNote, world.supplier, { params: { id } })
    expect(note).toMatchObject({
      estado: 'objecion_aceptada',
      valor_por_aplicar: '0.00',
      acts: { possible: [], obstacle: null, done: [{ estado: 'aceptada' }] },
    })
    const query = { por_aplicar: '1' }
    expect((await server.call(listDebitNotes, world.supplier, { query })).body.rows).toEqual([])
    const accepted = await server.call(acceptDebitNote, world.supplier, {
      params: { id },
      body: { idempotencyKey: randomUUID() },
    })
    expect(accepted.problem.code).toBe('act-refused')
    // The next state from the ERP takes precedence.
    await server.asAdmin(`update notes_debit set estado = 'anulada' where id = $1`, [id])
    expect((await server.call(getDebitNote, world.supplier, { params: { id } })).body.estado).toBe('anulada')
  })

  it('says of an objection that the supplier took it back by accepting the note', async () => {
    const world = await enter()
    const id = await object(world)
    await tell(world, acceptDebitNote, id, {})
    expect((await objectionsOf(world, id)).map(({ acto, estado }) => [acto, estado])).toEqual([
      ['aceptar', null],
      ['objetar', 'retirada'],
    ])
  })

  it('stands beside each line of an order that the supplier wanted otherwise', async () => {
    const world = await enter()
    const id = await buildDocument(server, 'purchase-order', world.branch, { nro_orden: 'OC-3' })
    await buildLines(server, 'purchase-order', world.branch, id, ['TORNILLO', 'TUERCA'])
    const today = todayInBogota(new Date())
    await report(world, reportPurchaseOrder, id, [
      { linea: 1, tipo: 'fecha', fecha: addDays(today, 9) },
      { linea: 2, tipo: 'cantidad', cantidad: '7.5' },
    ])
    const { rows } = (await server.call(listDeskProposals, world.staff, {})).body
    const fecha = addDays(today, 5)
    await server.call(decideDeskProposal, world.staff, {
      params: { id: rows[0]?.id ?? '' },
      body: {
        lineas: [
          { linea: 1, tipo: 'fecha', decision: 'contraponer', fecha, comentario: '' },
          { linea: 2, tipo: 'cantidad', decision: 'rechazar', comentario: 'La obra ya está programada.' },
        ],
        comentario: 'Quedamos atentos.',
      },
    })
    const { body } = await server.call(getPurchaseOrder, world.supplier, { params: { id } })
    expect(body.acts.done).toMatchObject([
      {
        estado: 'parcial',
        decision: {
          motivo: 'Quedamos atentos.',
          lineas: [
            { linea: 1, decision: 'contraponer', fecha },
            { linea: 2, decision: 'rechazar', comentario: 'La obra ya está programada.' },
          ],
        },
      },
    ])
  })

  it('stands beside a difference as it was last written in its thread', async () => {
    const world = await enter()
    const id = await buildDocument(server, 'purchase-tickets', world.branch, {})
    await buildLines(server, 'purchase-tickets', world.branch, id, ['TORNILLO'])
    await report(world, reportPurchaseTicket, id, [{ linea: 1, tipo: 'cantidad', cantidad: '9' }])
    const actsOf = async () =>
      (await server.call(getPurchaseTicket, world.supplier, { params: { id } })).body.acts.done
    const [told] = await actsOf()
    expect(told).toMatchObject({ estado: null, respuesta: null })
    const params = { id: told?.question_id ?? '' }
    for (const mensaje of ['Lo revisamos con la bodega.', 'La bodega confirma 9 unidades.']) {
      const { version } = (await server.call(getDeskQuestion, world.staff, { params })).body
      const body = { mensaje, estado: 'resuelta', version: String(version), idempotencyKey: randomUUID() }
      await server.call(answerDeskQuestion, world.staff, { params, body, files: [] })
    }
    expect(await actsOf()).toMatchObject([
      { respuesta: { texto: 'La bodega confirma 9 unidades.', autor: 'Ana Pérez' }, decision: null },
    ])
  })
})
