import { join } from 'node:path'
import { clamdAt } from './clamd.ts'
import { scannedStorage } from './scanned-storage.ts'
import type { Settings } from '../../settings/settings.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { readStorageUrl } from '../../settings/storage-url.ts'
import type { Storage } from '../storage.ts'

type Place = Pick<Settings, 'storageUrl' | 'dataDir'> & Partial<Pick<Settings, 'clamdUrl'>>

/**
 * Opens the storage of STORAGE_URL, or a folder below DATA_DIR, behind the virus scanner of CLAMD_URL. Nothing is
 * created before the first file.
 */
export function openStorage(settings: Place): Storage {
  const storage = openPlace(settings)
  return settings.clamdUrl === undefined ? storage : scannedStorage(storage, clamdAt(settings.clamdUrl))
}

function openPlace({ storageUrl, dataDir }: Place): Storage {
  const place = storageUrl === undefined ? undefined : readStorageUrl(storageUrl)
  if (place?.kind === 's3') return s3Storage(place.bucket, join(dataDir, 'incoming'))
  return folderStorage(place?.folder ?? join(dataDir, 'files'))
}
