import { downloadPerson, erasePerson, findPerson } from '@enlace/contract/personal-data/calls.ts'
import { personalKindOf } from '@enlace/contract/personal-data/kinds/kinds.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import { login } from '@enlace/contract/sign-in/session/calls.ts'
import {
  buildCompany,
  buildPerson,
  buildSupplier,
  type BuiltCompany,
  type BuiltPerson,
} from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { filesOfZip } from '@enlace/testing/zip.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(role: 'administrador' | 'auditor' | 'compras' = 'administrador', given?: BuiltCompany) {
  const company = given ?? (await buildCompany(server.db))
  if (!given) await relaxStaffFactor(server.asAdmin, company)
  const staff = await buildStaff(server.db, company, role)
  const browser = await server.signInStaff(staff)
  const find = (correo: string) => server.call(findPerson, browser, { body: { correo } })
  const erase = (correo: string, repetido = correo) =>
    server.call(erasePerson, browser, { body: { correo, repetido } })
  return { company, staff, browser, find, erase }
}

type Desk = Awaited<ReturnType<typeof enter>>

/** Creates personal data: a sign-in, messages and consents. */
async function live({ id }: BuiltCompany, { email, identity }: BuiltPerson): Promise<void> {
  const statements: [string, unknown[]][] = [
    [
      `insert into outbox_mails (company_id, purpose, recipient, subject, html, text) values ($1, 'x', $2, 'Hola', 'Hola', 'Hola')`,
      [id, email],
    ],
    [
      `insert into consents (company_id, subject_kind, subject_id, email, page_code) values ($1, 'x', gen_random_uuid(), $2, 'x')`,
      [id, email],
    ],
    [
      `insert into sign_ins (identity_id, company_id, address, device, outcome) values ($2, $1, '', '', 'entered')`,
      [id, identity],
    ],
    [
      `insert into questions (company_id, id, third_party_id, third_id, number, topic, kind, document_id, document_number, state,
         excerpt, last_from, identity_id, idempotency_key)
       select m.company_id, gen_random_uuid(), m.third_party_id, b.id, gen_random_uuid()::text, 'x', 'account-statements',
         gen_random_uuid(), 'x', 'abierta', 'x', 'proveedor', m.identity_id, gen_random_uuid()::text
         from memberships m join branch_accounts b on b.company_id = m.company_id and b.third_party_id = m.third_party_id
        where m.company_id = $1 and m.identity_id = $2 limit 1`,
      [id, identity],
    ],
  ]
  for (const [text, values] of statements) await server.asAdmin(text, values)
}

describe('what a company holds of a person', () => {
  it('is told by kinds and counts, with what would go and what stays, and none of it', async () => {
    const desk = await enter()
    const { person } = await buildSupplier(server.db, desk.company)
    await live(desk.company, person)
    const { body } = await desk.find(` ${person.email.toUpperCase()} `)
    expect(body).toMatchObject({ correo: person.email, trabaja: false })
    expect(body.partes).toEqual(
      expect.arrayContaining([
        { destino: 'borra', tipo: 'correos', motivo: null, registros: 1 },
        // The login, and the used link of the invitation.
        { destino: 'borra', tipo: 'sesiones', motivo: null, registros: 2 },
        { destino: 'anonimiza', tipo: 'cuenta', motivo: null, registros: 1 },
        { destino: 'anonimiza', tipo: 'accesos', motivo: null, registros: 1 },
        { destino: 'queda', tipo: 'autorizaciones', motivo: 'autorizacion', registros: 1 },
        { destino: 'queda', tipo: 'consultas', motivo: 'correspondencia', registros: 1 },
      ]),
    )
    expect((await desk.find('nadie@ejemplo.co')).body).toEqual({
      correo: 'nadie@ejemplo.co',
      partes: [],
      trabaja: false,
    })
    expect((await desk.find('nadie')).problem.fields).toEqual({ correo: texts.faults.email })
  })

  it('has a kind for every place where a person may stand', async () => {
    const places = await server.asAdmin<{ name: string }>(
      `select distinct table_name as name from personal_places() where deed <> 'autoria'`,
    )
    expect(places.length).toBeGreaterThan(50)
    expect(places.map(({ name }) => name).filter((name) => personalKindOf(name) === undefined)).toEqual([])
  })

  it('is given out as an archive that is kept nowhere, and the trail says to whom it was given', async () => {
    const desk = await enter()
    const { person } = await buildSupplier(server.db, desk.company)
    await live(desk.company, person)
    const { status, response } = await server.call(downloadPerson, desk.browser, {
      query: { correo: person.email },
    })
    expect([status, response.headers['cache-control']]).toEqual([200, 'no-store'])
    const told = String(filesOfZip(response.rawPayload).get('datos.json'))
    for (const held of [person.email, 'outbox_mails', 'consents']) expect(told).toContain(held)
    for (const kept of ['password_hash', 'token_hash', 'session_families']) expect(told).not.toContain(kept)
    const trail = await server.asAdmin(
      `select actor, target from audit_log where company_id = $1 and action = 'person:exported'`,
      [desk.company.id],
    )
    expect(trail).toEqual([{ actor: desk.staff.email, target: person.email }])
    const nobody = await server.call(downloadPerson, desk.browser, { query: { correo: 'nadie@ejemplo.co' } })
    expect(nobody.problem.code).toBe('person-unknown')
  })
})

