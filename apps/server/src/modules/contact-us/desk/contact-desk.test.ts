import { randomUUID } from 'node:crypto'
import {
  assignDeskContact,
  getDeskContact,
  listDeskContacts,
  replyDeskContact,
  turnDeskContact,
} from '@enlace/contract/contact-us/desk/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

async function enter() {
  const company = await buildCompany(server.db, { settings: { contact_info: { correo: 'hola@c.test' } } })
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, 'compras')
  const write = async (number: string, days: number) => {
    const id = randomUUID()
    await server.asAdmin(
      `insert into contact_messages (company_id, id, number, affair_id, subject, affair_contact, name, surname, email,
         indicative, phone, city, company, job_title, message, schedule, idempotency_key, created_at)
       values ($1, $2, $3, 1, 'Quiero ser proveedor', 'Correo', 'Luz', 'Mora', 'luz@otra.test', '57', '3001112233', 'Cali',
         'Mora S.A.S.', 'Gerente', '¿Cómo me registro?', 'Mañana', $3, now() - make_interval(days => $4))`,
      [company.id, id, number, days],
    )
    return id
  }
  const mails = () =>
    server.asAdmin<{ recipient: string; reply_to: string; text: string; subject: string }>(
      'select recipient, reply_to, text, subject from outbox_mails where company_id = $1',
      [company.id],
    )
  return { company, member, write, mails, browser: await server.signInStaff(member) }
}

const look = async (browser: TestBrowser, id: string) =>
  (await server.call(getDeskContact, browser, { params: { id } })).body

const reply = (browser: TestBrowser, id: string, version: number, more: object = {}) =>
  server.call(replyDeskContact, browser, {
    params: { id },
    body: {
      version,
      tipo: 'respuesta',
      texto: 'Por el formulario.',
      cierra: false,
      idempotencyKey: randomUUID(),
      ...more,
    },
  })

it('is answered by one mail, whose reply comes to the company, by whoever looks after it then', async () => {
  const { browser, member, write, mails } = await enter()
  const id = await write('CT-1', 1)
  const { version } = await look(browser, id)
  const key = { idempotencyKey: randomUUID() }
  for (const _ of [1, 2]) await reply(browser, id, version, key)
  expect(await look(browser, id)).toMatchObject({
    estado: 'respondido',
    responsable_id: member.id,
    respuestas: [{ tipo: 'respuesta', texto: 'Por el formulario.', autor: 'Ana Pérez' }],
  })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'luz@otra.test', reply_to: 'hola@c.test' })
  expect([mail?.subject, mail?.text]).toEqual([
    'Respuesta a su mensaje CT-1: Quiero ser proveedor',
    expect.stringContaining('Por el formulario.'),
  ])
})

it('is noted for the team without any mail, and the note changes no state', async () => {
  const { browser, write, mails } = await enter()
  const id = await write('CT-1', 1)
  const { version } = await look(browser, id)
  const { body } = await reply(browser, id, version, { tipo: 'nota', texto: 'Llamó ayer' })
  expect([body.estado, body.respuestas[0]?.tipo, await mails()]).toEqual(['nuevo', 'nota', []])
})

it('is given to a member, closed with the answer, and not answered over what somebody else did', async () => {
  const { company, browser, member, write, mails } = await enter()
  const other = await server.signInStaff(await buildStaff(server.db, company))
  const id = await write('CT-1', 1)
  const { version } = await look(browser, id)
  const given = await server.call(assignDeskContact, other, {
    params: { id },
    body: { version, responsable: member.id },
  })
  expect([given.body.estado, given.body.responsable]).toEqual(['en_gestion', 'Ana Pérez'])
  expect((await reply(browser, id, version)).problem.code).toBe('changed-meanwhile')
  expect(await mails()).toEqual([])
  expect((await reply(browser, id, given.body.version, { cierra: true })).body.estado).toBe('cerrado')
  const closed = await look(browser, id)
  expect((await reply(browser, id, closed.version)).problem.code).toBe('question-closed')
  const again = await server.call(turnDeskContact, browser, {
    params: { id },
    body: { version: closed.version, estado: 'en_gestion' },
  })
  expect(again.body.estado).toBe('en_gestion')
})

it('stands in the inbox before what was answered, the oldest first', async () => {
  const { browser, write } = await enter()
  const [late, early, done] = [await write('CT-2', 1), await write('CT-1', 3), await write('CT-3', 9)]
  await reply(browser, done, (await look(browser, done)).version)
  const { body } = await server.call(listDeskContacts, browser, {})
  expect(body.rows.map(({ id }) => id)).toEqual([early, late, done])
  expect(body.counts).toEqual({ nuevo: 2, respondido: 1 })
  const mine = await server.call(listDeskContacts, browser, { query: { asignada: 'mias' } })
  expect(mine.body.rows.map(({ id }) => id)).toEqual([done])
})
