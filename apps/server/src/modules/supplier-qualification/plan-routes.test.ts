import { randomUUID } from 'node:crypto'
import {
  addAction,
  changeAction,
  getQualification,
  sendEvidence,
  withdrawAction,
} from '@enlace/contract/supplier-qualification/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { decideAction } from '@enlace/server/modules/supplier-qualification/evaluation/decide-commands.ts'
import { buildSupplier } from '@enlace/testing/builders.ts'
import { enterEvaluated, publishFor } from '@enlace/testing/evaluated-supplier.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-plans-')
const server = useTestServer({ STORAGE_URL: folder })

const pdf = '%PDF-1.7\n' + ' '.repeat(100) + '\n%%EOF\n'
const today = todayInBogota(new Date())
type World = Awaited<ReturnType<typeof enterEvaluated>>

const words = {
  criterio: 'gestion',
  accion: 'Enviar la planilla con la factura',
  responsable: 'Ana, Cartera',
  fecha: addDays(today, 10),
}
const add = ({ browser, evaluation }: Pick<World, 'browser' | 'evaluation'>, body: object = {}) =>
  server.call(addAction, browser, {
    params: { id: evaluation },
    body: { ...words, idempotencyKey: randomUUID(), ...body },
  })
const send = ({ browser }: Pick<World, 'browser'>, id: string, version: number) =>
  server.call(sendEvidence, browser, {
    params: { id },
    body: { version, comentario: 'Ya se envía.' },
    files: [{ field: 'a', name: 'planilla.pdf', bytes: pdf }],
  })
const decide = ({ company }: World, id: string, isDone: boolean, text: string) =>
  decideAction({ db: server.db, settings: server.portal.service.settings }, company.id, {
    id,
    isDone,
    text,
    actor: 'compras@c.test',
  })

/** Creates an evaluated supplier with one action in its plan. */
async function enterPlanning() {
  const world = await enterEvaluated(server)
  const [action] = (await add(world)).body.actions
  if (!action) throw new Error('The action was added')
  return { ...world, action }
}

describe('an action of the improvement plan', () => {
  it('says who does what until when, for which criterion', async () => {
    const { action } = await enterPlanning()
    expect(action).toMatchObject({
      ...words,
      criterio_nombre: 'Gestión',
      periodo: '2026-S1',
      estado: 'pendiente',
      version: 1,
      may: { change: true, send: true, withdraw: true },
    })
  })

  it('is added once, whole, and for a day that is still to come', async () => {
    const world = await enterEvaluated(server)
    const idempotencyKey = randomUUID()
    await add(world, { idempotencyKey })
    expect((await add(world, { idempotencyKey })).body.actions).toHaveLength(1)
    expect((await add(world, { fecha: addDays(today, -1) })).problem.fields).toHaveProperty('fecha')
    expect((await add(world, { criterio: 'precio' })).problem.fields).toHaveProperty('criterio')
    expect((await add(world, { accion: ' ' })).problem.fields).toHaveProperty('accion')
    expect((await add(world, { responsable: 'x'.repeat(101) })).status).toBe(422)
  })

  it('is late from the day after its own', async () => {
    const world = await enterPlanning()
    await server.asAdmin('update improvement_actions set fecha = $2 where id = $1', [
      world.action.id,
      addDays(today, -1),
    ])
    const { body } = await server.call(getQualification, world.browser)
    expect(body.actions[0]?.estado).toBe('vencida')
  })

  it('is changed by whoever saw it last, and by nobody who saw it before', async () => {
    const { browser, action } = await enterPlanning()
    const change = (version: number, accion: string) =>
      server.call(changeAction, browser, { params: { id: action.id }, body: { ...words, accion, version } })
    expect((await change(1, 'Otra')).body.actions[0]).toMatchObject({ accion: 'Otra', version: 2 })
    expect((await change(1, 'Tarde')).problem.code).toBe('action-changed')
  })

  it('waits for the company once its evidence is sent, which is taken or given back', async () => {
    const world = await enterPlanning()
    const { id } = world.action
    expect(await decide(world, id, true, '')).toBe('no-evidence')
    const sent = (await send(world, id, 1)).body.actions[0]
    expect(sent).toMatchObject({ estado: 'en_revision', archivos: [{ nombre: 'planilla.pdf' }] })
    expect((await world.mails('compras@c.test')).at(-1)?.text).toContain('Ya se envía.')
    expect(await decide(world, id, false, '')).toBe('text-missing')
    expect(await decide(world, id, false, 'Falta la firma.')).toBeUndefined()
    const returned = (await server.call(getQualification, world.browser)).body.actions[0]
    expect(returned).toMatchObject({
      estado: 'devuelta',
      respuesta: 'Falta la firma.',
      may: { change: true },
    })
    expect((await world.mails(world.person.email)).at(-1)?.text).toContain('Falta la firma.')
    await send(world, id, returned?.version ?? 0)
    expect(await decide(world, id, true, 'Gracias.')).toBeUndefined()
    const done = (await server.call(getQualification, world.browser)).body.actions[0]
    expect(done).toMatchObject({ estado: 'cumplida', may: { change: false, send: false, withdraw: false } })
    expect((await send(world, id, done?.version ?? 0)).problem.code).toBe('action-closed')
  })

  it('stays to be read when it is withdrawn', async () => {
    const { browser, action } = await enterPlanning()
    const { body } = await server.call(withdrawAction, browser, {
      params: { id: action.id },
      body: { version: 1 },
    })
    expect(body.actions).toMatchObject([{ id: action.id, estado: 'retirada' }])
  })

  it('stays in the plan when the next evaluation is published, and ends its place with it once it is done', async () => {
    const world = await enterPlanning()
    await publishFor(server, world.company, world.thirdParty, '2026-S2')
    const next = (await server.call(getQualification, world.browser)).body
    expect(next.evaluation?.periodo).toBe('2026-S2')
    expect(next.actions).toMatchObject([{ id: world.action.id, periodo: '2026-S1' }])
  })

  it('is another supplier’s neither to see nor to change', async () => {
    const world = await enterPlanning()
    const { id } = world.action
    const browser = await server.signIn((await buildSupplier(server.db, world.company)).person)
    const answers = await Promise.all([
      add({ browser, evaluation: world.evaluation }),
      server.call(changeAction, browser, { params: { id }, body: { ...words, version: 1 } }),
      send({ browser }, id, 1),
      server.call(withdrawAction, browser, { params: { id }, body: { version: 1 } }),
    ])
    expect(answers.map(({ problem }) => problem.code)).toEqual(Array(4).fill('document-not-found'))
    expect((await server.call(getQualification, browser)).body.actions).toEqual([])
  })
})
