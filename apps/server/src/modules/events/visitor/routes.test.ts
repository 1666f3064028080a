import {
  cancelEventRegistration,
  downloadEventCalendar,
  downloadEventFile,
  getEvent,
  getEventMonth,
  listEvents,
  registerForEvent,
} from '@enlace/contract/events/visitor/calls.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildThirdParty,
  type BuiltCompany,
  type BuiltThirdParty,
} from '@enlace/testing/builders.ts'
import { buildEvent } from '@enlace/testing/events.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeEach, describe, expect, it } from 'vitest'

const server = useTestServer()
const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)

let company: BuiltCompany
let supplier: BuiltThirdParty
let browser: TestBrowser

/** A supplier of the company with a person, and that person's browser. */
async function enter(settings: { modules?: string[] | null; reads?: boolean } = {}) {
  const thirdParty = await buildThirdParty(server.db, company)
  await buildBranch(server.db, thirdParty)
  const person = await buildPerson(
    server.db,
    thirdParty,
    settings.modules ? { modules: settings.modules } : {},
  )
  return { thirdParty, person, browser: await server.signIn(person) }
}

beforeEach(async () => {
  company = await buildCompany(server.db, { settings: { events: 1 } })
  const entered = await enter()
  supplier = entered.thirdParty
  browser = entered.browser
})

const see = (id: string, by = browser) => server.call(getEvent, by, { params: { id } })
const ask = (id: string, by = browser) => server.call(registerForEvent, by, { params: { id } })
const giveBack = (id: string, by = browser) => server.call(cancelEventRegistration, by, { params: { id } })

describe('the calendar of events', () => {
  it('shows whole weeks of a month with its events and the holidays of Colombia', async () => {
    const at = (text: string) => new Date(`${text}-05:00`)
    const id = await buildEvent(server.db, company, {
      starts_at: at('2026-12-24T17:45'),
      ends_at: at('2026-12-24T17:45'),
    })
    await buildEvent(server.db, company, { starts_at: at('2027-01-04T09:00') })
    const { body } = await server.call(getEventMonth, browser, { query: { mes: '2026-12' } })
    expect(body).toMatchObject({ mes: '2026-12', from: '2026-11-30', until: '2027-01-03' })
    expect(body.festivos).toEqual([
      { fecha: '2026-12-08', nombre: 'Inmaculada Concepción' },
      { fecha: '2026-12-25', nombre: 'Navidad' },
      { fecha: '2027-01-01', nombre: 'Año Nuevo' },
    ])
    expect(body.events).toMatchObject([{ id, dia: '2026-12-24', hora: '17:45', hora_fin: null }])
  })

  it('keeps an event of the evening on its day in Bogotá, though Greenwich has turned the page', async () => {
    const starts_at = new Date('2026-12-01T01:30:00Z')
    await buildEvent(server.db, company, { starts_at })
    const { body } = await server.call(getEventMonth, browser, { query: { mes: '2026-11' } })
    expect(body.events).toMatchObject([{ dia: '2026-11-30', hora: '20:30' }])
  })

  it('takes in, in each of its months, an event of several days', async () => {
    const at = (text: string) => new Date(`${text}-05:00`)
    await buildEvent(server.db, company, {
      starts_at: at('2026-10-30T08:00'),
      ends_at: at('2026-12-10T18:00'),
    })
    for (const mes of ['2026-10', '2026-11', '2026-12']) {
      const { body } = await server.call(getEventMonth, browser, { query: { mes } })
      expect(body.events).toMatchObject([{ dia: '2026-10-30', dia_fin: '2026-12-10' }])
    }
  })

  it('is filtered by kinds, and passes over a word that is none', async () => {
    await buildEvent(server.db, company, { title: 'Formación' })
    await buildEvent(server.db, company, { title: 'Rueda', kind: 'rueda_negocios' })
    const rows = async (tipo: string) =>
      (await server.call(listEvents, browser, { query: { tipo } })).body.rows.map(({ titulo }) => titulo)
    expect(await rows('rueda_negocios')).toEqual(['Rueda'])
    expect((await rows('rueda_negocios,capacitacion')).length).toBe(2)
    expect((await rows('fiesta')).length).toBe(2)
  })

  it('refuses a month that is none', async () => {
    expect((await server.call(getEventMonth, browser, { query: { mes: '2026-13' } })).status).toBe(422)
  })
})

describe('the agenda', () => {
  it('has what is to come from the next on, what is over from the last on, and counts each kind', async () => {
    await buildEvent(server.db, company, { title: 'Después', starts_at: inHours(48) })
    await buildEvent(server.db, company, { title: 'Antes', starts_at: inHours(2), kind: 'corrida_pagos' })
    await buildEvent(server.db, company, { title: 'Ayer', starts_at: inHours(-24) })
    await buildEvent(server.db, company, { title: 'Anteayer', starts_at: inHours(-48) })
    const list = async (query: object) => (await server.call(listEvents, browser, { query })).body
    const next = await list({})
    expect(next.rows.map(({ titulo }) => titulo)).toEqual(['Antes', 'Después'])
    expect(next).toMatchObject({ total: 2, counts: { capacitacion: 1, corrida_pagos: 1 } })
    expect((await list({ ver: 'pasados' })).rows.map(({ titulo }) => titulo)).toEqual(['Ayer', 'Anteayer'])
  })

  it('keeps an event that is going on among those to come', async () => {
    await buildEvent(server.db, company, { starts_at: inHours(-1), ends_at: inHours(1) })
    expect((await server.call(listEvents, browser, { query: {} })).body.rows).toMatchObject([
      { isPast: false },
    ])
  })

  it('goes page by page, and has an empty one behind the last', async () => {
    for (let n = 1; n <= 21; n++)
      await buildEvent(server.db, company, { starts_at: inHours(n), title: `E${n}` })
    const page = async (n: number) => (await server.call(listEvents, browser, { query: { page: n } })).body
    expect((await page(1)).rows).toHaveLength(20)
    expect((await page(2)).rows.map(({ titulo }) => titulo)).toEqual(['E21'])
    expect(await page(3)).toMatchObject({ rows: [], total: 21 })
  })

  it('tells the person of its own seats only', async () => {
    const id = await buildEvent(server.db, company)
    const other = await enter()
    await ask(id)
    const own = async (by: TestBrowser) =>
      (await server.call(listEvents, by, { query: { ver: 'inscripciones' } })).body.rows
    expect(await own(browser)).toMatchObject([{ id, inscripcion: { estado: 'inscrito', puesto: null } }])
    expect(await own(other.browser)).toEqual([])
  })
})

