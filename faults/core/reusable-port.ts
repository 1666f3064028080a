import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A free port of the loopback address for who is going to be started again on it: not one of those that the machine gives
 * to outgoing connections, of which there are many meanwhile.
 */
export async function reusablePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
