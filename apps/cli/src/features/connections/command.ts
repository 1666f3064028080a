import { randomUUID } from 'node:crypto'
import { ConnectorFault } from '@enlace/connectors/core/fault.ts'
import { startCursor, type Connector, type Cursor } from '@enlace/connectors/core/record.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { connectionTexts, pulledKindTexts, pullTexts as texts } from '@enlace/contract/connections/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { PulledKind } from '@enlace/domain/connections.ts'
import {
  forgetCursors,
  describeConnectorFault,
  describeUnmapped,
  openConnector,
  openSecret,
  kindsOf,
  pullConnection,
  findConnections,
  findCursors,
  findHistory,
  type ConnectionRow,
} from '@enlace/server/modules/connections/index.ts'
import type { Keys } from '@enlace/server/core/keys/keys.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { keysOf } from '@enlace/server/core/settings/secret-key.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { findCompany, readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'

/** Brings what changed in an ERP by hand, as the server does by its plan. */
export const command: Command = {
  name: 'pull',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values } = readOptions(
      args,
      {
        company: { type: 'string' },
        connection: { type: 'string' },
        kinds: { type: 'string' },
        full: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
      texts.usage,
    )
    const company = readCompanyId(values.company)
    const db = await context.openDatabase()
    const keys = await keysOf(context.settings)
    const row = await demandConnection(db, company, values.connection)
    const kinds = demandKinds(row, values.kinds)
    if (values['dry-run']) return look(context, db, keys, company, { row, kinds, isFull: values.full })
    const scope = Scope.ofStaff(company)
    if (values.full) await db.transaction(scope, (tx) => forgetCursors(tx, row.id, kinds))
    return bring(context, db, keys, company, { row, kinds })
  },
}

async function demandConnection(
  db: Database,
  company: number,
  name: string | undefined,
): Promise<ConnectionRow> {
  if (!(await findCompany(db, company)))
    throw new CommandFault(fill(importTexts.command.companyMissing, { company }))
  if (name === undefined) throw new CommandFault(texts.missing)
  const rows = await findConnections(db, Scope.ofStaff(company))
  const row = rows.find(({ nombre }) => nombre.toLowerCase() === name.toLowerCase())
  if (row) return row
  const known = rows.map(({ nombre }) => nombre).join(', ') || texts.noneKnown
  throw new CommandFault(fill(texts.unknown, { company, name, known }))
}

/** The kinds that are named, or all that the connection brings. @throws CommandFault where it does not bring one. */
function demandKinds(row: ConnectionRow, named: string | undefined): PulledKind[] {
  if (named === undefined) return kindsOf(row)
  const words = named.split(',').map((word) => word.trim())
  const kinds = kindsOf(row)
  const unknown = words.find((word) => !kinds.some((kind) => kind === word))
  if (unknown !== undefined)
    throw new CommandFault(fill(texts.kindUnknown, { kind: unknown, known: kinds.join(', ') }))
  return kinds.filter((kind) => words.includes(kind))
}

async function bring(
  { settings, print }: CommandContext,
  db: Database,
  keys: Keys,
  company: number,
  { row: { id }, kinds }: { row: ConnectionRow; kinds: readonly PulledKind[] },
): Promise<number> {
  const totals = new Map<PulledKind, Record<string, number>>()
  const outcome = await pullConnection(
    { db, settings, keys, storage: openStorage(settings) },
    {
      company,
      connection: id,
      runner: randomUUID(),
      actor: 'cli',
      kinds,
      onPage: (kind, { counts }) => {
        const sums = totals.get(kind) ?? {}
        for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count
        totals.set(kind, sums)
      },
    },
  )
  if (outcome === 'busy') throw new CommandFault(texts.busy)
  for (const [kind, sums] of totals) print(fill(texts.counts, { kind: pulledKindTexts[kind], ...sums }))
  const { findings } = await findHistory(db, Scope.ofStaff(company), id)
  for (const { referencia, mensaje } of findings)
    print(fill(texts.finding, { reference: referencia, why: mensaje }))
  if (outcome.failure !== null) print(fill(texts.failed, { why: outcome.failure }))
  return outcome.state === 'done' ? 0 : 1
}

/** Reads what would be brought, and keeps nothing. */
async function look(
  { settings, print }: CommandContext,
  db: Database,
  keys: Keys,
  company: number,
  { row, kinds, isFull }: { row: ConnectionRow; kinds: readonly PulledKind[]; isFull: boolean },
): Promise<number> {
  const secret = openSecret(keys, company, row.sealed_secret)
  if (secret === undefined) throw new CommandFault(connectionTexts.sealedElsewhere)
  const cursors = isFull ? new Map<never, never>() : await findCursors(db, Scope.ofStaff(company), row.id)
  let connector: Connector | undefined
  try {
    connector = await openConnector(settings, row, secret)
    let isWhole = true
    for (const kind of kinds) {
      const missing = await lookAt(connector, kind, cursors.get(kind) ?? startCursor, print)
      if (missing === null) continue
      isWhole = false
      print(fill(texts.kindMissing, { kind: pulledKindTexts[kind], why: missing }))
    }
    return isWhole ? 0 : 1
  } catch (fault) {
    if (!(fault instanceof ConnectorFault)) throw fault
    throw new CommandFault(fill(texts.failed, { why: describeConnectorFault(fault) }))
  } finally {
    connector?.close()
  }
}

/** Counts what would be brought of a kind; why it cannot be read where the others can. */
async function lookAt(
  connector: Connector,
  kind: PulledKind,
  cursor: Cursor,
  print: CommandContext['print'],
): Promise<string | null> {
  let [read, refused] = [0, 0]
  try {
    for await (const { records, unmapped } of connector.pull(kind, cursor)) {
      read += records.length
      refused += unmapped.length
      for (const one of unmapped)
        print(fill(texts.finding, { reference: one.reference, why: describeUnmapped(one) }))
    }
  } catch (fault) {
    if (fault instanceof ConnectorFault && fault.isOfKind) return describeConnectorFault(fault)
    throw fault
  }
  print(fill(texts.dry, { kind: pulledKindTexts[kind], read, refused }))
  return null
}
