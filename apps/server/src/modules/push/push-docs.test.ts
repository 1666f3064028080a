import type { AddressInfo } from 'node:net'
import { recordExamples } from '@enlace/contract/push/examples.ts'
import { pushKinds } from '@enlace/domain/api-key.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { askAsProgram, buildApiKey, ndjsonOf } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'
import type { OpenApi } from '../docs/openapi.ts'
import { servedProgramCalls } from '../../app/programs.ts'

const server = useTestServer({}, 'own')
const document = async () => (await server.portal.inject('/v1/openapi.json')).json<OpenApi>()

it('documents every call that programs may make, and each kind of records with its fields and an example', async () => {
  const { openapi, paths, servers, components } = await document()
  expect([openapi, servers]).toEqual(['3.1.0', [{ url: '/' }]])
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = servedProgramCalls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(documented.toSorted()).toEqual(served.toSorted())
  for (const kind of pushKinds) {
    const {
      properties = {},
      required = [],
      examples,
    } = (components.schemas[kind] ?? {}) as {
      properties?: Record<string, { title?: string }>
      required?: string[]
      examples?: Record<string, unknown>[]
    } // what the server has just written
    expect(required.filter((name) => !(name in properties))).toEqual([])
    expect(Object.keys(examples?.[0] ?? {}).filter((name) => !(name in properties))).toEqual([])
    // Every field has its name from the back office.
    expect(
      Object.entries(properties).filter(
        ([name, { title }]) =>
          name !== '_deleted' && name !== 'lineas' && (title === undefined || title === name),
      ),
    ).toEqual([])
  }
  const summaries = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ summary }) => summary),
  )
  expect(
    summaries.filter((summary) => servedProgramCalls.some(({ purpose }) => purpose === summary)),
  ).toEqual([])
  const push = paths['/v1/records/{kind}']?.['post']
  expect(Object.keys(push?.requestBody?.content ?? {})).toEqual(['application/x-ndjson', 'application/json'])
  expect(push?.parameters.map(({ name }) => name)).toEqual([
    'kind',
    'as_of',
    'rows',
    'Idempotency-Key',
    'As-Of',
    'Content-Encoding',
  ])
})

it('gives examples that are all accepted, one after the other, and taken for the same when they come again', async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
  const key = await buildApiKey(server.db, await buildCompany(server.db))
  const push = async (kind: string) => {
    const { lines } = await askAsProgram(port, key, {
      method: 'POST',
      path: `/v1/records/${kind}`,
      headers: { 'content-type': 'application/x-ndjson' },
      body: ndjsonOf([recordExamples[kind as keyof typeof recordExamples]]), // a kind is one of these
    })
    const [{ outcome, findings } = {}] = lines
    return [kind, outcome, findings]
  }
  const pushAll = async () => {
    const told: unknown[] = []
    for (const kind of pushKinds) told.push(await push(kind))
    return told
  }
  expect(await pushAll()).toEqual(pushKinds.map((kind) => [kind, 'inserted', []]))
  // An order that brings its lines replaces those that were pushed separately.
  const replaced: Record<string, string> = { 'purchase-order': 'updated', 'purchase-order-lines': 'inserted' }
  expect(await pushAll()).toEqual(pushKinds.map((kind) => [kind, replaced[kind] ?? 'unchanged', []]))
})

it('shows the same to read, to everybody, without scripts and under a strict policy', async () => {
  const { statusCode, headers, body } = await server.portal.inject('/v1/docs')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self' 'sha256-/)
  expect(body).not.toMatch(/<script|onclick/)
  for (const kind of pushKinds) expect(body).toContain(`<summary>${kind}</summary>`)
  for (const { path } of servedProgramCalls) expect(body).toContain(path.replace(/:(\w+)/g, '{$1}'))
})
