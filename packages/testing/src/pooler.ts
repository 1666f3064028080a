import { spawn } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseOperator, commandOf } from '@enlace/database/embedded/operator.ts'
import { freePort } from '@enlace/database/embedded/postmaster.ts'
import pg from 'pg'

/** A PgBouncer in transaction mode for one database. */
export interface Pooler {
  /** The database's address through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/** The path of PgBouncer, or undefined if it is not installed. */
export function findPooler(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
}

/** Starts a PgBouncer for a database, with the given number of server connections for any number of clients. */
export async function startPooler(databaseUrl: string, connections: number): Promise<Pooler> {
  const program = findPooler()
  if (program === undefined) throw new Error('PgBouncer is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'enlace-pooler-'))
  const operator = await chooseOperator(folder)
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, configuration(new URL(databaseUrl), port, connections), { mode: 0o600 })
  if (operator.user)
    for (const path of [folder, file]) await chown(path, operator.user.uid, operator.user.gid)
  await chmod(folder, 0o700)
  const command = commandOf(operator, program, ['-q', file], folder)
  const child = spawn(command.file, command.args, { ...command.options, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = new URL(databaseUrl)
  url.port = String(port)
  await untilAnswers(url.href)
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(url: URL, port: number, connections: number): string {
  const quoted = (text: string) => `'${decodeURIComponent(text).replaceAll("'", "''")}'`
  const parts = [`host=${url.hostname}`, `port=${url.port}`, `dbname=${quoted(url.pathname.slice(1))}`]
  const login = [`user=${quoted(url.username)}`, `password=${quoted(url.password)}`]
  return `[databases]
* = ${[...parts, ...login].join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_login_retry = 1
`
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (fault) {
      if (Date.now() > deadline) throw fault
      await pause(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
