import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..', '..', '..')
const watched = ['apps/cli/src', 'apps/server/src', 'apps/portal/src', 'packages']

/** Starts the product anew whenever a source of it changes; answers the exit code of the last start. */
export function watchSources(): Promise<number> {
  const child = spawn(
    process.execPath,
    [
      ...watched.map((folder) => `--watch-path=${join(root, folder)}`),
      '--watch-preserve-output',
      join(root, 'apps/cli/src/app/main.ts'),
      'start',
    ],
    { stdio: 'inherit' },
  )
  // `Ctrl C` reaches the child by itself; we stay until it has ended.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 0))
  })
}
