import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { cliTexts, startTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { demoPassword, demoPeople } from '@enlace/demo/data/people.ts'
import { createPool } from '@enlace/database/driver/pool.ts'
import { freePort } from '@enlace/database/embedded/postmaster.ts'
import { createMigratedDatabase, type TestDatabase } from '@enlace/testing/database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const main = join(import.meta.dirname, '..', '..', 'app', 'main.ts')
const folders: string[] = []

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-start-'))
  folders.push(folder)
  return folder
}

/** Starts the product with these variables and nothing else of ours in its environment. */
function start(variables: Record<string, string>) {
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, [main, 'start'], { env: { ...environment, ...variables } })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
  }
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { child, output, ended }
}

/** What node imports first so that the demo fails once the database is open. */
const withFailingDemo = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  const planted = {
    '/seed.ts': 'export const seedDemo = async () => true',
    '/do-acts.ts': 'throw new Error("planted")',
  }
  registerHooks({
    load(url, context, next) {
      const name = Object.keys(planted).find((end) => url.includes('/demo/') && url.endsWith(end))
      return name ? { format: 'module', source: planted[name], shortCircuit: true } : next(url, context)
    },
  })
`)}`

/** The first page as a browser at this address gets it; not every machine resolves names below localhost. */
async function pageAt(host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(
      { host: '127.0.0.1', port, path: '/', headers: { host: `${host}:${port}` } },
      (answer) => {
        text(answer).then(resolve, reject)
      },
    )
    request.on('error', reject)
  })
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 90_000
  while (!isTrue() && Date.now() < deadline) await pause(50)
}

let running: ReturnType<typeof start>
let folder: string
let port: number
beforeAll(async () => {
  folder = await newFolder()
  port = await freePort()
  running = start({ DATA_DIR: folder, PORT: String(port), BACKOFFICE_PORT: '0' })
  await until(() => running.output.stdout.includes(startTexts.stopHint) || running.child.exitCode !== null)
}, 120_000)
afterAll(async () => {
  running.child.kill('SIGKILL')
  for (const made of folders) await rm(made, { recursive: true, force: true })
})

describe('a first start', () => {
  it('tells its addresses, the demo logins and where the data lie', () => {
    const { stdout, stderr } = running.output
    expect(stderr).toBe('')
    expect(stdout).toContain(`http://localhost:${port}/`)
    expect(stdout).toContain(`http://caribe.localhost:${port}/`)
    expect(stdout).toMatch(/http:\/\/localhost:[1-9]\d*\/docs/)
    expect(stdout).toContain(folder)
    expect(stdout).toContain(demoPassword)
    for (const { email } of demoPeople) expect(stdout).toContain(email)
  })

  it('serves the login with the branding of the company that the address belongs to', async () => {
    expect(await pageAt('localhost')).toContain('Andina de Alimentos')
    expect(await pageAt('caribe.localhost')).toContain('Cementos del Caribe')
  })
})

describe('a start that cannot be', () => {
  /** One line (or the list of settings) and exit code 1, never a stack trace. */
  async function refusal(variables: Record<string, string>): Promise<string[]> {
    const { output, ended } = start({ PORT: '0', BACKOFFICE_PORT: '0', ...variables })
    expect(await ended).toBe(1)
    expect(output.stdout).toBe('')
    expect(output.stderr).not.toMatch(/^\s+at /m)
    return output.stderr.trimEnd().split('\n')
  }

  it('because another server works on the data folder says so', async () => {
    const lines = await refusal({ DATA_DIR: folder })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Ya hay otro servidor en marcha/)
  })

  it('because the port is taken says so, and leaves no database behind', async () => {
    const own = await newFolder()
    const lines = await refusal({ DATA_DIR: own, PORT: String(port), DEMO: 'false' })
    expect(lines).toEqual([expect.stringMatching(`^El puerto ${port} .* PORT[.]$`)])
    await expect(rm(join(own, 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  it('because the demo could not be finished says so, and leaves no database behind', async () => {
    const own = await newFolder()
    const lines = await refusal({ DATA_DIR: own, NODE_OPTIONS: `--import ${withFailingDemo}` })
    expect(lines[0]).toContain('planted')
    await expect(rm(join(own, 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  it('because the data folder is none says so', async () => {
    const file = join(await newFolder(), 'file')
    await writeFile(file, '')
    const lines = await refusal({ DATA_DIR: file })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^La carpeta de datos .* es un archivo/)
  })

  it('because of wrong settings lists every one of them', async () => {
    const lines = await refusal({ DEMO: 'perhaps', LOG_LEVEL: 'loud' })
    expect(lines).toHaveLength(3)
    expect(lines[0]).toBe(cliTexts.settingsFault)
  })

  it('because the database server does not answer says so without its password', async () => {
    const lines = await refusal({
      DATABASE_URL: 'postgres://enlace:hunter2@127.0.0.1:1/enlace',
      SECRET_KEY: 'k'.repeat(32),
    })
    expect(lines).toEqual([expect.stringMatching(/^La base de datos de DATABASE_URL no responde/)])
    expect(lines[0]).not.toContain('hunter2')
  })
})

describe('a start on a schema that a newer version brought on', () => {
  let own: TestDatabase
  let variables: Record<string, string>
  beforeAll(async () => {
    own = await createMigratedDatabase()
    variables = { DATABASE_URL: own.adminUrl, SECRET_KEY: 'k'.repeat(32), DATA_DIR: await newFolder() }
  })
  afterAll(() => own.drop())

  /** What the newer version ran, and whether it only added. */
  async function brought(name: string, expands: boolean): Promise<void> {
    const pool = createPool({ url: own.adminUrl, max: 1 })
    const text = `insert into schema_migrations (name, sha256, expands) values ($1, 'x', $2)`
    await pool.query(text, [name, expands]).finally(() => pool.end())
  }

  it('works where it was only added to, and says what to do', async () => {
    await brought('9001_adds.sql', true)
    const { child, output, ended } = start({ PORT: '0', BACKOFFICE_PORT: '0', DEMO: 'false', ...variables })
    await until(() => output.stdout.includes(startTexts.stopHint) || child.exitCode !== null)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(output.stderr.trim()).toBe(fill(startTexts.newerSchema, { names: '9001_adds.sql' }))
  })

  it('does not begin where something was taken away, and says so', async () => {
    await brought('9002_drops.sql', false)
    const { output, ended } = start({ PORT: '0', BACKOFFICE_PORT: '0', DEMO: 'false', ...variables })
    expect(await ended).toBe(1)
    expect(output.stderr.trim()).toMatch(
      /^La base de datos ya es de una versión más nueva, .*\(9002_drops[.]sql\)[.] Instale también/,
    )
  })
})

describe('the end, by Ctrl C', () => {
  it('is clean, also when asked for twice', async () => {
    running.child.kill('SIGINT')
    await pause(20)
    running.child.kill('SIGINT')
    expect(await running.ended).toBe(0)
    expect(running.output.stdout).toContain(startTexts.stopped)
    expect(running.output.stderr).toBe('')
    await expect(rm(join(folder, 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  })
})
