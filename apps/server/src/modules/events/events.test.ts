import { sql } from 'kysely'
import { getEvent, getEventMonth, registerForEvent } from '@enlace/contract/events/visitor/calls.ts'
import { query } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, calendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { nextBusinessDay } from '@enlace/domain/holidays.ts'
import { buildCompany, buildSupplier, changeSettings, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildEvent } from '@enlace/testing/events.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { generateEvents } from './generate-commands.ts'
import { remindOfDay, remindOfEvent } from './remind-commands.ts'

const server = useTestServer()
const cutoff = { dia: 25, hora: '17:45' }

let company: BuiltCompany
let browser: TestBrowser
let thirdParty: number

beforeEach(async () => {
  company = await buildCompany(server.db, {
    settings: { events: 1, invoice_cutoff: cutoff, payment_run_days: [5] },
  })
  const { person, thirdParty: supplier } = await buildSupplier(server.db, company)
  browser = await server.signIn(person)
  thirdParty = supplier.id
})

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const generate = (from?: string) =>
  generateEvents(server.db, company.id, new Date(), from === undefined ? undefined : calendarDate(from))

interface Made {
  code: string
  title: string
  at: string
  version: number
}
const made = (like: string) =>
  server.asAdmin<Made>(
    `select code, title, to_char(starts_at at time zone 'America/Bogota', 'YYYY-MM-DD HH24:MI') as at, version
       from events where company_id = $1 and code like $2 order by starts_at`,
    [company.id, like],
  )

describe('the company’s own calendar', () => {
  it('becomes the cut-offs and payment runs of a year, moved by Colombian holidays', async () => {
    await generate('2026-12-01')
    expect(await made('cierre-2026-12')).toMatchObject([
      { title: 'Cierre de radicación de facturas de diciembre de 2026', at: '2026-12-24 17:45' },
    ])
    expect(await made('pago-2026-12-25')).toMatchObject([{ at: '2026-12-28 00:00' }])
    const { body } = await server.call(getEventMonth, browser, { query: { mes: '2026-12' } })
    expect(body.events.map(({ tipo, dia }) => [tipo, dia])).toEqual([
      ['corrida_pagos', '2026-12-04'],
      ['corrida_pagos', '2026-12-11'],
      ['corrida_pagos', '2026-12-18'],
      ['cierre_radicacion', '2026-12-24'],
      ['corrida_pagos', '2026-12-28'],
    ])
  })

  it('changes nothing when it is made again, also by two at once', async () => {
    const first = await generate()
    expect(first.made).toBeGreaterThan(50)
    const again = await Promise.all([generate(), generate()])
    expect(again).toEqual([0, 1].map(() => ({ made: 0, changed: 0, removed: 0 })))
  })

  it('follows what the company says, and leaves what is over', async () => {
    const past = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10)
    await generate(past)
    const before = await made('%')
    await changeSettings(server.db, company, {
      invoice_cutoff: { dia: 20, hora: '12:00' },
      payment_run_days: [],
    })
    const { made: fresh, changed, removed } = await generate()
    expect(fresh).toBe(0)
    expect(changed).toBeGreaterThan(10)
    expect(removed).toBeGreaterThan(45)
    const after = await made('%')
    const beforeThisMonth = ({ at }: Made) => at < new Date().toISOString().slice(0, 7)
    expect(before.filter(beforeThisMonth).length).toBeGreaterThan(10)
    expect(after.filter(beforeThisMonth)).toEqual(before.filter(beforeThisMonth))
    // Calendars detect a change by its version.
    expect(after.filter(({ version }) => version > 0).length).toBe(changed)
  })

  it('leaves what staff wrote over it', async () => {
    await generate()
    const [next] = await made('cierre-%')
    await server.asAdmin(
      `update events set is_generated = false, title = 'Cierre especial' where company_id = $1 and code = $2`,
      [company.id, next?.code],
    )
    expect(await generate()).toEqual({ made: 0, changed: 0, removed: 0 })
    expect((await made(next?.code ?? ''))[0]?.title).toBe('Cierre especial')
  })

  it('makes nothing of a setting that makes no sense', async () => {
    await changeSettings(server.db, company, {
      invoice_cutoff: { dia: 40, hora: 'tarde' },
      payment_run_days: [],
    })
    expect(await generate()).toEqual({ made: 0, changed: 0, removed: 0 })
  })

  it('names where invoices go, as text that no browser takes for HTML', async () => {
    await changeSettings(server.db, company, {
      invoice_reception: { correo: 'facturas@compania.test', direccion: '<img src=x>' },
    })
    await generate()
    const [row] = await server.asAdmin<{ id: string }>(
      `select id from events where company_id = $1 and kind = 'cierre_radicacion' and starts_at > now() limit 1`,
      [company.id],
    )
    const { body } = await server.call(getEvent, browser, { params: { id: row?.id } })
    expect(body.descripcion).toContain('facturas@compania.test')
    expect(body.descripcion).toContain('&lt;img src=x&gt;')
  })
})

