import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@enlace/database/embedded/postmaster.ts'
import { afterAll } from 'vitest'

const program = fileURLToPath(import.meta.resolve('./server-process.ts'))

/** A server in a process of its own, and its port on the loopback address. */
export interface ServerProcess {
  readonly port: number
  readonly child: ChildProcess
}

/** Starts servers that keep their files in a folder, each in a process of its own; all are ended after the tests. */
export function useServerProcesses(folder: string): (adminUrl: string) => Promise<ServerProcess> {
  const running: ChildProcess[] = []
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
  })
  return async (adminUrl) => {
    const port = await freePort()
    const child = spawn(process.execPath, [program, adminUrl, folder, String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    running.push(child)
    await once(child.stdout, 'data')
    return { port, child }
  }
}
