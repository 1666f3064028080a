import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ConnectorFault } from '@enlace/connectors/core/fault.ts'
import type { Unmapped } from '@enlace/connectors/core/record.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { demoConnectionTexts as texts } from '../texts/connections.ts'
import { connectionTexts, pulledKindTexts } from '@enlace/contract/connections/texts.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { ConnectionSystem, PulledKind, PullInterval, PullState } from '@enlace/domain/connections.ts'
import type { Keys } from '@enlace/server/core/keys/keys.ts'
import { describeConnectorFault, describeUnmapped } from '@enlace/server/modules/connections/describe.ts'
import { sealSecret } from '@enlace/server/modules/connections/open.ts'

/** A run of a demo connection: how many hours ago, its outcome, and how many records it read and changed. */
interface DemoRun {
  ago: number
  seconds: number
  state: PullState
  counts: readonly [read: number, inserted: number, updated: number, deleted: number]
  failure?: string
  isFull?: boolean
  refused?: readonly (readonly [reference: string, reason: Unmapped['reason']])[]
}

interface DemoConnection {
  nombre: string
  system: ConnectionSystem
  address: string
  place: string
  username: string
  kinds: readonly PulledKind[]
  every: PullInterval
  stoppedWhy: string | null
  /** Whether it writes accepted invoices as drafts. */
  writesBills?: boolean
  runs: readonly DemoRun[]
}

const noRight = describeConnectorFault(new ConnectorFault('right-missing', { model: 'Payment Ledger Entry' }))
const noKey = describeConnectorFault(new ConnectorFault('credentials-refused'))

const connections: readonly DemoConnection[] = [
  {
    nombre: texts.erpnext,
    system: 'erpnext',
    address: 'https://erp.andina.example',
    place: 'Andina de Alimentos',
    username: '4c1f0a9be27d3a6',
    kinds: ['suppliers', 'orders', 'receipts', 'notes'],
    every: 60,
    stoppedWhy: null,
    writesBills: true,
    runs: [
      { ago: 146, seconds: 74, state: 'done', counts: [6214, 6209, 0, 0], isFull: true },
      { ago: 75, seconds: 3, state: 'done', counts: [31, 4, 9, 0] },
      {
        ago: 74,
        seconds: 2,
        state: 'partial',
        counts: [12, 1, 3, 0],
        failure: fill(connectionTexts.kindFailed, { registros: pulledKindTexts.notes, falla: noRight }),
      },
      { ago: 52, seconds: 4, state: 'done', counts: [47, 11, 14, 1] },
      { ago: 51, seconds: 2, state: 'done', counts: [18, 2, 5, 0] },
      {
        ago: 50,
        seconds: 3,
        state: 'done',
        counts: [26, 5, 7, 0],
        refused: [
          [texts.nobody, 'supplier-without-nit'],
          ['Purchase Receipt MAT-PRE-2026-01873', 'supplier-without-nit'],
        ],
      },
    ],
  },
  {
    nombre: texts.odoo,
    system: 'odoo',
    address: 'https://odoo.empaques-andina.example',
    place: 'empaques',
    username: 'portal@empaques-andina.example',
    kinds: ['suppliers', 'invoices', 'payments'],
    every: 360,
    stoppedWhy: noKey,
    runs: [
      { ago: 220, seconds: 41, state: 'done', counts: [2380, 2377, 0, 0], isFull: true },
      { ago: 214, seconds: 2, state: 'done', counts: [22, 6, 8, 0] },
      { ago: 208, seconds: 1, state: 'failed', counts: [0, 0, 0, 0], failure: noKey },
    ],
  },
]

/** Gives the demo's first company disabled connections to hosts that nobody has, with their past runs. */
export async function addDemoConnections(db: Database, keys: Keys): Promise<void> {
  const [company] = demoCompanies
  if (!company) return
  await db.transaction(Scope.ofStaff(company.id), async (tx) => {
    for (const connection of connections) {
      const id = await addConnection(tx, connection, sealSecret(keys, company.id, randomUUID()))
      if (connection.writesBills === true) await addBills(tx, id)
      for (const run of connection.runs) await addRun(tx, id, connection.nombre, run)
    }
  })
}

async function addConnection(tx: Transaction, connection: DemoConnection, sealed: Buffer): Promise<string> {
  const { nombre, system, address, place, username, kinds, every, stoppedWhy } = connection
  const [row] = await tx.run(
    sql<{
      id: string
    }>`insert into connections (company_id, nombre, system, address, place, username, sealed_secret, kinds,
        every_minutes, is_on, stopped_why, created_by, updated_by)
      values (${scopeCompany}, ${nombre}, ${system}, ${address}, ${place}, ${username}, ${sealed}, ${[...kinds]}::text[],
              ${every}, false, ${stoppedWhy}, 'admin@demo.co', 'admin@demo.co') returning id`.compile(query),
  )
  if (!row) throw new Error('A connection that was made has an id')
  return row.id
}

async function addBills(tx: Transaction, connection: string): Promise<void> {
  await tx.run(
    sql`insert into connection_bills (company_id, connection_id, is_on, expense_account, tax_account, rounding_account)
      values (${scopeCompany}, ${connection}, true, ${texts.expense}, ${texts.taxes}, ${texts.rounding})`.compile(
      query,
    ),
  )
}

async function addRun(tx: Transaction, connection: string, nombre: string, run: DemoRun): Promise<void> {
  const { ago, seconds, state, counts, failure = null, isFull = false, refused = [] } = run
  const [read, inserted, updated, deleted] = counts
  const id = randomUUID()
  const unchanged = read - inserted - updated - deleted - refused.length
  await tx.run(
    sql`insert into connection_runs (company_id, id, connection_id, actor, is_full, state, started_at, ended_at, read_rows,
        inserted, updated, unchanged, deleted, refused, failure)
      select ${scopeCompany}, ${id}, ${connection}, ${fill(connectionTexts.actor, { nombre })}, ${isFull}, ${state}, at,
             at + make_interval(secs => ${seconds}), ${read}, ${inserted}, ${updated}, ${unchanged}, ${deleted},
             ${refused.length}, ${failure}
        from (select now() - make_interval(hours => ${ago}) as at) moment`.compile(query),
  )
  for (const [at, [reference, reason]] of refused.entries()) {
    await tx.run(
      sql`insert into connection_findings (company_id, run_id, seq, reference, message)
        values (${scopeCompany}, ${id}, ${at + 1}, ${reference}, ${describeUnmapped({ kind: '', reference, reason })})`.compile(
        query,
      ),
    )
  }
}
