import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  correctRegistration,
  getRegistrationStatus,
  getSuppliersList,
  registerSupplier,
} from '@enlace/contract/supplier-registration/calls.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { readyForm } from '@enlace/domain/company-start/registration-form.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { buildCompany, buildSupplier, changeSettings, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildPng } from '@enlace/testing/pictures.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { TestBrowser, useTestServer, type TestFile } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { tellNewRequests } from './requests/news-jobs.ts'
import { saveTemplate } from '../content/commands.ts'
import { pdfTitled, readyAnswers, readyPapers } from '@enlace/testing/visitor-forms.ts'
import { changeRequestState } from '@enlace/testing/registration.ts'

const folder = await useScratchFolder('enlace-registration-')
const server = useTestServer({ STORAGE_URL: folder })

const answers = { ...readyAnswers, contactEmail: 'ana@cauchos.test' }

/** Creates a company that accepts registrations, by default with the ready form. */
async function open(html = readyForm): Promise<BuiltCompany> {
  const company = await buildCompany(server.db, { settings: { agp_registration_supplier: 1 } })
  await saveTemplate(
    server.db,
    Scope.ofStaff(company.id),
    { name: 'supplier-registration', title: 'Registro', html },
    { actor: 'test' },
  )
  return company
}

interface Sending {
  supplier?: object
  files?: readonly TestFile[]
  key?: string
  browser?: TestBrowser
  captcha?: string
}

async function send(company: BuiltCompany, sending: Sending = {}) {
  const browser = sending.browser ?? new TestBrowser(company.host)
  const captchaValue = sending.captcha ?? (await solveCaptcha(server, browser))
  return server.call(registerSupplier, browser, {
    body: {
      supplier: JSON.stringify({ ...answers, captchaValue, ...sending.supplier }),
      company: JSON.stringify({ id: company.id }),
      ...(sending.key !== undefined && { idempotencyKey: sending.key }),
    },
    files: sending.files ?? readyPapers,
  })
}

const requestsOf = (company: BuiltCompany) =>
  server.asAdmin<{ number: string; id: string; supplier: Record<string, unknown> }>(
    'select * from registration_requests where company_id = $1 order by created_at',
    [company.id],
  )

const storedFiles = async (company: BuiltCompany) => {
  const names = await readdir(join(folder, String(company.id)), { recursive: true }).catch(() => [])
  return names.filter((name) => name.includes('/'))
}

const tokenOf = (link: string) => link.split('/').at(-1) ?? ''
const status = (company: BuiltCompany, token: string) =>
  server.call(getRegistrationStatus, new TestBrowser(company.host), { params: { token } })

it('takes a file only of the kinds that the template says for its field', async () => {
  const html = readyForm.replace('name="rut" type="file"', 'name="rut" type="file" accept=".pdf"')
  const company = await open(html)
  const [rut, ...others] = readyPapers
  const picture = { field: 'rut', name: 'rut.png', bytes: buildPng(30, 20) }
  const refused = await send(company, { files: [picture, ...others] })
  expect(refused.problem.fields).toEqual({
    rut: '«rut.png» no es de un tipo que se reciba aquí. Adjunte PDF.',
  })
  expect(await requestsOf(company)).toEqual([])
  expect((await send(company, { files: [...(rut ? [rut] : []), ...others] })).status).toBe(200)
})

