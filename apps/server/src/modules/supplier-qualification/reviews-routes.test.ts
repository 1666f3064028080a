import { randomUUID } from 'node:crypto'
import {
  answerReview,
  downloadQualificationFile,
  getQualification,
  getReview,
  requestReview,
  withdrawReview,
} from '@enlace/contract/supplier-qualification/calls.ts'
import { decideReview } from '@enlace/server/modules/supplier-qualification/evaluation/decide-commands.ts'
import { buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { enterEvaluated, publishFor, usualScores } from '@enlace/testing/evaluated-supplier.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-reviews-')
const server = useTestServer({ STORAGE_URL: folder })

const pdf = '%PDF-1.7\n' + ' '.repeat(100) + '\n%%EOF\n'
type World = Awaited<ReturnType<typeof enterEvaluated>>

const ask = (
  { browser, evaluation }: Pick<World, 'browser' | 'evaluation'>,
  body: object = {},
  files = [{ field: 'a', name: 'correo.pdf', bytes: pdf }],
) =>
  server.call(requestReview, browser, {
    params: { id: evaluation },
    body: {
      criterios: 'gestion',
      mensaje: 'La planilla llegó a tiempo.',
      idempotencyKey: randomUUID(),
      ...body,
    },
    files,
  })
const decide = (
  { company }: World,
  numero: string,
  act: 'answer' | 'accept' | 'refuse',
  text = 'Revisado.',
) =>
  decideReview({ db: server.db, settings: server.portal.service.settings }, company.id, {
    numero,
    act,
    text,
    actor: 'compras@c.test',
  })

describe('a request to review an evaluation', () => {
  it('gets a number, names its criteria, carries its files and is mailed to the company', async () => {
    const world = await enterEvaluated(server)
    const { status, body } = await ask(world)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      numero: expect.stringMatching(/^RE-20\d\d-000001$/),
      estado: 'solicitada',
      criterios: ['Gestión'],
      evaluacion: { id: world.evaluation, puntaje: '89.00' },
      messages: [
        { de: 'proveedor', texto: 'La planilla llegó a tiempo.', archivos: [{ nombre: 'correo.pdf' }] },
      ],
      may: { reply: true, withdraw: true },
    })
    const [mail] = await world.mails('compras@c.test')
    expect(mail?.subject).toContain(body.numero)
    expect(mail?.text).toContain('La planilla llegó a tiempo.')
    const file = await server.call(downloadQualificationFile, world.browser, {
      params: { id: body.messages[0]?.archivos[0]?.id },
    })
    expect(file.response.body).toBe(pdf)
  })

  it('is made once, however often the same form is sent', async () => {
    const world = await enterEvaluated(server)
    const idempotencyKey = randomUUID()
    const [first, second] = [await ask(world, { idempotencyKey }), await ask(world, { idempotencyKey })]
    expect(second.body.id).toBe(first.body.id)
    expect(second.body.messages).toHaveLength(1)
    expect(await world.mails('compras@c.test')).toHaveLength(1)
  })

  it('is refused while another waits, after its days, of what was replaced and about what is no criterion', async () => {
    const world = await enterEvaluated(server)
    expect((await ask(world, { criterios: 'precio' })).problem.fields).toHaveProperty('criterio')
    expect((await ask(world, { mensaje: ' ' })).status).toBe(422)
    await ask(world)
    expect((await ask(world)).problem.code).toBe('review-open')
    const late = await publishFor(
      server,
      world.company,
      world.thirdParty,
      '2025-S1',
      usualScores,
      new Date('2025-07-20T12:00:00Z'),
    )
    expect((await ask({ ...world, evaluation: late })).problem.code).toBe('review-late')
    await publishFor(server, world.company, world.thirdParty)
    expect((await ask(world)).problem.code).toBe('evaluation-replaced')
  })

  it('is told whether it may be asked for', async () => {
    const world = await enterEvaluated(server)
    const may = async (browser = world.browser) =>
      (await server.call(getQualification, browser)).body.may.review
    expect(await may()).toBe('yes')
    const reader = await buildPerson(server.db, world.thirdParty)
    await server.asAdmin('update memberships set read_only = true where id = $1', [reader.membership])
    const reading = await server.signIn(reader)
    expect(await may(reading)).toBe('read-only')
    expect((await ask({ ...world, browser: reading })).problem.code).toBe('read-only-person')
    await ask(world)
    expect(await may()).toBe('open')
  })
})

