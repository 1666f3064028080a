import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PushRow } from '@enlace/contract/push/schemas.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { askAsProgram, type BuiltApiKey, buildApiKey, ndjsonOf } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useServerProcesses } from '@enlace/testing/use-server-processes.ts'
import { expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-killed-push-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
const startServer = useServerProcesses(folder)

const nit = '860001911'
const total = 4_000
const records = Array.from({ length: total }, (_, at) => ({
  nit,
  factura: `FE-${at}`,
  fecha: '2026-03-01',
  vencimiento: '2026-03-31',
  valor: 1190000,
}))
const path = '/v1/records/account-statements'
const headers = { 'content-type': 'application/x-ndjson', 'idempotency-key': 'noche' }

/** Sends all records, and reads answers until `enough` lines arrived or the connection is cut. */
async function readUntil(port: number, { clave, company }: BuiltApiKey, enough: number, then: () => void) {
  const read: PushRow[] = []
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path,
    agent: false,
    headers: { host: company.host, authorization: `Bearer ${clave}`, ...headers },
  })
  outgoing.on('error', () => undefined)
  outgoing.end(ndjsonOf(records))
  const [answer] = await once(outgoing, 'response')
  answer.setEncoding('utf8')
  answer.on('error', () => undefined)
  let rest = ''
  answer.on('data', (piece: string) => {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const row = line === '' ? undefined : PushRow.safeParse(JSON.parse(line)).data
      if (row) read.push(row)
      if (read.length === enough) then()
    }
  })
  await new Promise((resolve) => answer.on('close', resolve))
  return read
}

it(
  'keeps every record that was answered when the server is killed, and doubles none when the push is sent again',
  { timeout: 120_000 },
  async () => {
    const company = await buildCompany(server.db)
    const key = await buildApiKey(server.db, company)
    const own = (sql: string) => server.asAdmin<Record<string, unknown>>(sql, [company.id])
    const invoices = async () =>
      (await own('select erp_key from account_statements where company_id = $1')).map((row) => row['erp_key'])
    const first = await startServer(server.adminUrl)
    await askAsProgram(first.port, key, {
      method: 'POST',
      path: '/v1/records/third-parties',
      headers: { 'content-type': 'application/x-ndjson' },
      body: ndjsonOf([{ nit, nombre: 'Papelería S.A.S.' }]),
    })

    const read = await readUntil(first.port, key, 1_000, () => first.child.kill('SIGKILL'))
    expect(read.length).toBeGreaterThanOrEqual(1_000)
    expect(read.length).toBeLessThan(total)
    // The transaction of a killed process ends when the database notices.
    const busy = () =>
      server.asAdmin(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
            and backend_type = 'client backend' and state <> 'idle' and query ~* 'load_staged|load_resolved|import_'`,
      )
    await expect.poll(busy).toEqual([])
    const kept = new Set(await invoices())
    expect(read.filter(({ key: one }) => !kept.has(one))).toEqual([])
    const counted = () =>
      own(
        `select rows_read, rows_inserted, rows_unchanged from import_batches where company_id = $1 and file_name like 'account%'`,
      )
    expect(await counted()).toEqual([{ rows_read: kept.size, rows_inserted: kept.size, rows_unchanged: 0 }])

    // Another process on the same database, as after a restart.
    await server.portal.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
    // The heartbeat of the killed process has expired.
    await own('update pushes set alive_until = now() where company_id = $1')
    const { lines } = await askAsProgram(port, key, {
      method: 'POST',
      path,
      headers,
      body: ndjsonOf(records),
    })
    expect(lines.at(-1)).toMatchObject({
      complete: true,
      counts: { read: total, inserted: total, unchanged: 0 },
    })
    // The answers before the kill are repeated exactly.
    expect(lines.slice(0, read.length)).toEqual(read)
    const all = await invoices()
    expect([all.length, new Set(all).size]).toEqual([total, total])
    expect(await counted()).toEqual([{ rows_read: total, rows_inserted: total, rows_unchanged: 0 }])
  },
)
