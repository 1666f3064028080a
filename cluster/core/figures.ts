import { measureCrossNodeNews } from './cross-node-news.ts'
import { isServed, percentile, type Outcome } from './outcomes.ts'
import { leave, clientsOf, readPaths, signIn, type Ports, type CompanyClients } from './company-clients.ts'
import type { Node, TestCluster } from './test-cluster.ts'

/** Concurrent clients, each sending its next request as soon as the last is answered. */
const readers = 16
/** Seconds of a measurement, and of what comes before it so that everything is warm. */
const length = { warm: 3, measured: 10 } as const
/** Times that news crosses the nodes. */
const crossings = 50

/** How a way of asking bore the load. */
interface Figure {
  readonly way: string
  readonly perSecond: number
  readonly median: number
  readonly p99: number
  readonly failed: number
}

/**
 * Measures what one node and three serve, directly and behind nginx, and with the pooler where there is one: requests a
 * second and milliseconds, against one node asked directly in the same run.
 */
export async function measure(
  cluster: TestCluster,
  nginx: string,
  say: (line: string) => void,
): Promise<void> {
  const nodes = await cluster.startNodes(3)
  const [first, , last] = nodes
  if (!first || !last) throw new Error('Three nodes are needed')
  const [one, three] = [
    await cluster.startProxy(nginx, [first], 'one'),
    await cluster.startProxy(nginx, nodes),
  ]
  const figures: Figure[] = []
  const measureAll = async (where: string) => {
    figures.push(await measureWay(cluster, first.ports, `one node directly${where}`))
    figures.push(await measureWay(cluster, one.ports, `one node behind nginx${where}`))
    figures.push(await measureWay(cluster, three.ports, `three nodes behind nginx${where}`))
  }
  await measureAll('')
  const taken = await crossed(cluster, first, last)
  if (await cluster.startPooler()) {
    for (const { product } of nodes) {
      await product.stop()
      await product.start()
    }
    await measureAll(', through PgBouncer')
  }
  const floor = figures[0]?.perSecond ?? Number.NaN
  say('| way | requests/s | against the floor | median ms | p99 ms | failed |')
  say('|---|---|---|---|---|---|')
  for (const { way, perSecond, median, p99, failed } of figures) {
    const ratio = (perSecond / floor).toFixed(2)
    say(
      `| ${way} | ${perSecond.toFixed(0)} | ${ratio} | ${median.toFixed(1)} | ${p99.toFixed(1)} | ${failed} |`,
    )
  }
  const [median, p99] = [percentile(taken, 50), percentile(taken, 99)]
  say(
    `News from node 1 to node 3: median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${taken.length}`,
  )
}

async function crossed(cluster: TestCluster, from: Node, to: Node): Promise<number[]> {
  const [people] = await everybodyAt(cluster, from.ports)
  if (!people) throw new Error('There is nobody to tell')
  return measureCrossNodeNews(people, from, to, crossings)
}

async function everybodyAt(cluster: TestCluster, ports: Ports): Promise<CompanyClients[]> {
  const all = cluster.testCompanies.companyPeople.map((people) => clientsOf(ports, people))
  for (const people of all) await signIn(people)
  return all
}

async function measureWay(cluster: TestCluster, ports: Ports, way: string): Promise<Figure> {
  const all = await everybodyAt(cluster, ports)
  const outcomes: Outcome[] = []
  const begin = performance.now() + length.warm * 1000
  const end = begin + length.measured * 1000
  const readOn = async (place: number) => {
    const supplier = all[place % all.length]?.supplier
    for (let count = place; supplier && performance.now() < end; count++) {
      const at = performance.now()
      const { status } = await supplier.ask('GET', readPaths[count % readPaths.length] ?? '/')
      outcomes.push({ kind: 'read', at, milliseconds: performance.now() - at, status })
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, place) => readOn(place)))
  for (const people of all) leave(people)
  const measured = outcomes.filter(({ at }) => at >= begin)
  const times = measured.map(({ milliseconds }) => milliseconds)
  return {
    way,
    perSecond: measured.length / length.measured,
    median: percentile(times, 50),
    p99: percentile(times, 99),
    failed: measured.filter((outcome) => !isServed(outcome)).length,
  }
}
