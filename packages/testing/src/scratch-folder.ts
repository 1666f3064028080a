import { mkdtemp, readdir, realpath, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's folder in memory, where databases for tests are several times faster. */
const inMemory = '/dev/shm'
const roomForDatabases = 2 * 1024 ** 3

/** The location of throw-away files: memory if it is large enough, otherwise the system's temporary folder. */
async function scratchRoot(): Promise<string> {
  const room = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > roomForDatabases ? inMemory : tmpdir()
}

/** Creates a throw-away folder whose name contains the id of this process. */
export async function makeScratchFolder(prefix: string): Promise<string> {
  return realpath(await mkdtemp(join(await scratchRoot(), `${prefix}${process.pid}-`)))
}

/** The throw-away folders of processes that no longer run. */
export async function findAbandonedFolders(prefix: string): Promise<string[]> {
  const root = await scratchRoot()
  return (await readdir(root))
    .filter(
      (entry) => entry.startsWith(prefix) && !isRunning(Number(entry.slice(prefix.length).split('-')[0])),
    )
    .map((entry) => join(root, entry))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
