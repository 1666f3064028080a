import { randomUUID } from 'node:crypto'
import { getCompanyInfo } from '@enlace/contract/company/calls.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import {
  listAffairs,
  listContactRecipients,
  listContactThrough,
  listRelatedTo,
  sendContactMail,
} from '@enlace/contract/contact-us/calls.ts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { query } from '@enlace/database/database.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeEach, describe, expect, it } from 'vitest'

const server = useTestServer()
const correo = 'proveedores@tejidos.example'
let company: BuiltCompany
let options: Record<string, string>

beforeEach(async () => {
  company = await buildCompany(server.db, {
    nombre: 'Tejidos <b>&</b> Hilos S.A.S.',
    settings: { contact_info: { telefono: '6015550142', correo, dir: 'CL 26 # 69-76', horario: '' } },
  })
  options = await addOptions(company)
})

async function addOptions({ id }: BuiltCompany): Promise<Record<string, string>> {
  const rows = await server.asAdmin<{ id: number; name: string }>(
    `insert into contact_options (company_id, list, name, position, active) values
       ($1, 'affairs', 'Pagos', 1, true), ($1, 'affairs', 'Facturas', 0, true), ($1, 'affairs', 'Viejo', 2, false),
       ($1, 'related-to', 'Orden', 0, true), ($1, 'contact-through', 'WhatsApp', 0, true) returning id, name`,
    [id],
  )
  return Object.fromEntries(rows.map((row) => [row.name, String(row.id)]))
}

const addReader = (email: string, affair?: string, isPublic = false) =>
  server.asAdmin(
    'insert into contact_recipients (company_id, name, email, affair_id, is_public) values ($1, $2, $3, $4, $5)',
    [company.id, `Lee ${email}`, email, affair === undefined ? null : options[affair], isPublic],
  )

/** Submits the form, with a test's changes; a field changed to undefined is left out. */
async function send(
  changes: Record<string, string | undefined> = {},
  browser = new TestBrowser(company.host),
) {
  const form = {
    name: 'Lucía Inés',
    surname: 'Ñáñez',
    email: `Lucia.${randomUUID().slice(0, 8)}@Nuez.example`,
    indicative: '57',
    phone: '3005550188',
    city: 'Bogotá',
    company: 'Nueces & Semillas',
    'job-title': 'Cartera',
    subject: options['Pagos'],
    'related-to': options['Orden'],
    'affair-contact': options['WhatsApp'],
    message: 'Buenos días:\n¿cuándo pagan la FE-1024?',
    schedule: 'En la mañana',
    'check-acepto': 'true',
    'check-autorizo': 'true',
    captcha: 'captcha' in changes ? changes['captcha'] : await solveCaptcha(server, browser),
    ...changes,
  }
  const body = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
  return { form, ...(await server.call(sendContactMail, browser, { body })) }
}

const kept = () =>
  server.asAdmin('select * from contact_messages where company_id = $1 order by number', [company.id])
interface Mail {
  purpose: string
  recipient: string
  reply_to: string | null
  reply_to_name: string | null
  subject: string
  html: string
  text: string
}
const mails = (purpose: string) =>
  server.asAdmin<Mail>(
    'select * from outbox_mails where company_id = $1 and purpose = $2 order by recipient',
    [company.id, purpose],
  )

describe('the lists of the form', () => {
  it('offer what the company has on, in its order, each under the name of the specification', async () => {
    const browser = new TestBrowser(company.host)
    const nombres = (await server.call(listAffairs, browser)).body.data.map(({ nombre }) => nombre)
    expect(nombres).toEqual(['Facturas', 'Pagos'])
    expect((await server.call(listRelatedTo, browser)).body.data).toEqual([
      { id: options['Orden'], valor: 'Orden' },
    ])
    expect((await server.call(listContactThrough, browser)).body.data).toEqual([
      { id: options['WhatsApp'], nombre: 'WhatsApp' },
    ])
  })

  it('answer how the company is reached, at its own address only', async () => {
    const ask = (browser: TestBrowser) =>
      server.call(getCompanyInfo, browser, { query: { compania: company.id } })
    const { body } = await ask(new TestBrowser(company.host))
    expect(body).toMatchObject({ telefono: '6015550142', correo, dir: 'CL 26 # 69-76', ext: '' })
    const other = await buildCompany(server.db)
    expect((await ask(new TestBrowser(other.host))).problem.code).toBe('company-mismatch')
  })

  it('tell of the recipients only those whom the company publishes', async () => {
    const ask = async () =>
      (
        await server.call(listContactRecipients, new TestBrowser(company.host), {
          body: { company: company.id },
        })
      ).body.data
    await addReader('interno@tejidos.example', 'Pagos')
    expect(await ask()).toEqual([{ nombre: company.nombre, correo }])
    await addReader('abierto@tejidos.example', undefined, true)
    expect(await ask()).toEqual([
      { nombre: 'Lee abierto@tejidos.example', correo: 'abierto@tejidos.example' },
    ])
  })
})

