import { getDeskMail, listDeskMails, resendDeskMail } from '@enlace/contract/mail/desk/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'
import { queueMail } from '../../../core/mail/commands.ts'
import { Keys } from '../../../core/keys/keys.ts'
import { linksIn, readMailAddress, showsPersonalMails, writeMailAddress } from './rules.ts'

const server = useTestServer({ SMTP_URL: 'smtp://mail.test:2525', MAIL_FROM: 'portal@c.test' })

async function enter(of?: BuiltCompany) {
  const company = of ?? (await buildCompany(server.db))
  if (!of) await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'comunicaciones'))
  const write = async (recipient: string, fields: string, holdsSecret = false) => {
    const content = {
      subject: `Para ${recipient}`,
      html: `<p>Hola ${recipient}</p>`,
      text: `Hola ${recipient}`,
    }
    await server.db.transaction(Scope.ofStaff(company.id), (tx) =>
      queueMail(tx, { purpose: 'invitation', recipient, content, holdsSecret }),
    )
    const [row] = await server.asAdmin<{ id: string }>(
      `update outbox_mails set ${fields} where company_id = $1 and recipient = $2 returning id`,
      [company.id, recipient],
    )
    return row?.id ?? ''
  }
  return { company, browser, write }
}

const failed = `dead_at = now(), attempts = 3, last_error = '550 no existe'`
const sent = `sent_at = now(), attempts = 1, created_at = now() + interval '1 minute'`

describe('the outbox', () => {
  it('shows what could not be delivered first, and counts it', async () => {
    const { browser, write } = await enter()
    const dead = await write('uno@c.test', failed)
    await write('dos@c.test', sent)
    await write('tres@c.test', `attempts = 1, last_error = '451 espere'`)
    const { body } = await server.call(listDeskMails, browser, {})
    expect(body.rows.map(({ estado }) => estado)).toEqual(['fallido', 'reintentando', 'enviado'])
    expect([body.rows[0]?.id, body.counts['fallido'], body.choices.motivo]).toEqual([
      dead,
      1,
      [{ value: 'invitation', rows: 3 }],
    ])
  })

  it('shows what a later server sent back beside it, with what that said, until it was sent again', async () => {
    const { company, browser, write } = await enter()
    await write('tres@c.test', sent)
    const bounced = async (recipient: string, kind: string, why: string) => {
      const id = await write(recipient, 'sent_at = now(), attempts = 1')
      await server.asAdmin('select mail_bounced($1, $2, $3, $4)', [company.id, id, kind, why])
      return id
    }
    await bounced('dos@c.test', 'demorado', '4.4.1 No responde')
    const id = await bounced('uno@c.test', 'rechazado', '5.1.1 No existe ese buzón')
    const { body } = await server.call(listDeskMails, browser, {})
    expect(body.rows.map(({ estado, error }) => [estado, error])).toEqual([
      ['devuelto', '5.1.1 No existe ese buzón'],
      ['demorado', '4.4.1 No responde'],
      ['enviado', null],
    ])
    const detail = (await server.call(getDeskMail, browser, { params: { id } })).body
    expect([detail.rebote?.tipo, detail.mayResend]).toEqual(['rechazado', true])
    await server.call(resendDeskMail, browser, { params: { id } })
    const again = (await server.call(listDeskMails, browser, { query: { q: 'uno@' } })).body
    expect(again.counts).toEqual({ reenviado: 1, en_cola: 1 })
  })

  it('draws a mail for a frame that runs nothing, by an address of its own that nobody can make up', async () => {
    const { browser, write } = await enter()
    const id = await write('uno@c.test', sent)
    const { body } = await server.call(getDeskMail, browser, { params: { id } })
    expect([body.oculto, body.texto]).toEqual([null, 'Hola uno@c.test'])
    const drawn = await server.backoffice.inject({ url: `/${body.vista ?? ''}` })
    expect([drawn.statusCode, drawn.body]).toEqual([200, '<p>Hola uno@c.test</p>'])
    const policy = String(drawn.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/; sandbox$/)
    for (const address of ['/mail-preview', `/${(body.vista ?? '').replace(/.$/, '~')}`])
      expect((await server.backoffice.inject({ url: address })).statusCode).toBe(404)
  })

  it('shows nobody a mail with a link for its recipient alone', async () => {
    const { browser, write } = await enter()
    const id = await write('uno@c.test', failed, true)
    const { body, response } = await server.call(getDeskMail, browser, { params: { id } })
    expect([body.oculto, body.vista, body.enlaces]).toEqual(['personal', null, []])
    expect(response.body).not.toContain('Hola')
  })

  it('shows nothing of another company’s mails', async () => {
    const { write } = await enter()
    const other = await enter()
    const id = await write('uno@c.test', failed)
    expect((await server.call(getDeskMail, other.browser, { params: { id } })).status).toBe(404)
    expect((await server.call(resendDeskMail, other.browser, { params: { id } })).status).toBe(404)
    expect((await server.call(listDeskMails, other.browser, {})).body.total).toBe(0)
  })
})

describe('sending a mail again', () => {
  const resend = (browser: Awaited<ReturnType<typeof enter>>['browser'], id: string) =>
    server.call(resendDeskMail, browser, { params: { id } })

  it('makes another mail that names the first, which then asks for nobody', async () => {
    const { browser, write } = await enter()
    const id = await write('uno@c.test', failed)
    const { body } = await resend(browser, id)
    expect(body.isNew).toBe(true)
    const first = (await server.call(getDeskMail, browser, { params: { id } })).body
    expect([first.estado, first.error, first.reenvios.map((again) => again.id)]).toEqual([
      'reenviado',
      '550 no existe',
      [body.id],
    ])
    const again = (await server.call(getDeskMail, browser, { params: { id: body.id } })).body
    expect([again.primero?.id, again.para, again.texto]).toEqual([id, 'uno@c.test', 'Hola uno@c.test'])
  })

  it('tries one that still waits at once, and writes no other', async () => {
    const { browser, write } = await enter()
    const id = await write(
      'uno@c.test',
      `next_attempt_at = now() + interval '1 hour', last_error = '451', attempts = 2`,
    )
    expect((await resend(browser, id)).body).toEqual({ id, isNew: false })
    expect((await server.call(listDeskMails, browser, {})).body.total).toBe(1)
  })

  it('is refused where its words were forgotten', async () => {
    const { browser, write } = await enter()
    const id = await write('uno@c.test', `${sent}, html = '', text = ''`)
    const { status, problem } = await resend(browser, id)
    expect([status, problem.code]).toEqual([409, 'mail-not-again'])
  })
})

describe('the mails for their recipients alone', () => {
  it.each([
    [undefined, true, 'https://portal.test', true],
    [undefined, false, 'http://localhost:3000', true],
    [undefined, false, 'https://portal.test', false],
    ['smtp://mail.test', true, 'http://localhost:3000', false],
  ])('with mail server %s, demo %s and portal %s are shown: %s', (smtpUrl, isDemo, publicUrl, isShown) => {
    expect(showsPersonalMails({ smtpUrl, isDemo, publicUrl })).toBe(isShown)
  })

  it('have addresses that end after some minutes', () => {
    const keys = new Keys('x'.repeat(40))
    const address = writeMailAddress(keys, 3, 'abc', 0)
    expect(readMailAddress(keys, address, 1)).toEqual({ company: 3, id: 'abc' })
    expect(() => readMailAddress(keys, address, 11 * 60_000)).toThrow('unknown-call')
    expect(linksIn('Abra http://a.test/#/x y http://a.test/#/x')).toEqual(['http://a.test/#/x'])
  })
})
