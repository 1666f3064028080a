import type { AnyCall } from '@enlace/contract/core/call.ts'
import { servedCalls } from '@enlace/server/app/calls.ts'
import { servedProgramCalls } from '@enlace/server/app/programs.ts'
import { servedStaffCalls } from '@enlace/server/app/calls.ts'
import { seededRandom, type SeededRandom } from '@enlace/testing/seeded-random.ts'
import { endings } from './exceptions.ts'
import { planChoices, planIds, planLists, planShapes, planWrites } from './plan.ts'
import { isFor, isOpen, mayCall, type Role, rolesOf } from './roles.ts'
import { type Attempt, type Plan, AttackSession } from './attack-session.ts'
import type { AttackTarget, People } from './world.ts'

/** Every call of the product: a new one is attacked from its first day. */
export const everyCall: readonly AnyCall[] = [
  ...new Set([...servedCalls, ...servedStaffCalls, ...servedProgramCalls]),
]

/** How much is tried. */
export interface Extent {
  seed: number
  /** How often each call is asked with ids of each kind of stranger by one role. */
  ids: number
  /** Every role makes every call; else one that may make it and one that may not, by chance. */
  isWhole: boolean
  /** Only these calls, or by these roles, where not all. */
  calls?: readonly AnyCall[]
  roles?: readonly string[]
}

/** Attacks the isolation of a product on all sides. */
export async function runAttack(
  product: AttackTarget,
  people: People,
  extent: Extent,
): Promise<AttackSession> {
  const random = seededRandom(extent.seed)
  const session = new AttackSession(product)
  const { roles: wanted } = extent
  const roles = rolesOf(product, people).filter(({ name }) => wanted === undefined || wanted.includes(name))
  await session.begin(roles)
  // Who may only look comes first, while everything stands of which nothing is to become another.
  for (const role of roles.filter(({ isReader }) => isReader)) {
    const visibility = session.visibility(role)
    const calls = extent.calls ?? everyCall
    await session.attackAsReader({
      role,
      attempts: calls.flatMap((call) => planWrites(role, call, visibility, random)),
    })
  }
  await session.attack(planAll(session, roles, { people, random, extent }))
  return session
}

function planAll(
  session: AttackSession,
  roles: readonly Role[],
  { people, random, extent }: { people: People; random: SeededRandom; extent: Extent },
): Plan[] {
  const plans = new Map<Role, Attempt[]>(roles.map((role) => [role, []]))
  const last = new Map<Role, Attempt[]>(roles.map((role) => [role, []]))
  const hosts = [people.own.company.host, people.other.company.host]
  for (const call of extent.calls ?? everyCall) {
    const fitting = roles.filter((role) => isFor(role, call))
    for (const role of extent.isWhole ? fitting : someOf(fitting, call, random)) {
      const visibility = session.visibility(role)
      const lists = planLists(call, { visibility, hosts, random })
      const attempts = [
        ...planIds(call, visibility, random, extent.ids),
        ...(extent.isWhole || lists.length === 0 ? lists : [random.pick(lists), random.pick(lists)]),
      ]
      if (attempts.length === 0) attempts.push({ part: 'calls without ids', call, path: [], fields: [] })
      ;(endings.has(call) ? last : plans).get(role)?.push(...attempts)
    }
    const strongest = fitting.filter((role) => mayCall(role, call) && !role.isReader).at(-1)
    if (strongest) plans.get(strongest)?.push(...planChoices(call, session.visibility(strongest), random))
    const shapes = planShapes(call)
    if (strongest && shapes.length > 0)
      plans.get(strongest)?.push(...(extent.isWhole ? shapes : [random.pick(shapes)]))
  }
  return roles.flatMap((role) => {
    const attempts = [...(plans.get(role) ?? []), ...(last.get(role) ?? [])]
    return attempts.length > 0 ? [{ role, attempts }] : []
  })
}

/** Of those who may make a call one of each sight, and of those who may not one. */
function someOf(roles: readonly Role[], call: AnyCall, random: SeededRandom): readonly Role[] {
  const [may, mayNot] = [
    roles.filter((role) => mayCall(role, call)),
    roles.filter((role) => !mayCall(role, call)),
  ]
  const pick = (some: readonly Role[]) => (some.length > 0 ? [random.pick(some)] : [])
  const limited = may.filter(({ name }) => /branch|modules|reader/.test(name))
  const others = isOpen(call)
    ? pick(may)
    : [...pick(may.filter((role) => !limited.includes(role))), ...pick(limited)]
  return [...others, ...pick(mayNot)]
}
