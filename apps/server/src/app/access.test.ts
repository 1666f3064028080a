import type { AnyCall } from '@enlace/contract/core/call.ts'
import { logout } from '@enlace/contract/sign-in/session/calls.ts'
import * as z from 'zod/mini'
import { createECDH, randomBytes } from 'node:crypto'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type BuiltCompany,
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildThirdParty,
  changeSettings,
  usualPassword,
} from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from './calls.ts'

const server = useTestServer()

const signed = servedCalls.filter((call) => call.access.actor === 'system')
const guarded = servedCalls.filter((call) => !['visitor', 'system'].includes(call.access.actor))
const named = (calls: readonly AnyCall[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const)

const uuid = '00000000-0000-4000-8000-000000000000'
/** Some point of the curve P-256. */
const pushKey = createECDH('prime256v1').generateKeys('base64url')
const notificationFields = {
  through: 0,
  portal: true,
  correo: true,
  web_push: true,
  isDaily: false,
  tellsOnLockScreen: false,
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  p256dh: pushKey,
  auth: 'a'.repeat(22),
}
const aView = { name: 'Vencidas', days: 0, search: '', columns: null, is_default: false }
/** Fields that every guarded call takes as they are, so that only access decides. */
const acceptable = {
  params: {
    id: uuid,
    policy: uuid,
    mail: 'recibos',
    notification: 'payment-made',
    list: 'account-statements',
    format: 'csv',
    kind: 'account-statements',
    report: 'cartera-por-edades',
    slug: 'x',
    indicador: 'devuelto',
    value: 'carta',
  },
  body: {
    seen: ['tour'],
    membership: uuid,
    accepted: [{ code: 'terminos', version: 1 }],
    isSharedDevice: false,
    ...notificationFields,
    isOn: false,
    paper: 'paz_y_salvo',
    userId: uuid,
    firstName: 'Ana',
    lastName: 'Pérez',
    cityName: '',
    movil: '3001234567',
    movilIndicative: '57',
    version: 1,
    changes: [{ thirdId: null, field: 'sigla', seen: null, after: 'ABC' }],
    derecho: 'consulta',
    texto: '¿Qué guardan?',
    entiende: false,
    appName: 'agp',
    email: 'luz@ejemplo.co',
    names: { firstName: 'Luz', lastName: 'Peña', movilIndicative: '57', movil: '' },
    tipo_identificacion: '',
    identificacion: '',
    cargo: '',
    grant: { role: 'usuario', modules: null, isReadOnly: false, endsOn: null, accounts: null },
    people: [{ email: 'ana@ejemplo.co', role: 'contador' }],
    accounts: null,
    endsOn: null,
    isActive: false,
    handsOver: false,
    ...aView,
    id: uuid,
    kind: 'account-statements',
    tipo: 'pago',
    mensaje: 'Hola',
    motivo: 'valor',
    banco: '1007',
    tipo_cuenta: 'ahorros',
    numero: '03214564821',
    numero_repetido: '03214564821',
    titular: 'Otro',
    titular_nit: '890903938-8',
    certificado_fecha: '2026-01-02',
    sucursales: '1',
    aseguradora: 'Seguros del Pacífico',
    valor: '1000000.00',
    vigente_desde: '2026-01-02',
    vigente_hasta: '2027-01-02',
    comentario: 'No',
    accion: 'Mejorar',
    responsable: 'Ana',
    fecha: '2099-01-02',
    lineas: '[{"linea":1,"tipo":"otra","comentario":"x"}]',
    idempotencyKey: uuid,
    factor: 'totp',
    code: '000000',
    step: 'nadie',
    made: {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'x', attestationObject: 'x' },
      clientExtensionResults: {},
    },
    current: usualPassword,
    password: 'mi finca queda en Sachica',
    asunto: 'una prueba',
    nombre: 'rut.pdf',
    bytes: 1,
    sha256: 'a'.repeat(64),
    upload: uuid,
    contract: null,
    expedido: null,
    vence: null,
  },
  query: {
    q: 'pago',
    email: 'luz@ejemplo.co',
    idDocument: '13',
    document: '31987654',
    tipo: 'fuente',
    anio: '2025',
    report: 'cartera-por-edades',
  },
}
const aSchedule = {
  report: 'cartera-por-edades',
  formato: 'csv',
  frecuencia: 'diaria',
  dia: 0,
  hora: 6,
  periodo: null,
  activa: false,
}
/** A number is a column's place in a supplier's own file, and an account's elsewhere. */
const bodyOf = ({ path, encoding, body }: AnyCall) => {
  if (path.includes('/reconcile')) return { tipo: 'fuente', anio: '2025' }
  if (path.startsWith('/report-schedules')) return aSchedule
  // A body in parts may have so many of them: it carries the call's own fields only.
  if (encoding !== 'multipart' || !(body instanceof z.ZodMiniObject)) return acceptable.body
  const names = new Set(Object.keys(body.shape))
  return Object.fromEntries(Object.entries(acceptable.body).filter(([name]) => names.has(name)))
}

