import { mailCommandTexts as texts } from '@enlace/contract/mail/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { Keys } from '@enlace/server/core/keys/keys.ts'
import { queueMail } from '@enlace/server/core/mail/commands.ts'
import { returnAddressOf } from '@enlace/server/core/mail/return-address.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../../test/run-command.ts'
import { command } from './command.ts'

const database = useTestDatabase()
let company: BuiltCompany
const mail = (line: string) => runCommand(command, database.db, `${line} --company ${company.id}`)

const queue = (recipient: string, subject: string, holdsSecret = false) =>
  database.db.transaction(Scope.ofVisitor(company.id), (tx) =>
    queueMail(tx, {
      purpose: 'test',
      recipient,
      holdsSecret,
      content: {
        subject,
        html: '<p>x</p>',
        text: `Abra https://portal.example.co/#/set-password/${subject}\n`,
      },
    }),
  )
const set = (recipient: string, what: string) =>
  database.asAdmin(`update outbox_mails set ${what} where recipient = $1`, [recipient])
const idOf = (lines: readonly string[], subject: string) =>
  lines
    .find((line) => line.endsWith(subject))
    ?.trim()
    .slice(0, 8) ?? ''

beforeAll(async () => {
  company = await buildCompany(database.db, { nombre: 'Tejidos del Oriente' })
  await queue('ana@b.co', 'Primero')
  await queue('luz@b.co', 'Segundo')
  await set('luz@b.co', "dead_at = now(), attempts = 3, last_error = '550 No such user'")
  await queue('sol@b.co', 'Tercero', true)
  await set('sol@b.co', "sent_at = now(), attempts = 1, html = '', text = ''")
  await queue('mar@b.co', 'Cuarto')
})

