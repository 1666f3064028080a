import { bodyLimit } from '@enlace/server/core/http/serve/body.ts'
import { readFields } from '@enlace/server/core/http/serve/fields.ts'
import type { CostParser } from '../parser.ts'
import { placesOf, sentSchemas } from '../schema-places.ts'
import { counter, pumped, type Shape } from '../shape.ts'

const texts = [
  'a',
  '0',
  ' ',
  '@',
  '.',
  '-',
  'a.',
  'a@',
  ',',
  '/',
  ':',
  '1 ',
  'á',
  'https://a.',
  '\\n',
  '%',
  '<',
]
const ends = ['', '!', '\\n']

/** Every schema of a call, filled at each of its places with what may be sent there a hundred thousand times. */
function seedsOf(): Shape[] {
  const seen = new Set<Parameters<typeof placesOf>[0]>()
  return sentSchemas.flatMap((schema, number) =>
    placesOf(schema, seen).flatMap(({ kind, before, after, element }): Shape[] => {
      const head = `${number}\n${before}`
      if (kind === 'text')
        return texts.flatMap((text) =>
          ends.map((end) => pumped(`${head}"`, text, { tail: `${end}"${after}` })),
        )
      const [open, close] = kind === 'list' ? '[]' : '{}'
      const name = kind === 'list' ? '' : `"a${counter}":`
      const elements = [element, '0', '{}', '[]', `"${counter}"`, element.replaceAll('"a"', `"a${counter}"`)]
      return elements.map((one) =>
        pumped(`${head}${open}`, `${name}${one},`, {
          tail: `${name.replace(counter, '')}${one}${close}${after}`,
        }),
      )
    }),
  )
}

/** Bodies and addresses of calls, by the calls' own schemas. */
export const json: CostParser = {
  name: 'JSON',
  place: 'JSON.parse, readFields of every call',
  thread: 'main',
  limit: bodyLimit,
  why: 'bodyLimit',
  tokens: [
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '0',
    '1e9',
    'null',
    'true',
    '""',
    '{}',
    '[]',
    '"a"',
    `"a${counter}":`,
    `"${counter}",`,
    '\\u0000',
    '\\',
    ' ',
    ...texts,
  ],
  seeds: [
    pumped('0\n', '[', { close: ']' }),
    pumped('0\n', '{"a":', { close: '}' }),
    pumped('0\n{', `"a${counter}":1,`, { tail: '"b":1}' }),
    pumped('0\n{', `"__proto__":1,`, { tail: '"b":1}' }),
    ...seedsOf(),
  ],
  parse: (bytes) => {
    const text = bytes.toString('utf8')
    const end = text.indexOf('\n')
    const schema = sentSchemas[Number(text.slice(0, end))]
    if (schema) readFields(schema, JSON.parse(text.slice(end + 1)))
  },
}
