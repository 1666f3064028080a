import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { readStorageUrl } from './storage-url.ts'
import type { Storage } from './storage.ts'

/** The storage that STORAGE_URL names, or a folder below DATA_DIR. Nothing is made before the first file comes. */
export function openStorage({ storageUrl, dataDir }: Pick<Settings, 'storageUrl' | 'dataDir'>): Storage {
  const place = storageUrl === undefined ? undefined : readStorageUrl(storageUrl)
  if (place?.kind === 's3') return s3Storage(place.bucket, join(dataDir, 'incoming'))
  return folderStorage(place?.folder ?? join(dataDir, 'files'))
}
