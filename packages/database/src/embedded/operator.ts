import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { StartupFault } from './startup-fault.ts'

/** The user that runs PostgreSQL's programs, because PostgreSQL refuses to run as root. */
export interface Operator {
  /** Arguments before the program. */
  readonly prefix: readonly string[]
  /** The user who must own the database's files, if it is not the user of this process. */
  readonly user?: { readonly name: string; readonly uid: number; readonly gid: number }
}

/** The output and exit of a finished program. */
export interface Outcome {
  readonly code: number | null
  readonly output: string
}

const ownNamespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000']

/**
 * Chooses the user that runs the database of a folder: ours; for root ours inside a user namespace; and without
 * namespaces, or if the files already belong to another user, that user.
 * @throws StartupFault if the files belong to a user that this process cannot become.
 */
export async function chooseOperator(cluster: string): Promise<Operator> {
  const ownUid = process.getuid?.()
  const owner = await stat(cluster).then(
    (entry) => entry.uid,
    () => ownUid,
  )
  if (ownUid === undefined || owner === undefined) return { prefix: [] }
  if (ownUid !== 0) {
    if (owner === ownUid) return { prefix: [] }
    throw new StartupFault(
      `The database in ${cluster} belongs to another user (uid ${owner}).`,
      'Start as that user, or give the folder to this one with chown -R.',
    )
  }
  if (owner !== 0) return { prefix: [], user: await unprivilegedUser(owner) }
  if (await canUnshare()) return { prefix: ownNamespace }
  return { prefix: [], user: await unprivilegedUser() }
}

async function canUnshare(): Promise<boolean> {
  return run({ prefix: ownNamespace }, 'true', [], '/').then(
    ({ code }) => code === 0,
    () => false,
  )
}

async function unprivilegedUser(uid?: number): Promise<{ name: string; uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , id = '', group = '']) => ({ name, uid: Number(id), gid: Number(group) }))
  if (uid !== undefined) {
    return accounts.find((account) => account.uid === uid) ?? { name: `uid ${uid}`, uid, gid: uid }
  }
  const account =
    accounts.find(({ name }) => name === 'postgres') ?? accounts.find(({ name }) => name === 'nobody')
  if (account) return account
  throw new StartupFault(
    'PostgreSQL cannot run as root, and this machine has neither user namespaces nor a user postgres or nobody.',
    'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Command line and options with which the operator runs a program, in an environment without our secrets. */
export function commandOf(operator: Operator, program: string, args: readonly string[], folder: string) {
  const [file = program, ...rest] = [...operator.prefix, program, ...args]
  const options: SpawnOptions = { cwd: folder, env: quietEnvironment(), windowsHide: true }
  if (operator.user) Object.assign(options, { uid: operator.user.uid, gid: operator.user.gid })
  return { file, args: rest, options }
}

/** Runs a program to its end as the operator's user and returns its output. */
export function run(operator: Operator, program: string, args: readonly string[], folder: string) {
  const command = commandOf(operator, program, args, folder)
  return new Promise<Outcome>((resolve, reject) => {
    const child = spawn(command.file, command.args, { ...command.options, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: output.join('') }))
  })
}

const keptVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH']

function quietEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C' }
  for (const name of keptVariables) {
    if (process.env[name] !== undefined) environment[name] = process.env[name]
  }
  return environment
}
