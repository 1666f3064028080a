import { cancelEventRegistration, getEvent, registerForEvent } from '@enlace/contract/events/visitor/calls.ts'
import { query } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { sql } from 'kysely'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildThirdParty,
  changeSettings,
  type BuiltCompany,
} from '@enlace/testing/builders.ts'
import { buildEvent } from '@enlace/testing/events.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

let company: BuiltCompany
/** People of several suppliers, each with a browser. */
let people: { membership: string; browser: TestBrowser }[]

beforeAll(async () => {
  company = await buildCompany(server.db, { settings: { events: 1 } })
  people = []
  for (let n = 0; n < 8; n++) {
    const thirdParty = await buildThirdParty(server.db, company)
    await buildBranch(server.db, thirdParty)
    const person = await buildPerson(server.db, thirdParty)
    people.push({ membership: person.membership, browser: await server.signIn(person) })
  }
})

const by = (place: number): TestBrowser => people[place]?.browser ?? expect.fail('no such person')
const ask = (id: string, place: number) => server.call(registerForEvent, by(place), { params: { id } })
const giveBack = (id: string, place: number) =>
  server.call(cancelEventRegistration, by(place), { params: { id } })
const stateOf = async (id: string, place: number) =>
  (await server.call(getEvent, by(place), { params: { id } })).body.inscripcion

/** Returns the actual seats, and the event's own counters. */
async function counted(id: string) {
  const [row] = await server.asAdmin(
    `select e.seats_taken, e.waiting, count(*) filter (where r.state = 'inscrito')::integer as seats,
            count(*) filter (where r.state = 'en_espera')::integer as in_list
       from events e left join event_registrations r on r.company_id = e.company_id and r.event_id = e.id
      where e.company_id = $1 and e.id = $2 group by 1, 2`,
    [company.id, id],
  )
  return row
}
const told = (kind: string, id: string) =>
  server.asAdmin<{ membership_id: string; subject: Record<string, string> }>(
    `select membership_id, subject from notification_events where company_id = $1 and kind = $2 and subject ->> 'path' = $3
      order by created_at`,
    [company.id, kind, `/events/${id}`],
  )

describe('the last seat', () => {
  it('goes to one of all who ask for it at once; the others wait in a line without gap or tie', async () => {
    const id = await buildEvent(server.db, company, { capacity: 1 })
    const answers = await Promise.all(people.map((_, place) => ask(id, place)))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    const states = await Promise.all(people.map((_, place) => stateOf(id, place)))
    expect(states.filter((state) => state?.estado === 'inscrito')).toHaveLength(1)
    expect(states.flatMap((state) => state?.puesto ?? []).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ])
    expect(await counted(id)).toEqual({ seats_taken: 1, waiting: 7, seats: 1, in_list: 7 })
  })

  it('is asked for once by whoever asks twice at once', async () => {
    const id = await buildEvent(server.db, company, { capacity: 2 })
    await Promise.all([ask(id, 0), ask(id, 0), ask(id, 0)])
    expect(await counted(id)).toMatchObject({ seats_taken: 1, waiting: 0, seats: 1 })
  })

  it('that is given back goes to who waits first, who is told once, and to nobody twice', async () => {
    const id = await buildEvent(server.db, company, { capacity: 1, title: 'Rueda' })
    for (const place of [0, 1, 2]) await ask(id, place)
    await Promise.all([giveBack(id, 0), giveBack(id, 0)])
    expect(await stateOf(id, 0)).toBeNull()
    expect(await stateOf(id, 1)).toMatchObject({ estado: 'inscrito' })
    expect(await stateOf(id, 2)).toMatchObject({ estado: 'en_espera', puesto: 1 })
    expect(await counted(id)).toEqual({ seats_taken: 1, waiting: 1, seats: 1, in_list: 1 })
    const notices = await told('event-seat', id)
    expect(notices.map(({ membership_id }) => membership_id)).toEqual([people[1]?.membership])
    expect(notices[0]?.subject).toMatchObject({ evento: 'Rueda', path: `/events/${id}` })
  })

  it('is kept through people who ask and give back all at once', async () => {
    const id = await buildEvent(server.db, company, { capacity: 3 })
    for (let round = 0; round < 4; round++) {
      await Promise.all(
        people.map((_, place) => ((place + round) % 2 === 0 ? ask(id, place) : giveBack(id, place))),
      )
      const { seats, in_list, seats_taken, waiting } = (await counted(id)) ?? {}
      expect({ seats_taken, waiting }).toEqual({ seats_taken: seats, waiting: in_list })
      // Nobody is on the waiting list while a seat is free.
      expect([Number(seats) <= 3, Number(in_list) === 0 || seats === 3]).toEqual([true, true])
    }
  })
})

