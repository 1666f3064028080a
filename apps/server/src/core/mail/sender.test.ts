import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { useMailServer } from '@enlace/testing/use-mail-server.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Keys } from '../keys/keys.ts'
import { queueMail } from './commands.ts'
import { usualPolicy, type SendingPolicy } from './rules.ts'
import { findReturnedMail } from './return-address.ts'
import { startMailSender, type MailSender } from './sender.ts'
import { writeMail } from './writing/write.ts'

const program = fileURLToPath(import.meta.resolve('@enlace/testing/mail-sender-process.ts'))
const database = useTestDatabase('own')
const server = useMailServer()
let company: BuiltCompany
beforeAll(async () => {
  company = await buildCompany(database.db, { nombre: 'Andina "y" Compañía, S.A.S.' })
})

const hasty: SendingPolicy = { ...usualPolicy, pollMilliseconds: 200, firstRetrySeconds: 0.2, tries: 3 }
const running: MailSender[] = []
const logged: string[] = []
const keys = new Keys('k'.repeat(32))
function start(policy: SendingPolicy = hasty, url = server.url, mailBounceAddress?: string): MailSender {
  const log = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const settings = { smtpUrl: url, mailFrom: 'Portal <portal@enlace.example>', mailBounceAddress }
  const sender = startMailSender(database.db, settings, { info: log, warn: log, error: log }, policy, keys)
  if (!sender) throw new Error('A mail server is set')
  running.push(sender)
  return sender
}
afterEach(async () => {
  for (const sender of running.splice(0)) await sender.stop()
})

/** Queues a mail in the scope of a portal visitor. */
function queue(recipient: string, more: Partial<Parameters<typeof queueMail>[1]> = {}): Promise<void> {
  const brand = { company: company.nombre, colour: '#1d7a46', contrast: '#ffffff', contact: '' }
  const content = writeMail(brand, { subject: 'Señal', title: 'Título', paragraphs: ['Diga «ñ».'] })
  return database.db.transaction(Scope.ofVisitor(company.id), (tx) =>
    queueMail(tx, { purpose: 'test', recipient, content, ...more }),
  )
}

interface Kept {
  attempts: number
  refusals: number
  last_error: string | null
  sent: boolean
  dead: boolean
  text: string
}
async function kept(recipient: string): Promise<Kept> {
  const [row] = await database.asAdmin<Kept>(
    `select attempts, refusals, last_error, text, sent_at is not null as sent, dead_at is not null as dead
       from outbox_mails where recipient = $1`,
    [recipient],
  )
  if (!row) throw new Error(`No mail for ${recipient}`)
  return row
}
async function until(recipient: string, isSo: (mail: Kept) => boolean): Promise<Kept> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(25)) {
    const mail = await kept(recipient)
    if (isSo(mail)) return mail
  }
  throw new Error(`Still ${JSON.stringify(await kept(recipient))}`)
}

