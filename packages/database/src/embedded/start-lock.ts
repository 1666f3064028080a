import { open, readFile, rm, stat, utimes } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Place } from './place.ts'
import { isAlive } from './pid-file.ts'
import { diskFault, errorCode } from './startup-fault.ts'

const pollMilliseconds = 25
const heartbeatMilliseconds = 2_000
/** A lock without a heartbeat for this long was left by an ended process, even if its id is in use again. */
const forgottenMilliseconds = 15_000

/**
 * Allows one process at a time to create or start the database of a place; a lock whose process has ended is taken
 * over.
 */
export async function whileStarting<Result>(place: Place, start: () => Promise<Result>): Promise<Result> {
  await take(place)
  const heartbeat = setInterval(() => {
    const now = new Date()
    utimes(place.lockFile, now, now).catch(() => undefined)
  }, heartbeatMilliseconds)
  try {
    return await start()
  } finally {
    clearInterval(heartbeat)
    await rm(place.lockFile, { force: true })
  }
}

async function take({ lockFile: path, folder }: Place): Promise<void> {
  for (;;) {
    try {
      return await write(path)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw diskFault(error, folder)
    }
    if (await isForgotten(path)) await rm(path, { force: true })
    else await pause(pollMilliseconds)
  }
}

async function write(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(String(process.pid))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

async function isForgotten(path: string): Promise<boolean> {
  const [text, entry] = await Promise.all([
    readFile(path, 'utf8').catch(() => undefined),
    stat(path).catch(() => undefined),
  ])
  if (text === undefined || entry === undefined) return false
  const age = Date.now() - entry.mtimeMs
  // The id is written just after the file appears.
  if (text === '') return age > 2_000
  return age > forgottenMilliseconds || !isAlive(Number(text))
}
