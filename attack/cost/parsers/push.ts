import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { pushLimits } from '@enlace/contract/push/schemas.ts'
import { chunksOf } from '@enlace/server/modules/push/chunks.ts'
import { readTexts } from '@enlace/server/modules/push/load-sent.ts'
import { sentBytes } from '@enlace/server/core/http/program/sent-bytes.ts'
import { recordsIn, type SentForm } from '@enlace/server/modules/push/split-records.ts'
import { type CostParser, tenMegabytes } from '../parser.ts'
import { arriving } from '../arriving.ts'
import { counter, pumped } from '../shape.ts'

const limits = { bytes: pushLimits.unpackedBytes, seconds: pushLimits.silence }

async function readAll(bytes: Buffer, packing: 'gzip' | 'none', form: SentForm): Promise<void> {
  const body = arriving(bytes)
  // Of a request, only its stream and headers are read here.
  const message = Object.assign(body, { headers: {}, complete: true }) as unknown as IncomingMessage
  const records = recordsIn(sentBytes(message, packing, limits), form, pushLimits.recordBytes)
  const { chunkRecords, chunkBytes } = pushLimits
  for await (const chunk of chunksOf(records, { records: chunkRecords, bytes: chunkBytes }))
    await readTexts(chunk.records)
}

const tokens = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  '\\',
  '1',
  '1e9',
  '-',
  '.',
  ' ',
  '\n',
  'null',
  'true',
  '"a"',
  '"a":1',
  `"a${counter}":1,`,
  '{"a":1}\n',
  '{"lineas":[',
  '{}',
  '[]',
  'ñ',
  '\\u0000',
]
const seeds = [
  pumped('', '{"nit":"900123456","valor":1.5}\n'),
  pumped('', '\n'),
  pumped('', '{}\n'),
  pumped('', '1\n'),
  pumped('{"a":', '[', { close: ']', tail: '}' }),
  pumped('{"a":[', '1,', { tail: '1]}' }),
  pumped('{"a":[', '1e9,', { tail: '1]}' }),
  pumped('{', `"a${counter}":1,`, { tail: '"b":1}' }),
  pumped('{"lineas":[', '{"a":1},', { tail: '{}]}' }),
  pumped('{"a":"', 'x', { tail: '"}' }),
  pumped('', `{"a":[${'1,'.repeat(400_000)}1]}\n`),
]

/** Records that a program of a company sends, a line each. */
export const ndjson: CostParser = {
  name: 'NDJSON (push)',
  place: 'recordsIn, readText',
  thread: 'turns',
  limit: tenMegabytes,
  tokens,
  seeds,
  parse: (bytes) => readAll(bytes, 'none', 'lines'),
}

/** Records as an array. */
export const jsonArray: CostParser = {
  ...ndjson,
  name: 'JSON array (push)',
  seeds: [
    ...seeds.map((shape) => ({ ...shape, head: ['[', ...shape.head], tail: [...shape.tail, ']'] })),
    pumped('[', '{"a":1},', { tail: '{}]' }),
  ],
  parse: (bytes) => readAll(bytes, 'none', 'array'),
}

/** The same packed. */
export const gzip: CostParser = {
  ...ndjson,
  name: 'gzip (push)',
  place: 'sentBytes, recordsIn, readText',
  why: 'ten megabytes unpacked: what is longer takes more turns, not longer ones',
  pack: (text) => gzipSync(text),
  parse: (bytes) => readAll(bytes, 'gzip', 'lines'),
}
