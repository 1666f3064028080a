import { randomUUID } from 'node:crypto'
import {
  askAboutDocument,
  answerQuestion,
  closeQuestion,
  downloadQuestionFile,
  getQuestion,
} from '@enlace/contract/questions/calls.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import {
  answerDeskQuestion,
  assignDeskQuestion,
  changeAnswerTemplate,
  createAnswerTemplate,
  downloadDeskQuestionFile,
  getDeskQuestion,
  listDeskQuestionRows,
  listDeskQuestions,
  noteDeskQuestion,
  removeAnswerTemplate,
  turnDeskQuestion,
} from '@enlace/contract/questions/desk/calls.ts'
import { templateTexts } from '@enlace/contract/questions/desk/texts.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildDocument } from '@enlace/testing/documents.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-questions-desk-')
const server = useTestServer({ STORAGE_URL: folder })
const pdf = '%PDF-1.7\n' + ' '.repeat(100) + '\n%%EOF\n'

async function enter(role: StaffRole = 'cuentas_por_pagar') {
  const company = await buildCompany(server.db, { settings: { contact_info: { correo: 'pagos@c.test' } } })
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  const { branch, person } = await buildSupplier(server.db, company, { isMaster: true })
  const document = await buildDocument(server, 'purchase-order', branch, { nro_orden: 'OC-7' })
  const [browser, supplier] = [await server.signInStaff(member), await server.signIn(person)]
  const ask = async (mensaje = '¿Cuándo pagan?', tipo = 'pago') => {
    const body = { kind: 'purchase-order', id: document, tipo, mensaje, idempotencyKey: randomUUID() }
    return (await server.call(askAboutDocument, supplier, { body, files: [] })).body.id
  }
  return { company, member, browser, supplier, person, document, ask }
}

const look = async (browser: TestBrowser, id: string) =>
  (await server.call(getDeskQuestion, browser, { params: { id } })).body

const answer = (browser: TestBrowser, id: string, version: number, more: object = {}) =>
  server.call(answerDeskQuestion, browser, {
    params: { id },
    body: {
      mensaje: 'El viernes 27.',
      estado: 'resuelta',
      version: String(version),
      idempotencyKey: randomUUID(),
      ...more,
    },
    files: [{ field: 'archivo1', name: 'soporte.pdf', bytes: pdf }],
  })