describe('reminders', () => {
  const told = () =>
    server.asAdmin<{ third_party_id: number; membership_id: string | null; subject: { evento: string } }>(
      `select third_party_id, membership_id, subject from notification_events
        where company_id = $1 and kind = 'event-reminder' order by created_at`,
      [company.id],
    )
  const remind = () => remindOfDay(server.db, company.id, new Date())

  it('tell who has a seat the day before and an hour before, each once, and nobody else', async () => {
    const { person } = await buildSupplier(server.db, company)
    const other = await server.signIn(person)
    const soon = await buildEvent(server.db, company, { starts_at: inHours(3), capacity: 1, title: 'Pronto' })
    const later = await buildEvent(server.db, company, { starts_at: inHours(24 * 9), title: 'Después' })
    for (const id of [soon, later]) await server.call(registerForEvent, browser, { params: { id } })
    await server.call(registerForEvent, other, { params: { id: soon } })
    await Promise.all([remind(), remind()])
    await remind()
    expect(await told()).toMatchObject([{ subject: { evento: 'Pronto' }, third_party_id: thirdParty }])
    const jobs = await server.asAdmin(
      `select payload ->> 'event' as event from jobs where company_id = $1 and task = 'event-soon'`,
      [company.id],
    )
    expect(jobs).toEqual([{ event: soon }])
    await remindOfEvent(server.db, company.id, soon)
    expect(await told()).toHaveLength(1)
    await server.asAdmin(`update events set starts_at = now() + interval '30 minutes' where id = $1`, [soon])
    for (let time = 0; time < 2; time++) await remindOfEvent(server.db, company.id, soon)
    expect(await told()).toHaveLength(2)
  })

  it('tell every supplier with a person of the cut-off, as a whole', async () => {
    await buildEvent(server.db, company, {
      kind: 'cierre_radicacion',
      title: 'Cierre',
      takes_registration: false,
      starts_at: inHours(2),
    })
    for (let time = 0; time < 2; time++) await remind()
    expect(await told()).toMatchObject([
      { subject: { evento: 'Cierre' }, third_party_id: thirdParty, membership_id: null },
    ])
  })

  it('reach over the days on which the company does not work, to the end of its next business day', async () => {
    const day = (ahead: number) => addDays(todayInBogota(new Date()), ahead)
    const opens = nextBusinessDay(day(9))
    const starts_at = new Date(`${opens}T15:00:00-05:00`)
    const id = await buildEvent(server.db, company, { starts_at })
    await server.call(registerForEvent, browser, { params: { id } })
    await remind()
    expect(await told()).toEqual([])
    const closed = { desde: day(1), hasta: addDays(opens, -1), nombre: 'Vacaciones colectivas' }
    await changeSettings(server.db, company, { dias_no_habiles: [closed] })
    await remind()
    expect(await told()).toHaveLength(1)
  })

  it('tell nobody of what is cancelled', async () => {
    const id = await buildEvent(server.db, company, { starts_at: inHours(3) })
    await server.call(registerForEvent, browser, { params: { id } })
    await server.db.transaction(Scope.ofStaff(company.id), (tx) =>
      tx.run(sql`select cancel_event(${id}, '')`.compile(query)),
    )
    await remind()
    expect(await told()).toEqual([])
  })
})
