import { mailCommandTexts as texts } from '@enlace/contract/core/mail/texts'
import { Scope } from '@enlace/database/scope'
import { queueMail } from '@enlace/server/core/mail/commands'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders'
import { useTestDatabase } from '@enlace/testing/opened-database'
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

  it('puts what was given up back among those that are sent', async () => {
    const id = idOf((await mail('list')).lines, 'Segundo')
    expect((await mail(`resend ${id}`)).lines).toEqual([expect.stringContaining('luz@b.co')])
    const rows = await database.asAdmin(
      "select dead_at, refusals, next_attempt_at <= now() as is_due from outbox_mails where recipient = 'luz@b.co'",
    )
    expect(rows).toEqual([{ dead_at: null, refusals: 0, is_due: true }])
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