/** Makes a call with what it needs and no more. */
const ask = (call: AnyCall, browser: TestBrowser) =>
  server.call(call, browser, {
    ...(call.params && { params: acceptable.params }),
    ...(call.query && { query: acceptable.query }),
    ...(call.body && { body: bodyOf(call) }),
  })

const openCompany = () =>
  buildCompany(server.db, { settings: { certificate: 1, reports: 1, blog: 1, events: 1 } })

/** Two companies for every call that is refused: a refusal leaves nothing in them but its audit entry. */
let home: BuiltCompany
let abroad: BuiltCompany

beforeAll(async () => {
  home = await openCompany()
  abroad = await openCompany()
})

/** A new supplier of a company and a signed-in person of it, a master where the call is a master's. */
async function enter(call?: AnyCall, company = home) {
  const isMaster = call?.access.actor === 'master'
  const { person, branch, thirdParty } = await buildSupplier(server.db, company, { isMaster })
  return { company, person, branch, thirdParty, browser: await server.signIn(person) }
}

const forgedToken = () => randomBytes(32).toString('base64url')

it('serves guarded calls, and each of them only to suppliers or their masters', () => {
  expect(guarded.length).toBeGreaterThanOrEqual(10)
  expect(new Set(guarded.map(({ access }) => access.actor))).toEqual(new Set(['supplier', 'master']))
})

describe.each(named(guarded))('%s', (_, call) => {
  it('answers nobody', async () => {
    const { status, problem } = await ask(call, new TestBrowser(home.host))
    expect([status, problem.code]).toEqual([401, 'session-missing'])
  })

  it('answers no forged token, with or without a cookie of its own', async () => {
    const { browser } = await enter(call)
    browser.token = forgedToken()
    expect((await ask(call, browser)).problem.code).toBe('session-missing')
    const stranger = new TestBrowser(browser.host)
    stranger.token = forgedToken()
    stranger.cookies.set('enlace_session', forgedToken())
    expect(['session-missing', 'forgery-suspected']).toContain((await ask(call, stranger)).problem.code)
  })

  it("answers no token without its cookie, nor with another person's", async () => {
    const { browser } = await enter(call)
    const { browser: other } = await enter(call, abroad)
    const thief = new TestBrowser(browser.host)
    thief.token = browser.token
    expect((await ask(call, thief)).problem.code).toBe('session-missing')
    other.token = browser.token
    expect((await ask(call, other)).problem.code).toBe('session-missing')
  })

  it('answers no token that comes twice, is cut, padded or far too long', async () => {
    const { browser } = await enter(call)
    const token = browser.token ?? ''
    const { token: other } = (await enter(call, abroad)).browser
    for (const sent of [
      `${token}, ${token}`,
      `${token}, ${other}`,
      `${token},${token}`,
      `${token};`,
      `Bearer ${token}`,
      token.slice(1),
      token.toLowerCase(),
      `${token}=`,
      token.repeat(200),
      '',
    ]) {
      browser.token = sent
      const { status, problem } = await ask(call, browser)
      expect([sent, status, problem.code]).toEqual([sent, 401, 'session-missing'])
    }
  })

  it('answers its own person', async () => {
    // Here the call is carried out: it gets a company of its own.
    const { browser, branch } = await enter(call, await openCompany())
    browser.account = branch.id
    const { status, problem } = await ask(call, browser)
    // What is asked for is nobody's: the call got past its access and found nothing of that id, or missed the file.
    const outcome = status === 200 ? 'answered' : problem.code
    expect([
      'answered',
      'document-not-found',
      'event-not-found',
      'file-refused',
      'person-foreign',
      'view-not-found',
      'paper-refused',
      'factor-refused',
      'sign-in-step-expired',
      'user-not-found',
      'request-not-found',
      'certificate-empty',
      'post-not-found',
      'template-not-found',
    ]).toContain(outcome)
  })
})