describe('a mail', () => {
  it('goes out once, at once, in the company’s name, answered by whoever is to be answered', async () => {
    start({ ...hasty, pollMilliseconds: 600_000 })
    await pause(300)
    await queue('ana@proveedor.co', { replyTo: { name: 'Luz Peña', address: 'luz@tinta.co' } })
    const [mail] = await server.mailsTo('ana@proveedor.co')
    expect(mail).toMatchObject({
      from: 'Andina "y" Compañía, S.A.S. <portal@enlace.example>',
      replyTo: 'Luz Peña <luz@tinta.co>',
      subject: 'Señal',
    })
    expect(mail?.text).toContain('Diga «ñ».')
    expect(mail?.html).toContain('Diga «ñ».')
    expect(mail?.headers['auto-submitted']).toBe('auto-generated')
    await until('ana@proveedor.co', ({ sent }) => sent)
    await pause(500)
    expect(await server.mailsTo('ana@proveedor.co')).toHaveLength(1)
  })

  it('comes back to an address of its own, unless it is from an address of the company that nobody signs for', async () => {
    start(hasty, server.url, 'rebotes@enlace.example')
    await queue('vuelve@proveedor.co')
    const [mail] = await server.mailsTo('vuelve@proveedor.co')
    const [row] = await database.asAdmin<{ id: string }>(
      "select id from outbox_mails where recipient = 'vuelve@proveedor.co'",
    )
    expect(mail?.from).toContain('<portal@enlace.example>')
    expect(mail?.returnPath).toMatch(/^rebotes\+.+@enlace\.example$/)
    expect(findReturnedMail(keys, mail?.returnPath ?? '')).toEqual({ company: company.id, mail: row?.id })
    await database.asAdmin(
      `insert into proven_domains (company_id, domain, token, proven_at) values ($1, 'andina.example', repeat('x', 32), now())
       on conflict do nothing`,
      [company.id],
    )
    const sendFrom = async (selector: string | null, recipient: string) => {
      await database.asAdmin(
        `insert into mail_settings (company_id, from_address, confirmed_address, dkim_selector)
         values ($1, 'pagos@andina.example', 'pagos@andina.example', $2)
         on conflict (company_id) do update set dkim_selector = $2`,
        [company.id, selector],
      )
      await queue(recipient)
      return (await server.mailsTo(recipient))[0]?.returnPath
    }
    expect(await sendFrom(null, 'propia@proveedor.co')).toBe('pagos@andina.example')
    expect(await sendFrom('enlace', 'firmada@proveedor.co')).toMatch(/^rebotes\+/)
    await database.asAdmin('delete from mail_settings where company_id = $1', [company.id])
  })

  it('does not go out when what caused it is undone', async () => {
    start()
    const undone = database.db.transaction(Scope.ofVisitor(company.id), async (tx) => {
      const content = { subject: 'x', html: 'x', text: 'x' }
      await queueMail(tx, { purpose: 'test', recipient: 'nadie@proveedor.co', content })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await queue('despues@proveedor.co')
    await server.mailsTo('despues@proveedor.co')
    await expect(kept('nadie@proveedor.co')).rejects.toThrow('No mail')
  })

  it('is tried again after the server said not now, under the same Message-ID', async () => {
    server.answer('llena@proveedor.co', { code: 451, message: '4.2.2 Mailbox full' })
    start()
    await queue('llena@proveedor.co')
    const refused = await until('llena@proveedor.co', ({ refusals }) => refusals > 0)
    expect(refused).toMatchObject({ sent: false, dead: false, last_error: expect.stringContaining('451') })
    const ids = await database.asAdmin<{ message_id: string }>(
      "select message_id from outbox_mails where recipient = 'llena@proveedor.co'",
    )
    server.answer('llena@proveedor.co', undefined)
    const [mail] = await server.mailsTo('llena@proveedor.co')
    expect(mail?.messageId).toBe(ids[0]?.message_id)
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@enlace\.example>$/)
  })

  it.each([
    ['never@proveedor.co', { code: 550, message: '5.1.1 No such user' }, 1],
    ['siempre@proveedor.co', { code: 451, message: '4.2.2 Mailbox full' }, 3],
  ])(
    'to %s is given up when refused for good or too often, and stays to be seen',
    async (to, answer, times) => {
      server.answer(to, answer)
      start()
      await queue(to)
      const mail = await until(to, ({ dead }) => dead)
      expect(mail).toMatchObject({ sent: false, refusals: times, attempts: times })
      expect(mail.last_error).toContain(answer.message)
      await pause(500)
      expect((await kept(to)).attempts).toBe(times)
    },
  )

  it('whose link opens something is forgotten once it is sent, and not before', async () => {
    await queue('secreto@proveedor.co', { holdsSecret: true })
    expect((await kept('secreto@proveedor.co')).text).toContain('Diga')
    start()
    expect((await server.mailsTo('secreto@proveedor.co'))[0]?.text).toContain('Diga')
    expect((await until('secreto@proveedor.co', ({ sent }) => sent)).text).toBe('')
  })

  it.each(['a@b.co\r\nBcc: c@d.co', 'a@b.co, c@d.co', 'a@b', ''])('to %j is refused', async (recipient) => {
    await expect(queue(recipient)).rejects.toThrow('has an address that is none')
    const replyTo = { name: '', address: recipient }
    await expect(queue('bien@proveedor.co', { replyTo })).rejects.toThrow('has an address that is none')
  })

  it('carries no header that a name or a subject tries to smuggle in', async () => {
    start()
    const content = { subject: 'Hola\r\nBcc: espia@d.co', html: 'x', text: 'x' }
    const replyTo = { name: 'Luz\r\nX-Evil: 1', address: 'luz@tinta.co' }
    await queue('limpio@proveedor.co', { content, replyTo })
    const [mail] = await server.mailsTo('limpio@proveedor.co')
    expect(Object.keys(mail?.headers ?? {})).not.toContain('bcc')
    expect(Object.keys(mail?.headers ?? {})).not.toContain('x-evil')
    expect(server.mails.filter(({ recipient }) => recipient === 'espia@d.co')).toEqual([])
  })
})

describe('without the mail server', () => {
  it('mails wait, are given up by no count, and go out when it is back', async () => {
    await server.goDown()
    start({ ...hasty, longestPauseMilliseconds: 300, longestRetrySeconds: { outage: 0.3, refused: 1 } })
    const all = ['uno@lejos.co', 'dos@lejos.co', 'tres@lejos.co', 'cuatro@lejos.co', 'cinco@lejos.co']
    for (const recipient of all) await queue(recipient)
    const waiting = await until('uno@lejos.co', ({ attempts }) => attempts > hasty.tries)
    expect(waiting).toMatchObject({ sent: false, dead: false, refusals: 0 })
    await server.comeBack()
    for (const recipient of all) expect(await server.mailsTo(recipient)).toHaveLength(1)
  })

  it('no password and no address of anybody reaches the log', async () => {
    const { port } = new URL(server.url)
    start(hasty, `smtp://user:s3creto@127.0.0.1:${port}?requireTLS=false`)
    await queue('callado@proveedor.co')
    await until('callado@proveedor.co', ({ attempts }) => attempts > 0)
    await expect.poll(() => logged.join()).toContain('mail server does not take mails')
    expect(logged.join()).toContain(`127.0.0.1:${port}`)
    expect(logged.join()).not.toMatch(/s3creto|@proveedor|@lejos|Señal/)
  })
})

describe('several senders', () => {
  it('share the work and send nothing twice', async () => {
    start()
    start()
    start()
    const all = Array.from({ length: 40 }, (_, place) => `reparto${place}@proveedor.co`)
    await Promise.all(all.map((recipient) => queue(recipient)))
    for (const recipient of all) await server.mailsTo(recipient)
    await pause(300)
    for (const recipient of all) expect(await server.mailsTo(recipient)).toHaveLength(1)
  })

  it('leave a mail to the one that has it in hand, and take it over when that was killed', async () => {
    await queue('huerfana@proveedor.co')
    // It sends no greeting: a client that connects has claimed the mail and has not sent it.
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo // it listens on a port, not on a pipe
    const victim = spawn(process.execPath, [program, database.adminUrl, `smtp://127.0.0.1:${port}`, '120'])
    await once(silent, 'connection')
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    silent.close()
    start()
    await queue('otra@proveedor.co')
    await server.mailsTo('otra@proveedor.co')
    expect(await kept('huerfana@proveedor.co')).toMatchObject({ sent: false, attempts: 1 })
    // Its lease has expired.
    await database.asAdmin(
      `update outbox_mails set claimed_until = claimed_until - interval '120 s' where recipient = 'huerfana@proveedor.co'`,
    )
    const [mail] = await server.mailsTo('huerfana@proveedor.co')
    expect(mail?.subject).toBe('Señal')
    expect((await until('huerfana@proveedor.co', ({ sent }) => sent)).attempts).toBe(2)
  })
})

describe('a sender that stops', () => {
  it('lets what is under way end and gives back nothing half done', async () => {
    const sender = start()
    await queue('ultima@proveedor.co')
    await server.mailsTo('ultima@proveedor.co')
    await sender.stop()
    await queue('manana@proveedor.co')
    await pause(500)
    expect(await kept('manana@proveedor.co')).toMatchObject({ sent: false, attempts: 0 })
    expect(await kept('ultima@proveedor.co')).toMatchObject({ sent: true, attempts: 1 })
  })
})
