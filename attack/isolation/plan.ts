import type { AnyCall } from '@enlace/contract/core/call'
import type { SeededRandom } from '@enlace/testing/seeded-random'
import { rolesFor } from '@enlace/domain/staff-access'
import { Browser } from './client.ts'
import { isFor, type Role } from './roles.ts'
import { isOpen, type Attempt } from './siege.ts'
import { foreignKinds, type Sight } from './views.ts'

/** How much is tried: all ids or so many of each kind, every role or some. */
export interface Extent {
  /** Ids of each kind of stranger that a call is asked for by a role. */
  ids: number
  /** Whether every role makes every call; else one that may make it and one that may not, by chance. */
  isWhole: boolean
}

export const hasIds = ({ path, body, query }: AnyCall) =>
  path.includes('/:') || body !== undefined || query !== undefined

/** Whether a call would be answered to a role at all, as far as its name tells. */
export function mayCall(role: Role, call: AnyCall): boolean {
  if (isOpen(call)) return true
  if (role.isShutOut) return false
  const { access } = call
  if (access.actor === 'master') return /^(master|looking)/.test(role.name)
  if (access.actor !== 'staff') return true
  const staff = /^staff: (\w+)/.exec(role.name)?.[1] ?? 'administrador'
  return rolesFor(access, call.method === 'GET' ? 'read' : 'write').some((one) => one === staff)
}

/** Every call that names something × ids of every kind of stranger, in its address and in its fields. */
export function planIds(call: AnyCall, sight: Sight, random: SeededRandom, count: number): Attempt[] {
  if (!hasIds(call)) return []
  const attempts: Attempt[] = []
  for (const kind of foreignKinds) {
    const ids = sight.foreign.get(kind) ?? []
    if (ids.length === 0) continue
    for (let at = 0; at < count; at++) {
      const foreign = pickIds(ids, random)
      const part = `ids: ${kind}`
      if (call.path.includes('/:')) attempts.push({ part, call, path: foreign, fields: foreign })
      if (call.body !== undefined || call.query !== undefined) {
        attempts.push({ part: `fields: ${kind}`, call, path: pickIds(sight.own, random), fields: foreign })
      }
    }
  }
  return attempts
}

/** One of each shape in which something is named: a key, a number, a word. Whatever takes an id takes one of them. */
export function pickIds(ids: readonly string[], random: SeededRandom): string[] {
  if (ids.length === 0) return []
  const shapes = [/^[0-9a-f]{8}-[0-9a-f-]{27}$/, /^\d+$/, /^(?![0-9a-f]{8}-).*\D/]
  return shapes.flatMap((shape) => {
    const fitting = ids.filter((id) => shape.test(id))
    return fitting.length === 0 ? [] : [random.pick(fitting)]
  })
}

/** Every list × what a browser sends beside what was asked: the host, the account and the company of somebody else. */
export function planLists(
  call: AnyCall,
  { sight, hosts, random }: { sight: Sight; hosts: readonly string[]; random: SeededRandom },
): Attempt[] {
  if (call.method !== 'GET' || call.path.includes('/:')) return []
  const all = [...sight.foreign.values()].flat()
  const foreign = pickIds(all, random)
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
  const header = (headers: Record<string, string>): Attempt => ({ ...base, part: 'lists: headers', given: { headers } })
  return [
    ...queries.map((query): Attempt => ({ ...base, part, fields: foreign, given: { query } })),
    header({ 'selected-account': number }),
    ...hosts.flatMap((host) => [
      header({ 'x-forwarded-host': host, forwarded: `host=${host}`, 'x-company': number }),
      { ...base, part: 'lists: hosts', as: (browser: Browser) => browser.at(host) },
    ]),
  ]
}

/** Every write that a reader is not to make, with what would be right of somebody who may. */
export function planWrites(role: Role, call: AnyCall, sight: Sight, random: SeededRandom): Attempt[] {
  if (!role.isReader || call.method === 'GET' || isOpen(call) || !isFor(role, call)) return []
  const own = pickIds(sight.own, random)
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
