import { randomUUID } from 'node:crypto'
import { getProfile, updateProfile } from '@enlace/contract/profile/calls.ts'
import {
  getCompanyRecord,
  requestCompanyChange,
  withdrawCompanyChange,
} from '@enlace/contract/profile/company-calls.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import {
  exportOwnData,
  getDataRights,
  requestAboutData,
  withdrawDataRequest,
} from '@enlace/contract/profile/rights-calls.ts'
import { dataRightsTexts } from '@enlace/contract/profile/rights-texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { dataRequestDue } from '@enlace/domain/data-rights.ts'
import { buildBranch, buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const { faults } = companyProfileTexts

async function enter() {
  const company = await buildCompany(server.db)
  const supplier = await buildSupplier(server.db, company, { isMaster: true })
  return { company, ...supplier, browser: await server.signIn(supplier.person) }
}

type Change = { thirdId?: number; field: string; seen: string | null; after: string | null }

const ask = (browser: TestBrowser, changes: Change[], idempotencyKey: string = randomUUID()) =>
  server.call(requestCompanyChange, browser, {
    body: {
      changes: changes.map(({ thirdId = null, ...change }) => ({ thirdId, ...change })),
      motivo: 'Según el RUT',
      idempotencyKey,
    },
  })
const sigla: Change = { field: 'sigla', seen: null, after: 'EDV' }
const record = async (browser: TestBrowser) => (await server.call(getCompanyRecord, browser)).body
const asked = async (browser: TestBrowser) => (await record(browser)).requests

describe('a request to change the record', () => {
  it('counts once, however often its form is sent, and is the only one while it waits', async () => {
    const { browser } = await enter()
    const key = randomUUID()
    const { body: first } = await ask(browser, [sigla], key)
    expect((await ask(browser, [sigla], key)).body).toEqual(first)
    expect((await ask(browser, [sigla])).problem.code).toBe('request-pending')
    const [request] = await asked(browser)
    const withdraw = () => server.call(withdrawCompanyChange, browser, { params: { id: request?.id ?? '' } })
    expect((await withdraw()).body).toEqual(first)
    // Repeating it is no error, and notifies nobody twice.
    expect((await withdraw()).status).toBe(200)
    expect((await asked(browser))[0]?.eventos.map(({ estado }) => estado)).toEqual(['recibida', 'retirada'])
    expect((await ask(browser, [sigla])).body.numero).toMatch(/-000002$/)
  })

  it('is seen by everybody of the supplier, and asked and taken back by masters alone', async () => {
    const { browser, thirdParty } = await enter()
    await ask(browser, [sigla])
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty))
    const { mayAsk, requests } = await record(colleague)
    expect([mayAsk, requests.length]).toEqual([false, 1])
    expect((await ask(colleague, [sigla])).problem.code).toBe('not-master')
    const params = { id: requests[0]?.id ?? '' }
    expect((await server.call(withdrawCompanyChange, colleague, { params })).problem.code).toBe('not-master')
  })

  it('of another supplier is not there', async () => {
    const { browser, company } = await enter()
    await ask(browser, [sigla])
    const [request] = await asked(browser)
    const { person } = await buildSupplier(server.db, company, { isMaster: true })
    const neighbour = await server.signIn(person)
    expect(await asked(neighbour)).toEqual([])
    const params = { id: request?.id ?? '' }
    expect((await server.call(withdrawCompanyChange, neighbour, { params })).problem.code).toBe(
      'request-not-found',
    )
    expect((await asked(browser))[0]?.estado).toBe('recibida')
  })

  it('shows a person of some branches nothing of the others', async () => {
    const { browser, thirdParty, branch } = await enter()
    const other = await buildBranch(server.db, thirdParty)
    await ask(browser, [
      { thirdId: branch.id, field: 'direccion', seen: null, after: 'Calle 1' },
      { thirdId: other.id, field: 'direccion', seen: null, after: 'Secreta 2' },
    ])
    const limited = await server.signIn(await buildPerson(server.db, thirdParty, { accounts: [branch] }))
    const { branches, requests } = await record(limited)
    expect(branches.map(({ thirdId }) => thirdId)).toEqual([branch.id])
    expect(JSON.stringify(requests)).toContain('Calle 1')
    expect(JSON.stringify(requests)).not.toContain('Secreta')
  })

  it('is refused where the record says something else than what was seen', async () => {
    const { browser } = await enter()
    expect((await ask(browser, [{ ...sigla, seen: 'OTRA' }])).problem.code).toBe('record-changed')
    expect(await asked(browser)).toEqual([])
  })

  it('may name the company anew only before there are documents in its name', async () => {
    const { browser, branch, thirdParty } = await enter()
    const name: Change = { field: 'nombre', seen: thirdParty.nombre, after: 'Otra S.A.S.' }
    expect((await record(browser)).isNameFixed).toBe(false)
    await buildStatement(server, branch, {})
    expect((await record(browser)).isNameFixed).toBe(true)
    expect((await ask(browser, [name])).problem.code).toBe('name-fixed')
  })

  it.each<[string, Change, string]>([
    ['sigla', { field: 'sigla', seen: null, after: null }, faults.nothing],
    ['web_site', { field: 'web_site', seen: null, after: 'javascript:alert(1)' }, faults.web_site],
    ['pyme', { field: 'pyme', seen: null, after: 'acaso' }, faults.unknown],
    ['regimen_tributario_id', { field: 'regimen_tributario_id', seen: null, after: '99' }, faults.unknown],
    ['id_actividad_economica', { field: 'id_actividad_economica', seen: '1', after: null }, faults.required],
    ['direccion', { field: 'direccion', seen: null, after: 'Calle 1' }, faults.unknown],
    ['ciudad_7', { thirdId: 7, field: 'ciudad', seen: null, after: 'Macondo' }, faults.unknown],
    ['correo_7', { thirdId: 7, field: 'correo', seen: null, after: 'nadie' }, faults.correo],
    ['telefono_7', { thirdId: 7, field: 'telefono', seen: null, after: 'llame ya' }, faults.telefono],
  ])('tells at the field what is wrong with %s', async (name, change, message) => {
    const { browser } = await enter()
    const { status, problem } = await ask(browser, [change])
    expect([status, problem.fields]).toEqual([422, { [name]: message }])
  })

  it('reaches no branch of another supplier', async () => {
    const { browser } = await enter()
    const { branch } = await enter()
    const { problem } = await ask(browser, [
      { thirdId: branch.id, field: 'direccion', seen: null, after: 'Calle 1' },
    ])
    expect(problem.code).toBe('account-foreign')
  })
})

