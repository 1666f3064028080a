import type { AnyCall } from '@enlace/contract/core/call.ts'
import type { SeededRandom } from '@enlace/testing/seeded-random.ts'
import { choicesOf } from './bodies.ts'
import type { Browser } from './client.ts'
import { isFor, isOpen, type Role } from './roles.ts'
import type { Attempt } from './attack-session.ts'
import { foreignKinds, type Named, type Visibility } from './views.ts'

const hasIds = ({ path, body, query }: AnyCall) =>
  path.includes('/:') || body !== undefined || query !== undefined

/** Every call that names something × ids of every kind of stranger, in its address and in its fields. */
export function planIds(
  call: AnyCall,
  visibility: Visibility,
  random: SeededRandom,
  count: number,
): Attempt[] {
  if (!hasIds(call)) return []
  const attempts: Attempt[] = []
  for (const kind of foreignKinds) {
    const ids = visibility.foreign.get(kind) ?? []
    if (ids.length === 0) continue
    for (let at = 0; at < count; at++) {
      const foreign = pickIds(call, ids, random)
      const part = `ids: ${kind}`
      if (call.path.includes('/:')) attempts.push({ part, call, path: foreign, fields: foreign })
      if (call.body !== undefined || call.query !== undefined) {
        attempts.push({
          part: `fields: ${kind}`,
          call,
          path: pickIds(call, visibility.own, random),
          fields: foreign,
        })
      }
    }
  }
  return attempts
}

/**
 * One of each shape in which something is named: a key, a number, a word. Whatever takes an id takes one of them; three of
 * four come from the tables that the call's path sounds like, where a key opens most.
 */
function pickIds(call: AnyCall, named: readonly Named[], random: SeededRandom): string[] {
  const stems = (call.path.match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 6))
  return shapes.flatMap((shape) => {
    const fitting = named.filter(({ id }) => shape.test(id))
    const near = fitting.filter(({ table }) => stems.some((stem) => table.includes(stem)))
    const from = near.length > 0 && random.chance(0.75) ? near : fitting
    return from.length === 0 ? [] : [random.pick(from).id]
  })
}

/** A key that cannot be guessed, a number, and a word. */
const shapes = [/^[0-9a-f]{8}-[0-9a-f-]{27}$/, /^\d+$/, /^(?![0-9a-f]{8}-).*\D/]

/** Every list × what a browser sends beside what was asked: the host, the account and the company of somebody else. */
export function planLists(
  call: AnyCall,
  { visibility, hosts, random }: { visibility: Visibility; hosts: readonly string[]; random: SeededRandom },
): Attempt[] {
  if (call.method !== 'GET' || call.path.includes('/:')) return []
  const all = [...visibility.foreign.values()].flat()
  const foreign = pickIds(call, all, random)
  const [number = '1'] = foreign.filter((id) => /^\d+$/.test(id))
  const word = foreign.at(-1) ?? 'x'
  const queries: Record<string, string>[] = [
    { company: number, compania: number, company_id: number },
    { third_party_id: number, thirdId: number, third_id: number, account: number, cuenta: number },
    { membership: foreign[0] ?? number, user: foreign[0] ?? number, id: foreign[0] ?? number },
    { q: word, search: word, nit: number },
    { sort: 'id', page: '1', size: '200' },
    { page: '2', size: '1', q: number },
  ]
  const part = 'lists: parameters'
  const fields: readonly string[] = []
  const base = { call, path: fields, fields }
  const header = (headers: Record<string, string>): Attempt => ({
    ...base,
    part: 'lists: headers',
    given: { headers },
  })
  return [
    ...queries.map((query): Attempt => ({ ...base, part, fields: foreign, given: { query } })),
    header({ 'selected-account': number }),
    ...hosts.flatMap((host) => [
      header({ 'x-forwarded-host': host, forwarded: `host=${host}`, 'x-company': number }),
      // What anybody sees at another company's host is that company's own.
      ...(isOpen(call)
        ? []
        : [{ ...base, part: 'lists: hosts', as: (browser: Browser) => browser.at(host) }]),
    ]),
  ]
}

/** Every write that a reader is not to make, with what would be right of somebody who may. */
export function planWrites(
  role: Role,
  call: AnyCall,
  visibility: Visibility,
  random: SeededRandom,
): Attempt[] {
  if (!role.isReader || call.method === 'GET' || isOpen(call) || !isFor(role, call)) return []
  const own = pickIds(call, visibility.own, random)
  return [{ part: `writes: ${role.name}`, call, path: own, fields: own }]
}

/** What is no object where one is expected. */
export function planShapes(call: AnyCall): Attempt[] {
  if (call.body === undefined || (call.encoding ?? 'json') !== 'json') return []
  return [null, [], 'x', 1, { '': { '': [] } }].map((body) => ({
    part: 'shapes',
    call,
    path: [],
    fields: [],
    given: { body },
  }))
}

/** Every read once for each of the lists, kinds and formats that its address may name. */
export function planChoices(call: AnyCall, { own }: Visibility, random: SeededRandom): Attempt[] {
  if (call.method !== 'GET') return []
  const ids = pickIds(call, own, random)
  return choicesOf(call, ids).map((params) => ({
    part: 'choices',
    call,
    path: ids,
    fields: [],
    given: { params },
  }))
}