describe('the answer of the company', () => {
  it('stands in the thread, and the supplier is mailed and told', async () => {
    const world = await enterEvaluated(server)
    const { id, numero } = (await ask(world)).body
    expect(await decide(world, numero, 'answer', 'Envíe el soporte.')).toBeUndefined()
    const { body } = await server.call(getReview, world.browser, { params: { id } })
    expect(body).toMatchObject({ estado: 'en_revision', decidida_at: null, mensajes: 2 })
    expect(body.messages.at(-1)).toMatchObject({ de: 'compania', texto: 'Envíe el soporte.' })
    const [mail] = await world.mails(world.person.email)
    expect(mail?.text).toContain('Envíe el soporte.')
    expect(mail?.text).toContain(`/supplier-qualification/reviews/${id}`)
    const told = await server.asAdmin(
      `select 1 from notification_events where company_id = $1 and kind = 'request-answered'`,
      [world.company.id],
    )
    expect(told).toHaveLength(1)
  })

  it('ends it when it decides, once; what is refused keeps its evaluation', async () => {
    const world = await enterEvaluated(server)
    const { id, numero } = (await ask(world)).body
    expect(await decide(world, numero, 'refuse', '')).toBe('text-missing')
    expect(await decide(world, numero, 'refuse', 'Se mantiene.')).toBeUndefined()
    expect(await decide(world, numero, 'accept')).toBe('decided')
    expect(await decide(world, 'RE-1999-000001', 'accept')).toBe('unknown')
    const { body } = await server.call(getReview, world.browser, { params: { id } })
    expect(body).toMatchObject({ estado: 'negada', decision: 'Se mantiene.', may: { reply: false } })
    const late = await server.call(answerReview, world.browser, {
      params: { id },
      body: { mensaje: 'Pero…', idempotencyKey: randomUUID() },
    })
    expect(late.problem.code).toBe('review-closed')
  })

  it('leads from an accepted request to the corrected evaluation', async () => {
    const world = await enterEvaluated(server)
    const { id, numero } = (await ask(world)).body
    await decide(world, numero, 'accept')
    const corrected = await publishFor(server, world.company, world.thirdParty)
    const { body } = await server.call(getReview, world.browser, { params: { id } })
    expect(body).toMatchObject({ estado: 'aceptada', corregida: corrected })
    const { reviews } = (await server.call(getQualification, world.browser)).body
    expect(reviews).toMatchObject([{ id, estado: 'aceptada' }])
  })
})

it('the supplier writes more, and takes its request back', async () => {
  const world = await enterEvaluated(server)
  const { id } = (await ask(world, {}, [])).body
  const idempotencyKey = randomUUID()
  const more = { params: { id }, body: { mensaje: 'Adjunto el correo.', idempotencyKey } }
  await server.call(answerReview, world.browser, more)
  expect((await server.call(answerReview, world.browser, more)).body.messages).toHaveLength(2)
  const taken = await server.call(withdrawReview, world.browser, { params: { id } })
  expect(taken.body).toMatchObject({ estado: 'retirada', may: { reply: false, withdraw: false } })
  expect((await server.call(withdrawReview, world.browser, { params: { id } })).status).toBe(200)
  expect((await world.mails('compras@c.test')).map(({ subject }) => subject)).toHaveLength(3)
  expect((await ask(world)).status).toBe(200)
})

it('nobody, another supplier and another company see or move a request, its file or its evaluation', async () => {
  const world = await enterEvaluated(server)
  const { body } = await ask(world)
  const { id } = body
  const file = body.messages[0]?.archivos[0]?.id
  const strangers = [
    await server.signIn((await buildSupplier(server.db, world.company)).person),
    (await enterEvaluated(server)).browser,
  ]
  for (const browser of strangers) {
    const answers = await Promise.all([
      server.call(getReview, browser, { params: { id } }),
      server.call(answerReview, browser, {
        params: { id },
        body: { mensaje: 'x', idempotencyKey: randomUUID() },
      }),
      server.call(withdrawReview, browser, { params: { id } }),
      server.call(downloadQualificationFile, browser, { params: { id: file } }),
      ask({ browser, evaluation: world.evaluation }),
    ])
    expect(answers.map(({ problem }) => problem.code)).toEqual(Array(5).fill('document-not-found'))
  }
  const nobody = new TestBrowser(world.company.host)
  expect((await server.call(getReview, nobody, { params: { id } })).status).toBe(401)
})

it('is neither written into nor taken back once its evaluation is no longer shown', async () => {
  const world = await enterEvaluated(server)
  const { id } = (await ask(world)).body
  await server.asAdmin(`do $$ begin
    alter table supplier_evaluations disable trigger supplier_evaluations_stay;
    update supplier_evaluations set snapshot = null, puntaje = null, nivel = null, published_at = null, published_by = null,
      review_until = null where id = '${world.evaluation}';
    alter table supplier_evaluations enable trigger supplier_evaluations_stay;
  end $$`)
  const answers = await Promise.all([
    server.call(answerReview, world.browser, {
      params: { id },
      body: { mensaje: 'x', idempotencyKey: randomUUID() },
    }),
    server.call(withdrawReview, world.browser, { params: { id } }),
  ])
  expect(answers.map(({ problem }) => problem.code)).toEqual(Array(2).fill('document-not-found'))
})
