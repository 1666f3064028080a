import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { pushLimits } from '@enlace/contract/push/schemas.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { askAsProgram, buildApiKey, type ProgramRequest } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer({}, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

const good = '{"nit":"860001911-1","nombre":"Papelería S.A.S."}'
const alsoGood = '{"nit":"830109029","nombre":"Otra S.A.S."}'

async function send(
  kind: string,
  body: NonNullable<ProgramRequest['body']>,
  headers: Record<string, string> = {},
) {
  const key = await buildApiKey(server.db, await buildCompany(server.db))
  return askAsProgram(port, key, {
    method: 'POST',
    path: `/v1/records/${kind}`,
    headers: { 'content-type': 'application/x-ndjson', ...headers },
    body,
  })
}

const outcomes = (lines: Record<string, unknown>[]) =>
  lines.map(({ outcome, complete }) => outcome ?? complete)
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Lines that are never valid supplier records. */
const refusedLines: Record<string, string | Buffer> = {
  'a NUL in a text': String.raw`{"nit":"830109029","nombre":"A\u0000B"}`,
  'a NUL in a name': String.raw`{"nit":"830109029","nombre":"A","x\u0000":"y"}`,
  'half of a character': String.raw`{"nit":"830109029","nombre":"A\ud800B"}`,
  'bytes that are no UTF-8': Buffer.concat([
    Buffer.from('{"nit":"830109029","nombre":"'),
    Buffer.from([0xc3, 0x28, 0xff]),
    Buffer.from('"}'),
  ]),
  'Latin-1': Buffer.from('{"nit":"830109029","nombre":"Peña"}', 'latin1'),
  'UTF-16': Buffer.from('{"nit":"830109029"}', 'utf16le'),
  'a number beyond all numbers': '{"nit":1e999999,"nombre":"A"}',
  'a number of ten thousand digits': `{"nit":${'9'.repeat(10_000)},"nombre":"A"}`,
  'lists in lists without end': `{"nit":"830109029","nombre":${deep(100_000)}}`,
  'a list': '[1,2,3]',
  'a text': '"hola"',
  'a number': '5',
  nothing: 'null',
  'an object in a field': '{"nit":{"$ne":null},"nombre":"A"}',
  'a list in a field': '{"nit":["830109029"],"nombre":"A"}',
  'a field of a megabyte': `{"nit":"830109029","nombre":"${'x'.repeat(1_000_000)}"}`,
  'a line of more than a megabyte': `{"nit":"830109029","nombre":"${'x'.repeat(pushLimits.recordBytes)}"}`,
  'half a record': '{"nit":"830109029","nom',
  'two records on a line': `${alsoGood}${alsoGood}`,
  'an open string': '{"nit":"830109029',
  'a thousand fields': `{${Array.from({ length: 1000 }, (_, at) => `"f${at}":1`).join(',')}}`,
  'a deletion that is no yes': '{"nit":"830109029","nombre":"A","_deleted":"si"}',
  'SQL in a number': `{"nit":"830109029'; drop table third_parties; --","nombre":"A"}`,
}

describe('a line with', () => {
  it.each(Object.entries(refusedLines))(
    '%s is refused with a sentence, and the others are kept',
    async (_, line) => {
      const body = Buffer.concat([
        Buffer.from(`${good}\n`),
        Buffer.from(line),
        Buffer.from(`\n${alsoGood}\n`),
      ])
      const { status, lines } = await send('third-parties', body)
      expect([status, outcomes(lines)]).toEqual([200, ['inserted', 'refused', 'inserted', true]])
      expect(lines[1]?.['findings']).toMatchObject([{ message: expect.stringMatching(/[.]$/) }])
      expect(JSON.stringify(lines).length).toBeLessThan(5000)
    },
  )

  it('names of objects’ own makes is read like any other', async () => {
    const line =
      '{"nit":"830109029","nombre":"A","__proto__":{"isDeleted":true},"constructor":"x","toString":"y"}'
    const { lines } = await send('third-parties', `${good}\n${line}\n`)
    expect(lines[0]).toMatchObject({ outcome: 'inserted' })
    expect(['inserted', 'refused']).toContain(lines[1]?.['outcome'])
    expect(Object.hasOwn(Object.prototype, 'isDeleted')).toBe(false)
  })
})

