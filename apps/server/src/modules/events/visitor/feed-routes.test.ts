import ICAL from 'ical.js'
import {
  downloadEventCalendar,
  getEventFeed,
  makeEventFeed,
  registerForEvent,
  revokeEventFeed,
} from '@enlace/contract/events/visitor/calls.ts'
import {
  buildCompany,
  buildSupplier,
  changeSettings,
  type BuiltCompany,
  type BuiltPerson,
} from '@enlace/testing/builders.ts'
import { buildEvent } from '@enlace/testing/events.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeEach, describe, expect, it } from 'vitest'

const server = useTestServer()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const at = (text: string) => new Date(`${text}-05:00`)

let company: BuiltCompany
let person: BuiltPerson
let browser: TestBrowser

beforeEach(async () => {
  company = await buildCompany(server.db, { nombre: 'Café, Cacao & Cía.', settings: { events: 1 } })
  person = (await buildSupplier(server.db, company)).person
  browser = await server.signIn(person)
})

/** Reads a feed like a calendar application: without a session or the company's host. */
function read(address: string | null, headers: Record<string, string> = {}) {
  const { pathname } = new URL(address ?? 'http://none.test/')
  return server.portal.inject({ method: 'GET', url: pathname, headers })
}
async function subscribe(by = browser): Promise<string> {
  const { body } = await server.call(makeEventFeed, by)
  return body.address ?? ''
}
/** Parses the events of a file with an independent library. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
}
const zoneIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone')
describe('an event as a file', () => {
  const file = async (id: string) =>
    (await server.call(downloadEventCalendar, browser, { params: { id } })).response

  it('is read by others with its words, its place and its hours in Bogotá', async () => {
    const title = 'Ñame, yuca; y \\ "ají" — 🌶 '.repeat(4)
    const id = await buildEvent(server.db, company, {
      title,
      starts_at: at('2027-03-01T08:30'),
      ends_at: at('2027-03-01T10:00'),
      place: 'Auditorio, piso 2',
      address: 'Cra. 7 # 1-23',
      description: '<h2>Agenda</h2><p>Uno &amp; dos<br>tres</p><ul><li>cuatro</li></ul>',
    })
    const { body, headers } = await file(id)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toContain('evento-2027-03-01.ics')
    const [event] = eventsIn(body)
    expect(event).toMatchObject({ summary: title, location: 'Auditorio, piso 2, Cra. 7 # 1-23' })
    expect(event?.description).toContain('Agenda\nUno & dos\ntres\ncuatro')
    expect(event?.description).toContain(`#/events/${id}`)
    expect(event?.startDate.zone.tzid).toBe('America/Bogota')
    expect(event?.startDate.toString()).toBe('2027-03-01T08:30:00')
    expect(event?.endDate.toString()).toBe('2027-03-01T10:00:00')
    expect(event?.component.getFirstSubcomponent('valarm')).not.toBeNull()
  })

  it('has no line over 75 octets, and ends each as the format asks', async () => {
    const id = await buildEvent(server.db, company, { title: 'áéíóú'.repeat(60), place: 'ñ'.repeat(200) })
    const { rawPayload } = await file(id)
    const lines = rawPayload.toString().split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    expect(eventsIn(rawPayload.toString())[0]?.summary).toBe('áéíóú'.repeat(60))
  })

  it('cannot be made to say more than one event', async () => {
    const id = await buildEvent(server.db, company, { title: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\u0007' })
    const events = eventsIn((await file(id)).body)
    expect(events.map(({ summary }) => summary)).toEqual(['x\nEND:VEVENT\nBEGIN:VEVENT'])
  })

  it('of whole days ends with the day after, and a deadline has no end', async () => {
    const days = await buildEvent(server.db, company, {
      is_all_day: true,
      starts_at: at('2027-03-01T00:00'),
      ends_at: at('2027-03-02T23:59'),
    })
    const deadline = await buildEvent(server.db, company, {
      starts_at: at('2027-03-25T17:45'),
      ends_at: at('2027-03-25T17:45'),
    })
    const [whole] = eventsIn((await file(days)).body)
    expect([whole?.startDate.toString(), whole?.endDate.toString(), whole?.startDate.isDate]).toEqual([
      '2027-03-01',
      '2027-03-03',
      true,
    ])
    const text = (await file(deadline)).body
    expect(text).toContain('DTSTART;TZID=America/Bogota:20270325T174500')
    expect(text).not.toContain('DTEND')
  })

  it('puts its hours where they are in the world, whatever zone the reader lives in', async () => {
    const id = await buildEvent(server.db, company, { starts_at: at('2027-07-01T19:30') })
    const text = (await file(id)).body
    const [event] = eventsIn(text)
    expect(zoneIn(text)?.getFirstPropertyValue('tzid')).toBe('America/Bogota')
    expect(event?.startDate.toUnixTime()).toBe(Date.parse('2027-07-02T00:30:00Z') / 1000)
  })
})

describe('a subscription', () => {
  it('is read without a session, by its secret address only, and tells what its person sees', async () => {
    const uninvited = await buildSupplier(server.db, company)
    const seen = await buildEvent(server.db, company, { title: 'Para todos' })
    await buildEvent(server.db, company, { title: 'Para otro', guests: [uninvited.thirdParty] })
    await buildEvent(server.db, company, { title: 'Borrador', published_at: null })
    expect((await server.call(getEventFeed, browser)).body).toEqual({
      address: null,
      since: null,
      lastRead: null,
    })
    const address = await subscribe()
    expect(address).toMatch(/\/api\/calendars\/[\w-]{43}\.ics$/)
    const { statusCode, body } = await read(address)
    expect(statusCode).toBe(200)
    expect(eventsIn(body).map(({ uid }) => uid)).toEqual([`${seen}@${company.id}.enlace`])
    // The library returns non-standard properties as written.
    expect(new ICAL.Component(ICAL.parse(body)).getFirstPropertyValue('x-wr-calname')).toBe(
      'Eventos de Café\\, Cacao & Cía.',
    )
    const last = address.at(-5) === 'A' ? 'B' : 'A'
    expect((await read(`${address.slice(0, -5)}${last}.ics`)).statusCode).toBe(404)
  })

  it('is not sent again to whoever has it, and tells a change by its version', async () => {
    const id = await buildEvent(server.db, company)
    const address = await subscribe()
    const first = await read(address)
    const etag = String(first.headers['etag'])
    const again = await read(address, { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
      304,
      '',
      'private, no-cache',
    ])
    await server.asAdmin(`update events set title = 'Otro nombre' where id = $1`, [id])
    const changed = await read(address, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(eventsIn(changed.body)[0]).toMatchObject({ summary: 'Otro nombre', sequence: 1 })
  })

  it('tells that an event is cancelled, and that the person waits', async () => {
    const [gone, full] = [
      await buildEvent(server.db, company, { starts_at: inHours(1) }),
      await buildEvent(server.db, company, { starts_at: inHours(2), capacity: 1 }),
    ]
    const other = await buildSupplier(server.db, company)
    await server.call(registerForEvent, await server.signIn(other.person), { params: { id: full } })
    await server.call(registerForEvent, browser, { params: { id: full } })
    await server.asAdmin('update events set cancelled_at = now() where id = $1', [gone])
    const statuses = eventsIn((await read(await subscribe())).body).map(({ component }) =>
      component.getFirstPropertyValue('status'),
    )
    expect(statuses).toEqual(['CANCELLED', 'TENTATIVE'])
  })

  it('ends when it is changed or taken away', async () => {
    const first = await subscribe()
    const second = await subscribe()
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    expect((await server.call(getEventFeed, browser)).body).toMatchObject({
      address: second,
      lastRead: expect.stringMatching(/^20/),
    })
    expect((await server.call(revokeEventFeed, browser)).body.address).toBeNull()
    expect((await read(second)).statusCode).toBe(404)
  })

  it.each([
    ['membership is closed', 'update memberships set active = false where id = $1'],
    ['membership is over', `update memberships set ends_on = current_date - 2 where id = $1`],
    ['module was taken from the person', `update memberships set modules = '{orden_compra}' where id = $1`],
    [
      'person is closed',
      'update identities set active = false where id = (select identity_id from memberships where id = $1)',
    ],
    [
      'supplier is closed',
      'update third_parties set activo = false where id = (select third_party_id from memberships where id = $1)',
    ],
  ])('tells nothing once the %s', async (_, statement) => {
    await buildEvent(server.db, company)
    const address = await subscribe()
    await server.asAdmin(statement, [person.membership])
    const { statusCode, body } = await read(address)
    expect([statusCode, body.includes('VEVENT')]).toEqual([404, false])
  })

  it('tells nothing while the company has events, or its portal, off', async () => {
    const address = await subscribe()
    await changeSettings(server.db, company, { events: 0 })
    expect((await read(address)).statusCode).toBe(404)
    await changeSettings(server.db, company, { events: 1, pageOnline: 0 })
    expect((await read(address)).statusCode).toBe(503)
  })

  it('keeps its secret nowhere, and writes it into no log', async () => {
    const address = await subscribe()
    const secret = /calendars\/(.+)\.ics/.exec(address)?.[1] ?? 'no secret'
    await read(address)
    const [row] = await server.asAdmin<{ whole: string }>(
      'select event_feeds::text as whole from event_feeds where company_id = $1',
      [company.id],
    )
    expect(row?.whole).not.toContain(secret)
    expect(server.logs.join('\n')).not.toContain(secret)
    expect(JSON.stringify(server.logs)).toContain('/calendars/:token')
  })

  it('is read so often from one address and no more', async () => {
    const address = await subscribe()
    const statuses = await Promise.all(
      Array.from({ length: 125 }, async () => (await read(address, { 'x-test': '1' })).statusCode),
    )
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  })
})
