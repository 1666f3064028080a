import {
  changeMailSettings,
  checkMailDomain,
  getMailSettings,
  proveSender,
  sendSenderCode,
  sendTestMail,
} from '@enlace/contract/mail/settings/calls.ts'
import { mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useMailServer } from '@enlace/testing/use-mail-server.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { checkDomains } from '../domains/jobs.ts'
import { usualPolicy } from '../../core/mail/rules.ts'
import { startMailSender, type MailSender } from '../../core/mail/sender.ts'

const texts = mailSettingsTexts.proof
const server = useTestServer(
  {
    SMTP_URL: 'smtp://correo.enlace.test',
    MAIL_FROM: 'Portal <portal@enlace.test>',
  },
  'own',
)
const mailServer = useMailServer()
let sender: MailSender | undefined
afterEach(async () => {
  await sender?.stop()
})

function startSender(): void {
  const settings = { smtpUrl: mailServer.url, mailFrom: 'portal@enlace.test' }
  const quiet = () => undefined
  const policy = { ...usualPolicy, pollMilliseconds: 100 }
  sender = startMailSender(server.db, settings, { info: quiet, warn: quiet, error: quiet }, policy)
}

async function buildDesk(role: 'administrador' | 'auditor' = 'administrador', given?: BuiltCompany) {
  const company = given ?? (await buildCompany(server.db, { nombre: 'Andina S.A.S.' }))
  if (!given) await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  return { company, member, desk: await server.signInStaff(member) }
}

