import { mkdtemp, readdir, realpath, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folder of Linux that lies in memory; databases that only tests need are several times faster there. */
const inMemory = '/dev/shm'
const roomForDatabases = 2 * 1024 ** 3

/** Where tests put what they throw away: memory where it is roomy, else the system's temporary folder. */
async function scratchRoot(): Promise<string> {
  const room = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > roomForDatabases ? inMemory : tmpdir()
}

/** Makes a throw-away folder that carries the number of this process. */
export async function makeScratchFolder(prefix: string): Promise<string> {
  return realpath(await mkdtemp(join(await scratchRoot(), `${prefix}${process.pid}-`)))
}

/** The throw-away folders that processes left behind which no longer run. */
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
