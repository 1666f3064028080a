import { openLink, setPassword } from '@enlace/contract/set-password/calls.ts'
import {
  approveRegistration,
  assignRegistration,
  dateRegistrationFile,
  downloadRegistrationFile,
  getDeskRegistration,
  listDeskRegistrationRows,
  listDeskRegistrations,
  rejectRegistration,
  returnRegistration,
  startRegistrationReview,
} from '@enlace/contract/supplier-registration/desk/calls.ts'
import { checkFindings } from '@enlace/contract/supplier-registration/desk/texts.ts'
import type { CheckName } from '@enlace/contract/supplier-registration/limits.ts'
import {
  correctRegistration,
  getRegistrationStatus,
  registerSupplier,
} from '@enlace/contract/supplier-registration/calls.ts'
import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { followLive } from '@enlace/contract/notifications/live/calls.ts'
import { readyForm } from '@enlace/domain/company-start/registration-form.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  buildBranch,
  buildCompany,
  type BuiltCompany,
  buildPerson,
  buildThirdParty,
} from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { pdfTitled, readyAnswers, readyPapers } from '@enlace/testing/visitor-forms.ts'
import { describe, expect, it } from 'vitest'
import { saveTemplate } from '../content/commands.ts'

const folder = await useScratchFolder('enlace-registration-desk-')
const server = useTestServer({ STORAGE_URL: folder })

const answers = { ...readyAnswers, documentID: '890903938' }

/** Creates a company that accepts registrations, and a function that signs in its staff. */
async function open() {
  const company = await buildCompany(server.db, { settings: { agp_registration_supplier: 1 } })
  await relaxStaffFactor(server.asAdmin, company)
  const template = { name: 'supplier-registration', title: 'Registro', html: readyForm }
  await saveTemplate(server.db, Scope.ofStaff(company.id), template, { actor: 'test' })
  const enter = async (role: StaffRole = 'compras') =>
    server.signInStaff(await buildStaff(server.db, company, role))
  return { company, enter, email: `ana.${company.id}@cauchos.test` }
}

/** Sends a registration as a visitor. Returns the request as the inbox lists it. */
async function ask(company: BuiltCompany, browser: TestBrowser, supplier: object) {
  const visitor = new TestBrowser(company.host)
  const captchaValue = await solveCaptcha(server, visitor)
  const sent = await server.call(registerSupplier, visitor, {
    body: {
      supplier: JSON.stringify({ ...answers, captchaValue, ...supplier }),
      company: JSON.stringify({ id: company.id }),
    },
    files: readyPapers,
  })
  expect(sent.status).toBe(200)
  const list = await server.call(listDeskRegistrations, browser, { query: { q: sent.body.number } })
  const id = list.body.rows[0]?.id ?? ''
  return { id, params: { id }, number: sent.body.number, token: sent.body.statusLink.split('/').at(-1) ?? '' }
}

const reviewOf = async (browser: TestBrowser, id: string) =>
  (await server.call(getDeskRegistration, browser, { params: { id } })).body

const resultOf = (checks: readonly { nombre: CheckName; resultado: string }[], name: CheckName) =>
  checks.find(({ nombre }) => nombre === name)?.resultado

const approval = (email: string, more: object = {}) => ({
  nombre: 'Cauchos del Sur S.A.S.',
  sucursal: 'Neiva',
  direccion: 'Calle 1 # 2-3',
  ciudad: 'Neiva',
  telefono: '3001234567',
  correo: email,
  nombres: 'Ana',
  apellidos: 'Pérez',
  verificacion: '',
  ...more,
})

const mailsTo = (email: string) =>
  server.asAdmin<{ purpose: string; text: string }>(
    'select purpose, text from outbox_mails where recipient = $1 order by created_at, id',
    [email],
  )

