import type { Asked } from './arguments.ts'
import { isWhole } from '../../faults/core/count.ts'
import type { Checks } from './checks.ts'
import { measureCrossNodeNews } from './cross-node-news.ts'
import { Load } from './load.ts'
import {
  killNode,
  restartDatabase,
  rollingRestart,
  runUndisturbed,
  type ScenarioContext,
} from './scenarios.ts'
import type { TestCluster } from './test-cluster.ts'

/** Seconds in which nothing is done to anybody. */
const peace = 3

/** Plays every scene once, and again for as long as was asked; and counts what was acknowledged at the end. */
export async function runScenarios(
  cluster: TestCluster,
  nginx: string,
  checks: Checks,
  asked: Asked,
): Promise<void> {
  const deadline = performance.now() + asked.seconds * 1000
  const nodes = await cluster.startNodes(3)
  const proxy = await cluster.startProxy(nginx, nodes)
  const load = new Load(proxy.ports, cluster.testCompanies)
  await load.begin()
  try {
    await play({ cluster, load, nodes, checks }, deadline)
    await load.end()
  } finally {
    await load.stop()
  }
  const unknown = load.outcomes.filter(({ status }) => status === 401)
  checks.check(unknown.length === 0, `Every session goes on to the end (${load.outcomes.length} requests)`)
  for (const count of await load.count()) {
    const { work, acknowledged, stored, lost, doubled } = count
    const told = `${acknowledged} acknowledged, ${stored} there, ${lost} lost, ${doubled} doubled`
    checks.check(isWhole(count) && acknowledged > 0, `Nothing is lost or there twice of ${work}: ${told}`)
  }
}

async function play(stage: ScenarioContext, deadline: number): Promise<void> {
  const { cluster, checks } = stage
  await runUndisturbed(stage, 'Three nodes', peace)
  await tellAcross(stage)
  await killNode(stage)
  await restartDatabase(stage, 'killed')
  const pooler = await cluster.startPooler()
  const where = pooler ? ' behind a pooler' : ''
  if (!pooler) checks.skip('nodes behind a pooler, because PgBouncer is not installed')
  await rollingRestart(stage, `One node after the other restarted${pooler ? ', to a pooler' : ''}`)
  if (pooler) await restartDatabase(stage, 'restarted', where)
  while (performance.now() < deadline) {
    await runUndisturbed(stage, `Three nodes${where}`, peace)
    await killNode(stage)
    await restartDatabase(stage, 'killed', where)
    await rollingRestart(stage, `One node after the other restarted${where}`)
    await restartDatabase(stage, 'restarted', where)
  }
}

async function tellAcross({ load, nodes, checks }: ScenarioContext): Promise<void> {
  const [company, from, to] = [load.companyLoads[0], nodes[0], nodes.at(-1)]
  if (!company || !from || !to) throw new Error('There is nobody to tell')
  const taken = await measureCrossNodeNews(company.people, from, to, 5)
  const longest = Math.max(...taken).toFixed(0)
  checks.check(
    taken.length === 5,
    `What the staff answers at node 1 reaches the supplier’s browser at node 3, at most ${longest} ms later`,
  )
}
