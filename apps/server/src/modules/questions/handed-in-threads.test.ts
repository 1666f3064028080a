import { randomUUID } from 'node:crypto'
import {
  answerQuestion,
  askAboutDocument,
  downloadQuestionFile,
  getQuestion,
  listDocumentQuestions,
} from '@enlace/contract/questions/calls.ts'
import {
  askSupplier,
  downloadDeskQuestionFile,
  getDeskQuestion,
  listDeskDocumentQuestions,
} from '@enlace/contract/questions/desk/calls.ts'
import { buildSupplier, changeSettings } from '@enlace/testing/builders.ts'
import { buildInvoiceWorld, handIn, readXml } from '@enlace/testing/invoice-world.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-handed-in-threads-')
const server = useTestServer({ STORAGE_URL: folder })

async function enter() {
  const world = await buildInvoiceWorld(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  const desk = await server.signInStaff(await buildStaff(server.db, world.company, 'cuentas_por_pagar'))
  const { id, body } = await handIn(server, world.browser, world.write().xml)
  return { ...world, desk, id, radicado: body.radicado ?? '' }
}

const question = { tipo: 'factura', mensaje: '¿Qué le falta?' } as const
const ask = (browser: TestBrowser, id: string) =>
  server.call(askAboutDocument, browser, {
    body: { kind: 'invoices', id, ...question, idempotencyKey: randomUUID() },
  })
const askAtDesk = (
  browser: TestBrowser,
  id: string,
  idempotencyKey = randomUUID(),
  files: { field: string; name: string; bytes: Buffer }[] = [],
) =>
  server.call(askSupplier, browser, {
    params: { kind: 'invoices', id },
    body: { ...question, idempotencyKey },
    files,
  })
const pdf = Buffer.from(`%PDF-1.7\n${' '.repeat(400)}\n%%EOF\n`)
const attached = (name: string) => [{ field: 'a', name, bytes: pdf }]
const about = (browser: TestBrowser, id: string) =>
  server.call(listDocumentQuestions, browser, { params: { kind: 'invoices', id } })
const aboutAtDesk = (browser: TestBrowser, id: string) =>
  server.call(listDeskDocumentQuestions, browser, { params: { kind: 'invoices', id } })

describe('a thread about a handed-in document', () => {
  it('is opened by its supplier, and shown on both sides with the filing number', async () => {
    const world = await enter()
    const asked = await ask(world.browser, world.id)
    expect(asked.status).toBe(200)
    const shown = await about(world.browser, world.id)
    expect(shown.body.rows).toMatchObject([{ id: asked.body.id, estado: 'abierta' }])
    expect(shown.body.rows[0]?.documento).toMatchObject({ kind: 'invoices', id: world.id })
    expect(shown.body.rows[0]?.documento?.numero).toContain(world.radicado)
    expect((await aboutAtDesk(world.desk, world.id)).body.rows.map(({ id }) => id)).toEqual([asked.body.id])
  })

  it('is opened by the desk once, and answered by the supplier, who is notified and mailed', async () => {
    const world = await enter()
    const key = randomUUID()
    const { body } = await askAtDesk(world.desk, world.id, key)
    expect((await askAtDesk(world.desk, world.id, key)).body.id).toBe(body.id)
    expect(body).toMatchObject({ estado: 'esperando_al_proveedor', ultimo_de: 'compania', mensajes: 1 })
    const told = await server.asAdmin<{ subject: object }>(
      "select subject from notification_events where company_id = $1 and kind = 'request-answered'",
      [world.company.id],
    )
    expect(told).toMatchObject([{ subject: { resultado: 'pregunta', modulo: 'radicar_factura' } }])
    const mails = await server.asAdmin<{ recipient: string }>(
      "select recipient from outbox_mails where company_id = $1 and purpose = 'question-answer'",
      [world.company.id],
    )
    expect(mails).toEqual([{ recipient: world.person.email }])
    const answered = await server.call(answerQuestion, world.browser, {
      params: { id: body.id },
      body: { mensaje: 'Nada', idempotencyKey: randomUUID() },
    })
    expect(answered.body.messages.map(({ de }) => de)).toEqual(['compania', 'proveedor'])
    const thread = await server.call(getDeskQuestion, world.desk, { params: { id: body.id } })
    expect(thread.body.estado).toBe('esperando_a_la_compania')
  })

  it('carries files both ways, which nobody else gets', async () => {
    const world = await enter()
    const { body } = await askAtDesk(world.desk, world.id, randomUUID(), attached('marcado.pdf'))
    expect(body.messages[0]?.archivos).toMatchObject([{ nombre: 'marcado.pdf' }])
    const params = { id: body.messages[0]?.archivos[0]?.id ?? '' }
    const got = await server.call(downloadQuestionFile, world.browser, { params })
    expect(got.response.body).toContain('%PDF-1.7')
    const answered = await server.call(answerQuestion, world.browser, {
      params: { id: body.id },
      body: { mensaje: 'Va el acta.', idempotencyKey: randomUUID() },
      files: attached('acta.pdf'),
    })
    expect(answered.body.messages[1]?.archivos).toMatchObject([{ nombre: 'acta.pdf' }])
    const back = { id: answered.body.messages[1]?.archivos[0]?.id ?? '' }
    expect((await server.call(downloadDeskQuestionFile, world.desk, { params: back })).status).toBe(200)
    const other = await enter()
    expect((await server.call(downloadQuestionFile, other.browser, { params })).status).toBe(404)
    expect((await server.call(downloadDeskQuestionFile, other.desk, { params: back })).status).toBe(404)
    const bad = [{ field: 'a', name: 'virus.exe', bytes: Buffer.from('MZ') }]
    expect((await askAtDesk(world.desk, world.id, randomUUID(), bad)).status).toBe(422)
  })

  it('is not about a draft', async () => {
    const world = await enter()
    const { file } = await readXml(server, world.browser, world.write().xml)
    const draft = file?.facturas[0]?.id ?? ''
    expect((await ask(world.browser, draft)).status).toBe(404)
    expect((await askAtDesk(world.desk, draft)).status).toBe(404)
  })

  it('is of its supplier, its company and those who may answer, while the module is on', async () => {
    const world = await enter()
    const { body } = await askAtDesk(world.desk, world.id)
    const neighbour = await buildSupplier(server.db, world.company, { isMaster: true })
    const beside = await server.signIn(neighbour.person)
    const other = await enter()
    for (const browser of [beside, other.browser]) {
      expect((await ask(browser, world.id)).status).toBe(404)
      expect((await about(browser, world.id)).status).toBe(404)
      expect((await server.call(getQuestion, browser, { params: { id: body.id } })).status).toBe(404)
    }
    expect((await askAtDesk(other.desk, world.id)).status).toBe(404)
    expect((await aboutAtDesk(other.desk, world.id)).body.rows).toEqual([])
    const reader = await server.signInStaff(await buildStaff(server.db, world.company, 'auditor'))
    expect((await askAtDesk(reader, world.id)).status).toBe(403)
    const visitor = new TestBrowser(world.company.host)
    expect((await askAtDesk(visitor, world.id)).status).toBe(401)
    expect((await ask(visitor, world.id)).status).toBe(401)
    await changeSettings(server.db, world.company, { radicar_factura: 0 })
    expect((await about(world.browser, world.id)).status).toBe(404)
    expect((await ask(world.browser, world.id)).status).toBe(404)
  })
})
