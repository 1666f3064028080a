import { randomUUID } from 'node:crypto'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildThirdParty,
  type BuiltCompany,
} from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { getRegisterData, registerProblems } from '@enlace/contract/supplier-registration/company-calls.ts'
import {
  companyRegistrationTexts as texts,
  validatorTexts,
} from '@enlace/contract/supplier-registration/company-texts.ts'
import { checkDigit } from '@enlace/domain/nit.ts'
import { beforeEach, describe, expect, it } from 'vitest'

const server = useTestServer()

const person = {
  contactName: 'Lucía Inés',
  contactLastname: 'Ñáñez Gómez',
  contactIdentificationType: '13',
  contactIdentification: '1020304050',
  contactCharge: '',
  contactArea: 'Cartera',
  contactIndicativeTelephone: '57',
  contactTelephone: '3005550188',
  contactEmail: 'lucia@nuez.example',
  checkAcepto: true,
  checkAutorizo: true,
}

const known = {
  nombre: 'Nueces & Semillas S.A.S.',
  sigla: 'Nuez',
  id_actividad_economica: '1089',
  regimen_tributario_id: '48',
  web_site: 'https://nuez.example',
  pyme: true,
  observacion_tercero: 'Radique sus facturas antes del 25.',
}

/** Sends a request for access as the form does; changes to undefined omit a field. */
async function ask(
  company: BuiltCompany,
  documentID: string,
  changes: object = {},
  more: { captcha?: string; company?: number; idempotencyKey?: string; browser?: TestBrowser } = {},
) {
  const { browser = new TestBrowser(company.host) } = more
  const captchaValue = more.captcha ?? (await solveCaptcha(server, browser))
  const supplier = { ...person, businessName: 'Empresa Nueva', documentID, captchaValue, ...changes }
  return server.call(registerProblems, browser, {
    body: {
      supplier: JSON.stringify(supplier),
      company: JSON.stringify({ id: more.company ?? company.id }),
      ...(more.idempotencyKey !== undefined && { idempotencyKey: more.idempotencyKey }),
    },
  })
}

const requestsOf = (company: BuiltCompany) =>
  server.asAdmin<{ number: string; request_type: string; state: string; supplier: Record<string, unknown> }>(
    'select number, request_type, state, supplier from registration_requests where company_id = $1 order by number',
    [company.id],
  )
const recipientsOf = async (company: BuiltCompany) => {
  const mails = await server.asAdmin<{ recipient: string; purpose: string }>(
    'select recipient, purpose from outbox_mails where company_id = $1 order by purpose, recipient',
    [company.id],
  )
  return mails.map(({ recipient, purpose }) => `${purpose} ${recipient}`)
}

let company: BuiltCompany
beforeEach(async () => {
  company = await buildCompany(server.db)
})

describe('the data that fills in a registration', () => {
  const ask = async (nit: string, captcha?: boolean) => {
    const browser = new TestBrowser(company.host)
    const captchaValue = captcha === true ? await solveCaptcha(server, browser) : undefined
    return (await server.call(getRegisterData, browser, { body: { nit, captchaValue } })).body.data
  }

  it('holds back web site, size and observation until a captcha is solved', async () => {
    const { documento_numero } = await buildThirdParty(server.db, company, known)
    const data = { ...known, documento_numero, documento_dv: checkDigit(documento_numero) }
    expect(await ask(documento_numero)).toEqual([
      { ...data, web_site: null, pyme: null, observacion_tercero: null },
    ])
    expect(await ask(documento_numero, true)).toEqual([data])
  })

  it('is empty for whom the search shows no data of', async () => {
    const hidden = await buildThirdParty(server.db, company, { activo: false })
    const customer = await buildThirdParty(server.db, company, { es_proveedor: false })
    const foreign = await buildThirdParty(server.db, await buildCompany(server.db))
    for (const { documento_numero } of [hidden, customer, foreign]) {
      expect(await ask(documento_numero)).toEqual([])
    }
  })
})

