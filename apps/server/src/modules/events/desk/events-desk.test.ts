import {
  cancelDeskEvent,
  changeDeskEvent,
  createDeskEvent,
  downloadDeskAttendees,
  getDeskEvent,
  listDeskAttendees,
  listDeskEvents,
  markDeskAttendee,
  releaseDeskAttendee,
  seatDeskAttendee,
} from '@enlace/contract/events/desk/calls.ts'
import type { EventBody } from '@enlace/contract/events/desk/schemas.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const inTenDays = addDays(todayInBogota(new Date()), 10)

const body = (changes: Partial<EventBody> = {}): EventBody => ({
  tipo: 'capacitacion',
  titulo: 'Capacitación en facturación electrónica',
  resumen: 'Cómo radicar sin devoluciones.',
  descripcion: '<p>Traiga sus preguntas.</p>',
  modalidad: 'presencial',
  lugar: 'Auditorio principal',
  direccion: '',
  mapa: '',
  enlace: '',
  contacto: '',
  inicio: `${inTenDays} 09:00`,
  fin: `${inTenDays} 11:00`,
  inscripcion: true,
  inscripcion_hasta: null,
  cupo: 1,
  porInvitacion: false,
  invitados: [],
  grabaciones: [],
  borrador: false,
  ...changes,
})

/** A company with its communications staff signed in, and an event with one seat. */
async function enter() {
  const company = await buildCompany(server.db, { settings: { events: 1 } })
  const browser = await server.signInStaff(await buildStaff(server.db, company, 'comunicaciones'))
  const made = await server.call(createDeskEvent, browser, { body: { evento: body(), repetir: null } })
  return { company, browser, codigo: made.body.codigos[0] ?? '' }
}

/** Adds people of suppliers who asked for a seat: the first has it, the others wait. */
async function withPeople(count: number) {
  const entered = await enter()
  for (let at = 0; at < count; at++) {
    const supplier = await buildSupplier(server.db, entered.company)
    await server.asAdmin(
      `insert into event_registrations (company_id, event_id, third_party_id, membership_id, person, email, state)
       select e.company_id, e.id, m.third_party_id, m.id, $3, $3, $4 from events e join memberships m on m.company_id = e.company_id
        join identities i on i.id = m.identity_id where e.company_id = $1 and e.code = $2 and i.email = $3`,
      [entered.company.id, entered.codigo, supplier.person.email, at === 0 ? 'inscrito' : 'en_espera'],
    )
  }
  await server.asAdmin(
    'update events set seats_taken = 1, waiting = $3 where company_id = $1 and code = $2',
    [entered.company.id, entered.codigo, count - 1],
  )
  const people = async () =>
    (await server.call(listDeskAttendees, entered.browser, { params: { codigo: entered.codigo } })).body.rows
  return { ...entered, people }
}

describe('an event of the desk', () => {
  it('is written down once, or repeated with days of its own and the last day of a shorter month', async () => {
    const { browser } = await enter()
    const evento = body({ titulo: 'Cierre de mes', inicio: '2027-01-31 08:00', fin: '2027-01-31 09:00' })
    const made = await server.call(createDeskEvent, browser, {
      body: { evento, repetir: { cada: 'mes', veces: 3 } },
    })
    expect(made.body.codigos).toEqual([
      'cierre-de-mes-2027-01-31',
      'cierre-de-mes-2027-02-28',
      'cierre-de-mes-2027-03-31',
    ])
    const again = await server.call(createDeskEvent, browser, { body: { evento, repetir: null } })
    expect(again.body.codigos).toEqual(['cierre-de-mes-2027-01-31-2'])
    const params = { codigo: 'cierre-de-mes-2027-02-28' }
    const { evento: second } = (await server.call(getDeskEvent, browser, { params })).body
    expect([second.inicio, second.fin]).toEqual(['2027-02-28 08:00', '2027-02-28 09:00'])
  })

  it('is changed by whoever saw it as it stands, and says what its description lost', async () => {
    const { browser, codigo } = await enter()
    const seen = (await server.call(getDeskEvent, browser, { params: { codigo } })).body
    const evento = {
      ...seen.evento,
      titulo: 'Otra',
      descripcion: '<p onclick="x()">Hola</p><script>x</script>',
    }
    const change = { params: { codigo }, body: { sello: seen.sello, evento } }
    const done = await server.call(changeDeskEvent, browser, change)
    expect(done.body.removed).toEqual(['p[onclick]', 'script'])
    expect((await server.call(changeDeskEvent, browser, change)).problem.code).toBe('changed-meanwhile')
    const now = (await server.call(getDeskEvent, browser, { params: { codigo } })).body
    expect([now.evento.titulo, now.evento.descripcion]).toEqual(['Otra', '<p>Hola</p>'])
  })

  it('is refused with a sentence at each field that cannot stand', async () => {
    const { browser } = await enter()
    const wrong = body({
      fin: `${inTenDays} 08:00`,
      enlace: 'http://x.co',
      porInvitacion: true,
      invitados: ['900373115-1'],
    })
    const first = await server.call(createDeskEvent, browser, { body: { evento: wrong, repetir: null } })
    expect(first.problem.fields).toEqual({
      invitados: 'El NIT 900373115-1 no tiene su dígito de verificación correcto.',
    })
    const evento = { ...wrong, invitados: [] }
    const second = await server.call(createDeskEvent, browser, { body: { evento, repetir: null } })
    expect(Object.keys(second.problem.fields ?? {})).toEqual(expect.arrayContaining(['enlace']))
    const unknown = { ...evento, enlace: '', fin: `${inTenDays} 11:00`, invitados: ['900373115-6'] }
    const third = await server.call(createDeskEvent, browser, { body: { evento: unknown, repetir: null } })
    expect(Object.keys(third.problem.fields ?? {})).toEqual(['invitados'])
    expect((await server.call(listDeskEvents, browser)).body.rows).toHaveLength(1)
  })

  it('is cancelled once, with its reason told to who has a seat', async () => {
    const { browser, codigo, company } = await withPeople(1)
    const cancel = { params: { codigo }, body: { motivo: 'El auditorio cerró.' } }
    expect((await server.call(cancelDeskEvent, browser, cancel)).status).toBe(200)
    expect((await server.call(cancelDeskEvent, browser, cancel)).problem.code).toBe('changed-meanwhile')
    const told = await server.asAdmin<{ n: number }>(
      `select count(*)::integer as n from notification_events where company_id = $1 and kind = 'event-seat'`,
      [company.id],
    )
    expect(told[0]?.n).toBe(1)
  })
})

