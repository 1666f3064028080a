import {
  answerQuestion,
  askAboutDocument,
  closeQuestion,
  downloadQuestionFile,
  getQuestion,
  getReplyPage,
  listDocumentQuestions,
  listQuestions,
  reopenQuestion,
  sendReply,
} from '@enlace/contract/questions/calls.ts'
import { confirmPurchaseOrder } from '@enlace/contract/purchase-order/act-calls.ts'
import { listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { buildBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sweepReplyLinks } from './reply-commands.ts'

const folder = await useScratchFolder('enlace-questions-')
const server = useTestServer({ STORAGE_URL: folder })

const pdf = '%PDF-1.7\n' + ' '.repeat(100) + '\n%%EOF\n'

async function enter() {
  const company = await buildCompany(server.db, { settings: { contact_info: { correo: 'pagos@c.test' } } })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  const id = await buildDocument(server, 'purchase-order', branch, { nro_orden: 'OC-12' })
  const browser = await server.signIn(person)
  const mails = async (recipient: string) =>
    server.asAdmin<{ subject: string; text: string; holds_secret: boolean }>(
      'select subject, text, holds_secret from outbox_mails where company_id = $1 and recipient = $2 order by created_at',
      [company.id, recipient],
    )
  const lastToken = async (recipient = 'pagos@c.test') =>
    /\/reply\/([\w-]{43})/.exec((await mails(recipient)).at(-1)?.text ?? '')?.[1] ?? ''
  return { company, branch, person, thirdParty, browser, id, mails, lastToken }
}

type Entered = Awaited<ReturnType<typeof enter>>

const ask = ({ browser, id }: Pick<Entered, 'browser' | 'id'>, body: object = {}) =>
  server.call(askAboutDocument, browser, {
    body: {
      kind: 'purchase-order',
      id,
      tipo: 'pago',
      mensaje: '¿Cuándo pagan?',
      idempotencyKey: randomUUID(),
      ...body,
    },
    files: [{ field: 'a', name: 'soporte.pdf', bytes: pdf }],
  })
const threadOf = async ({ browser }: Pick<Entered, 'browser'>, id: string) =>
  (await server.call(getQuestion, browser, { params: { id } })).body
const reply = (
  { company }: Pick<Entered, 'company'>,
  token: string,
  body: object = { mensaje: 'El viernes.' },
) => server.call(sendReply, new TestBrowser(company.host), { params: { token }, body })

describe('a question about a document', () => {
  it('gets a number, enters the document’s history, and both sides are mailed', async () => {
    const world = await enter()
    const { status, body } = await ask(world)
    expect(status).toBe(200)
    expect(body.numero).toMatch(/^C-20\d\d-000001$/)
    expect(await threadOf(world, body.id)).toMatchObject({
      estado: 'abierta',
      tipo: 'pago',
      mensajes: 1,
      ultimo_de: 'proveedor',
      documento: { kind: 'purchase-order', id: world.id, numero: 'OC-12' },
      messages: [
        {
          de: 'proveedor',
          autor: 'Ana Pérez',
          texto: '¿Cuándo pagan?',
          archivos: [{ nombre: 'soporte.pdf' }],
        },
      ],
      may: { reply: true, close: true, reopen: false },
    })
    const [toCompany] = await world.mails('pagos@c.test')
    expect(toCompany).toMatchObject({
      subject: `${body.numero} · Pago: Orden de compra OC-12`,
      holds_secret: true,
    })
    expect((await world.mails(world.person.email))[0]?.text).toContain(`/#/questions/${body.id}`)
  })

  it('is one, however often the form is sent', async () => {
    const world = await enter()
    const idempotencyKey = randomUUID()
    const asked = await Promise.all([1, 2, 3].map(() => ask(world, { idempotencyKey })))
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
    expect((await server.call(listQuestions, world.browser)).body.total).toBe(1)
    expect(await world.mails('pagos@c.test')).toHaveLength(1)
  })

  it('goes to those whom the company chose for its type, else to those of all types, and to the buyer', async () => {
    const world = await enter()
    await server.asAdmin(
      `insert into question_recipients (company_id, topic, name, email) values ($1, null, 'Todos', 'todos@c.test'), ($1, 'pago', 'Tesorería', 'tes@c.test')`,
      [world.company.id],
    )
    await server.asAdmin(
      `update purchase_order set comprador = 'Rosa', comprador_correo = 'rosa@c.test' where id = $1`,
      [world.id],
    )
    await ask(world)
    await ask(world, { tipo: 'factura' })
    const to = async (recipient: string) => (await world.mails(recipient)).length
    expect([
      await to('tes@c.test'),
      await to('todos@c.test'),
      await to('rosa@c.test'),
      await to('pagos@c.test'),
    ]).toEqual([1, 1, 2, 0])
  })

  it.each([
    [{ mensaje: ' ' }, 422],
    [{ mensaje: 'x'.repeat(4001) }, 422],
    [{ tipo: 'novedad_orden' }, 422],
    [{ id: randomUUID() }, 404],
    [{ kind: 'notes-debit' }, 404],
  ])('is refused as %j', async (body, status) => {
    const world = await enter()
    expect((await ask(world, body)).status).toBe(status)
    expect(
      await server.asAdmin('select 1 from stored_files where company_id = $1', [world.company.id]),
    ).toEqual([])
  })
})

describe('the company’s answer by its link', () => {
  it('needs no session, tells the supplier by mail, counts on the order until it is answered', async () => {
    const world = await enter()
    const { body } = await ask(world)
    const token = await world.lastToken()
    const page = await server.call(getReplyPage, new TestBrowser(world.company.host), { params: { token } })
    expect(page.body).toMatchObject({
      numero: body.numero,
      proveedor: world.thirdParty.nombre,
      mayReply: true,
      messages: [{ texto: '¿Cuándo pagan?' }],
    })
    expect(await reply(world, token)).toMatchObject({
      status: 200,
      body: { estado: 'esperando_al_proveedor' },
    })
    expect(await threadOf(world, body.id)).toMatchObject({
      estado: 'esperando_al_proveedor',
      mensajes: 2,
      ultimo_de: 'compania',
    })
    expect((await world.mails(world.person.email)).at(-1)?.text).toContain('El viernes.')
    const comments = async () =>
      (await server.call(listPurchaseOrders, world.browser)).body.rows[0]?.comentarios_sin_responder
    expect(await comments()).toBe(1)
    await server.call(answerQuestion, world.browser, {
      params: { id: body.id },
      body: { mensaje: 'Gracias', idempotencyKey: randomUUID() },
    })
    expect(await comments()).toBe(0)
    expect((await threadOf(world, body.id)).estado).toBe('esperando_a_la_compania')
  })

  it('is taken once: the link is spent by it, and the next message brings another', async () => {
    const world = await enter()
    const { body } = await ask(world)
    const token = await world.lastToken()
    const both = await Promise.all([reply(world, token), reply(world, token)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410])
    const visitor = new TestBrowser(world.company.host)
    expect((await server.call(getReplyPage, visitor, { params: { token } })).problem.code).toBe('link-spent')
    await server.call(answerQuestion, world.browser, {
      params: { id: body.id },
      body: { mensaje: '¿Y hoy?', idempotencyKey: randomUUID() },
    })
    const next = await world.lastToken()
    expect(next).not.toBe(token)
    expect((await reply(world, next, { mensaje: 'Listo', resuelta: 'true' })).body.estado).toBe('resuelta')
  })

  it('opens nothing once it is too old, and is forgotten a month later', async () => {
    const world = await enter()
    await ask(world)
    const token = await world.lastToken()
    const age = (days: number) =>
      server.asAdmin(
        `update reply_links set expires_at = now() - make_interval(days => $2) where company_id = $1`,
        [world.company.id, days],
      )
    await age(1)
    expect((await reply(world, token)).status).toBe(410)
    await sweepReplyLinks(server.db)
    expect(
      await server.asAdmin('select 1 from reply_links where company_id = $1', [world.company.id]),
    ).toHaveLength(1)
    await age(31)
    await sweepReplyLinks(server.db)
    expect(
      await server.asAdmin('select 1 from reply_links where company_id = $1', [world.company.id]),
    ).toEqual([])
  })

  it('is no way into another thread, another company’s address, or another thread’s file', async () => {
    const world = await enter()
    const other = await enter()
    const { body } = await ask(world)
    await ask(other)
    const token = await other.lastToken()
    expect((await reply(world, token)).problem.code).toBe('company-mismatch')
    expect((await reply(world, 'x'.repeat(43))).problem.code).toBe('link-spent')
    const [file] = (await threadOf(world, body.id)).messages.flatMap(({ archivos }) => archivos)
    const fileBy = (host: string, secret: string) =>
      server.portal.inject({ url: `/api/reply/${secret}/files/${file?.id}`, headers: { host } })
    expect((await fileBy(other.company.host, token)).statusCode).toBe(410)
    const mine = await fileBy(world.company.host, await world.lastToken())
    expect([mine.statusCode, mine.body]).toEqual([200, pdf])
  })

  it('is kept by its hash only', async () => {
    const world = await enter()
    await ask(world)
    const token = await world.lastToken()
    const rows = await server.asAdmin<{ hash: string }>(
      `select encode(token_hash, 'escape') || name || email as hash from reply_links where company_id = $1`,
      [world.company.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.hash).not.toContain(token)
  })
})

describe('a thread', () => {
  it('is closed and reopened by the supplier; a closed one takes no message of either side', async () => {
    const world = await enter()
    const { body } = await ask(world)
    const turn = async (call: typeof closeQuestion) =>
      (await server.call(call, world.browser, { params: { id: body.id } })).body
    expect(await turn(closeQuestion)).toMatchObject({
      estado: 'cerrada',
      may: { reply: false, close: false, reopen: true },
    })
    const answer = await server.call(answerQuestion, world.browser, {
      params: { id: body.id },
      body: { mensaje: 'Una cosa más', idempotencyKey: randomUUID() },
    })
    expect(answer.problem.code).toBe('question-closed')
    expect((await reply(world, await world.lastToken())).problem.code).toBe('question-closed')
    expect(await turn(reopenQuestion)).toMatchObject({ estado: 'abierta', may: { reply: true } })
    expect((await world.mails('pagos@c.test')).at(-1)?.text).toContain('reabrió')
  })

  it('is found by number, document and words, and counted by state', async () => {
    const world = await enter()
    await ask(world, { mensaje: 'Necesito el paz y salvo' })
    const second = await ask(world)
    await server.call(closeQuestion, world.browser, { params: { id: second.body.id } })
    const found = async (query: object) => (await server.call(listQuestions, world.browser, { query })).body
    expect((await found({ q: 'paz y' })).total).toBe(1)
    expect((await found({ q: 'oc-12' })).total).toBe(2)
    expect((await found({ q: '100%' })).total).toBe(0)
    expect(await found({ estado: 'cerrada' })).toMatchObject({ total: 1, counts: { abierta: 1, cerrada: 1 } })
  })

  it('of a mere confirmation is no conversation until the company answers', async () => {
    const world = await enter()
    await server.call(confirmPurchaseOrder, world.browser, {
      params: { id: world.id },
      body: { idempotencyKey: randomUUID() },
    })
    const total = async () => (await server.call(listQuestions, world.browser)).body.total
    expect(await total()).toBe(0)
    await reply(world, await world.lastToken(), { mensaje: 'Gracias' })
    expect(await total()).toBe(1)
  })

  it('is not shown to anybody, another supplier, another branch, one without the module; its files neither', async () => {
    const world = await enter()
    const { body } = await ask(world)
    const [file] = (await threadOf(world, body.id)).messages.flatMap(({ archivos }) => archivos)
    const branch = await buildBranch(server.db, world.thirdParty)
    const people = [
      (await buildSupplier(server.db, world.company)).person,
      await buildPerson(server.db, world.thirdParty, { accounts: [branch] }),
      await buildPerson(server.db, world.thirdParty, { modules: ['orden_ticket'] }),
    ]
    expect(
      (await server.call(getQuestion, new TestBrowser(world.company.host), { params: { id: body.id } }))
        .status,
    ).toBe(401)
    for (const person of people) {
      const browser = await server.signIn(person)
      const asked = await Promise.all([
        server.call(getQuestion, browser, { params: { id: body.id } }),
        server.call(answerQuestion, browser, {
          params: { id: body.id },
          body: { mensaje: 'x', idempotencyKey: randomUUID() },
        }),
        server.call(closeQuestion, browser, { params: { id: body.id } }),
        server.call(listDocumentQuestions, browser, { params: { kind: 'purchase-order', id: world.id } }),
        server.call(downloadQuestionFile, browser, { params: { id: file?.id } }),
        ask({ browser, id: world.id }),
      ])
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
      expect((await server.call(listQuestions, browser)).body.total).toBe(0)
    }
  })

  it('is read, but not written, by who may only read', async () => {
    const world = await enter()
    const { body } = await ask(world)
    const reader = await buildPerson(server.db, world.thirdParty)
    await server.asAdmin('update memberships set read_only = true where id = $1', [reader.membership])
    const browser = await server.signIn(reader)
    expect((await threadOf({ browser }, body.id)).may).toEqual({ reply: false, close: false, reopen: false })
    expect((await ask({ browser, id: world.id })).problem.code).toBe('read-only-person')
    expect((await server.call(closeQuestion, browser, { params: { id: body.id } })).problem.code).toBe(
      'read-only-person',
    )
  })
})
