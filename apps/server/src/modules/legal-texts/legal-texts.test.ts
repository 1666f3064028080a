import { acceptLegalTexts, listDueLegalTexts } from '@enlace/contract/legal-texts/acceptance-calls.ts'
import {
  discardLegalDraft,
  exportAcceptances,
  getLegalText,
  getLegalVersion,
  listAcceptances,
  listLegalTexts,
  publishLegalText,
  saveLegalDraft,
} from '@enlace/contract/legal-texts/calls.ts'
import type { LegalCode } from '@enlace/contract/legal-texts/schemas.ts'
import { getSessionContext, logout } from '@enlace/contract/sign-in/session/calls.ts'
import { listNotifications } from '@enlace/contract/notifications/calls.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function buildDesk(
  given?: BuiltCompany,
  role: 'administrador' | 'auditor' | 'compras' = 'administrador',
) {
  const company = given ?? (await buildCompany(server.db))
  if (!given) await relaxStaffFactor(server.asAdmin, company)
  return { company, desk: await server.signInStaff(await buildStaff(server.db, company, role)) }
}

const words = { title: 'Términos de uso', html: '<p>Uno</p>', mustAccept: true, note: 'Nuevo plazo' }
const params: { code: LegalCode } = { code: 'terminos' }

async function save(desk: TestBrowser, given: object = {}, code: LegalCode = 'terminos') {
  const body = { revision: null, ...words, ...given }
  return server.call(saveLegalDraft, desk, { params: { code }, body })
}

/** Saves a text and publishes it at once. Returns its version. */
async function publish(desk: TestBrowser, given: object = {}, code: LegalCode = 'terminos') {
  const { body: saved } = await save(desk, given, code)
  const body = { revision: saved.draft.revision, from: null }
  const { status, body: published } = await server.call(publishLegalText, desk, { params: { code }, body })
  expect(status).toBe(200)
  return published.version
}

describe('the draft of a legal text', () => {
  it('is kept cleaned, says what was taken away, and is seen by no visitor', async () => {
    const { desk } = await buildDesk()
    const { body } = await save(desk, { html: '<p onclick="x()">Uno</p><script>x()</script>' })
    expect(body.draft).toMatchObject({ html: '<p>Uno</p>', mustAccept: true })
    expect(body.removed).toEqual(['p[onclick]', 'script'])
    const { body: text } = await server.call(getLegalText, desk, { params })
    expect(text).toMatchObject({ current: null, versions: [], html: '', draft: { html: '<p>Uno</p>' } })
  })

  it('is refused to who saw an older one, and keeps what the other wrote', async () => {
    const { company, desk } = await buildDesk()
    const { desk: other } = await buildDesk(company)
    const { body: first } = await save(desk)
    expect((await save(other)).problem.code).toBe('changed-meanwhile')
    const { body: second } = await save(other, { revision: first.draft.revision, title: 'Otro' })
    const stale = { revision: first.draft.revision }
    expect((await save(desk, stale)).problem.code).toBe('changed-meanwhile')
    for (const call of [discardLegalDraft, publishLegalText]) {
      const { status } = await server.call(call, desk, { params, body: { ...stale, from: null } })
      expect(status).toBe(409)
    }
    const { body } = await server.call(getLegalText, desk, { params })
    expect(body.draft).toMatchObject({ title: 'Otro', revision: second.draft.revision })
  })

  it('is for administrators; an auditor reads it, others do not even look', async () => {
    const { company } = await buildDesk()
    const { desk: auditor } = await buildDesk(company, 'auditor')
    const { desk: buyer } = await buildDesk(company, 'compras')
    expect((await server.call(listLegalTexts, auditor)).status).toBe(200)
    expect((await save(auditor)).problem.code).toBe('role-refused')
    expect((await server.call(listLegalTexts, buyer)).problem.code).toBe('role-refused')
    expect((await server.call(listLegalTexts, new TestBrowser('backoffice.test'))).status).toBe(401)
  })
})