it('lets whoever may only look see to its own things', async () => {
  const { thirdParty } = await enter()
  const reader = await buildPerson(server.db, thirdParty)
  await server.asAdmin('update memberships set read_only = true where id = $1', [reader.membership])
  const browser = await server.signIn(reader)
  const { body: seen } = await server.call(getProfile, browser)
  const mine = { ...seen, movil: '3001112233', movilIndicative: '57' }
  expect((await server.call(updateProfile, browser, { body: mine })).status).toBe(200)
  expect((await record(browser)).mayAsk).toBe(false)
  const body = { derecho: 'consulta', texto: '¿Qué guardan?', entiende: false, idempotencyKey: randomUUID() }
  expect((await server.call(requestAboutData, browser, { body })).status).toBe(200)
})

describe('the rights over one’s own data', () => {
  const request = (browser: TestBrowser, body: object) =>
    server.call(requestAboutData, browser, {
      body: {
        derecho: 'consulta',
        texto: '¿Qué guardan?',
        entiende: false,
        idempotencyKey: randomUUID(),
        ...body,
      },
    })
  const rightsOf = async (browser: TestBrowser) => (await server.call(getDataRights, browser)).body

  it('give a request its number, its legal term and a mail, and nobody else sees it', async () => {
    const { browser, thirdParty, company, person } = await enter()
    const { body } = await request(browser, { derecho: 'rectificacion' })
    const vence = dataRequestDue('rectificacion', todayInBogota(new Date()))
    expect(body).toEqual({ numero: expect.stringMatching(/^DP-\d{4}-000001$/), vence })
    expect((await rightsOf(browser)).requests[0]).toMatchObject({
      ...body,
      dias_habiles: 15,
      estado: 'recibida',
    })
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty, { isMaster: true }))
    expect((await rightsOf(colleague)).requests).toEqual([])
    const mails = await server.asAdmin<{ recipient: string; text: string }>(
      `select recipient, text from outbox_mails where company_id = $1 and purpose = 'profile-request'`,
      [company.id],
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual([person.email])
    expect(mails[0]?.text).toContain('15 días hábiles')
  })

  it('take a revocation only from who read what follows, once, and let it be taken back', async () => {
    const { browser, thirdParty } = await enter()
    const { status, problem } = await request(browser, { derecho: 'revocacion' })
    expect([status, problem.fields]).toEqual([422, { entiende: dataRightsTexts.faults.entiende }])
    const understood = { derecho: 'revocacion', entiende: true }
    expect((await request(browser, understood)).status).toBe(200)
    expect((await request(browser, understood)).problem.code).toBe('request-pending')
    const [{ id } = { id: '' }] = (await rightsOf(browser)).requests
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty, { isMaster: true }))
    const withdraw = (who: TestBrowser) => server.call(withdrawDataRequest, who, { params: { id } })
    expect((await withdraw(colleague)).problem.code).toBe('request-not-found')
    expect((await withdraw(browser)).status).toBe(200)
    expect((await request(browser, understood)).status).toBe(200)
  })

  it('hand out everything that is kept of the person, of nobody else, as JSON and to be read', async () => {
    const { browser, person, thirdParty } = await enter()
    const colleague = await buildPerson(server.db, thirdParty)
    await server.signIn(colleague)
    await request(browser, { texto: 'Una pregunta única' })
    const { response } = await server.call(exportOwnData, browser, { query: { format: 'json' } })
    expect(response.headers['content-disposition']).toContain('mis-datos.json')
    const whole = JSON.parse(response.rawPayload.toString())
    expect([whole.persona.correo, whole.vinculos[0].nit, whole.solicitudes[0].texto]).toEqual([
      person.email,
      thirdParty.documento_numero,
      'Una pregunta única',
    ])
    expect(response.rawPayload.toString()).not.toContain(colleague.email)
    expect(response.rawPayload.toString()).not.toMatch(/password|hash|token/i)
    const { body: pdf } = await server.call(exportOwnData, browser, { query: { format: 'pdf' } })
    const text = Buffer.isBuffer(pdf) ? textOfPdf(pdf) : ''
    expect(text).toContain(person.email)
    expect(text).toContain('Una pregunta única')
  })
})
