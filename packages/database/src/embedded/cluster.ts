import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { completeLinks, copyEngine } from './engine.ts'
import type { Engine } from './engine.ts'
import { chooseOperator, run } from './operator.ts'
import type { Operator } from './operator.ts'
import { isFilled } from './place.ts'
import type { Place } from './place.ts'
import { diskFault, fullDisk, StartupFault } from './startup-fault.ts'

/** The programs and the user of a place's database, ready to be started. */
export interface Ready {
  readonly engine: Engine
  readonly operator: Operator
}

/**
 * Prepares a place for its start: the engine runs as the operator's user, and the database's files exist. An
 * interrupted first start leaves nothing that a later one would take for a database.
 * @throws StartupFault if PostgreSQL cannot run here or its files cannot be created.
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
    if (outcome.code !== 0) throw initFault(place, operator, outcome.output)
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

function initFault(place: Place, { user }: Operator, output: string): StartupFault {
  if (/no space left/i.test(output)) return fullDisk(place.folder)
  if (user && /permission denied/i.test(output)) {
    return new StartupFault(
      `PostgreSQL runs as the user ${user.name} here, who cannot reach the data folder ${place.folder}.`,
      'Point DATA_DIR at a folder outside of private homes, or start as an ordinary user.',
    )
  }
  const lines = output.trim().split('\n')
  const reason = lines.find((line) => line.startsWith('initdb: error: ')) ?? lines.at(-1) ?? ''
  return new StartupFault(
    `The database cannot be created in ${place.folder}: ${reason.replace('initdb: error: ', '')}.`,
    'Try another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.',
  )
}