describe('a published version', () => {
  it('is the page from then on, and the ones before stay as they were', async () => {
    const { desk } = await buildDesk()
    expect(await publish(desk, { mustAccept: false })).toBe(1)
    expect(await publish(desk, { html: '<p>Dos</p>', note: 'Dos en vez de uno' })).toBe(2)
    const { body } = await server.call(getLegalText, desk, { params })
    expect(body.versions.map(({ version, estado, mustAccept }) => [version, estado, mustAccept])).toEqual([
      [2, 'vigente', true],
      [1, 'anterior', false],
    ])
    expect([body.html, body.draft]).toEqual(['<p>Dos</p>', null])
    const first = await server.call(getLegalVersion, desk, { params: { ...params, version: 1 } })
    expect(first.body.html).toBe('<p>Uno</p>')
    const none = await server.call(getLegalVersion, desk, { params: { ...params, version: 9 } })
    expect(none.status).toBe(404)
  })

  it('may wait for its day, and not for today or before', async () => {
    const { desk } = await buildDesk()
    const today = todayInBogota(new Date())
    const { body } = await save(desk)
    const at = (from: string) =>
      server.call(publishLegalText, desk, { params, body: { revision: body.draft.revision, from } })
    expect((await at(today)).problem.fields).toHaveProperty('from')
    expect((await at(addDays(today, 3))).status).toBe(200)
    const { body: text } = await server.call(getLegalText, desk, { params })
    expect(text).toMatchObject({
      current: null,
      planned: { version: 1, estado: 'programada' },
      standing: null,
    })
  })

  it('needs words, and something that is new', async () => {
    const { desk } = await buildDesk()
    const { body: empty } = await save(desk, { html: ' ' })
    const release = (revision: string) =>
      server.call(publishLegalText, desk, { params, body: { revision, from: null } })
    expect((await release(empty.draft.revision)).problem.fields).toHaveProperty('html')
    await save(desk, { revision: empty.draft.revision, mustAccept: false }).then(({ body }) =>
      release(body.draft.revision),
    )
    const again = await save(desk, { mustAccept: false })
    expect((await release(again.body.draft.revision)).problem.fields).toHaveProperty('html')
    // Acceptance of the same text may be demanded later.
    const demanded = await save(desk, { revision: again.body.draft.revision })
    expect((await release(demanded.body.draft.revision)).body).toEqual({ version: 1 })
  })
})

