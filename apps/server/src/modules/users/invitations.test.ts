import {
  createInvitations,
  discardInvitations,
  getInvitations,
  listInvitations,
  resendInvitations,
  startInvitations,
  stopInvitations,
} from '@enlace/contract/users/invitations/calls.ts'
import { getSupplierUser } from '@enlace/contract/suppliers/users/calls.ts'
import { setPassword } from '@enlace/contract/set-password/calls.ts'
import { buildCompany, buildSupplier, buildThirdParty, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { noteBounce } from '../../core/mail/bounce-commands.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { sendInvitations } from './invitations/jobs.ts'

const server = useTestServer({}, 'own')
const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

async function enter(role: 'compras' | 'consulta' = 'compras') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  return { company, browser: await server.signInStaff(member) }
}

const upload = (browser: TestBrowser, lines: readonly string[], head = 'NIT;Correo;Nombres;Apellidos') =>
  server.call(createInvitations, browser, {
    body: {},
    files: [{ field: 'archivo', name: 'invitados.csv', bytes: [head, ...lines].join('\r\n') }],
  })

const batchOf = async (browser: TestBrowser, id: string, query: object = {}) =>
  (await server.call(getInvitations, browser, { params: { id }, query })).body

/** Runs the sending job without its pauses. */
async function sendAll({ id }: BuiltCompany): Promise<void> {
  workers.push(startWorker({ ...server.portal.service, log: server.portal.log }, [sendInvitations]))
  const left = async () => {
    await server.asAdmin(`update jobs set run_at = now() where company_id = $1 and claimed_by is null`, [id])
    await server.asAdmin(`select pg_notify('jobs', $1)`, [sendInvitations.name])
    return server.asAdmin('select 1 from jobs where company_id = $1 and dead_at is null', [id])
  }
  await expect.poll(left).toEqual([])
}

const mailsOf = ({ id }: BuiltCompany) =>
  server.asAdmin<{ recipient: string; text: string; id: string }>(
    `select recipient, text, id from outbox_mails where company_id = $1 and purpose = 'invitation' order by created_at, id`,
    [id],
  )

const membershipOf = async (email: string) => {
  const [row] = await server.asAdmin<{ id: string }>(`select id from memberships where invited_email = $1`, [
    email,
  ])
  return row?.id ?? ''
}

const start = async (browser: TestBrowser, id: string) => {
  const { version } = (await batchOf(browser, id)).batch
  return server.call(startInvitations, browser, { params: { id }, body: { version } })
}

