import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach } from 'vitest'

const program = fileURLToPath(import.meta.resolve('./worker-process.ts'))

/** The resources of a test file's workers. */
interface WorkerProcesses {
  /** The folder of files of the server. */
  folder: string
  /** The module that exports the tasks, as `import.meta.resolve` names it. */
  tasks: string
  /** Seconds until another worker claims the jobs of a killed one. */
  leaseSeconds?: number
}

/** A worker in a process of its own. */
export interface WorkerProcess {
  /** Kills it without a warning, and returns after its end. */
  kill(): Promise<void>
}

/** Starts workers that keep their files in a folder, each in a process of its own; all are ended after each test. */
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
