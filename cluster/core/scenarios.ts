import type { Checks } from './checks.ts'
import type { Load } from './load.ts'
import { during, wordsOf, type Outcome } from './outcomes.ts'
import { drainSeconds, type Node, type TestCluster } from './test-cluster.ts'

/** What every scene is played on. */
export interface ScenarioContext {
  readonly cluster: TestCluster
  readonly load: Load
  readonly nodes: readonly Node[]
  readonly checks: Checks
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** Nothing happens, and nothing may fail. */
export async function runUndisturbed(
  { load, checks }: ScenarioContext,
  where: string,
  length: number,
): Promise<void> {
  const begin = performance.now()
  await load.work(length)
  await load.untilServedSince(begin)
  const { asked, failed, perSecond } = load.since(begin)
  const pace = `${asked} asked, ${perSecond.toFixed(0)} a second`
  checks.check(failed.length === 0, `${where}, no request fails (${pace}; failed: ${wordsOf(failed)})`)
}

/**
 * Kills a node with SIGKILL and starts it again. Its running requests may fail: a POST is answered 502, because its result is
 * unknown, and an answer may be truncated. nginx retries idempotent requests at another node; later requests must not fail.
 */
export async function killNode({ load, nodes, checks }: ScenarioContext): Promise<void> {
  const [node] = nodes
  const begin = performance.now()
  await node?.product.kill()
  const gone = performance.now()
  await load.untilServedSince(gone)
  const all = during(load.outcomes, begin, performance.now())
  await node?.product.start()
  const late = all.failed.filter(({ at }) => at > gone)
  const told = `${all.failed.length} of ${all.asked} failed, ${wordsOf(all.failed)}`
  checks.check(
    late.length === 0,
    `A node killed: nothing fails that is asked after it (${told}; later: ${wordsOf(late)})`,
  )
  const others = all.failed.filter((outcome) => !isCutOff(outcome))
  checks.check(others.length === 0, `A node killed: only its running requests fail (${wordsOf(others)})`)
  await rejoin(load)
  const after = load.since(gone)
  checks.check(
    after.failed.every(({ at }) => at <= gone),
    `A node killed: it comes back without a failed request (${wordsOf(after.failed.filter(({ at }) => at > gone))})`,
  )
}

/** A request that the node was processing when it was killed: a POST with unknown result, or a truncated answer. */
const isCutOff = ({ kind, status }: Outcome) => status === 0 || (status === 502 && kind !== 'read')

/** Waits until every client was served once more. */
async function rejoin(load: Load): Promise<void> {
  await load.untilServedSince(performance.now())
}

/**
 * The database is restarted, by a power cut or in order. While it is away requests are refused, and for a drain window
 * after it takes connections again, in which the nodes find out.
 */
export async function restartDatabase(
  { cluster, load, checks }: ScenarioContext,
  how: 'killed' | 'restarted',
  where = '',
): Promise<void> {
  const begin = performance.now()
  if (how === 'killed') await cluster.engine.kill()
  else {
    await cluster.engine.stop()
    await cluster.engine.start()
  }
  const back = performance.now()
  await load.untilServedSince(back)
  const { asked, failed } = load.since(begin)
  const last = Math.max(0, ...failed.map(({ at }) => at - back))
  const told = `${failed.length} of ${asked} failed, ${wordsOf(failed)}`
  const others = failed.filter((outcome) => !isRefused(outcome))
  checks.check(
    others.length === 0,
    `The database ${how}${where}: requests fail with 503 only (${wordsOf(others)})`,
  )
  checks.check(
    last <= drainSeconds * 1000,
    `The database ${how}${where}, away for ${seconds(back - begin)}: everybody is served again, the last failure asked ${seconds(last)} after it was back (${told})`,
  )
}

/** What the product says while its database is away; a push that had begun ends with a line that says it is not whole. */
const isRefused = ({ kind, status }: Outcome) => status === 503 || (status === 0 && kind === 'push')

/** One node after the other is restarted as an operator does, and no request fails. */
export async function rollingRestart({ load, nodes, checks }: ScenarioContext, what: string): Promise<void> {
  const begin = performance.now()
  for (const { product } of nodes) {
    await product.stop()
    await product.start()
  }
  await rejoin(load)
  const { asked, failed } = load.since(begin)
  const took = seconds(performance.now() - begin)
  checks.check(
    failed.length === 0,
    `${what}, no request fails (${asked} asked in ${took}; failed: ${wordsOf(failed)})`,
  )
}