describe('erasing a person', () => {
  it('does what it said it would, once the email was typed again, and the trail does not say of whom', async () => {
    const desk = await enter()
    const { person } = await buildSupplier(server.db, desk.company)
    await live(desk.company, person)
    const { partes } = (await desk.find(person.email)).body
    const refused = await desk.erase(person.email, 'otra@ejemplo.co')
    expect([refused.status, refused.problem.fields]).toEqual([422, { repetido: texts.faults.repeated }])
    expect((await desk.find(person.email)).body.partes).toEqual(partes)
    const { body } = await desk.erase(person.email)
    expect(body.partes).toEqual(partes)
    expect((await desk.find(person.email)).body.partes).toEqual([
      { destino: 'queda', tipo: 'autorizaciones', motivo: 'autorizacion', registros: 1 },
    ])
    const [entry] = await server.asAdmin(
      `select actor, target, address is not null as has_address, detail from audit_log where company_id = $1 and action = 'person:erased'`,
      [desk.company.id],
    )
    expect(entry).toMatchObject({ actor: desk.staff.email, target: null, has_address: true })
    expect(JSON.stringify(entry)).not.toContain(person.email)
    expect((await desk.erase('nadie@ejemplo.co')).problem.code).toBe('person-unknown')
  })

  it('is refused for who works in the administration still', async () => {
    const desk = await enter()
    const member = await buildStaff(server.db, desk.company, 'auditor')
    expect((await desk.find(member.email)).body.trabaja).toBe(true)
    expect((await desk.erase(member.email)).problem.code).toBe('person-still-staff')
    expect((await desk.erase(desk.staff.email)).problem.code).toBe('person-still-staff')
  })
})