const own = {
  version: 0,
  fromName: 'Cuentas por pagar de Andina',
  fromAddress: 'pagos@andina.test',
  replyTo: 'proveedores@andina.test',
  dkimSelector: 's9',
}
/** Reads the code from the newest mail of a company, sent to the address it proves. */
async function codeFor(company: number): Promise<string> {
  const [mail] = await server.asAdmin<{ text: string }>(
    `select text from outbox_mails where company_id = $1 and purpose = 'mail-sender-code' order by created_at desc limit 1`,
    [company],
  )
  return (
    /(\d{4}) (\d{4})/
      .exec(mail?.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  )
}
/** Creates or removes the DNS record that the company was asked for, and checks the domain. */
async function lookUpDomain(company: BuiltCompany, hasRecord = true): Promise<void> {
  const [row] = await server.asAdmin<{ token: string }>(
    `update proven_domains set checked_at = null, missing_since = now() - interval '8 days'
      where company_id = $1 returning token`,
    [company.id],
  )
  const texts = hasRecord ? [`enlace-domain=${row?.token}`] : []
  const names = { txt: () => Promise.resolve(texts), mx: () => Promise.resolve([]) }
  await checkDomains({ ...server.portal.service, names }, company.id, new Date())
}
const change = (desk: TestBrowser, given: object = {}) =>
  server.call(changeMailSettings, desk, { body: { ...own, ...given } })

describe('whom a company’s mails come from', () => {
  it('is the installation until the company says otherwise', async () => {
    const { desk } = await buildDesk()
    const { body } = await server.call(getMailSettings, desk)
    expect(body).toMatchObject({
      version: 0,
      installation: { address: 'portal@enlace.test', server: 'correo.enlace.test' },
      effective: { name: 'Andina S.A.S.', address: 'portal@enlace.test', replyTo: 'portal@enlace.test' },
    })
  })

  it('is what it wrote and proved, in every mail, and one company’s only', async () => {
    const { company, desk, member } = await buildDesk()
    const { desk: otherDesk, member: other } = await buildDesk()
    await change(desk)
    const code = await codeFor(company.id)
    const proven = await server.call(proveSender, desk, { body: { code } })
    // Reading a mailbox of a domain does not prove control of it.
    expect(proven.body).toMatchObject({
      effective: { address: 'portal@enlace.test' },
      senderDomain: { domain: 'andina.test', state: 'waiting', recordName: '_enlace.andina.test' },
    })
    await lookUpDomain(company)
    expect((await server.call(getMailSettings, desk)).body.effective.address).toBe('pagos@andina.test')
    for (const browser of [desk, otherDesk]) await server.call(sendTestMail, browser)
    startSender()
    const [mail] = await mailServer.mailsTo(member.email)
    expect([mail?.from, mail?.replyTo]).toEqual([
      'Cuentas por pagar de Andina <pagos@andina.test>',
      'Cuentas por pagar de Andina <proveedores@andina.test>',
    ])
    expect(mail?.messageId).toMatch(/@andina\.test>$/)
    const [usual] = await mailServer.mailsTo(other.email)
    expect(usual?.from).toBe('Andina S.A.S. <portal@enlace.test>')
    expect(usual?.replyTo).toBe('')
  })

  it('is the installation again, in the company’s name, while the record of its domain stays away', async () => {
    const { company, desk, member } = await buildDesk()
    await change(desk)
    await server.call(proveSender, desk, { body: { code: await codeFor(company.id) } })
    await lookUpDomain(company)
    await lookUpDomain(company, false)
    await server.call(sendTestMail, desk)
    startSender()
    const mails = await mailServer.mailsTo(member.email)
    expect(mails.map(({ from }) => from)).toContain('Cuentas por pagar de Andina <portal@enlace.test>')
    expect(mails.filter(({ from }) => from.includes('andina.test'))).toEqual([])
  })

  it('stays for a month what it was before domains had to be proven, and that address alone', async () => {
    const { company, desk } = await buildDesk()
    await change(desk)
    await server.asAdmin(
      `update mail_settings set confirmed_address = from_address, unproven_address = from_address,
              unproven_until = now() + interval '1 day' where company_id = $1`,
      [company.id],
    )
    const sender = async () => (await server.call(getMailSettings, desk)).body
    expect(await sender()).toMatchObject({
      effective: { address: 'pagos@andina.test' },
      unprovenUntil: expect.any(String),
    })
    await server.asAdmin(`update mail_settings set unproven_until = now() where company_id = $1`, [
      company.id,
    ])
    expect(await sender()).toMatchObject({
      effective: { address: 'portal@enlace.test' },
      unprovenUntil: null,
    })
  })

  it('is refused where it is no address, and where somebody else changed it meanwhile', async () => {
    const { company, desk } = await buildDesk()
    const wrong = await change(desk, { fromAddress: 'pagos', dkimSelector: '../x', fromName: 'A <b@c.co>' })
    expect(Object.keys(wrong.problem.fields ?? {}).toSorted()).toEqual([
      'dkimSelector',
      'fromAddress',
      'fromName',
    ])
    const { desk: other } = await buildDesk('administrador', company)
    expect((await change(other)).status).toBe(200)
    expect((await change(desk)).problem.code).toBe('changed-meanwhile')
    expect((await change(desk, { version: 1, fromName: '' })).body).toMatchObject({
      version: 2,
      fromName: '',
    })
    expect((await change(other, { version: 1 })).problem.code).toBe('changed-meanwhile')
  })

  it('is changed by administrators only, and by nobody without a session', async () => {
    const { desk: auditor } = await buildDesk('auditor')
    expect((await server.call(getMailSettings, auditor)).status).toBe(200)
    expect((await change(auditor)).problem.code).toBe('role-refused')
    expect((await server.call(sendTestMail, auditor)).problem.code).toBe('role-refused')
    expect((await change(new TestBrowser('backoffice.test'))).problem.code).toBe('session-missing')
  })
})

describe('an address that a company’s mails are to come from', () => {
  const prove = (desk: TestBrowser, code: string) => server.call(proveSender, desk, { body: { code } })

  it('takes the replies only, until whoever reads it has told its code', async () => {
    const { company, desk, member } = await buildDesk()
    const { body } = await change(desk, { replyTo: '' })
    // The content of a mail is deleted once it is sent.
    const code = await codeFor(company.id)
    expect(body.proof).toMatchObject({ state: 'waiting', until: expect.any(String) })
    expect(body.effective).toMatchObject({ address: 'portal@enlace.test', replyTo: 'pagos@andina.test' })
    await server.call(sendTestMail, desk)
    startSender()
    const [before] = await mailServer.mailsTo(member.email)
    expect([before?.from, before?.replyTo]).toEqual([
      'Cuentas por pagar de Andina <portal@enlace.test>',
      'Cuentas por pagar de Andina <pagos@andina.test>',
    ])
    const spaced = code.replace(/^(....)/, '$1 ')
    expect((await prove(desk, spaced)).body.proof.state).toBe('proven')
    expect((await prove(desk, '00000000')).body.proof.state).toBe('proven')
    await lookUpDomain(company)
    const renamed = await change(desk, { version: 2, fromName: 'Andina' })
    expect([renamed.body.proof.state, renamed.body.effective.address]).toEqual([
      'proven',
      'pagos@andina.test',
    ])
    const other = await change(desk, { version: 3, fromAddress: 'otra@andina.test' })
    expect([other.body.proof.state, other.body.effective.address]).toEqual(['waiting', 'portal@enlace.test'])
  })

  it('is proven by no wrong code, by none after five, and by no other company’s', async () => {
    const { company, desk } = await buildDesk()
    const { company: otherCompany, desk: otherDesk } = await buildDesk()
    for (const browser of [desk, otherDesk]) await change(browser)
    const code = await codeFor(company.id)
    const wrong = await prove(desk, await codeFor(otherCompany.id))
    expect(wrong.problem.fields).toEqual({ code: texts.codeWrong })
    expect((await prove(desk, '123')).problem.fields).toEqual({ code: texts.codeMalformed })
    for (let time = 0; time < 4; time++) await prove(desk, '00000000')
    expect((await prove(desk, code)).problem.fields).toEqual({ code: texts.codeSpent })
    const soon = await server.call(sendSenderCode, desk)
    expect([soon.status, soon.problem.code]).toEqual([429, 'too-many-requests'])
    await server.asAdmin(
      `update mail_sender_codes set sent_at = now() - interval '2 minutes' where company_id = $1`,
      [company.id],
    )
    expect((await server.call(sendSenderCode, desk)).status).toBe(200)
    expect((await prove(desk, code)).problem.fields).toEqual({ code: texts.codeWrong })
    expect((await prove(desk, await codeFor(company.id))).body.proof.state).toBe('proven')
  })

  it('is proven and asked about by administrators only', async () => {
    const { company, desk } = await buildDesk()
    await change(desk)
    const code = await codeFor(company.id)
    const { desk: auditor } = await buildDesk('auditor', company)
    expect((await prove(auditor, code)).problem.code).toBe('role-refused')
    expect((await server.call(sendSenderCode, auditor)).problem.code).toBe('role-refused')
    const nobody = new TestBrowser('backoffice.test')
    expect((await prove(nobody, code)).problem.code).toBe('session-missing')
    expect((await server.call(sendSenderCode, nobody)).problem.code).toBe('session-missing')
  })
})

describe('a test mail', () => {
  it('is followed from the queue to the mail server', async () => {
    const { desk, member } = await buildDesk()
    const { body: sent } = await server.call(sendTestMail, desk)
    const testOf = async () =>
      (await server.call(getMailSettings, desk)).body.tests.find(({ id }) => id === sent.id)
    expect(await testOf()).toMatchObject({ estado: 'en-cola', recipient: member.email })
    startSender()
    await mailServer.mailsTo(member.email)
    await expect.poll(async () => (await testOf())?.estado).toBe('enviado')
  })

  it('that the server refuses says what it answered', async () => {
    const { desk, member } = await buildDesk()
    mailServer.answer(member.email, { code: 550, message: 'Buzón desconocido' })
    await server.call(sendTestMail, desk)
    startSender()
    const newest = async () => (await server.call(getMailSettings, desk)).body.tests[0]
    await expect.poll(async () => (await newest())?.estado).toBe('rechazado')
    expect((await newest())?.answer).toContain('550')
  })
})

it('tells what the domain of the present sender says, by its own selector', async () => {
  const { desk } = await buildDesk()
  const asked: string[] = []
  // Every instance of the origin shares this service.
  Object.assign(server.backoffice.service, {
    names: {
      txt: (name: string) => {
        asked.push(name)
        return Promise.resolve(name === 'andina.test' ? ['v=spf1 include:correo.enlace.test -all'] : [])
      },
      mx: () => Promise.resolve(['mx.andina.test']),
    },
  })
  await change(desk)
  const { body } = await server.call(checkMailDomain, desk)
  expect(body.domain).toBe('andina.test')
  expect(body.checks.map(({ check, level }) => [check, level])).toEqual([
    ['spf', 'good'],
    ['dkim', 'bad'],
    ['dmarc', 'bad'],
    ['mx', 'good'],
  ])
  expect(asked).toContain('s9._domainkey.andina.test')
})