describe('a body', () => {
  it('with a mark at its beginning, carriage returns, empty lines and no end of line is read', async () => {
    const { lines } = await send('third-parties', `\uFEFF\r\n${good}\r\n\r\n   \r\n${alsoGood}`)
    expect(outcomes(lines)).toEqual(['inserted', 'inserted', true])
    expect(lines.map(({ line }) => line)).toEqual([2, 5, undefined])
    const array = await send('third-parties', `\uFEFF [ ${good} ,\n${alsoGood} ] `, {
      'content-type': 'application/json; charset=UTF-8',
    })
    expect(outcomes(array.lines)).toEqual(['inserted', 'inserted', true])
  })

  it('that comes byte by byte is read the same', async () => {
    const bytes = Buffer.from(`[${good},${alsoGood}]`)
    const pieces = Array.from({ length: bytes.length }, (_, at) => bytes.subarray(at, at + 1))
    const array = await send('third-parties', pieces, { 'content-type': 'application/json' })
    expect(outcomes(array.lines)).toEqual(['inserted', 'inserted', true])
    const lines = await send(
      'third-parties',
      [...Buffer.from(`${good}\n${alsoGood}`)].map((byte) => Buffer.from([byte])),
    )
    expect(outcomes(lines.lines)).toEqual(['inserted', 'inserted', true])
  })

  it.each(['', '\n\n', '[]', ' [ ] '])('without records (%j) is complete', async (body) => {
    const type = body.includes('[') ? 'application/json' : 'application/x-ndjson'
    const { status, lines } = await send('third-parties', body, { 'content-type': type })
    expect([status, lines]).toMatchObject([200, [{ complete: true, counts: { read: 0 } }]])
  })

  it.each([
    '[',
    `[${good}`,
    `[${good},]`,
    `[,${good}]`,
    `[${good} ${good}]`,
    `[${good}]]`,
    `[${good}] x`,
    'x',
    '"a"',
    `[${good},"a`,
  ])('that is no array of JSON (%j) is a problem, and nothing of it is kept', async (body) => {
    const { status, json } = await send('third-parties', body, { 'content-type': 'application/json' })
    expect([status, json['code']]).toEqual([400, 'push-unreadable'])
  })

  it('that breaks off in an array keeps the chunks that were told, and says where it stands', async () => {
    const many = Array.from({ length: 1500 }, (_, at) => `{"nit":"x${at}","nombre":"A"}`)
    const { status, lines } = await send('third-parties', `[${many.join(',')}`, {
      'content-type': 'application/json',
    })
    expect([status, lines.length]).toEqual([200, 1001])
    expect(lines.at(-1)).toMatchObject({ complete: false, code: 'push-unreadable', counts: { read: 1000 } })
  })

  it.each([
    ['text/csv', {}],
    ['application/xml', {}],
    ['multipart/form-data; boundary=x', {}],
    ['application/x-ndjson; charset=latin1', {}],
    ['application/x-ndjson', { 'content-encoding': 'br' }],
    ['application/x-ndjson', { 'content-encoding': 'gzip, gzip' }],
  ])('of the type %s (%j) is not taken', async (type, headers) => {
    const { status, json } = await send('third-parties', good, { ...headers, 'content-type': type })
    expect([status, json['code']]).toEqual([415, 'push-unsupported'])
  })

  it.each([
    ['that was cut', gzipSync(`${good}\n${alsoGood}\n`).subarray(0, 40)],
    ['that is none', Buffer.from(good)],
    ['with a wrong sum', Buffer.concat([gzipSync(good).subarray(0, -8), Buffer.alloc(8)])],
  ])('packed in a gzip %s is a problem', async (_, body) => {
    const { status, json } = await send('third-parties', body, { 'content-encoding': 'gzip' })
    expect([status, json['code']]).toEqual([400, 'push-unreadable'])
  })

  it('that grows without end when it is unpacked costs neither memory nor the other records', async () => {
    // Concatenated gzip members are one gzip body: 200 MB of one record from 200 kB.
    const piece = gzipSync(Buffer.alloc(10_000_000, 'x'))
    const pieces = Array.from({ length: 20 }, () => piece)
    const bomb = Buffer.concat([gzipSync(`${good}\n`), ...pieces, gzipSync(`\n${alsoGood}\n`)])
    expect(bomb.length).toBeLessThan(1_000_000)
    const held = () => process.memoryUsage().arrayBuffers
    const before = held()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, held())), 2)
    const { status, lines } = await send('third-parties', bomb, { 'content-encoding': 'gzip' })
    expect([status, outcomes(lines)]).toEqual([200, ['inserted', 'refused', 'inserted', true]])
    clearInterval(watch)
    expect(most - before).toBeLessThan(150_000_000)
  })

  it.each(['', 'a b', 'x'.repeat(201), 'clave con ñ'])(
    'with the idempotency key %j is refused',
    async (repeated) => {
      const { status, json } = await send('third-parties', good, {
        'idempotency-key': Buffer.from(repeated).toString('latin1'),
      })
      expect([status, json['code']]).toEqual([422, 'invalid-fields'])
    },
  )
})
