import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPool } from '@enlace/database/driver/pool.ts'
import type { EngineName } from './arguments.ts'
import type { Count } from './count.ts'
import { embeddedEngine, ServerEngine, type DatabaseEngine } from './engine.ts'
import { runningProcesses, signalAll } from './processes.ts'
import { Product } from './product.ts'
import type { Ask, Workload } from './workload.ts'

/** A product with its database in a folder of their own, for one fault. */
export interface TestInstallation {
  readonly folder: string
  readonly engine: DatabaseEngine
  readonly product: Product
  /** Compares the acknowledged with the stored data of each workload. */
  count(workloads: readonly Workload[]): Promise<Count[]>
  /** Asks the database beside the product. */
  readonly ask: Ask
  /** Stops everything and takes the folder away. @throws Error where a process is left. */
  close(): Promise<void>
}

/** Options of a test installation. */
export interface InstallationOptions {
  readonly environment?: Record<string, string>
  /** The product's data folder; by default a folder of the installation. */
  readonly dataFolder?: string
  /** Where a database server's data are to be; likewise. */
  readonly serverFolder?: string
  /** For the database server's own environment. */
  readonly serverEnvironment?: Record<string, string>
}

const open = new Set<Pick<TestInstallation, 'product' | 'engine'>>()

/** Ends whatever still runs of this suite; folders and logs stay to be looked at. */
export async function killInstallations(): Promise<void> {
  for (const { product, engine } of open) {
    await product.kill().catch(() => undefined)
    if (await engine.isRunning()) signalAll(await engine.processes(), 'SIGKILL')
  }
  open.clear()
}

/** Makes a product on an engine; it is started for the first time and has the demo in it. */
export async function openInstallation(
  name: EngineName,
  options: InstallationOptions = {},
): Promise<TestInstallation> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-faults-'))
  const data = options.dataFolder ?? join(folder, 'data')
  const engine =
    name === 'embedded'
      ? embeddedEngine(data)
      : await ServerEngine.open(options.serverFolder ?? join(folder, 'server'), options.serverEnvironment)
  const product = await Product.over(data, { ...engine.environment, ...options.environment })
  const ask: Ask = async (statement, values = []) => {
    const pool = createPool({ url: await engine.adminUrl(), max: 1 })
    try {
      return (await pool.query<Record<string, unknown>>(statement, [...values])).rows
    } finally {
      await pool.end()
    }
  }
  const parts = { product, engine }
  open.add(parts)
  await product.start()
  return {
    folder,
    engine,
    product,
    ask,
    async count(workloads) {
      const counts: Count[] = []
      for (const work of workloads) counts.push(await work.count(ask))
      return counts
    },
    async close() {
      await product.stop()
      await engine.close()
      open.delete(parts)
      const folders = [folder, data, options.serverFolder].filter((one) => one !== undefined)
      const left = (await runningProcesses()).filter(({ words }) =>
        folders.some((one) => words.includes(one)),
      )
      if (left.length > 0) throw new Error(`Left behind: ${left.map(({ words }) => words).join('; ')}`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