describe('a person whom another company knows, too', () => {
  /** Creates two users of one company, the second also known to another company, where access may be blocked. */
  async function twins(isOpenThere = true) {
    const [desk, other] = [await enter(), await enter()]
    const { person: single } = await buildSupplier(server.db, desk.company)
    const { person: double, thirdParty } = await buildSupplier(server.db, desk.company)
    const there = await buildSupplier(server.db, other.company)
    await server.asAdmin(
      `insert into memberships (company_id, identity_id, third_party_id, active, accepted_at) values ($1, $2, $3, $4, now())`,
      [other.company.id, double.identity, there.thirdParty.id, isOpenThere],
    )
    for (const person of [single, double]) await live(desk.company, person)
    await live(other.company, double)
    return { desk, other, single, double, thirdParty }
  }
  const shape = async (desk: Desk, { email }: BuiltPerson) => (await desk.find(email)).body.partes

  /** Returns the tables of an archive with the columns of each row. */
  async function archive(desk: Desk, { email }: BuiltPerson) {
    const { response } = await server.call(downloadPerson, desk.browser, { query: { correo: email } })
    // As zip.ts writes it.
    const places = JSON.parse(String(filesOfZip(response.rawPayload).get('datos.json'))) as {
      tabla: string
      filas: object[]
    }[]
    return places.map(({ tabla, filas }) => [tabla, filas.map((row) => Object.keys(row))])
  }

  it('looks the same as one whom nobody else knows: before, as an archive, and afterwards', async () => {
    const { desk, other, single, double, thirdParty } = await twins()
    expect(await shape(desk, double)).toEqual(await shape(desk, single))
    expect(await archive(desk, double)).toEqual(await archive(desk, single))
    const erased = await desk.erase(double.email)
    expect(erased.body.partes).toEqual((await desk.erase(single.email)).body.partes)
    expect(JSON.stringify(erased.body)).not.toContain('otra')
    expect(await shape(desk, double)).toEqual(await shape(desk, single))
    const [user] = await server.asAdmin<{ correo: string; nombre: string }>(
      `select correo, nombre from company_users($1, $2)`,
      [desk.company.id, thirdParty.id],
    )
    expect(JSON.stringify(user)).not.toContain(double.email)
    expect(user?.correo).toContain('borrada')
    const asked = await server.asAdmin<{ company: number }>(
      `select company_id as company from questions where identity_id = $1`,
      [double.identity],
    )
    expect(asked.map((question) => question.company)).toEqual([other.company.id])
  })

  it.each([true, false])('stays there as it is, whether it may enter (%s) or not', async (isOpenThere) => {
    const { desk, other, double } = await twins(isOpenThere)
    const before = await shape(other, double)
    await desk.erase(double.email)
    expect(await shape(other, double)).toEqual(before)
    const [kept] = await server.asAdmin(
      `select email, password_hash is not null as enters from identities where id = $1`,
      [double.identity],
    )
    expect(kept).toEqual({ email: double.email, enters: true })
    const back = await server.call(login, new TestBrowser(desk.company.host), {
      body: {
        username: double.email,
        password: double.password,
        company: String(desk.company.id),
        applicationType: 'agp',
      },
    })
    expect(back.body.data?.session_token).toBeUndefined()
  })

  it('is nobody where only that company knows it', async () => {
    const [desk, other] = [await enter(), await enter()]
    const { person } = await buildSupplier(server.db, other.company)
    await live(other.company, person)
    expect(await shape(desk, person)).toEqual([])
    expect((await desk.erase(person.email)).problem.code).toBe('person-unknown')
    const file = await server.call(downloadPerson, desk.browser, { query: { correo: person.email } })
    expect(file.problem.code).toBe('person-unknown')
    expect(await shape(other, person)).not.toEqual([])
  })

  it('is known by its email alone where it did not take up the invitation', async () => {
    const { desk, other, double } = await twins()
    const { thirdParty } = await buildSupplier(server.db, desk.company)
    const invited = await buildPerson(server.db, (await buildSupplier(server.db, other.company)).thirdParty)
    await server.asAdmin(`update identities set first_name = 'Nombre de allá' where id = $1`, [
      invited.identity,
    ])
    await server.asAdmin(
      `insert into memberships (company_id, identity_id, third_party_id, active, first_name) values ($1, $2, $3, false, 'Como se invitó')`,
      [desk.company.id, invited.identity, thirdParty.id],
    )
    const archive = await server.call(downloadPerson, desk.browser, { query: { correo: invited.email } })
    const told = String(filesOfZip(archive.response.rawPayload).get('datos.json'))
    expect(told).toContain('Como se invitó')
    expect(told).not.toContain('Nombre de allá')
    expect(double.email).not.toBe(invited.email)
  })
})

describe('who may', () => {
  it('look is who may look at operation; give out and erase an administrator who has just shown who it is', async () => {
    const desk = await enter()
    const { person } = await buildSupplier(server.db, desk.company)
    const [auditor, buyer] = [await enter('auditor', desk.company), await enter('compras', desk.company)]
    const give = (browser: TestBrowser) =>
      server.call(downloadPerson, browser, { query: { correo: person.email } })
    expect((await auditor.find(person.email)).body.partes).not.toEqual([])
    expect((await auditor.erase(person.email)).problem.code).toBe('role-refused')
    expect((await give(auditor.browser)).problem.code).toBe('role-refused')
    expect((await buyer.find(person.email)).problem.code).toBe('role-refused')
    expect((await give(new TestBrowser('backoffice.test'))).status).toBe(401)
    await server.asAdmin(`update session_families set stepped_up_at = now() - interval '11 minutes'`, [])
    expect((await give(desk.browser)).problem.code).toBe('step-up-needed')
    expect((await desk.erase(person.email)).problem.code).toBe('step-up-needed')
  })
})