describe('a request in the inbox', () => {
  it('waits with the term in which the company answers, and is counted in the menu', async () => {
    const { company, enter, email } = await open()
    const ana = await enter()
    const { number } = await ask(company, ana, { contactEmail: email })
    const { body } = await server.call(listDeskRegistrations, ana)
    expect(body.rows).toMatchObject([
      { numero: number, nit: '890903938-8', tipo: '1', archivos: 3, estado: 'recibida', plazo: 'a_tiempo' },
    ])
    expect(body.counts).toEqual({ recibida: 1 })
    expect((await server.call(followLive, ana)).body.counts.registrations).toBe(1)
    await server.asAdmin(
      `update registration_requests set waiting_since = now() - interval '30 days' where company_id = $1`,
      [company.id],
    )
    const late = await server.call(listDeskRegistrations, ana, { query: { plazo: 'vencida' } })
    expect(late.body.rows).toMatchObject([{ numero: number, plazo: 'vencida' }])
    const slice = await server.call(listDeskRegistrationRows, ana, { query: { plazo: 'vencida' } })
    expect([slice.body.rows.length, slice.body.next]).toEqual([1, null])
    const onTime = await server.call(listDeskRegistrations, ana, { query: { plazo: 'a_tiempo' } })
    expect(onTime.body.rows).toEqual([])
  })

  it('shows its answers in words, its papers, and what the product found out', async () => {
    const { company, enter, email } = await open()
    const ana = await enter()
    const { id } = await ask(company, ana, { contactEmail: email })
    const review = await reviewOf(ana, id)
    const told = new Map(review.respuestas.map(({ campo, valor }) => [campo, valor]))
    expect(told.get('businessName')).toBe('Cauchos del Sur S.A.S.')
    expect(told.get('economicSubactivity')).toContain('2219 ')
    expect(told.get('checkAcepto')).toBe('Sí')
    expect(review.papeles.map(({ campo }) => campo)).toEqual(
      expect.arrayContaining(['rut', 'certificacionBancaria']),
    )
    const checks = review.comprobaciones
    expect(resultOf(checks, 'digito')).toBe('bien')
    expect(resultOf(checks, 'tercero')).toBe('bien')
    expect(resultOf(checks, 'duplicados')).toBe('bien')
    expect(resultOf(checks, 'documentos')).toBe('bien')
    expect(resultOf(checks, 'vigencia')).toBe('revisar')
    const [paper] = review.papeles
    const file = await server.call(downloadRegistrationFile, ana, { params: { id: paper?.id } })
    expect([file.status, file.response.body]).toEqual([200, pdfTitled('certificacionBancaria')])
    const dated = await server.call(dateRegistrationFile, ana, {
      params: { id: paper?.id },
      body: { version: review.version, expedido: '2020-01-31' },
    })
    expect(resultOf(dated.body.comprobaciones, 'vigencia')).toBe('mal')
  })

  it('is found to be doubtful where the NIT, the email or the name are known', async () => {
    const { company, enter, email } = await open()
    const ana = await enter()
    await buildThirdParty(server.db, company, {
      documento_numero: '800197268',
      nombre: 'CAUCHOS DEL SUR SAS',
    })
    await ask(company, ana, { contactEmail: email, documentID: '860002964', documentIdVerify: '4' })
    const { id } = await ask(company, ana, { contactEmail: email, businessName: 'Cauchos del Sur SAS' })
    const { comprobaciones } = await reviewOf(ana, id)
    expect(resultOf(comprobaciones, 'duplicados')).toBe('revisar')
    expect(resultOf(comprobaciones, 'nombre')).toBe('revisar')
  })

  it('is given to who may decide about it, and to nobody else', async () => {
    const { company, enter, email } = await open()
    const [ana, member] = [await enter(), await buildStaff(server.db, company, 'cuentas_por_pagar')]
    const press = await buildStaff(server.db, company, 'comunicaciones')
    const { params, id } = await ask(company, ana, { contactEmail: email })
    const { version } = await reviewOf(ana, id)
    const refused = await server.call(assignRegistration, ana, {
      params,
      body: { version, responsable: press.id },
    })
    expect(refused.status).toBe(422)
    const given = await server.call(assignRegistration, ana, {
      params,
      body: { version, responsable: member.id },
    })
    expect(given.body).toMatchObject({ responsable: 'Ana Pérez', responsable_id: member.id })
    expect(given.body.historia.at(-1)).toMatchObject({
      estado: null,
      actorName: 'Ana Pérez',
      nota: 'Responsable: Ana Pérez',
    })
    const mine = await server.call(listDeskRegistrations, ana, { query: { asignada: 'mias' } })
    expect(mine.body.rows).toEqual([])
  })
})

