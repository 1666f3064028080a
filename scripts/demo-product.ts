import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Where a product with its demo is found. */
export type DemoProduct = { portal: string; backoffice: string }

const READY_WITHIN = 600

/**
 * Starts the product of a folder with its demo, on free ports and with data of its own, and ends it after the work.
 * @throws Error when it does not start.
 */
export async function withDemo<Answer>(
  root: string,
  work: (product: DemoProduct) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-demo-'))
  const [port, backofficePort] = [await freePort(), await freePort()]
  const product = spawn(process.execPath, ['apps/cli/src/app/main.ts', 'start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      BACKOFFICE_PORT: String(backofficePort),
      DATA_DIR: folder,
      DEMO: 'true',
    },
  })
  const hasEnded = () => product.exitCode !== null || product.signalCode !== null
  const addresses = { portal: `http://localhost:${port}/`, backoffice: `http://localhost:${backofficePort}/` }
  try {
    await untilReady(addresses.portal, hasEnded)
    return await work(addresses)
  } finally {
    product.kill('SIGTERM')
    if (!hasEnded()) await new Promise((resolve) => product.once('exit', resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const place = server.address()
      server.close(() => resolve(typeof place === 'object' && place ? place.port : 0))
    })
  })
}

async function untilReady(address: string, hasEnded: () => boolean): Promise<void> {
  for (let second = 0; second < READY_WITHIN; second += 1) {
    if (hasEnded()) throw new Error('The product ended before it was ready')
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await pause(1000)
  }
  throw new Error('The product was not ready in time')
}
