import { access, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Database } from '@enlace/database/database.ts'
import type { Settings } from '../settings/settings.ts'
import { readStorageUrl } from '../settings/storage-url.ts'
import { findDatabaseSize } from './queries.ts'
import type { MeasuredPlace } from './rules.ts'

type Places = Pick<Settings, 'dataDir' | 'storageUrl' | 'diskQuota'>

/** Returns the folder itself, or its nearest ancestor that exists. */
export async function nearestFolder(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  )
  return isThere || dirname(folder) === folder ? folder : nearestFolder(dirname(folder))
}

/**
 * Measures the data disk, the disk of the files if it is another one, and the database against its quota, if any. A
 * place that cannot be measured now is left out.
 */
export async function measureRoom(settings: Places, db?: Database): Promise<MeasuredPlace[]> {
  const measured = await Promise.allSettled([
    measureDisks(settings),
    ...(db && settings.diskQuota !== undefined ? [measureQuota(db, settings.diskQuota)] : []),
  ])
  return measured.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
}

async function measureDisks({ dataDir, storageUrl }: Places): Promise<MeasuredPlace[]> {
  const data = await nearestFolder(resolve(dataDir))
  const kept = storageUrl === undefined ? undefined : readStorageUrl(storageUrl)
  const own = kept?.kind === 's3' ? undefined : (kept?.folder ?? join(dataDir, 'files'))
  const files = own === undefined ? data : await nearestFolder(resolve(own))
  const isSame = (await stat(data)).dev === (await stat(files)).dev
  return Promise.all([measureDisk('data', data), ...(isSame ? [] : [measureDisk('files', files)])])
}

async function measureDisk(place: 'data' | 'files', folder: string): Promise<MeasuredPlace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { place, free: bavail * bsize, total: blocks * bsize }
}

async function measureQuota(db: Database, total: number): Promise<MeasuredPlace[]> {
  return [{ place: 'database', free: Math.max(0, total - (await findDatabaseSize(db))), total }]
}