describe('a registration', () => {
  it('is kept with its number, answers, attachments, consents and a confirmation mail', async () => {
    const company = await open()
    const { status: code, body } = await send(company)
    expect(code).toBe(200)
    const year = new Date().toLocaleDateString('en', { timeZone: 'America/Bogota', year: 'numeric' })
    expect(body.number).toBe(`SR-${year}-000001`)
    expect(body.message).toBe(`Su solicitud de registro quedó radicada con el número ${body.number}.`)
    const [request] = await requestsOf(company)
    expect(request?.supplier).toMatchObject({ businessName: 'Cauchos del Sur S.A.S.', requestType: '1' })
    expect(request?.supplier).not.toHaveProperty('captchaValue')
    const consents = await server.asAdmin(
      'select page_code, subject_id, address is not null as located from consents where company_id = $1 order by 1',
      [company.id],
    )
    expect(consents).toEqual(
      ['privacidad', 'terminos'].map((page_code) => ({ page_code, subject_id: request?.id, located: true })),
    )
    const mails = await server.asAdmin<{ recipient: string; text: string }>(
      'select recipient, text from outbox_mails where company_id = $1',
      [company.id],
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@cauchos.test'])
    expect(mails[0]?.text).toContain(body.number)
    expect(mails[0]?.text).toContain(body.statusLink)
    expect(await storedFiles(company)).toHaveLength(3)
  })

  it('gives numbers without a gap to requests that come at once', async () => {
    const company = await open()
    const sends = await Promise.all(
      Array.from({ length: 6 }, (_, at) => {
        const documentID = `80012345${at}`
        const documentIdVerify = String(checkDigit(documentID))
        return send(company, { supplier: { contactEmail: `c${at}@b.co`, documentID, documentIdVerify } })
      }),
    )
    const given = sends.map(({ body }) => Number(body.number.slice(-6)))
    expect(given.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is one request when the same form is sent again, or twice at once, and answers the same link', async () => {
    const company = await open()
    const key = randomUUID()
    const browser = new TestBrowser(company.host)
    const captcha = await solveCaptcha(server, browser)
    const twice = await Promise.all([
      send(company, { key, browser, captcha }),
      send(company, { key, browser, captcha }),
    ])
    const again = await send(company, { key, browser, captcha })
    const links = [...twice, again].map(({ body }) => body.statusLink)
    expect(new Set(links).size).toBe(1)
    expect(links[0]).toMatch(/#\/registration-status\/[\w-]{43}$/)
    expect(await requestsOf(company)).toHaveLength(1)
    // The files of repeated sends were removed, those of the first are kept.
    expect(await storedFiles(company)).toHaveLength(3)
  })

  it('says so when the same form comes again with other answers, and keeps the first', async () => {
    const company = await open()
    const key = randomUUID()
    const first = await send(company, { key })
    const second = await send(company, { key, supplier: { businessName: 'Otra S.A.S.' } })
    expect([first.body.isEarlier, second.body.isEarlier]).toEqual([false, true])
    expect(second.body.message).toContain('con los datos del primer envío')
    expect((await requestsOf(company))[0]?.supplier['businessName']).toBe('Cauchos del Sur S.A.S.')
  })

  it('is refused with the label of everything that the template asks for and that is missing', async () => {
    const company = await open()
    const { status: code, problem } = await send(company, {
      supplier: { contactAddress: ' ', checkAcepto: false },
      files: readyPapers.slice(1),
    })
    expect([code, problem.code]).toEqual([422, 'invalid-fields'])
    const sentence = texts.requiredField
    expect(problem.fields).toEqual({ contactAddress: sentence, checkAcepto: sentence, rut: sentence })
    expect(await storedFiles(company)).toEqual([])
  })

  it('asks for a captcha where the template has one, and for none where it has none', async () => {
    const withCaptcha = await open()
    const refused = await send(withCaptcha, { captcha: '' })
    expect([refused.status, refused.problem.code]).toEqual([422, 'captcha-refused'])
    expect(await storedFiles(withCaptcha)).toEqual([])
    const without = await open(readyForm.replace('<div data-captcha></div>', ''))
    expect((await send(without, { captcha: '' })).status).toBe(200)
  })

  it('is refused with its own sentence for a check digit that is not the NIT’s', async () => {
    const company = await open()
    const { problem } = await send(company, { supplier: { documentIdVerify: '7' } })
    expect(problem.fields).toEqual({ 'supplier.documentIdVerify': texts.faults.checkDigit })
  })

  it('takes the NIT as it stands on the RUT, and keeps its number', async () => {
    const company = await open()
    expect((await send(company, { supplier: { documentID: '900.123.456-8' } })).status).toBe(200)
    expect(await requestsOf(company)).toMatchObject([{ supplier: { documentID: '900123456' } }])
    const wrong = await send(company, { supplier: { documentID: '900.123.456-7' } })
    expect(JSON.stringify(wrong.problem.fields)).toContain(texts.faults.checkDigit)
  })

  it('is mailed to those of the staff who decide, and many that come in half an hour in one mail', async () => {
    const company = await open()
    for (const role of ['compras', 'consulta'] as const) await buildStaff(server.db, company, role) // roles
    const dueIn = async () => {
      const jobs = await server.asAdmin<{ minutes: number }>(
        `select ceil(extract(epoch from run_at - now()) / 60)::integer as minutes from jobs
          where company_id = $1 and task = 'registration-news'`,
        [company.id],
      )
      return jobs.map(({ minutes }) => Math.max(minutes, 0))
    }
    const tell = async () => {
      await tellNewRequests(server.portal.service, company.id)
      const mails = await server.asAdmin<{ subject: string }>(
        `select subject from outbox_mails where company_id = $1 and purpose = 'registration-waiting' order by created_at`,
        [company.id],
      )
      return mails.map(({ subject }) => subject.replace(/ en .*/, ''))
    }
    await send(company)
    expect(await dueIn()).toEqual([0])
    const first = 'Una solicitud de registro por revisar'
    expect(await tell()).toEqual([first])
    expect(await requestsOf(company)).toMatchObject([{ version: 1 }])
    for (const nit of ['860002964', '899999034'])
      await send(company, { supplier: { documentID: nit, documentIdVerify: String(checkDigit(nit)) } })
    expect(await dueIn()).toEqual([30])
    expect(await tell()).toEqual([first, '2 solicitudes de registro por revisar'])
    expect(await tell()).toHaveLength(2)
  })

  it('is taken only while the company has registrations on, which the suppliers list tells', async () => {
    const company = await open()
    const listOf = () => server.call(getSuppliersList, new TestBrowser(company.host))
    expect((await listOf()).body).toEqual({ agp_registration_supplier: 1 })
    await changeSettings(server.db, company, { agp_registration_supplier: 0 })
    expect((await listOf()).body).toEqual({ agp_registration_supplier: 0 })
    const { status: code, problem } = await send(company)
    expect([code, problem.code]).toEqual([403, 'registration-off'])
  })

  it('for access to a known supplier is told to its masters and to the contact of the ERP', async () => {
    const company = await open()
    const { thirdParty, person } = await buildSupplier(server.db, company, { isMaster: true })
    await server.asAdmin(`update branch_accounts set correo = 'Pagos@Conocido.test' where company_id = $1`, [
      company.id,
    ])
    await send(company, {
      supplier: { requestType: '2', documentID: thirdParty.documento_numero, documentIdVerify: '' },
      files: [],
    })
    const mails = await server.asAdmin<{ recipient: string; purpose: string }>(
      'select recipient, purpose from outbox_mails where company_id = $1 order by purpose, recipient',
      [company.id],
    )
    expect(
      mails.filter(({ purpose }) => purpose === 'registration-notice').map(({ recipient }) => recipient),
    ).toEqual(['pagos@conocido.test', person.email].toSorted())
  })
})

describe('the link of a request', () => {
  it('shows number, state and history, and nothing that was typed', async () => {
    const company = await open()
    const { body } = await send(company)
    const shown = await status(company, tokenOf(body.statusLink))
    expect(shown.body).toMatchObject({ number: body.number, state: 'recibida', supplier: null })
    expect(shown.body.events.map(({ state }) => state)).toEqual(['recibida'])
    expect(shown.body.attachments.map(({ label }) => label).toSorted()).toEqual([
      'Certificación bancaria',
      'Cédula del representante legal',
      'RUT',
    ])
    expect(shown.response.body).not.toMatch(/cauchos\.test|3001234567|storage/)
  })

  it('opens nothing for a token that is nobody’s, nor at another company’s address', async () => {
    const company = await open()
    const { body } = await send(company)
    const other = await open()
    expect((await status(company, 'x'.repeat(43))).problem.code).toBe('request-not-found')
    expect((await status(other, tokenOf(body.statusLink))).problem.code).toBe('company-mismatch')
    const kept = await server.asAdmin('select 1 from registration_requests where token_hash = $1', [
      Buffer.from(tokenOf(body.statusLink), 'base64url'),
    ])
    expect(kept).toEqual([])
  })

  it('lets a returned request be corrected once: what was typed comes back, and files not sent again stay', async () => {
    const company = await open()
    const { body } = await send(company)
    const token = tokenOf(body.statusLink)
    const correct = (supplier: object, files: readonly TestFile[]) =>
      server.call(correctRegistration, new TestBrowser(company.host), {
        params: { token },
        body: { supplier: JSON.stringify({ ...answers, ...supplier }) },
        files,
      })
    expect((await correct({}, [])).problem.code).toBe('request-not-returned')
    await changeRequestState(server.portal.service, company.id, {
      number: body.number,
      state: 'en_revision',
      actor: 'staff@test.co',
      reasons: [],
    })
    await changeRequestState(server.portal.service, company.id, {
      number: body.number,
      state: 'devuelta',
      actor: 'staff@test.co',
      reasons: ['El RUT no se puede leer.'],
    })
    const returned = (await status(company, token)).body
    expect(returned.supplier).toMatchObject({ contactEmail: 'ana@cauchos.test' })
    expect(returned.events.at(-1)).toMatchObject({ state: 'devuelta', reasons: ['El RUT no se puede leer.'] })
    const corrected = await correct({ contactAddress: 'Carrera 9 # 8-7' }, [
      { field: 'rut', name: 'rut nuevo.pdf', bytes: pdfTitled('nuevo') },
    ])
    expect([corrected.status, corrected.body.number]).toEqual([200, body.number])
    const after = (await status(company, token)).body
    expect(after.state).toBe('recibida')
    expect(after.events.map(({ state }) => state)).toEqual([
      'recibida',
      'en_revision',
      'devuelta',
      'recibida',
    ])
    expect(after.attachments.find(({ field }) => field === 'rut')?.name).toBe('rut nuevo.pdf')
    expect(after.attachments).toHaveLength(3)
    expect((await correct({}, [])).problem.code).toBe('request-not-returned')
  })
})