describe('a message', () => {
  it('is kept with its number and every field, and answered as the specification says', async () => {
    const { status, body, form } = await send()
    expect(status).toBe(200)
    expect(body).toEqual({
      error: false,
      message: texts.success,
      number: expect.stringMatching(/^CT-\d{4}-000001$/),
    })
    expect(await kept()).toMatchObject([
      {
        number: body.number,
        name: 'Lucía Inés',
        surname: 'Ñáñez',
        email: form.email.toLowerCase(),
        indicative: '57',
        phone: '3005550188',
        city: 'Bogotá',
        company: 'Nueces & Semillas',
        job_title: 'Cartera',
        subject: 'Pagos',
        related_to: 'Orden',
        affair_contact: 'WhatsApp',
        message: form.message,
        schedule: 'En la mañana',
      },
    ])
  })

  it('keeps the consent to both texts, with its time and address', async () => {
    await send()
    const consents = await server.asAdmin(
      `select c.page_code, c.address, c.email = m.email as is_theirs from consents c
         join contact_messages m on m.company_id = c.company_id and m.id = c.subject_id
        where c.company_id = $1 and c.subject_kind = 'contact' and c.accepted_at > now() - interval '1 minute'
        order by 1`,
      [company.id],
    )
    expect(consents).toEqual([
      { page_code: 'privacidad', address: expect.stringMatching(/^10\./), is_theirs: true },
      { page_code: 'terminos', address: expect.stringMatching(/^10\./), is_theirs: true },
    ])
  })

  it('goes to the readers of its affair, else to those of all, else to the published address', async () => {
    await send()
    expect((await mails('contact')).map(({ recipient }) => recipient)).toEqual([correo])
    await addReader('todo@tejidos.example')
    await addReader('pagos@tejidos.example', 'Pagos')
    await addReader('tesoreria@tejidos.example', 'Pagos')
    await send()
    await send({ subject: options['Facturas'] })
    expect((await mails('contact')).map(({ recipient }) => recipient).toSorted()).toEqual([
      'pagos@tejidos.example',
      correo,
      'tesoreria@tejidos.example',
      'todo@tejidos.example',
    ])
  })

  it('is answered by a reply, and its words are no markup', async () => {
    const { form } = await send({ message: '<img src=x onerror=alert(1)>\nsegunda', company: '"><script>' })
    const [mail] = await mails('contact')
    expect(mail).toMatchObject({ reply_to: form.email, reply_to_name: 'Lucía Inés Ñáñez' })
    expect(mail?.subject).toMatch(/^Mensaje CT-\d{4}-000001: Pagos$/)
    expect(mail?.html).not.toMatch(/<img|<script|<b>/)
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>segunda')
    expect(mail?.text).toContain('+57 3005550188')
  })

  it('is confirmed to its sender without a word that was typed', async () => {
    const { body, form } = await send({ message: 'Gane dinero en https://malo.example', company: 'Malo' })
    const [receipt] = await mails('contact-receipt')
    expect(receipt).toMatchObject({ recipient: form.email, reply_to: correo })
    expect(receipt?.text).toContain(body.number)
    expect(receipt?.text).not.toMatch(/malo|Lucía|Ñáñez/i)
    expect(receipt?.html).not.toMatch(/malo|Lucía|Ñáñez/i)
  })

  it('sent again under its key is the same message, also at the same moment', async () => {
    const again = { 'idempotency-key': randomUUID(), email: 'luz@nuez.example' }
    const both = await Promise.all([send(again), send(again)])
    const later = await send({ ...again, captcha: 'spent' })
    const numbers = [...both, later].map(({ status, body }) => [status, body.number])
    expect(new Set(numbers.map(String)).size).toBe(1)
    expect(numbers[0]?.[0]).toBe(200)
    expect(await kept()).toHaveLength(1)
    expect(await mails('contact-receipt')).toHaveLength(1)
  })

  it('changed before it is sent again is another one, for nothing that was written is lost', async () => {
    const form = { 'idempotency-key': randomUUID(), email: 'luz@nuez.example' }
    await send(form)
    await send({ ...form, message: 'Se me olvidó decir que es la FE-1025.' })
    expect(await kept()).toHaveLength(2)
  })

  it('without a key is the same message when its words are, and another one when they are not', async () => {
    const words = { email: 'luz@nuez.example' }
    const [first, same, other] = [
      await send(words),
      await send(words),
      await send({ ...words, city: 'Cali' }),
    ]
    expect(same.body.number).toBe(first.body.number)
    expect(other.body.number).not.toBe(first.body.number)
  })

  it('may leave out what is not required', async () => {
    const none = { indicative: undefined, phone: undefined, city: undefined, company: undefined }
    const { status } = await send({
      ...none,
      'job-title': undefined,
      'related-to': undefined,
      schedule: undefined,
    })
    expect(status).toBe(200)
    expect(await kept()).toMatchObject([{ phone: '', related_to: null }])
  })
})

