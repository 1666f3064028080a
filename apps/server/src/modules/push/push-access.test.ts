import type { AddressInfo } from 'node:net'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import {
  pushBankAccounts,
  takeAppliedChanges,
} from '@enlace/contract/bank-accounts/hand-over/program-calls.ts'
import { addRecordFile } from '@enlace/contract/documents/attachments/program-calls.ts'
import { downloadAcceptedFile, takeAcceptedInvoices } from '@enlace/contract/invoices/program/calls.ts'
import { noteIssuedSupporting } from '@enlace/contract/invoices/issued/program-calls.ts'
import * as radianCalls from '@enlace/contract/invoices/radian/program-calls.ts'
import { radianPerson } from '@enlace/testing/radian.ts'
import { getLoad, listLoads, whoAmI } from '@enlace/contract/push/calls.ts'
import { PushLoads } from '@enlace/contract/push/schemas.ts'
import { apiScopes, isApiScope, kindScopes, pushKinds } from '@enlace/domain/api-key.ts'
import { sentKinds } from '@enlace/importer/core/mapping/sent-kinds.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { askAsProgram, buildApiKey, ndjsonOf, type BuiltApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedProgramCalls } from '../../app/programs.ts'

const server = useTestServer({}, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

const uuid = '00000000-0000-4000-8000-000000000000'
const ofOne = ndjsonOf([{ nit: '860001911-1', nombre: 'Papelería S.A.S.' }])

/** Fields as multipart, with the boundary `b`. */
const formOf = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--b--\r\n`
const json = (body: object) => ({ type: 'application/json', body: JSON.stringify(body) })
/** The calls whose body holds no records. */
const ownBodies: Record<string, { type: string; body: string }> = {
  [pushBankAccounts.path]: json({ accounts: [{ sucursal: 'NADIE' }] }),
  [takeAppliedChanges.path]: json({ ids: [uuid] }),
  [takeAcceptedInvoices.path]: json({ ids: [uuid] }),
  [radianCalls.answerProgramRadian.path]: json({ estado: 'transmitido' }),
  [radianCalls.recordProgramRadian.path]: json({
    codigo: '030',
    at: '2026-11-13T09:00:00-05:00',
    ...radianPerson,
  }),
  [noteIssuedSupporting.path]: {
    type: 'multipart/form-data; boundary=b',
    body: formOf({ numero: 'DS-1', fecha: '2026-11-30', cuds: 'ab'.repeat(48) }),
  },
  [addRecordFile.path]: { type: 'application/pdf', body: '%PDF-1.7\n%%EOF\n' },
}
/** The calls about a thing that is not there. */
const ofSomething = new Set<AnyCall>([
  getLoad,
  takeAppliedChanges,
  addRecordFile,
  takeAcceptedInvoices,
  downloadAcceptedFile,
  noteIssuedSupporting,
  ...Object.values(radianCalls),
])
const queries: Record<string, string> = { [addRecordFile.path]: '?name=factura.pdf' }

/** Makes a call with the minimal valid input. */
function ask(
  call: AnyCall,
  key: Pick<BuiltApiKey, 'clave' | 'company'> | undefined,
  headers: Record<string, string> = {},
) {
  const params: Record<string, string> = { kind: 'account-statements', key: '1|2', id: uuid }
  const path = `${call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}${queries[call.path] ?? ''}`
  const bodies: Record<string, { type: string; body: string }> = {
    POST: { type: 'application/x-ndjson', body: ofOne },
    PUT: { type: 'application/json', body: '{"as_of":"2026-03-05"}' },
  }
  const own = call.method === 'GET' ? undefined : ownBodies[call.path]
  const { type, body } = own ?? bodies[call.method] ?? {}
  return askAsProgram(port, key, {
    method: call.method,
    path,
    headers: { ...(type !== undefined && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body }),
  })
}

// Those of suppliers' programs have tests of their own.
const calls = servedProgramCalls
  .filter(({ access }) => access.actor === 'program' && access.asks !== 'supplier')
  .map((call) => [`${call.method} ${call.path}`, call] as const)
const ofScopes = calls.flatMap(([name, call]) =>
  call.access.actor === 'program' && isApiScope(call.access.asks)
    ? [[name, call, call.access.asks] as const]
    : [],
)
const ofKinds = calls.filter(([, { access }]) => access.actor === 'program' && access.asks === 'kind')

it('has a scope for every kind of records that the importer takes, and kinds for no other', () => {
  expect([...pushKinds].toSorted()).toEqual([...sentKinds].toSorted())
  expect(calls.length).toBeGreaterThanOrEqual(7)
  expect(ofKinds.length).toBeGreaterThanOrEqual(3)
})

describe.each(calls)('%s', (_, call) => {
  it('answers nobody, and says so as RFC 9457 has it, with a sentence and a reference', async () => {
    const { status, headers, json } = await ask(call, undefined)
    expect([status, headers['content-type'], headers['www-authenticate']]).toEqual([
      401,
      'application/problem+json; charset=utf-8',
      'Bearer realm="enlace"',
    ])
    expect(json).toMatchObject({ status: 401, code: 'api-key-refused', reference: headers['x-request-id'] })
    expect(json['detail']).toMatch(/^La clave de API no existe/)
  })

  it('answers no key that is none, ran out or was revoked', async () => {
    const company = await buildCompany(server.db)
    const key = await buildApiKey(server.db, company)
    const refused = async (clave: string) => (await ask(call, { company, clave })).json['code']
    const { clave } = key
    for (const wrong of [
      '',
      'x',
      `${clave}a`,
      clave.slice(0, -1),
      clave.toUpperCase(),
      `enlace_${'A'.repeat(43)}`,
      `${clave}, ${clave}`,
    ])
      expect([wrong, await refused(wrong)]).toEqual([wrong, 'api-key-refused'])
    await server.asAdmin('update api_keys set expires_at = now() where id = $1', [key.id])
    expect(await refused(clave)).toBe('api-key-refused')
    await server.asAdmin('update api_keys set expires_at = null, revoked_at = now() where id = $1', [key.id])
    expect(await refused(clave)).toBe('api-key-refused')
  })

  it('answers no session of a supplier or of the staff', async () => {
    const company = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, company)
    const { person } = await buildSupplier(server.db, company)
    const staff = await buildStaff(server.db, company)
    for (const browser of [await server.signIn(person), await server.signInStaff(staff)])
      expect((await ask(call, undefined, browser.headers())).status).toBe(401)
  })

  it('answers no key at another company’s address', async () => {
    const key = await buildApiKey(server.db, await buildCompany(server.db))
    const other = await buildCompany(server.db)
    const { status, json } = await ask(call, { clave: key.clave, company: other })
    expect([status, json['code']]).toEqual([403, 'company-mismatch'])
  })

  it('answers its own key, without a cookie and with the headers of every answer', async () => {
    const key = await buildApiKey(server.db, await buildCompany(server.db))
    const { status, headers, text } = await ask(call, key, {
      origin: 'https://otro.test',
      'sec-fetch-site': 'cross-site',
    })
    expect(status).toBe(ofSomething.has(call) ? 404 : 200)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(text).not.toContain(key.clave)
  })
})

it.each(ofScopes)(
  '%s answers no key without its own scope, and the company sees that',
  async (_, call, own) => {
    const company = await buildCompany(server.db)
    const others = apiScopes.filter((scope) => scope !== own)
    const { status, json: told } = await ask(call, await buildApiKey(server.db, company, others))
    expect([status, told['code']]).toEqual([403, 'api-key-scope'])
    const [entry] = await server.asAdmin<{ detail: object }>(
      `select detail from audit_log where company_id = $1 and action = 'push-refused'`,
      [company.id],
    )
    expect(entry?.detail).toEqual({ clase: own, code: 'api-key-scope' })
  },
)

describe.each(ofKinds)('%s', (_, call) => {
  it('answers no key that is good for other kinds alone', async () => {
    const company = await buildCompany(server.db)
    const own = kindScopes['account-statements']
    const key = await buildApiKey(
      server.db,
      company,
      apiScopes.filter((scope) => scope !== own),
    )
    const { status, json } = await ask(call, key)
    expect([status, json['code']]).toEqual([403, 'api-key-scope'])
    const right = await buildApiKey(server.db, company, [own])
    // There is no document of the key that is asked.
    expect((await ask(call, right)).status).toBe(call === addRecordFile ? 404 : 200)
  })
})

it('never writes a key to a log', async () => {
  const key = await buildApiKey(server.db, await buildCompany(server.db))
  for (const [, call] of calls) await ask(call, key)
  await askAsProgram(port, key, { path: `/v1/${key.clave}?key=${key.clave}` })
  expect(server.logs.length).toBeGreaterThan(calls.length)
  expect(server.logs.join('\n')).not.toContain(key.clave.slice(7))
})

it('shows a key its own pushes, those of the key it took the place of, and everybody’s only where it may look', async () => {
  const company = await buildCompany(server.db)
  const [own, colleague, reader, foreign] = await Promise.all([
    buildApiKey(server.db, company, ['push:terceros']),
    buildApiKey(server.db, company, ['push:terceros']),
    buildApiKey(server.db, company, ['read:cargas']),
    buildCompany(server.db).then((other) => buildApiKey(server.db, other)),
  ])
  const push = async (key: BuiltApiKey) => {
    const { lines } = await askAsProgram(port, key, {
      method: 'POST',
      path: '/v1/records/third-parties',
      headers: { 'content-type': 'application/x-ndjson' },
      body: ofOne,
    })
    return String(lines.at(-1)?.['load'])
  }
  const [first, second, third] = [await push(own), await push(colleague), await push(foreign)]
  const seen = async (key: BuiltApiKey) => {
    const { json } = await ask(listLoads, key)
    return PushLoads.parse(json).loads.map(({ id }) => id)
  }
  const statusOf = async (key: BuiltApiKey, id: string) =>
    (await askAsProgram(port, key, { path: `/v1/loads/${id}` })).status
  expect(await seen(own)).toEqual([first])
  expect((await seen(reader)).toSorted()).toEqual([first, second].toSorted())
  expect(await seen(foreign)).toEqual([third])
  expect([await statusOf(own, first), await statusOf(own, second), await statusOf(reader, second)]).toEqual([
    200, 404, 200,
  ])
  expect([await statusOf(foreign, first), await statusOf(reader, third)]).toEqual([404, 404])
  await server.asAdmin('update api_keys set replaced_by = $1 where id = $2', [colleague.id, own.id])
  expect((await seen(colleague)).toSorted()).toEqual([first, second].toSorted())
})

it('tells whose key it is', async () => {
  const company = await buildCompany(server.db)
  const key = await buildApiKey(server.db, company, ['push:pagos', 'read:cargas'])
  const { json } = await ask(whoAmI, key)
  expect(json).toEqual({
    company: { id: company.id, nombre: company.nombre },
    key: { id: key.id, nombre: key.nombre, scopes: ['push:pagos', 'read:cargas'] },
    kinds: ['payments-made'],
  })
})

it('tells an address that has no call from one that is asked in the wrong way', async () => {
  const key = await buildApiKey(server.db, await buildCompany(server.db))
  const unknown = await askAsProgram(port, key, { path: '/v1/nada' })
  expect([unknown.status, unknown.json['code']]).toEqual([404, 'unknown-call'])
  const wrong = await askAsProgram(port, key, { method: 'PATCH', path: '/v1/records/third-parties' })
  expect([wrong.status, wrong.headers['allow']]).toEqual([405, 'POST'])
})

it('lets a key ask only so often, and another one meanwhile', async () => {
  const company = await buildCompany(server.db)
  const [key, other] = [await buildApiKey(server.db, company), await buildApiKey(server.db, company)]
  await server.asAdmin('delete from call_meters')
  expect((await ask(whoAmI, key)).status).toBe(200)
  // As if the key's limit per minute was used up; the address has its own limit.
  await server.asAdmin(
    "update call_meters set busy_until = now() + interval '2 minutes' where key like 'program:%' and key not like '%127.0.0.1%'",
  )
  const { status, headers, json } = await ask(whoAmI, key)
  expect([status, json['code']]).toEqual([429, 'too-many-requests'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(30)
  expect((await ask(whoAmI, other)).status).toBe(200)
})