describe('one event', () => {
  it('gives the address to enter to whoever has a seat, and says that there is one', async () => {
    const id = await buildEvent(server.db, company, { join_url: 'https://reunion.test/sala' })
    expect((await see(id)).body).toMatchObject({ enlace_url: '', hasHiddenLink: true })
    expect((await ask(id)).body).toMatchObject({
      enlace_url: 'https://reunion.test/sala',
      hasHiddenLink: false,
    })
    expect((await giveBack(id)).body).toMatchObject({ enlace_url: '', hasHiddenLink: true })
  })

  it('gives it to everybody where no seat is asked for', async () => {
    const id = await buildEvent(server.db, company, {
      join_url: 'https://reunion.test/sala',
      takes_registration: false,
    })
    const { body } = await see(id)
    expect(body).toMatchObject({
      enlace_url: 'https://reunion.test/sala',
      may: { register: false, wait: false },
    })
  })

  it('shows its recordings once it is over', async () => {
    const addRecording = (id: string) =>
      server.asAdmin(
        `insert into event_files (company_id, event_id, kind, name, url) values ($1, $2, 'grabacion', 'Video', 'https://video.test/1')`,
        [company.id, id],
      )
    const next = await buildEvent(server.db, company)
    const past = await buildEvent(server.db, company, { starts_at: inHours(-24) })
    await addRecording(next)
    await addRecording(past)
    expect((await see(next)).body).toMatchObject({ archivos: [], grabaciones: 0 })
    expect((await see(past)).body).toMatchObject({
      archivos: [{ clase: 'grabacion', url: 'https://video.test/1' }],
      grabaciones: 1,
    })
  })
})

describe('who sees an event', () => {
  it('is nobody without a session, nor a person without the module', async () => {
    const id = await buildEvent(server.db, company)
    const limited = await enter({ modules: ['orden_compra'] })
    for (const call of [getEvent, registerForEvent, cancelEventRegistration, downloadEventCalendar]) {
      expect((await server.call(call, new TestBrowser(company.host), { params: { id } })).status).toBeOneOf([
        401, 403,
      ])
      expect((await server.call(call, limited.browser, { params: { id } })).problem.code).toBe('module-off')
    }
  })

  it('is no supplier of another company', async () => {
    const id = await buildEvent(server.db, company, { title: 'Propio' })
    company = await buildCompany(server.db, { settings: { events: 1 } })
    const stranger = await enter()
    for (const call of [getEvent, registerForEvent, cancelEventRegistration, downloadEventCalendar])
      expect((await server.call(call, stranger.browser, { params: { id } })).status).toBe(404)
    expect((await server.call(listEvents, stranger.browser, { query: {} })).body.rows).toEqual([])
  })

  it('is only the suppliers that an event by invitation invites', async () => {
    const uninvited = await enter()
    const id = await buildEvent(server.db, company, { guests: [supplier] })
    expect((await see(id)).status).toBe(200)
    for (const call of [getEvent, registerForEvent, cancelEventRegistration, downloadEventCalendar])
      expect((await server.call(call, uninvited.browser, { params: { id } })).problem.code).toBe(
        'event-not-found',
      )
    expect((await server.call(listEvents, uninvited.browser, { query: {} })).body.total).toBe(0)
  })

  it('is nobody as long as it is a draft, or not published yet', async () => {
    for (const published_at of [null, inHours(1)]) {
      const id = await buildEvent(server.db, company, { published_at })
      expect((await see(id)).status).toBe(404)
      expect((await ask(id)).status).toBe(404)
    }
  })

  it('holds for its files: another supplier’s are not there', async () => {
    const uninvited = await enter()
    const event = await buildEvent(server.db, company, { guests: [supplier] })
    await server.asAdmin(
      `insert into stored_files (company_id, storage_key, media_type, size, sha256) values ($1, $2, 'application/pdf', 1, repeat('a', 64))`,
      [company.id, `${company.id}/paper`],
    )
    const [file] = await server.asAdmin<{ id: string }>(
      `insert into event_files (company_id, event_id, kind, name, media_type, size, storage_key)
       values ($1, $2, 'material', 'Agenda.pdf', 'application/pdf', 1, $3) returning id`,
      [company.id, event, `${company.id}/paper`],
    )
    const params = { id: file?.id }
    expect((await server.call(ticketCallOf(downloadEventFile), uninvited.browser, { params })).status).toBe(
      404,
    )
    expect((await server.call(ticketCallOf(downloadEventFile), browser, { params })).status).toBe(200)
  })
})
