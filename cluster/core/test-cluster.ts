import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPooler, startPooler, type Pooler } from '@enlace/testing/pooler.ts'
import { ServerEngine } from '../../faults/core/engine.ts'
import { Product } from '../../faults/core/product.ts'
import { startProxy, type Proxy } from './proxy.ts'
import { TestCompanies } from './test-companies.ts'

/** Seconds that a node drains, as `deploy/nginx` says. */
export const drainSeconds = 5
/** Connections that the pooler has to the database, of those that three nodes would take. */
const pooled = 12
/** Lines of each log that are shown where something went wrong. */
const lastLines = 20

/** A node of the cluster: the product in a process of its own, without demo and with the database of all. */
export interface Node {
  readonly product: Product
  readonly ports: { readonly portal: number; readonly backoffice: number }
}

/** One database, nodes, nginx in front of them, and test companies, all in a temporary folder. */
export class TestCluster {
  readonly folder: string
  readonly #logs: string[] = []
  readonly #closing: (() => Promise<unknown>)[] = []
  /** The environment of each node from its next start on. */
  readonly #environment: Record<string, string> = {}
  #engine: ServerEngine | undefined
  #testCompanies: TestCompanies | undefined

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Makes a database with so many companies in it. */
  static async open(companies: number): Promise<TestCluster> {
    const folder = await mkdtemp(join(tmpdir(), 'enlace-cluster-'))
    // PostgreSQL is another user's where this one is root.
    await chmod(folder, 0o755)
    const cluster = new TestCluster(folder)
    try {
      const engine = await ServerEngine.open(join(folder, 'server'))
      cluster.#engine = engine
      cluster.#closing.push(() => engine.close())
      const testCompanies = await TestCompanies.build(await engine.adminUrl(), companies)
      cluster.#testCompanies = testCompanies
      cluster.#closing.push(() => testCompanies.leave())
      Object.assign(cluster.#environment, engine.environment, {
        DEMO: 'false',
        STORAGE_URL: join(folder, 'files'),
        DRAIN_SECONDS: String(drainSeconds),
      })
      return cluster
    } catch (fault) {
      await cluster.close()
      throw fault
    }
  }

  get engine(): ServerEngine {
    return made(this.#engine)
  }

  get testCompanies(): TestCompanies {
    return made(this.#testCompanies)
  }

  /** Starts so many nodes at once. */
  async startNodes(count: number): Promise<Node[]> {
    const places = Array.from({ length: count }, (_, place) => join(this.folder, `node${place + 1}`))
    const products: Product[] = []
    for (const place of places) products.push(await Product.over(place, this.#environment))
    this.#closing.push(() => Promise.all(products.map((product) => product.kill())))
    this.#logs.push(...products.map(({ logFile }) => logFile))
    await Promise.all(products.map((product) => product.start()))
    return products.map((product) => ({
      product,
      ports: { portal: product.port, backoffice: product.backofficePort },
    }))
  }

  /** Puts nginx before nodes. */
  async startProxy(program: string, nodes: readonly Node[], name = 'nginx'): Promise<Proxy> {
    const ports = nodes.map((node) => node.ports)
    const proxy = await startProxy(program, join(this.folder, name), ports)
    this.#closing.push(() => proxy.stop())
    this.#logs.push(proxy.logFile)
    return proxy
  }

  /** Starts a pooler that nodes use from their next start on; undefined where PgBouncer is not installed. */
  async startPooler(): Promise<Pooler | undefined> {
    if (findPooler() === undefined) return undefined
    const url = await this.engine.adminUrl()
    const known = new URL(url)
    // The server requires no password, but the pooler needs one in its configuration.
    known.password = 'none'
    const pooler = await startPooler(known.href, pooled)
    this.#closing.push(() => pooler.stop())
    Object.assign(this.#environment, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url })
    return pooler
  }

  /** The last lines that nodes and proxies have written, to be looked at where something went wrong. */
  async lastLogLines(): Promise<string> {
    const written = await Promise.all(
      this.#logs.map(async (file) => [file, await readFile(file, 'utf8').catch(() => '')] as const),
    )
    return written
      .map(([file, text]) => `${file}\n${text.split('\n').slice(-lastLines).join('\n')}`)
      .join('\n')
  }

  /** Stops everything, in the opposite order, and takes the folder away. @throws Error with what did not stop. */
  async close(): Promise<void> {
    const faults: unknown[] = []
    for (const stop of this.#closing.splice(0).toReversed())
      await stop().catch((fault: unknown) => faults.push(fault))
    await rm(this.folder, { recursive: true, force: true })
    if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be stopped')
  }
}

function made<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The test cluster is not open')
  return part
}