describe('the people of an event', () => {
  it('move up as staff takes a seat back, and one may be seated before its turn', async () => {
    const { browser, codigo, people } = await withPeople(3)
    const [first, second, third] = await people()
    const by = (id = '') => ({ params: { codigo, id } })
    expect((await server.call(seatDeskAttendee, browser, by(third?.id))).status).toBe(200)
    const event = (await server.call(getDeskEvent, browser, { params: { codigo } })).body
    expect([event.evento.cupo, event.inscritos, event.en_espera]).toEqual([2, 2, 1])
    expect((await server.call(releaseDeskAttendee, browser, by(first?.id))).status).toBe(200)
    const states = new Map((await people()).map(({ id, estado }) => [id, estado]))
    expect([first, second, third].map((one) => states.get(one?.id ?? ''))).toEqual([
      'cancelada',
      'inscrito',
      'inscrito',
    ])
    expect((await server.call(releaseDeskAttendee, browser, by(first?.id))).problem.code).toBe(
      'changed-meanwhile',
    )
  })

  it('are marked as having come only where they had a seat, and taken away as a file', async () => {
    const { browser, codigo, people } = await withPeople(2)
    const [seated, waiting] = await people()
    const mark = (id = '', asistio: boolean | null = true) =>
      server.call(markDeskAttendee, browser, { params: { codigo, id }, body: { asistio } })
    expect((await mark(seated?.id)).status).toBe(200)
    expect((await mark(waiting?.id)).problem.code).toBe('event-not-found')
    expect((await people()).map(({ asistio }) => asistio)).toEqual([true, null])
    const file = await server.call(downloadDeskAttendees, browser, {
      params: { codigo },
      query: { formato: 'csv' },
    })
    expect(file.response.rawPayload.toString()).toContain(`Inscrito;${seated?.persona};`)
    await mark(seated?.id, null)
    expect((await people())[0]?.asistio).toBeNull()
  })

  it('are nobody’s to see but the company’s own', async () => {
    const { codigo, people } = await withPeople(1)
    const other = await enter()
    const [one] = await people()
    const params = { codigo, id: one?.id ?? '' }
    expect(
      (await server.call(listDeskAttendees, other.browser, { params: { codigo: 'no-hay' } })).status,
    ).toBe(404)
    expect((await server.call(releaseDeskAttendee, other.browser, { params })).problem.code).toBe(
      'event-not-found',
    )
    expect((await server.call(listDeskEvents, new TestBrowser('backoffice.test'))).status).toBe(401)
    const buyer = await server.signInStaff(await buildStaff(server.db, other.company, 'compras'))
    expect((await server.call(listDeskEvents, buyer)).problem.code).toBe('role-refused')
    const auditor = await server.signInStaff(await buildStaff(server.db, other.company, 'auditor'))
    expect((await server.call(listDeskEvents, auditor)).status).toBe(200)
    const evento = { evento: body(), repetir: null }
    expect((await server.call(createDeskEvent, auditor, { body: evento })).problem.code).toBe('role-refused')
  })
})
