import type { AnyCall } from '@enlace/contract/core/call.ts'
import { servedCalls } from '@enlace/server/app/calls.ts'
import { naughtyStrings as naughty } from '@enlace/testing/naughty-strings.ts'
import type { SeededRandom } from '@enlace/testing/seeded-random.ts'

/** What is sent: whatever a client may send, not only what a well-meant one does. */
export interface HostileRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

/** What every request of a session carries, for the share of requests that come with one. */
export interface HeldSession {
  headers: Record<string, string>
  /** Ids of this session's own and of another supplier's documents, and other words worth putting anywhere. */
  words: readonly string[]
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'GET', 'POST'] as const
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/xml',
  'application/json; charset=utf-7',
  '',
]
const numbers = ['0', '-1', '1e309', 'NaN', '9'.repeat(40), '2147483648', '-0', '1.5', '0x10', '٣', '1\0']
const shapes: ((random: SeededRandom, depth: number) => unknown)[] = [
  (random) => random.pick(naughty),
  (random) => random.pick(numbers),
  (random) => Number(random.pick(numbers)),
  () => null,
  () => true,
  () => ({}),
  (random, depth) =>
    depth > 3 ? [] : Array.from({ length: random.integer(0, 3) }, () => shape(random, depth + 1)),
  (random, depth) =>
    depth > 3 ? {} : Object.fromEntries([[random.pick(naughty), shape(random, depth + 1)]]),
  (random) => 'x'.repeat(random.integer(0, 5000)),
  (random) => `${random.pick(naughty)}${random.pick(naughty)}`,
]

function shape(random: SeededRandom, depth = 0): unknown {
  return random.pick(shapes)(random, depth)
}

/** Makes a request that is wrong somewhere: its call, its place, its method, its fields, its encoding or its headers. */
export function hostileRequest(random: SeededRandom, session: HeldSession): HostileRequest {
  const call = random.pick(servedCalls)
  const word = () => String(random.chance(0.15) ? random.pick(session.words) : shape(random)).slice(0, 6000)
  const isSignedIn = random.chance(0.5)
  return {
    method: random.chance(0.9) ? call.method : random.pick(methods),
    path: pathOf(call, random, word),
    headers: {
      ...(isSignedIn && session.headers),
      ...(random.chance(0.15) && { 'session-token': headerText(word()) }),
      ...(random.chance(0.15) && { 'selected-account': headerText(word()) }),
      ...(random.chance(0.1) && { cookie: `enlace_session=${encodeURIComponent(word())}` }),
      ...(random.chance(0.1) && { 'x-xsrf-token': headerText(word()) }),
      ...(random.chance(0.1) && {
        [random.pick(['accept', 'origin', 'referer', 'range'])]: headerText(word()),
      }),
      'content-type': random.chance(0.8) ? typeOf(call) : random.pick(types),
    },
    body: call.method === 'GET' && random.chance(0.9) ? undefined : bodyOf(call, random, word),
  }
}

function pathOf(call: AnyCall, random: SeededRandom, word: () => string): string {
  const path = call.path.replace(/:(\w+)/g, () => encodeURIComponent(wellFormed(word())) || 'x')
  const names = [...namesOf(call.query), random.pick(naughty)].filter(() => random.chance(0.7))
  const search = names.map((name) => `${encode(name)}=${encode(word())}`).join('&')
  const broken = random.chance(0.03) ? random.pick(['%', '%E0%A4%A', '//', '/../..', '/%2e%2e/', '?']) : ''
  return `/api${path}${broken}${search && `?${search}`}`.slice(0, 12_000)
}

function bodyOf(call: AnyCall, random: SeededRandom, word: () => string): string | Buffer {
  const names = [...namesOf(call.body), random.pick(naughty)].filter(() => random.chance(0.85))
  if (random.chance(0.05))
    return Buffer.from(Array.from({ length: random.integer(0, 400) }, () => random.integer(0, 255)))
  const torn = random.chance(0.05)
  const whole = writeBody(call, names, random, word)
  return torn ? whole.slice(0, random.integer(0, whole.length)) : whole
}

function writeBody(call: AnyCall, names: string[], random: SeededRandom, word: () => string): string {
  switch (call.encoding ?? 'json') {
    case 'form':
      return names.map((name) => `${encode(name)}=${encode(word())}`).join('&')
    case 'multipart':
      return `${names.map((name) => part(name, word(), random)).join('')}--x--\r\n`
    case 'json':
      return JSON.stringify(
        Object.fromEntries(names.map((name) => [name, random.chance(0.5) ? word() : shape(random)])),
      )
  }
}

function part(name: string, value: string, random: SeededRandom): string {
  const file = random.chance(0.15) ? `; filename="${encode(random.pick(naughty))}"` : ''
  return `--x\r\ncontent-disposition: form-data; name="${encode(name)}"${file}\r\n\r\n${value}\r\n`
}

function typeOf(call: AnyCall): string {
  return { json: types[0], form: types[1], multipart: types[2] }[call.encoding ?? 'json'] ?? ''
}

/** The names that a schema of the contract knows. */
function namesOf(schema: AnyCall['body']): string[] {
  const definition = schema?._zod.def
  return definition && 'shape' in definition && definition.shape ? Object.keys(definition.shape) : []
}

function encode(text: string): string {
  return encodeURIComponent(wellFormed(text))
}

/** Halves of characters cannot be encoded at all. */
function wellFormed(text: string): string {
  return text.toWellFormed()
}

/** HTTP's own library refuses to send what no header may hold. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 3000)
}
