import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { completeLinks, copyEngine, ENGINE_MAJOR } from './engine.ts'
import type { Engine } from './engine.ts'
import { chooseOperator, run } from './operator.ts'
import type { Operator } from './operator.ts'
import { diskFault, errorCode, StartupFault } from './startup-fault.ts'

/** Where an embedded database keeps its things: the files of PostgreSQL, its password and its log side by side. */
export interface Place {
  readonly folder: string
  readonly cluster: string
  readonly passwordFile: string
  readonly logFile: string
  readonly lockFile: string
}

/**
 * Opens the folder of an embedded database, making it when it is new.
 * @throws StartupFault when it cannot be written or holds something else.
 */
export async function openPlace(folder: string): Promise<Place> {
  const root = resolve(folder)
  const place: Place = {
    folder: root,
    cluster: join(root, 'cluster'),
    passwordFile: join(root, 'password'),
    logFile: join(root, 'postgres.log'),
    lockFile: join(root, 'starting.lock'),
  }
  try {
    await mkdir(root, { recursive: true, mode: 0o700 })
    await proveWritable(root)
  } catch (error) {
    throw diskFault(error, root)
  }
  await refuseForeignVersion(place)
  return place
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

async function isFilled(folder: string): Promise<boolean> {
  return readdir(folder).then(
    (entries) => entries.length > 0,
    () => false,
  )
}

/** The programs and the name under which a place's database runs, ready to be started. */
export interface Ready {
  readonly engine: Engine
  readonly operator: Operator
}

/**
 * Makes a place ready to start: the engine runs in the operator's name, and the database's files exist. A first start
 * that is cut short leaves nothing that a later one would take for a database.
 * @throws StartupFault when PostgreSQL cannot run here or its files cannot be made.
 */
export async function prepareCluster(place: Place, shipped: Engine, durable: boolean): Promise<Ready> {
  const operator = await chooseOperator(place.cluster)
  if (operator.user) await chmod(place.folder, 0o711)
  const isNew = !(await isFilled(place.cluster))
  const engine = await runnableEngine(place, shipped, operator, isNew)
  if (isNew) await createCluster(place, engine, operator, durable)
  return { engine, operator }
}

async function runnableEngine(
  place: Place,
  shipped: Engine,
  operator: Operator,
  isNew: boolean,
): Promise<Engine> {
  const linked = await completeLinks(shipped.root)
  if (linked && !isNew && !operator.user) return shipped
  const first = linked ? await complaintOf(shipped, operator) : 'its library links are missing'
  if (first === undefined) return shipped
  const copy = await copyEngine(shipped, place.folder).catch((error: unknown) => {
    throw diskFault(error, place.folder)
  })
  const second = await complaintOf(copy, operator)
  if (second === undefined) return copy
  throw new StartupFault(
    `The embedded PostgreSQL does not run on this machine: ${second}.`,
    'It needs glibc and a data folder that its user can reach; else set DATABASE_URL to a PostgreSQL server.',
  )
}

async function complaintOf(engine: Engine, operator: Operator): Promise<string | undefined> {
  try {
    for (const program of [engine.postgres, engine.initdb]) {
      const { code, output } = await run(operator, program, ['--version'], engine.root)
      if (code !== 0) return output.trim().split('\n').at(-1) ?? `exit code ${code}`
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function createCluster(
  place: Place,
  engine: Engine,
  operator: Operator,
  durable: boolean,
): Promise<void> {
  const draft = join(place.folder, `cluster.draft-${process.pid}`)
  const password = randomBytes(24).toString('base64url')
  const passwordDraft = join(place.folder, `password.draft-${process.pid}`)
  try {
    await removeDrafts(place.folder)
    await mkdir(draft, { mode: 0o700 })
    await writePrivate(passwordDraft, password)
    if (operator.user) {
      for (const path of [draft, passwordDraft]) await chown(path, operator.user.uid, operator.user.gid)
    }
    const options = [
      '--username=postgres',
      `--pwfile=${passwordDraft}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
    ]
    const order = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions']
    const sync = durable ? [] : ['--no-sync']
    const outcome = await run(
      operator,
      engine.initdb,
      ['-D', draft, ...options, ...order, ...sync],
      engine.root,
    )
    if (outcome.code !== 0) throw initFault(place, outcome.output)
    await rm(passwordDraft)
    await writePrivate(place.passwordFile, password)
    await rm(place.cluster, { recursive: true, force: true })
    await rename(draft, place.cluster)
    if (durable) await syncFolder(place.folder)
  } catch (error) {
    await removeDrafts(place.folder).catch(() => undefined)
    throw diskFault(error, place.folder)
  }
}

async function removeDrafts(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (/^(cluster|password)\.draft-/.test(entry))
      await rm(join(folder, entry), { recursive: true, force: true })
  }
}

async function writePrivate(path: string, text: string): Promise<void> {
  await rm(path, { force: true })
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function initFault(place: Place, output: string): StartupFault {
  const reason =
    output.split('\n').find((line) => line.startsWith('initdb: error:')) ?? output.trim().split('\n').at(-1)
  const hint = /no space left/i.test(output)
    ? 'The disk is full: free some space.'
    : 'PostgreSQL must be able to reach and write the folder: try another DATA_DIR, outside of a private home.'
  return new StartupFault(
    `The database cannot be created in ${place.folder}: ${reason ?? 'initdb failed'}.`,
    hint,
  )
}

/** The password of a place's superuser. @throws StartupFault when its file is gone. */
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
