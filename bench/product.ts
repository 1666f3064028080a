import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A running product of its own, for one measurement. */
export interface MeasuredProduct {
  port: number
  backofficePort: number
  /** The number of its process, by which its memory is asked for. */
  process: number
  stop(): Promise<void>
}

/** Starts the product on a folder and free ports as an operator would, and waits until it answers. */
export async function startProduct(
  folder: string,
  demo: boolean,
  settings: Readonly<Record<string, string>> = {},
): Promise<MeasuredProduct> {
  const [port, backofficePort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['apps/cli/src/app/main.ts', 'start'], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      DEMO: String(demo),
      PORT: String(port),
      BACKOFFICE_PORT: String(backofficePort),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + 120_000
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('The product ended before it listened')
    if (Date.now() > deadline) throw new Error('The product did not listen within two minutes')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    port,
    backofficePort,
    process: child.pid ?? 0,
    async stop() {
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** The middle one of the values. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