describe('the waiting list', () => {
  it('puts whoever left it and comes back at its end', async () => {
    const id = await buildEvent(server.db, company, { capacity: 1 })
    for (const place of [0, 1, 2]) await ask(id, place)
    await giveBack(id, 1)
    await ask(id, 1)
    expect(await stateOf(id, 2)).toMatchObject({ puesto: 1 })
    expect(await stateOf(id, 1)).toMatchObject({ puesto: 2 })
  })

  it('passes over who may not enter any more', async () => {
    const id = await buildEvent(server.db, company, { capacity: 1 })
    for (const place of [5, 6, 7]) await ask(id, place)
    await server.asAdmin('update memberships set active = false where id = $1', [people[6]?.membership])
    await giveBack(id, 5)
    expect(await stateOf(id, 7)).toMatchObject({ estado: 'inscrito' })
    expect(await counted(id)).toEqual({ seats_taken: 1, waiting: 0, seats: 1, in_list: 0 })
    await server.asAdmin('update memberships set active = true where id = $1', [people[6]?.membership])
  })

  it('moves up when the company makes room', async () => {
    const id = await buildEvent(server.db, company, { capacity: 1 })
    for (const place of [0, 1, 2]) await ask(id, place)
    await server.db.transaction(Scope.ofStaff(company.id), async (tx) => {
      await tx.run(sql`update events set capacity = 3 where id = ${id}`.compile(query))
      await tx.run(sql`select fill_own_event_seats(${id})`.compile(query))
    })
    expect(await counted(id)).toEqual({ seats_taken: 3, waiting: 0, seats: 3, in_list: 0 })
    expect(await told('event-seat', id)).toHaveLength(2)
  })

  it('gets the seats of whoever may not enter any more', async () => {
    const id = await buildEvent(server.db, company, { capacity: 1 })
    for (const place of [3, 4]) await ask(id, place)
    await server.asAdmin('update memberships set active = false where id = $1', [people[3]?.membership])
    await server.db.transaction(Scope.ofStaff(company.id), (tx) =>
      tx.run(sql`select release_event_seats()`.compile(query)),
    )
    expect(await stateOf(id, 4)).toMatchObject({ estado: 'inscrito' })
    await server.asAdmin('update memberships set active = true where id = $1', [people[3]?.membership])
  })
})

describe('a seat is not given', () => {
  const refused = async (id: string) => (await ask(id, 0)).problem
  it('once the event has begun, or its registration is over', async () => {
    const begun = await buildEvent(server.db, company, { starts_at: inHours(-1), ends_at: inHours(1) })
    const closed = await buildEvent(server.db, company, { registration_until: inHours(-1) })
    for (const id of [begun, closed]) expect(await refused(id)).toMatchObject({ code: 'event-closed' })
  })

  it('where none is asked for', async () => {
    const id = await buildEvent(server.db, company, { takes_registration: false, kind: 'cierre_radicacion' })
    expect(await refused(id)).toMatchObject({ code: 'event-closed' })
  })

  it('when the event is cancelled: who had one, or waited, is told why, once', async () => {
    const id = await buildEvent(server.db, company, { capacity: 1 })
    for (const place of [0, 1]) await ask(id, place)
    for (let time = 0; time < 2; time++) {
      await server.db.transaction(Scope.ofStaff(company.id), (tx) =>
        tx.run(sql`select cancel_event(${id}, 'Cambio de fecha')`.compile(query)),
      )
    }
    const notices = await told('event-seat', id)
    expect(notices).toHaveLength(2)
    expect(notices[0]?.subject).toMatchObject({ resultado: 'cancelado', motivo: 'Cambio de fecha' })
    expect((await ask(id, 2)).problem.code).toBe('event-closed')
    const { body } = await server.call(getEvent, by(0), { params: { id } })
    expect(body).toMatchObject({
      isCancelled: true,
      motivo_cancelacion: 'Cambio de fecha',
      may: { cancel: false },
    })
  })

  it('back once the event has begun', async () => {
    const id = await buildEvent(server.db, company)
    await ask(id, 0)
    await server.asAdmin(`update events set starts_at = now() - interval '1 minute' where id = $1`, [id])
    expect((await giveBack(id, 0)).problem.code).toBe('event-closed')
  })
})

it('lets a person take a seat who may only look at the supplier’s documents', async () => {
  const id = await buildEvent(server.db, company)
  await server.asAdmin('update memberships set read_only = true where id = $1', [people[2]?.membership])
  expect((await ask(id, 2)).body.inscripcion).toMatchObject({ estado: 'inscrito' })
  await server.asAdmin('update memberships set read_only = false where id = $1', [people[2]?.membership])
})

it('closes all of it when the company switches events off', async () => {
  const id = await buildEvent(server.db, company)
  await changeSettings(server.db, company, { events: 0 })
  expect((await ask(id, 0)).problem.code).toBe('module-off')
  await changeSettings(server.db, company, { events: 1 })
})