describe('a version that has to be accepted', () => {
  async function buildAsked() {
    const { company, desk } = await buildDesk()
    const supplier = await buildSupplier(server.db, company)
    await publish(desk)
    return { company, desk, person: supplier.person, supplier }
  }
  const due = (browser: TestBrowser) => server.call(listDueLegalTexts, browser)
  const accept = (browser: TestBrowser, accepted: object[]) =>
    server.call(acceptLegalTexts, browser, { body: { accepted } })
  const nothingElse = (browser: TestBrowser) => server.call(listNotifications, browser)

  it('closes the portal to who enters from then on, but for reading it, accepting it and leaving', async () => {
    const { person } = await buildAsked()
    const browser = await server.signIn(person)
    expect((await nothingElse(browser)).problem.code).toBe('acceptance-due')
    expect((await server.call(getSessionContext, browser)).status).toBe(200)
    expect((await due(browser)).body.texts).toMatchObject([
      { code: 'terminos', version: 1, html: '<p>Uno</p>', notes: ['Nuevo plazo'], acceptedVersion: null },
    ])
    expect((await accept(browser, [{ code: 'terminos', version: 1 }])).status).toBe(200)
    expect((await nothingElse(browser)).status).toBe(200)
    expect((await due(browser)).body.texts).toEqual([])
    expect((await server.call(logout, browser, { query: {} })).status).toBe(200)
  })

  it('interrupts nobody who is in already', async () => {
    const { company, desk } = await buildDesk()
    const { person } = await buildSupplier(server.db, company)
    const browser = await server.signIn(person)
    await publish(desk)
    expect((await nothingElse(browser)).status).toBe(200)
    expect((await nothingElse(await server.signIn(person))).problem.code).toBe('acceptance-due')
  })

  it('is accepted as it was read: another version meanwhile is read first', async () => {
    const { desk, person } = await buildAsked()
    const browser = await server.signIn(person)
    await publish(desk, { html: '<p>Dos</p>', mustAccept: false, note: 'Dos' })
    expect((await accept(browser, [{ code: 'terminos', version: 1 }])).problem.code).toBe(
      'acceptance-changed',
    )
    expect((await due(browser)).body.texts).toMatchObject([{ version: 2, notes: ['Nuevo plazo', 'Dos'] }])
    expect((await accept(browser, [{ code: 'terminos', version: 2 }])).status).toBe(200)
  })

  it('is asked together with the other text, and neither stands for the other', async () => {
    const { desk, person } = await buildAsked()
    await publish(desk, { title: 'Datos', html: '<p>Datos</p>' }, 'privacidad')
    const browser = await server.signIn(person)
    const [terms, privacy] = [
      { code: 'terminos', version: 1 },
      { code: 'privacidad', version: 1 },
    ]
    expect((await accept(browser, [terms])).status).toBe(409)
    expect((await accept(browser, [terms, privacy])).status).toBe(200)
    // A version without mandatory acceptance asks nobody again.
    await publish(desk, { html: '<p>Errata</p>', mustAccept: false })
    expect((await nothingElse(await server.signIn(person))).status).toBe(200)
  })

  it('is asked in its own company only, of each person once', async () => {
    const { company, desk, person } = await buildAsked()
    const { person: other } = await buildSupplier(server.db, company)
    const elsewhere = await buildSupplier(server.db, await buildCompany(server.db))
    expect((await nothingElse(await server.signIn(elsewhere.person))).status).toBe(200)
    const browser = await server.signIn(person)
    const both = [
      accept(browser, [{ code: 'terminos', version: 1 }]),
      accept(browser, [{ code: 'terminos', version: 1 }]),
    ]
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect((await nothingElse(await server.signIn(other))).problem.code).toBe('acceptance-due')
    const { body } = await server.call(listAcceptances, desk)
    expect(body.total).toBe(1)
    expect(body.rows[0]).toMatchObject({
      code: 'terminos',
      version: 1,
      email: person.email,
      origin: 'person',
      address: browser.address,
    })
    const { body: texts } = await server.call(listLegalTexts, desk)
    expect(texts.texts[0]?.standing).toEqual({ version: 1, persons: 2, accepted: 1 })
  })
})

describe('the acceptances', () => {
  it('are found by text, origin and words, and leave as a table of the same rows', async () => {
    const { company, desk } = await buildDesk()
    const { person } = await buildSupplier(server.db, company)
    await publish(desk)
    const browser = await server.signIn(person)
    await server.call(acceptLegalTexts, browser, { body: { accepted: [{ code: 'terminos', version: 1 }] } })
    await server.asAdmin(
      `insert into consents (company_id, subject_kind, subject_id, email, page_code)
       values ($1, 'contact', gen_random_uuid(), '=ana@otra.test', 'privacidad')`,
      [company.id],
    )
    const found = async (query: object) => (await server.call(listAcceptances, desk, { query })).body.total
    expect(await found({})).toBe(2)
    expect(await found({ text: 'privacidad' })).toBe(1)
    expect(await found({ origin: 'person' })).toBe(1)
    expect(await found({ q: person.email.slice(0, 12).toUpperCase() })).toBe(1)
    expect(await found({ q: '%' })).toBe(0)
    const query = { format: 'csv', origin: 'contact' }
    const { body } = await server.call(ticketCallOf(exportAcceptances), desk, { query })
    const { response } = await server.call(exportAcceptances, desk, {
      query: { ...query, ticket: body.ticket },
    })
    const lines = response.rawPayload.toString('utf8').trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain("'=ana@otra.test")
  })

  it('are another company’s to nobody', async () => {
    const { company, desk } = await buildDesk()
    const { person } = await buildSupplier(server.db, company)
    await publish(desk)
    const browser = await server.signIn(person)
    await server.call(acceptLegalTexts, browser, { body: { accepted: [{ code: 'terminos', version: 1 }] } })
    const { desk: foreign } = await buildDesk()
    expect((await server.call(listAcceptances, foreign)).body.total).toBe(0)
    expect((await server.call(getLegalText, foreign, { params })).body.versions).toEqual([])
  })
})