const ofMasters = guarded.filter(({ access }) => access.actor === 'master')

describe.each(named(ofMasters))('%s', (_, call) => {
  it('answers nobody who is no master', async () => {
    const { browser } = await enter()
    const { status, problem } = await ask(call, browser)
    expect([status, problem.code]).toEqual([403, 'not-master'])
  })
})

describe.each(named(signed))('%s', (_, call) => {
  it('answers no session and nobody without a signature, and asks for none', async () => {
    const { browser, company } = await enter()
    const body = { data: { transaction: { id: '1', status: 'APPROVED' } } }
    for (const asker of [browser, new TestBrowser(company.host)]) {
      const params = { gateway: 'wompi', company: company.id }
      const { status, problem } = await server.call(call, asker, { params, body })
      expect([status, problem.code]).toEqual([403, 'signature-refused'])
    }
  })
})

it('takes the same header twice for none at all, as a connection brings it', async () => {
  const { browser, branch } = await enter()
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
  const statusOf = (headers: Record<string, string | string[]>) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, path: '/api/session', headers: { ...browser.headers(), ...headers } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  const token = browser.token ?? ''
  const account = String(branch.id)
  expect(await statusOf({ 'selected-account': account })).toBe(200)
  expect(await statusOf({ 'session-token': [token, token] })).toBe(401)
  expect(await statusOf({ 'selected-account': [account, account] })).toBe(403)
})

/** Anyone who wants to leave may, whatever else is wrong. */
const scoped = guarded.filter((call) => call !== logout)

describe.each(named(scoped))('%s', (_, call) => {
  it('answers no account of another supplier or company, and records who asked', async () => {
    const { browser, company } = await enter(call)
    const neighbour = await buildBranch(server.db, await buildThirdParty(server.db, company))
    const { branch: foreign } = await enter(call, abroad)
    const refused = () =>
      server.asAdmin(`select 1 from audit_log where company_id = $1 and action = 'refused:account-foreign'`, [
        company.id,
      ])
    const before = (await refused()).length
    for (const account of [
      neighbour.id,
      foreign.id,
      2_147_483_647,
      0,
      -1,
      '1, 2',
      '9'.repeat(400),
      "1' or '1'='1",
    ]) {
      browser.account = account
      const { status, problem } = await ask(call, browser)
      expect([account, status, problem.code]).toEqual([account, 403, 'account-foreign'])
    }
    expect(await refused()).toHaveLength(before + 8)
  })

  it('answers nobody while the portal is off line', async () => {
    const { browser, company } = await enter(call)
    await changeSettings(server.db, company, { pageOnline: 0 })
    const { status, problem } = await ask(call, browser)
    await changeSettings(server.db, company, { pageOnline: 1 })
    expect([status, problem.code]).toEqual([503, 'page-offline'])
  })
})

const ofModules = guarded.filter((call) => 'module' in call.access && call.access.module !== undefined)

describe.each(named(ofModules))('%s', (_, call) => {
  it('answers nobody when the company has the module off', async () => {
    const { browser, company } = await enter(call)
    // Only calls of a module are walked here.
    const module = 'module' in call.access ? (call.access.module ?? '') : ''
    await changeSettings(server.db, company, { [module]: 0 })
    const { status, problem } = await ask(call, browser)
    await changeSettings(server.db, company, { [module]: 1 })
    expect([status, problem.code]).toEqual([403, 'module-off'])
  })

  it('answers nobody whose master did not grant the module', async () => {
    const { thirdParty } = await enter(call)
    const limited = await buildPerson(server.db, thirdParty, { modules: ['provider'] })
    const { status, problem } = await ask(call, await server.signIn(limited))
    // Of a masters' call it is the master that is missing first.
    const code = call.access.actor === 'master' ? 'not-master' : 'module-off'
    expect([status, problem.code]).toEqual([403, code])
  })
})

describe.each(named(servedCalls.filter((call) => call.access.actor === 'visitor')))('%s', (_, call) => {
  it('is for everybody: it never asks for a session', async () => {
    const { status, problem } = await server.call(call, new TestBrowser(home.host), {
      params: {
        company: home.id,
        pageCode: 'PAG-8',
        code: 'terminos',
        name: 'formulario',
        token: 'nadie',
      },
      ...(call.body && { body: { company: home.id } }),
    })
    expect([200, 401, 404, 422]).toContain(status)
    expect(['session-missing', 'session-expired']).not.toContain(problem.code)
  })
})