describe('a message is refused', () => {
  it.each([
    ['name', '', texts.faults.required],
    ['name', 'Ana 3', texts.faults.letters],
    ['surname', '   ', texts.faults.required],
    ['email', '', texts.faults.required],
    ['email', 'ana@', texts.faults.email],
    ['email', 'a@b.co\r\nBcc: c@d.co', texts.faults.email],
    ['indicative', '12345', texts.faults.indicative],
    ['phone', '300555018', texts.faults.phone],
    ['phone', '30055501888', texts.faults.phone],
    ['city', 'Bogotá 2', texts.faults.letters],
    ['subject', '', texts.faults.required],
    ['subject', '999999999', texts.faults.gone],
    ['affair-contact', '', texts.faults.required],
    ['message', ' \n ', texts.faults.required],
    ['message', 'x'.repeat(3001), 'Escriba 3000 caracteres como máximo.'],
    ['check-acepto', 'false', texts.faults.required],
    ['check-autorizo', '', texts.faults.required],
    ['captcha', '', texts.faults.required],
  ])('where %s is %j', async (field, value, fault) => {
    const { status, problem } = await send({ captcha: 'unused', [field]: value })
    expect(status).toBe(422)
    expect(problem.fields).toEqual({ [field]: fault })
    expect(await kept()).toEqual([])
  })

  it('where the option belongs to another list, another company or is off', async () => {
    const foreign = await addOptions(await buildCompany(server.db))
    for (const id of [options['Orden'], options['Viejo'], foreign['Pagos']]) {
      const { problem } = await send({ subject: id, captcha: 'unused' })
      expect(problem.fields).toEqual({ subject: texts.faults.gone })
    }
  })

  it('without a solved captcha, and says so', async () => {
    const { problem } = await send({ captcha: 'false' })
    expect(problem).toMatchObject({ code: 'captcha-refused', message: problemTexts['captcha-refused'] })
    expect(await mails('contact-receipt')).toEqual([])
  })

  it('when one address is written to without end, from wherever', async () => {
    const toOne = (turn: number) => ({ email: 'victima@otra.example', city: 'A'.repeat(turn + 1) })
    const browser = new TestBrowser(company.host)
    const statuses = []
    for (let turn = 0; turn < 6; turn++) statuses.push((await send(toOne(turn), browser)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    // From other networks the limit is higher: nobody can exhaust another's limit, nor fill a mailbox from many places.
    const elsewhere = []
    for (let turn = 6; turn < 43; turn++) elsewhere.push((await send(toOne(turn))).status)
    expect([elsewhere[0], elsewhere.at(-1)]).toEqual([200, 429])
  })
})

it('keeps messages and readers from the portal’s role', async () => {
  await addReader('interno@tejidos.example')
  for (const table of ['contact_messages', 'contact_recipients', 'contact_numbers'] as const) {
    const read = server.db.read(Scope.ofVisitor(company.id), [query.selectFrom(table).selectAll().compile()])
    await expect(read).rejects.toThrow('permission denied')
  }
})