describe('mail', () => {
  it('lists the newest first, each with its state', async () => {
    const { lines } = await mail('list --limit 3')
    expect(lines[0]).toContain('Tejidos del Oriente')
    expect(lines.filter((line) => /b\.co/.test(line)).map((line) => line.split(' ').at(-1))).toEqual([
      'Cuarto',
      'Tercero',
      'Segundo',
    ])
    expect(lines.join('\n')).toContain('no se pudo entregar (550 No such user)')
    expect(lines.at(-1)).toContain(texts.noServer)
  })

  it('shows the newest, or the one that is asked for, as its recipient reads it', async () => {
    expect((await mail('show')).lines.join('\n')).toContain('https://portal.example.co/#/set-password/Cuarto')
    const id = idOf((await mail('list')).lines, 'Primero')
    const { lines } = await mail(`show ${id}`)
    expect(lines.join('\n')).toContain('https://portal.example.co/#/set-password/Primero')
    expect(lines.join('\n')).toContain('ana@b.co')
  })

  it('says that the words of a mail with a one-use link were forgotten', async () => {
    const id = idOf((await mail('list')).lines, 'Tercero')
    expect((await mail(`show ${id}`)).lines).toContain(texts.forgotten)
    expect((await mail(`resend ${id}`)).fault).toContain('no se puede enviar de nuevo')
  })

  it('sends what was given up again as another mail, which names the first', async () => {
    const id = idOf((await mail('list')).lines, 'Segundo')
    expect((await mail(`resend ${id}`)).lines).toEqual([expect.stringContaining('luz@b.co')])
    const rows = await database.asAdmin(
      `select m.dead_at is not null as is_dead, m.resent_by, f.recipient as first, m.next_attempt_at <= now() as is_due
         from outbox_mails m left join outbox_mails f on f.company_id = m.company_id and f.id = m.resent_from
        where m.recipient = 'luz@b.co' order by m.created_at`,
    )
    expect(rows).toMatchObject([
      { is_dead: true, first: null },
      { is_dead: false, resent_by: 'cli', first: 'luz@b.co', is_due: true },
    ])
  })

  describe('bounced', () => {
    const home = { MAIL_BOUNCE_ADDRESS: 'rebotes@mail.ejemplo.co', SECRET_KEY: 'k'.repeat(40) }
    const notice = (to: string, status: string) =>
      [
        'Return-Path: <>',
        'From: MAILER-DAEMON@mail.ejemplo.co',
        `To: ${to}`,
        'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
        '',
        '--x',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mail.ejemplo.co',
        '',
        'Final-Recipient: rfc822; eva@b.co',
        'Action: failed',
        `Status: ${status}`,
        `Diagnostic-Code: smtp; 550 ${status} No such user`,
        '--x--',
      ].join('\r\n')
    const hear = (input: string, line = '') =>
      runCommand(command, database.db, `bounced ${line}`.trim(), home, input)
    const addressOf = async (subject: string) => {
      const [row] = await database.asAdmin<{ id: string }>('select id from outbox_mails where subject = $1', [
        subject,
      ])
      const keys = new Keys(home.SECRET_KEY)
      return returnAddressOf(keys, home.MAIL_BOUNCE_ADDRESS, { company: company.id, mail: row?.id ?? '' })
    }

    it('notes on the mail what a later server said of it, once', async () => {
      await queue('eva@b.co', 'Quinto', true)
      await set('eva@b.co', 'sent_at = now()')
      const address = await addressOf('Quinto')
      const first = await hear(notice(address, '5.1.1'))
      expect([first.code, first.lines[0]]).toEqual([
        0,
        expect.stringContaining('rechazado (550 5.1.1 No such user)'),
      ])
      expect((await hear(notice(address.toUpperCase(), '4.4.1'))).lines[0]).toContain('ya estaba anotado')
      expect((await mail('list')).lines.join('\n')).toContain('devuelto: rechazado (550 5.1.1 No such user)')
      const rows = await database.asAdmin(
        `select bounce, text, sent_at is not null as was_sent from outbox_mails where recipient = 'eva@b.co'`,
      )
      expect(rows).toEqual([{ bounce: 'rechazado', text: '', was_sent: true }])
    })

    it('takes the address from the mail server where the message does not bring it', async () => {
      await queue('ivan@b.co', 'Sexto')
      const { code, lines } = await hear(
        notice('rebotes@mail.ejemplo.co', '5.2.2'),
        `--to ${await addressOf('Sexto')}`,
      )
      expect([code, lines[0]]).toEqual([0, expect.stringContaining('no se pudo entregar por ahora')])
    })

    it('lets go, without a failure that would come back in its turn, what is no notice or names no mail of ours', async () => {
      const address = await addressOf('Primero')
      const forged = address.replace(/.(?=@)/, (sign) => (sign === 'a' ? 'b' : 'a'))
      expect(await hear(notice(forged, '5.1.1'))).toMatchObject({ code: 0, lines: [texts.bounced.noMail] })
      expect(await hear(`To: ${address}\r\nFrom: ana@b.co\r\n\r\nGracias, 550 5.1.1`)).toMatchObject({
        code: 0,
        lines: [texts.bounced.noNotice],
      })
      const rows = await database.asAdmin(`select bounce from outbox_mails where subject = 'Primero'`)
      expect(rows).toEqual([{ bounce: null }])
      const gone = returnAddressOf(new Keys(home.SECRET_KEY), home.MAIL_BOUNCE_ADDRESS, {
        company: company.id,
        mail: '00000000-0000-4000-8000-000000000000',
      })
      expect((await hear(notice(gone, '5.1.1'))).lines[0]).toContain('ya no tiene el correo')
    })

    it('is told that nobody set the address', async () => {
      expect((await runCommand(command, database.db, 'bounced')).fault).toBe(texts.bounced.unset)
    })
  })

  it.each([
    ['', texts.actionUnknown],
    ['list show', texts.actionUnknown],
    ['resend', texts.idMissing],
    ['show %', 'En Tejidos del Oriente no hay un correo «%». Vea la lista: npm run enlace -- mail list'],
    ['list --limit 0', '«0» no es un número de correos. Use un entero desde 1.'],
  ])('%s is refused in one line', async (line, fault) => {
    expect((await mail(line)).fault).toBe(fault)
  })

  it('is refused for a company that does not exist', async () => {
    expect((await runCommand(command, database.db, 'list --company 5')).fault).toBe('No hay una compañía 5.')
  })
})