describe('an answer of the staff', () => {
  it('is read by the supplier with its files, and told by a notification and a mail', async () => {
    const world = await enter()
    const id = await world.ask()
    const { version } = await look(world.browser, id)
    const { status, body } = await answer(world.browser, id, version)
    expect([status, body.estado, body.responsable]).toEqual([200, 'resuelta', 'Ana Pérez'])
    const seen = (await server.call(getQuestion, world.supplier, { params: { id } })).body
    expect(seen.messages.at(-1)).toMatchObject({
      de: 'compania',
      autor: 'Ana Pérez',
      texto: 'El viernes 27.',
    })
    const [file] = seen.messages.at(-1)?.archivos ?? []
    for (const [call, browser] of [
      [downloadQuestionFile, world.supplier],
      [downloadDeskQuestionFile, world.browser],
    ] as const) {
      expect((await server.call(call, browser, { params: { id: file?.id ?? '' } })).response.body).toBe(pdf)
    }
    const [mail] = await server.asAdmin<{ text: string }>(
      `select text from outbox_mails where company_id = $1 and recipient = $2 and purpose = 'question-answer'`,
      [world.company.id, world.person.email],
    )
    expect(mail?.text).toContain('El viernes 27.')
    const told = await server.asAdmin(
      `select 1 from notification_events where company_id = $1 and kind = 'request-answered'`,
      [world.company.id],
    )
    expect(told).toHaveLength(1)
  })

  it('is one answer when the same form is sent twice', async () => {
    const { browser, ask } = await enter()
    const id = await ask()
    const { version } = await look(browser, id)
    const key = { idempotencyKey: randomUUID() }
    const both = await Promise.all([answer(browser, id, version, key), answer(browser, id, version, key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await look(browser, id)).messages).toHaveLength(2)
  })

  it('is refused where the supplier wrote meanwhile, and nothing is sent', async () => {
    const { browser, supplier, ask } = await enter()
    const id = await ask()
    const { version } = await look(browser, id)
    await server.call(answerQuestion, supplier, {
      params: { id },
      body: { mensaje: 'Ya pagaron, gracias.', idempotencyKey: randomUUID() },
      files: [],
    })
    const late = await answer(browser, id, version)
    expect([late.status, late.problem.code]).toEqual([409, 'changed-meanwhile'])
    expect((await look(browser, id)).messages).toHaveLength(2)
  })

  it('is refused in a closed thread', async () => {
    const { browser, supplier, ask } = await enter()
    const id = await ask()
    await server.call(closeQuestion, supplier, { params: { id } })
    const { version } = await look(browser, id)
    expect((await answer(browser, id, version)).problem.code).toBe('question-closed')
  })
})

describe('the inbox', () => {
  it('shows first what waits for the company, the oldest first, and counts what each filter leaves', async () => {
    const { browser, ask } = await enter()
    const [first, second, third] = [await ask('Uno'), await ask('Dos', 'otra'), await ask('Tres')]
    const { version } = await look(browser, first)
    await answer(browser, first, version)
    const { body } = await server.call(listDeskQuestions, browser, {})
    expect(body.rows.map(({ id }) => id)).toEqual([second, third, first])
    expect(body.counts).toEqual({ abierta: 2, resuelta: 1 })
    expect(body.choices.tipo).toEqual([
      { value: 'pago', rows: 2 },
      { value: 'otra', rows: 1 },
    ])
    expect(body.choices.asignada).toContainEqual({ value: 'mias', rows: 1 })
    const mine = await server.call(listDeskQuestions, browser, {
      query: { asignada: 'mias', q: 'uno', status: 'resuelta' },
    })
    expect(mine.body.rows.map(({ id }) => id)).toEqual([first])
    const all = await server.call(listDeskQuestionRows, browser, { query: { sort: '-numero' } })
    expect(all.body.rows.map(({ id }) => id)).toEqual([third, second, first])
  })

  it('gives a thread to a member who may answer, and to no other', async () => {
    const { company, browser, member, ask } = await enter()
    const id = await ask()
    const reader = await buildStaff(server.db, company, 'consulta')
    const give = async (responsable: string | null) => {
      const { version } = await look(browser, id)
      return server.call(assignDeskQuestion, browser, { params: { id }, body: { version, responsable } })
    }
    expect((await give(member.id)).body.responsable_id).toBe(member.id)
    expect((await give(reader.id)).problem.fields).toEqual({ responsable: assigneeTexts.refused })
    expect((await give(null)).body.responsable).toBeNull()
  })

  it('tells who comes second that somebody else gave the thread another state', async () => {
    const { company, browser, ask } = await enter()
    const other = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
    const id = await ask()
    const { version } = await look(browser, id)
    const turn = (by: TestBrowser, estado: 'resuelta' | 'cerrada') =>
      server.call(turnDeskQuestion, by, { params: { id }, body: { version, estado } })
    expect((await turn(other, 'cerrada')).body.estado).toBe('cerrada')
    expect((await turn(browser, 'resuelta')).problem.code).toBe('changed-meanwhile')
    expect((await look(browser, id)).estado).toBe('cerrada')
  })
})

describe('an internal note', () => {
  it('is read by the staff, kept once for each key, and by no call of its supplier', async () => {
    const { company, browser, supplier, ask } = await enter()
    const id = await ask()
    const body = { texto: 'Ojo: cliente molesto', idempotencyKey: randomUUID() }
    for (const _ of [1, 2]) await server.call(noteDeskQuestion, browser, { params: { id }, body })
    const thread = await look(browser, id)
    expect(thread.notes.map(({ texto, autor }) => [texto, autor])).toEqual([[body.texto, 'Ana Pérez']])
    const { response } = await server.call(getQuestion, supplier, { params: { id } })
    expect(response.body).not.toContain(body.texto)
    const written = await server.asAdmin(
      `select 1 from outbox_mails where company_id = $1 and (text like $2 or html like $2)`,
      [company.id, '%molesto%'],
    )
    expect(written).toEqual([])
  })

  it('cannot be read by the role that answers the portal', async () => {
    const rows = await server.asAdmin(
      `select 1 from information_schema.role_table_grants where grantee = 'enlace_app' and table_name = 'question_notes'`,
    )
    expect(rows).toEqual([])
  })
})

describe('a template', () => {
  const text = {
    tipo: 'pago',
    titulo: 'Fecha de pago',
    texto: 'Hola {persona}: pagamos los viernes.',
  } as const

  it('is offered for the questions of its type', async () => {
    const { browser, ask } = await enter()
    await server.call(createAnswerTemplate, browser, { body: text })
    expect((await look(browser, await ask())).plantillas.map(({ titulo }) => titulo)).toEqual([text.titulo])
    expect((await look(browser, await ask('¿Y esto?', 'otra'))).plantillas).toEqual([])
  })

  it('has a name of its own, and is changed by who saw how it is', async () => {
    const { browser } = await enter()
    const [made] = (await server.call(createAnswerTemplate, browser, { body: text })).body.rows
    const again = await server.call(createAnswerTemplate, browser, {
      body: { ...text, titulo: 'FECHA de pago' },
    })
    expect(again.problem.fields).toEqual({ titulo: templateTexts.faults.titleTaken })
    const params = { id: made?.id ?? '' }
    const change = (version: number) =>
      server.call(changeAnswerTemplate, browser, { params, body: { ...text, texto: 'Otro', version } })
    expect((await change(made?.version ?? 0)).body.rows[0]?.texto).toBe('Otro')
    expect((await change(made?.version ?? 0)).problem.code).toBe('changed-meanwhile')
    expect((await server.call(removeAnswerTemplate, browser, { params })).body.rows).toEqual([])
  })
})
