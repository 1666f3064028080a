import { randomBytes } from 'node:crypto'
import { readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ENGINE_MAJOR } from './engine.ts'
import { makeFolder } from './make-folder.ts'
import { diskFault, errorCode, StartupFault } from './startup-fault.ts'

/** The folder of an embedded database: the files of PostgreSQL, its password and its log. */
export interface Place {
  readonly folder: string
  readonly cluster: string
  readonly passwordFile: string
  readonly logFile: string
  readonly lockFile: string
}

/**
 * Opens the folder of an embedded database, creating it if it is new.
 * @throws StartupFault if it cannot be written or contains something else.
 */
export async function openPlace(folder: string): Promise<Place> {
  const root = await openFolder(resolve(folder))
  const place: Place = {
    folder: root,
    cluster: join(root, 'cluster'),
    passwordFile: join(root, 'password'),
    logFile: join(root, 'postgres.log'),
    lockFile: join(root, 'starting.lock'),
  }
  await refuseForeignVersion(place)
  return place
}

async function openFolder(folder: string): Promise<string> {
  try {
    await makeFolder(folder, 0o700)
    await proveWritable(folder)
    return await realpath(folder)
  } catch (error) {
    throw diskFault(error, folder)
  }
}

async function proveWritable(folder: string): Promise<void> {
  const probe = join(folder, `.writable-${process.pid}-${randomBytes(4).toString('hex')}`)
  await writeFile(probe, '')
  await rm(probe)
}

async function refuseForeignVersion(place: Place): Promise<void> {
  const version = await readFile(join(place.cluster, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw diskFault(error, place.cluster)
  })
  if (version !== undefined && version.trim() !== ENGINE_MAJOR) {
    throw new StartupFault(
      `The data folder ${place.folder} holds a database of PostgreSQL ${version.trim()}; this version brings ${ENGINE_MAJOR}.`,
      'Restore a backup made by the version that wrote it into an empty DATA_DIR.',
    )
  }
  if (version === undefined && (await isFilled(place.cluster))) {
    throw new StartupFault(
      `The folder ${place.cluster} is not empty and holds no database.`,
      'Move its content away, or point DATA_DIR at another folder.',
    )
  }
}

/** Whether a folder exists and is not empty. */
export async function isFilled(folder: string): Promise<boolean> {
  return readdir(folder).then(
    (entries) => entries.length > 0,
    () => false,
  )
}

/** The password of a place's superuser. @throws StartupFault if its file is missing. */
export async function readPassword(place: Place): Promise<string> {
  try {
    return (await readFile(place.passwordFile, 'utf8')).trim()
  } catch (error) {
    throw new StartupFault(
      `The password of the database is missing: ${place.passwordFile} cannot be read.`,
      'Restore that file, or restore a backup into an empty DATA_DIR.',
      error,
    )
  }
}
