import { getSessionContext, login, logout, refreshTokens } from '@enlace/contract/sign-in/session/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'
import { seededRandom } from '@enlace/testing/seeded-random.ts'
import { refreshGraceSeconds } from '../rules.ts'

const server = useTestServer()

/** The number of simulated sessions, enough for every order of two actions. */
const lives = 24
const turns = 30

/** The invariants of a session after its actions, in any order. */
interface Expected {
  isOpen: boolean
  isIdle: boolean
  hasExpired: boolean
  /** Every refresh token issued; the last one is valid. */
  chain: string[]
  /** Whether the lost answer of the last refresh may be repeated. */
  mayRepeat: boolean
}

async function enter() {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = new TestBrowser(company.host)
  const { body } = await server.call(login, browser, {
    body: {
      username: person.email,
      password: person.password,
      company: String(company.id),
      applicationType: 'agp',
    },
  })
  browser.token = body.data?.session_token
  const { client_id, client_secret, refresh_token = '' } = body
  const expected: Expected = {
    isOpen: true,
    isIdle: false,
    hasExpired: false,
    chain: [refresh_token],
    mayRepeat: false,
  }
  const change = (assignment: string) =>
    server.asAdmin(`update sessions set ${assignment} where company_id = $1`, [company.id])
  const refresh = (token: string) =>
    server.call(refreshTokens, browser, {
      body: { client_id, client_secret, refresh_token: token, grant_type: 'refresh_token' },
    })
  return { browser, expected, change, refresh }
}

type Life = Awaited<ReturnType<typeof enter>>

/** A tab exchanges its token: the current, the previous, or an older one. */
async function exchange({ expected, refresh }: Life, held: number): Promise<void> {
  const { chain } = expected
  const last = chain.length - 1
  const at = Math.max(0, last - held)
  const { status, body } = await refresh(chain[at] ?? '')
  if (!expected.isOpen || expected.isIdle) {
    expect(status).toBe(401)
    return
  }
  if (at === last) {
    expect(status).toBe(200)
    expect(chain).not.toContain(body.refresh_token)
    chain.push(body.refresh_token)
    Object.assign(expected, { mayRepeat: true, hasExpired: false })
  } else if (at === last - 1 && expected.mayRepeat) {
    expect({ status, token: body.refresh_token }).toEqual({ status: 200, token: chain[last] })
  } else {
    expect(status).toBe(401)
    expected.isOpen = false
  }
}

const acts: Record<string, (life: Life, random: ReturnType<typeof seededRandom>) => Promise<unknown>> = {
  'exchanges the last token': (life) => exchange(life, 0),
  'asks again for the answer that was lost': (life) => exchange(life, 1),
  'lets the grace pass': async ({ expected, change }) => {
    await change(`rotated_at = rotated_at - interval '${refreshGraceSeconds + 1} seconds'`)
    expected.mayRepeat = false
  },
  'lets the access end': async ({ expected, change }) => {
    await change(`expires_at = now() - interval '1 second'`)
    expected.hasExpired = true
  },
  'exchanges a token of long ago': (life, random) => exchange(life, random.integer(2, 6)),
  'exchanges a made-up token': async ({ expected, refresh }) => {
    expect((await refresh('made-up')).status).toBe(401)
    // A request with valid secrets but a token that was never issued is an attack.
    if (!expected.isIdle) expected.isOpen = false
  },
  'stays away': async ({ expected, change }) => {
    await change(`last_seen_at = now() - make_interval(mins => idle_minutes)`)
    expected.isIdle = true
  },
  leaves: async ({ expected, browser }) => {
    await server.call(logout, browser)
    expected.isOpen = false
  },
}
/** The weight of each action; those that end a session are rare, so that sessions are long. */
const weights: Record<string, number> = {
  'exchanges the last token': 10,
  'asks again for the answer that was lost': 6,
  'lets the grace pass': 3,
  'lets the access end': 3,
  'exchanges a token of long ago': 1,
  'exchanges a made-up token': 1,
  'stays away': 1,
  leaves: 1,
}
const lots = Object.entries(weights).flatMap(([act, weight]) => Array.from({ length: weight }, () => act))

it('is open exactly as long as its tokens were used as they were given out, in any order of tabs', async () => {
  const ends = new Set<string>()
  for (let seed = 1; seed <= lives; seed += 1) {
    const random = seededRandom(seed)
    const life = await enter()
    const story: string[] = []
    for (let turn = 0; turn < turns && story.length < turns; turn += 1) {
      const act = lots[random.integer(0, lots.length - 1)] ?? ''
      story.push(act)
      const wasOpen = life.expected.isOpen && !life.expected.isIdle
      await acts[act]?.(life, random)
      const { isOpen, isIdle, hasExpired } = life.expected
      if (wasOpen && !(isOpen && !isIdle)) ends.add(act)
      const { status } = await server.call(getSessionContext, life.browser)
      expect(status, `seed ${seed}: ${story.join(', ')}`).toBe(isOpen && !isIdle && !hasExpired ? 200 : 401)
      // Two actions after the end show whether anything revives a session.
      if (!wasOpen && story.length > 2 && random.integer(0, 3) === 0) break
    }
  }
  // Every way of ending must have occurred, or the simulation is too weak.
  expect([...ends].toSorted()).toEqual(
    [
      'exchanges a made-up token',
      'exchanges a token of long ago',
      'leaves',
      'stays away',
      ...(ends.has('asks again for the answer that was lost')
        ? ['asks again for the answer that was lost']
        : []),
    ].toSorted(),
  )
})
