import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach } from 'vitest'

const program = fileURLToPath(import.meta.resolve('./worker-process.ts'))

/** What the workers of a file of tests work on. */
interface WorkerProcesses {
  /** The folder of files of the server. */
  folder: string
  /** The module that exports the tasks, as `import.meta.resolve` names it. */
  tasks: string
  /** How long the jobs of a killed worker wait until another claims them. */
  leaseSeconds?: number
}

/** A worker in a process of its own. */
export interface WorkerProcess {
  /** Kills it without a warning, and returns when it is gone. */
  kill(): Promise<void>
}

/** Starts workers that keep their files in a folder, each in a process of its own; after each test none is left. */
export function useWorkerProcesses({
  folder,
  tasks,
  leaseSeconds = 1,
}: WorkerProcesses): (adminUrl: string) => WorkerProcess {
  let running: ChildProcess[] = []
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL')
    running = []
  })
  return (adminUrl) => {
    const child = spawn(process.execPath, [program, adminUrl, folder, String(leaseSeconds), tasks], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running.push(child)
    return {
      async kill() {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      },
    }
  }
}