describe('a request for access', () => {
  it('is kept as type 2 with the record of its supplier, and grants nothing', async () => {
    const { documento_numero } = await buildThirdParty(server.db, company, known)
    const { body } = await ask(company, documento_numero, { businessName: 'Otro nombre', requestType: '1' })
    const [request] = await requestsOf(company)
    expect(body).toMatchObject({ error: false, number: request?.number })
    expect(body.message).toContain(request?.number)
    expect(body.statusLink).toContain('/registration-status/')
    expect(request).toMatchObject({ request_type: '2', state: 'recibida' })
    expect(request?.supplier).toMatchObject({
      ...person,
      businessName: known.nombre,
      documentID: documento_numero,
      requestType: '2',
      economicActivity: '10',
      economicSubactivity: '1089',
      taxRegime: '48',
    })
    expect(request?.supplier).not.toHaveProperty('captchaValue')
    expect(await server.asAdmin('select id from memberships where company_id = $1', [company.id])).toEqual([])
  })

  it("is told to the supplier's masters and to the contact that the ERP knows, not to its other users", async () => {
    const thirdParty = await buildThirdParty(server.db, company, known)
    const master = await buildPerson(server.db, thirdParty, { isMaster: true })
    await buildPerson(server.db, thirdParty)
    const branch = await buildBranch(server.db, thirdParty)
    await server.asAdmin('update branch_accounts set correo = $3 where company_id = $1 and id = $2', [
      company.id,
      branch.id,
      'facturacion@nuez.example',
    ])
    await ask(company, thirdParty.documento_numero)
    expect(await recipientsOf(company)).toEqual([
      ...['facturacion@nuez.example', master.email].toSorted().map((to) => `registration-notice ${to}`),
      'registration-received lucia@nuez.example',
    ])
  })

  it('keeps the rule of letters for a name that was typed, and none for one of the records', async () => {
    const refused = await ask(company, '900123456', { businessName: 'Nueces & Semillas S.A.S.' })
    expect(refused.problem.fields).toEqual({ businessName: 'Empresa: solo letras y espacios.' })
    const long = await ask(company, '900123456', { businessName: 'Veintiuna letras aquí' })
    expect(long.problem.fields).toEqual({ businessName: 'Empresa: hasta 20 caracteres.' })
    expect((await ask(company, '900123456', { businessName: 'Nueces y Semillas' })).body.error).toBe(false)
  })

  it.each([
    [{ contactName: '' }, 'contactName', texts.faults.contactName],
    [{ contactName: 'Ana 2' }, 'contactName', 'Nombre(s): solo letras y espacios.'],
    [{ contactName: 'A'.repeat(21) }, 'contactName', 'Nombre(s): hasta 20 caracteres.'],
    [{ contactLastname: ' ' }, 'contactLastname', texts.faults.contactLastname],
    [{ contactLastname: 'A'.repeat(31) }, 'contactLastname', 'Apellido(s): hasta 30 caracteres.'],
    [{ contactIdentificationType: '' }, 'contactIdentificationType', texts.faults.contactIdentificationType],
    [{ contactIdentification: '' }, 'contactIdentification', texts.faults.contactIdentification],
    [{ contactCharge: 'A'.repeat(31) }, 'contactCharge', 'Cargo: hasta 30 caracteres.'],
    [
      { contactIndicativeTelephone: '' },
      'contactIndicativeTelephone',
      texts.faults.contactIndicativeTelephone,
    ],
    [{ contactIndicativeTelephone: '12345' }, 'contactIndicativeTelephone', texts.faults.indicativeLong],
    [{ contactTelephone: '' }, 'contactTelephone', texts.faults.contactTelephone],
    [{ contactTelephone: '300555018' }, 'contactTelephone', texts.faults.telephoneLength],
    [{ contactEmail: '' }, 'contactEmail', texts.faults.contactEmail],
    [{ contactEmail: 'lucia@nuez' }, 'contactEmail', texts.faults.emailInvalid],
    [{ businessName: '' }, 'businessName', texts.faults.businessName],
    [{ checkAcepto: false }, 'checkAcepto', texts.faults.terms],
    [{ checkAutorizo: false }, 'checkAutorizo', texts.faults.privacy],
    [{ captchaValue: '' }, 'captchaValue', texts.faults.captcha],
  ])('is refused with the words of the form for %o', async (changes, field, message) => {
    const { problem } = await ask(company, '900123456', changes, { captcha: 'unsolved' })
    expect(problem.fields?.[`supplier.${field}`]).toBe(message)
    expect(await requestsOf(company)).toEqual([])
  })

  it('is refused with an error of its own for an identification or an email that the live checks refuse', async () => {
    const thirdParty = await buildThirdParty(server.db, company)
    const { email } = await buildPerson(server.db, thirdParty)
    const { documento_numero } = thirdParty
    const wrongNumber = await ask(company, documento_numero, {
      contactIdentificationType: '31',
      contactIdentification: '9001234561',
    })
    expect(wrongNumber.body).toMatchObject({
      error: true,
      errorMessage: validatorTexts.identification['check-digit-mismatch'],
      number: null,
    })
    const knownEmail = await ask(company, documento_numero, { contactEmail: email })
    expect(knownEmail.body).toMatchObject({ error: true, errorMessage: validatorTexts.email.knownHere })
    expect(await requestsOf(company)).toEqual([])
  })

  it('is refused without a solved captcha, and at the address of another company', async () => {
    expect((await ask(company, '900123456', {}, { captcha: 'invented' })).problem.code).toBe(
      'captcha-refused',
    )
    const other = await buildCompany(server.db)
    expect((await ask(company, '900123456', {}, { company: other.id })).problem.code).toBe('company-mismatch')
    expect(await requestsOf(company)).toEqual([])
  })

  it('is made once, however often the same form is sent', async () => {
    const idempotencyKey = randomUUID()
    const first = await ask(company, '900123456', {}, { idempotencyKey })
    const second = await ask(company, '900123456', {}, { idempotencyKey })
    const changed = await ask(company, '900123456', { contactArea: 'Compras' }, { idempotencyKey })
    expect(second.body).toEqual(first.body)
    expect(changed.body.message).toBe(texts.done.earlier.replace('{number}', first.body.number ?? ''))
    expect(await requestsOf(company)).toHaveLength(1)
  })

  it('slows down whoever asks again and again in the name of one company', async () => {
    const answers = []
    const browser = new TestBrowser(company.host)
    const changes = (turn: number) => ({ contactEmail: `lucia${turn}@nuez.example` })
    for (let turn = 0; turn < 6; turn++)
      answers.push((await ask(company, '900123456', changes(turn), { browser })).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    // The limit of one visitor does not affect others.
    expect((await ask(company, '900123456', changes(6))).status).toBe(200)
  })
})