describe('a request that is approved', () => {
  it('becomes a supplier with a branch, whose master is invited and enters', async () => {
    const { company, enter, email } = await open()
    const ana = await enter()
    const { id, params, token } = await ask(company, ana, { contactEmail: email })
    const started = await server.call(startRegistrationReview, ana, { params, body: { version: 1 } })
    expect(started.body).toMatchObject({ estado: 'en_revision', responsable: 'Ana Pérez' })
    const approved = await server.call(approveRegistration, ana, {
      params,
      body: { version: started.body.version, ...approval(email) },
    })
    expect(approved.body).toMatchObject({ estado: 'aprobada', tercero: { usuarios_principales: [] } })
    // The checks from before the decision, not its effects.
    const party = approved.body.comprobaciones.find(({ nombre }) => nombre === 'tercero')
    expect(party?.texto).toBe(checkFindings.partyNew)
    expect((await reviewOf(ana, id)).comprobaciones).toEqual(approved.body.comprobaciones)
    expect(await reviewOf(ana, id)).toMatchObject({ tercero_id: expect.any(Number), plazo: null })
    const mails = await mailsTo(email)
    expect(mails.map(({ purpose }) => purpose).toSorted()).toEqual([
      'invitation',
      'registration-aprobada',
      'registration-received',
    ])
    const invitation = mails.find(({ purpose }) => purpose === 'invitation')?.text ?? ''
    const secret = /#\/set-password\/([\w-]{43})/.exec(invitation)?.[1] ?? ''
    const visitor = new TestBrowser(company.host)
    expect((await server.call(openLink, visitor, { body: { token: secret } })).body.email).toBe(email)
    const password = 'una frase larga y segura'
    expect((await server.call(setPassword, visitor, { body: { token: secret, password } })).status).toBe(200)
    const entered = await server.call(login, visitor, {
      body: { username: email, password, company: company.id, applicationType: 'agp' },
    })
    expect(entered.body).toMatchObject({ error: false })
    const status = await server.call(getRegistrationStatus, visitor, { params: { token } })
    expect(status.body.state).toBe('aprobada')
    const parties = await server.asAdmin(
      `select t.erp_key, t.documento_dv, t.es_proveedor, b.erp_key as branch, b.nombre
         from third_parties t join branch_accounts b on b.company_id = t.company_id and b.third_party_id = t.id
        where t.company_id = $1`,
      [company.id],
    )
    expect(parties).toEqual([
      { erp_key: '890903938', documento_dv: 8, es_proveedor: true, branch: '890903938-001', nombre: 'Neiva' },
    ])
  })

  it('gives access to a supplier that is known only once it was said how the identity was made sure of', async () => {
    const { company, enter, email } = await open()
    const ana = await enter()
    const party = await buildThirdParty(server.db, company, { documento_numero: '890903938', activo: false })
    await buildBranch(server.db, party)
    await server.asAdmin(`update branch_accounts set correo = $2 where company_id = $1`, [
      company.id,
      `contacto.${company.id}@cauchos.test`,
    ])
    const { params } = await ask(company, ana, { contactEmail: email })
    const refused = await server.call(approveRegistration, ana, {
      params,
      body: { version: 1, ...approval(email) },
    })
    expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([422, ['verificacion']])
    const body = { version: 1, ...approval(email, { verificacion: 'Llamada a la línea registrada' }) }
    expect((await server.call(approveRegistration, ana, { params, body })).status).toBe(200)
    const known = await mailsTo(`contacto.${company.id}@cauchos.test`)
    expect(known.at(-1)?.text).toContain(email)
    const [row] = await server.asAdmin<{ activo: boolean; branches: number }>(
      `select t.activo, (select count(*)::integer from branch_accounts b where b.company_id = t.company_id) as branches
         from third_parties t where t.company_id = $1`,
      [company.id],
    )
    expect(row).toEqual({ activo: true, branches: 1 })
  })

  it('is no way into a supplier that has a master already', async () => {
    const { company, enter, email } = await open()
    const ana = await enter()
    const party = await buildThirdParty(server.db, company, { documento_numero: '890903938' })
    await buildPerson(server.db, party, { isMaster: true })
    const { id, params } = await ask(company, ana, { contactEmail: email })
    expect(resultOf((await reviewOf(ana, id)).comprobaciones, 'tercero')).toBe('mal')
    const body = { version: 1, ...approval(email, { verificacion: 'Llamada' }) }
    const { status, problem } = await server.call(approveRegistration, ana, { params, body })
    expect([status, problem.code]).toEqual([409, 'registration-has-master'])
    expect((await mailsTo(email)).map(({ purpose }) => purpose)).toEqual(['registration-received'])
  })
})