describe('a file of invitations', () => {
  it('says of each line what it would do, and sends nothing by itself', async () => {
    const { browser, company } = await enter()
    const { thirdParty, person } = await buildSupplier(server.db, company)
    await buildThirdParty(server.db, company, { documento_numero: '890903938' })
    await buildThirdParty(server.db, company, { documento_numero: '860002964', activo: false })
    const { body } = await upload(browser, [
      '890.903.938-8;Sol@Tinta.co;Sol;Ruiz',
      '890903938;sol@tinta.co;;',
      '890903938-1;otra@tinta.co;;',
      'abc;otra@tinta.co;;',
      '890903938;sin arroba;;',
      '900123456-8;otra@tinta.co;;',
      '860002964;otra@tinta.co;;',
      `${thirdParty.documento_numero};${person.email};;`,
    ])
    const { batch, lines, total } = await batchOf(browser, body.id)
    expect([batch.archivo, batch.estado, total]).toEqual(['invitados.csv', 'borrador', 8])
    expect(lines.map(({ fila, estado, fault }) => [fila, estado, fault])).toEqual([
      [2, 'por_enviar', null],
      [3, 'no_se_envia', 'repeated'],
      [4, 'no_se_envia', 'nit-digit'],
      [5, 'no_se_envia', 'nit-malformed'],
      [6, 'no_se_envia', 'email-malformed'],
      [7, 'no_se_envia', 'nit-unknown'],
      [8, 'no_se_envia', 'supplier-inactive'],
      [9, 'no_se_envia', 'already-user'],
    ])
    expect(batch.counts).toEqual({ por_enviar: 1, no_se_envia: 7 })
    expect(await mailsOf(company)).toEqual([])
    const found = await batchOf(browser, body.id, { estado: 'no_se_envia', q: '860002964' })
    expect(found.lines.map(({ fila }) => fila)).toEqual([8])
  })

  it('is refused without its columns, without lines, with too many and where it is no table', async () => {
    const { browser } = await enter()
    const codeOf = async (answer: ReturnType<typeof upload>) => (await answer).problem.code
    expect(await codeOf(upload(browser, ['1;2'], 'Uno;Dos'))).toBe('invitations-unreadable')
    expect(await codeOf(upload(browser, []))).toBe('invitations-unreadable')
    const many = Array.from({ length: 1001 }, (_, at) => `890903938;p${at}@tinta.co;;`)
    expect(await codeOf(upload(browser, many))).toBe('invitations-too-many')
    const none = await server.call(createInvitations, browser, { body: {} })
    expect(none.problem.code).toBe('file-refused')
  })

  it('is sent little by little, tells who accepted, which mail failed, and sends again to who did not come', async () => {
    const { browser, company } = await enter()
    const numbers = Array.from({ length: 20 }, (_, at) => String(800_100_000 + at))
    for (const documento_numero of numbers) await buildThirdParty(server.db, company, { documento_numero })
    const email = (at: number) => `p${at}.${company.id}@tinta.co`
    const { body } = await upload(
      browser,
      numbers.map((number, at) => `${number};${email(at)};Ana;Ríos`),
    )
    expect((await start(browser, body.id)).status).toBe(200)
    expect((await start(browser, body.id)).problem.code).toBe('invitations-busy')
    await sendAll(company)
    const mails = await mailsOf(company)
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(20)
    const textTo = (at: number) => mails.find(({ recipient }) => recipient === email(at))
    const token = /#\/set-password\/([\w-]{43})/.exec(textTo(0)?.text ?? '')?.[1]
    await server.call(setPassword, new TestBrowser(company.host), {
      body: { token, password: 'tres gatos miran el rio' },
    })
    await server.asAdmin(
      `update outbox_mails set dead_at = now(), last_error = '550 no such user' where id = $1`,
      [textTo(1)?.id],
    )
    const { batch } = await batchOf(browser, body.id)
    expect([batch.estado, batch.counts]).toEqual([
      'terminada',
      { aceptada: 1, correo_fallido: 1, enviada: 18 },
    ])
    const failed = await batchOf(browser, body.id, { estado: 'correo_fallido' })
    expect(failed.lines).toMatchObject([{ correo: email(1), motivo: '550 no such user' }])
    // A recently mailed person is not mailed again, except after a failed mail.
    await server.asAdmin(
      `update memberships set invited_at = now() - interval '2 minutes' where company_id = $1`,
      [company.id],
    )
    const again = await server.call(resendInvitations, browser, {
      params: { id: body.id },
      body: { version: batch.version, line: null },
    })
    expect(again.body.due).toBe(1)
    await sendAll(company)
    expect((await batchOf(browser, body.id)).batch.counts).toEqual({ aceptada: 1, enviada: 19 })
    expect(await mailsOf(company)).toHaveLength(21)
  })

  it('shows which mails came back later, and sends those that were refused for good one by one only', async () => {
    const { browser, company } = await enter()
    const numbers = ['890903938', '860002964', '900123456']
    for (const documento_numero of numbers) await buildThirdParty(server.db, company, { documento_numero })
    const email = (at: number) => `vuelve${at}.${company.id}@tinta.co`
    const { body } = await upload(
      browser,
      numbers.map((number, at) => `${number};${email(at)};;`),
    )
    await start(browser, body.id)
    await sendAll(company)
    const bounce = async (at: number, what: 'rechazado' | 'temporal' | 'demorado') => {
      const mail = (await mailsOf(company)).find(({ recipient }) => recipient === email(at))?.id ?? ''
      return noteBounce(server.db, { company: company.id, mail }, { what, why: `${what}: 550 5.1.1` })
    }
    expect(await bounce(0, 'rechazado')).toBe('noted')
    expect(await bounce(0, 'demorado')).toBe('known')
    expect(await bounce(1, 'demorado')).toBe('noted')
    expect(await bounce(1, 'temporal')).toBe('noted')
    expect(await bounce(2, 'demorado')).toBe('noted')
    const { batch, lines } = await batchOf(browser, body.id)
    expect(lines.map(({ estado, rebote, motivo }) => [estado, rebote, motivo])).toEqual([
      ['correo_fallido', 'rechazado', 'rechazado: 550 5.1.1'],
      ['correo_fallido', 'temporal', 'temporal: 550 5.1.1'],
      ['enviada', 'demorado', 'demorado: 550 5.1.1'],
    ])
    const [first] = lines
    const detail = await server.call(getSupplierUser, browser, {
      params: { id: first?.tercero ?? 0, user: await membershipOf(email(0)) },
    })
    expect(detail.body.devuelto).toMatchObject({ rebote: 'rechazado', motivo: 'rechazado: 550 5.1.1' })
    await server.asAdmin(
      `update memberships set invited_at = now() - interval '2 minutes' where company_id = $1`,
      [company.id],
    )
    const resend = (line: string | null, version: number) =>
      server.call(resendInvitations, browser, { params: { id: body.id }, body: { version, line } })
    expect((await resend(null, batch.version)).body.due).toBe(1)
    await sendAll(company)
    const again = await batchOf(browser, body.id)
    expect(again.lines.map(({ estado }) => estado)).toEqual(['correo_fallido', 'enviada', 'enviada'])
    expect((await resend(first?.id ?? '', again.batch.version)).body.due).toBe(1)
    await sendAll(company)
    expect((await batchOf(browser, body.id)).batch.counts).toEqual({ enviada: 3 })
    const calm = await server.call(getSupplierUser, browser, {
      params: { id: first?.tercero ?? 0, user: await membershipOf(email(0)) },
    })
    expect(calm.body.devuelto).toBeNull()
  })

  it('is stopped, goes on, and sends nobody two', async () => {
    const { browser, company } = await enter()
    const documento_numero = '890903938'
    await buildThirdParty(server.db, company, { documento_numero })
    const { body } = await upload(browser, [`${documento_numero};uno.${company.id}@tinta.co;;`])
    await start(browser, body.id)
    const { version } = (await batchOf(browser, body.id)).batch
    await server.call(stopInvitations, browser, { params: { id: body.id }, body: { version } })
    await sendAll(company)
    expect(await mailsOf(company)).toEqual([])
    expect((await start(browser, body.id)).status).toBe(200)
    await sendAll(company)
    await sendAll(company)
    expect(await mailsOf(company)).toHaveLength(1)
  })

  it('is discarded only while nothing was sent', async () => {
    const { browser, company } = await enter()
    await buildThirdParty(server.db, company, { documento_numero: '890903938' })
    const { body } = await upload(browser, [`890903938;uno.${company.id}@tinta.co;;`])
    const discard = async () =>
      server.call(discardInvitations, browser, { params: { id: body.id }, body: { version: 1 } })
    expect((await discard()).status).toBe(200)
    expect((await discard()).problem.code).toBe('invitations-not-found')
    const sent = await upload(browser, [`890903938;dos.${company.id}@tinta.co;;`])
    await start(browser, sent.body.id)
    const refused = await server.call(discardInvitations, browser, {
      params: { id: sent.body.id },
      body: { version: 2 },
    })
    expect(refused.problem.code).toBe('invitations-busy')
  })

  it('is for those who may write to suppliers, and of the own company alone', async () => {
    const [own, other, reader] = [await enter(), await enter(), await enter('consulta')]
    await buildThirdParty(server.db, own.company, { documento_numero: '890903938' })
    const { body } = await upload(own.browser, [`890903938;uno.${own.company.id}@tinta.co;;`])
    const foreign = await server.call(getInvitations, other.browser, { params: { id: body.id } })
    expect([foreign.status, foreign.problem.code]).toEqual([404, 'invitations-not-found'])
    const started = await server.call(startInvitations, other.browser, {
      params: { id: body.id },
      body: { version: 1 },
    })
    expect(started.problem.code).toBe('invitations-not-found')
    expect((await upload(reader.browser, ['890903938;a@b.co;;'])).problem.code).toBe('role-refused')
    expect((await server.call(listInvitations, reader.browser)).body.batches).toEqual([])
    expect((await server.call(listInvitations, new TestBrowser('backoffice.test'))).status).toBe(401)
  })
})