describe('two of the staff at one request', () => {
  it('decide once: the second hears who decided what, and nothing of its own is done', async () => {
    const { company, enter, email } = await open()
    const [ana, luz] = [await enter(), await enter('administrador')]
    const { id, params } = await ask(company, ana, { contactEmail: email })
    const { version } = await reviewOf(ana, id)
    const rejected = await server.call(rejectRegistration, ana, {
      params,
      body: { version, motivo: 'No aplica.' },
    })
    expect(rejected.status).toBe(200)
    const second = await server.call(approveRegistration, luz, {
      params,
      body: { version, ...approval(email) },
    })
    expect([second.status, second.problem.code]).toEqual([409, 'decided-meanwhile'])
    expect(second.problem.message).toMatch(
      /^Ana Pérez ya decidió: rechazada, el \d\d\/\d\d\/\d{4} \d\d:\d\d\./,
    )
    const parties = await server.asAdmin('select 1 from third_parties where company_id = $1', [company.id])
    expect(parties).toEqual([])
  })

  it('decide at the same moment, and one of them wins', async () => {
    const { company, enter, email } = await open()
    const [ana, luz] = [await enter(), await enter()]
    const { params, id } = await ask(company, ana, { contactEmail: email })
    const body = { version: 1, ...approval(email) }
    const outcomes = await Promise.all(
      [ana, luz].map((browser) => server.call(approveRegistration, browser, { params, body })),
    )
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await reviewOf(ana, id)).estado).toBe('aprobada')
    const parties = await server.asAdmin('select 1 from third_parties where company_id = $1', [company.id])
    expect(parties).toHaveLength(1)
  })

  it('see that something changed, where nothing was decided', async () => {
    const { company, enter, email } = await open()
    const [ana, luz] = [await enter(), await enter()]
    const { params } = await ask(company, ana, { contactEmail: email })
    await server.call(startRegistrationReview, ana, { params, body: { version: 1 } })
    const late = await server.call(rejectRegistration, luz, {
      params,
      body: { version: 1, motivo: 'No aplica.' },
    })
    expect([late.status, late.problem.code]).toEqual([409, 'changed-meanwhile'])
  })
})

it('is returned with a reason for each field, which the applicant reads beside it and corrects', async () => {
  const { company, enter, email } = await open()
  const ana = await enter()
  const { id, params, token } = await ask(company, ana, { contactEmail: email })
  const body = {
    version: 1,
    motivo: '',
    campos: { rut: 'Está vencido.', contactAddress: 'Falta el barrio.' },
  }
  const returned = await server.call(returnRegistration, ana, { params, body })
  expect(returned.body.estado).toBe('devuelta')
  const visitor = new TestBrowser(company.host)
  const { body: status } = await server.call(getRegistrationStatus, visitor, { params: { token } })
  expect(status.events.map(({ state }) => state)).toEqual(['recibida', 'en_revision', 'devuelta'])
  expect(status.events.at(-1)?.fields).toEqual(body.campos)
  expect(status.events.at(-1)?.reasons).toHaveLength(2)
  const corrected = await server.call(correctRegistration, visitor, {
    params: { token },
    body: {
      supplier: JSON.stringify({ ...answers, contactEmail: email, contactAddress: 'Calle 1, Centro' }),
    },
    files: [{ field: 'rut', name: 'rut-nuevo.pdf', bytes: pdfTitled('nuevo') }],
  })
  expect(corrected.status).toBe(200)
  const review = await reviewOf(ana, id)
  expect(review).toMatchObject({ estado: 'recibida', plazo: 'a_tiempo', archivos: 3 })
  expect(review.papeles.filter(({ es_anterior }) => es_anterior)).toMatchObject([{ nombre: 'rut.pdf' }])
})
