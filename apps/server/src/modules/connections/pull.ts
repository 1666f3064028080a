import { ConnectorFault } from '@enlace/connectors/core/fault.ts'
import type { HttpPolicy } from '@enlace/connectors/core/http-client.ts'
import { startCursor, type Connector } from '@enlace/connectors/core/record.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { connectionTexts, pulledKindTexts } from '@enlace/contract/connections/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { filedKinds, pulledKinds, type PulledKind, type PullState } from '@enlace/domain/connections.ts'
import type { JobService } from '../../core/jobs/task.ts'
import { endRun, holdConnection, keepPage, planNext, type KeptPage } from './commands.ts'
import { describeConnectorFault } from './describe.ts'
import { bringFiles } from './bring-files.ts'
import { keepRecords, type Keeper } from './keep-records.ts'
import { openConnector, openSecret } from './open.ts'
import { findConnection, findCursors, type ConnectionRow } from './queries.ts'

/** The parameters of a pull. */
export interface Pull {
  company: number
  connection: string
  /** The same id when an interrupted pull is repeated. */
  runner: string
  actor: string
  signal?: AbortSignal
  policy?: Partial<HttpPolicy>
  /** The kinds of this pull, of those of the connection; all by default. */
  kinds?: readonly PulledKind[]
  /** Called for each stored page. */
  onPage?: (kind: PulledKind, page: KeptPage) => void
}

/** The outcome of a pull; `busy` if another run holds the connection, and nothing was done. */
export type PullOutcome = { state: PullState; failure: string | null } | 'busy'

/**
 * Pulls the changes of an ERP by kind and page, and schedules the next pull. Stored pages are final, and the next pull
 * continues after them.
 */
export async function pullConnection(
  service: Pick<JobService, 'db' | 'settings' | 'keys' | 'storage'>,
  pull: Pull,
): Promise<PullOutcome> {
  const { db } = service
  const scope = Scope.ofStaff(pull.company)
  const row = await findConnection(db, scope, pull.connection)
  if (!row) throw new Error('A connection that is pulled is there')
  const held = { id: row.id, runner: pull.runner }
  const cursors = await findCursors(db, scope, row.id)
  if (!(await holdConnection(db, scope, { ...held, actor: pull.actor, isFull: cursors.size === 0 })))
    return 'busy'
  const ended = await bring(service, pull, row, scope)
  // The server stops: the repeated job continues the same run.
  pull.signal?.throwIfAborted()
  await db.transaction(scope, async (tx) => {
    await endRun(tx, held, ended)
    await planNext(tx, row.id)
  })
  return ended
}

async function bring(
  { db, settings, keys, storage }: Pick<JobService, 'db' | 'settings' | 'keys' | 'storage'>,
  pull: Pull,
  row: ConnectionRow,
  scope: Scope,
): Promise<{ state: PullState; failure: string | null; stopsItself: boolean }> {
  const secret = openSecret(keys, pull.company, row.sealed_secret)
  if (secret === undefined)
    return { state: 'failed', failure: connectionTexts.sealedElsewhere, stopsItself: true }
  let connector: Connector | undefined
  try {
    connector = await openConnector(settings, row, secret, pull)
    const missing: string[] = []
    const wanted = kindsOf(row, pull.kinds)
    for (const kind of wanted) {
      const outcome = await bringKind({ ...pull, db, scope, source: row.nombre }, connector, kind)
      if (outcome === 'stopped') return { state: 'stopped', failure: null, stopsItself: false }
      if (outcome !== 'done')
        missing.push(fill(connectionTexts.kindFailed, { registros: pulledKindTexts[kind], falla: outcome }))
    }
    const hasFailed = missing.length === wanted.length
    // Files come last: what is wrong with them keeps no record away.
    const filed = filedKinds.filter((kind) => row.file_kinds.includes(kind) && wanted.includes(kind))
    for (const kind of hasFailed ? [] : filed) {
      const outcome = await bringFiles({ ...pull, db, storage, scope }, connector, kind)
      if (outcome === 'stopped') return { state: 'stopped', failure: null, stopsItself: false }
      if (outcome === 'done') continue
      const registros = fill(connectionTexts.filesOf, { registros: pulledKindTexts[kind] })
      missing.push(fill(connectionTexts.kindFailed, { registros, falla: outcome }))
    }
    const state = missing.length === 0 ? 'done' : hasFailed ? 'failed' : 'partial'
    return { state, failure: missing.join(' ') || null, stopsItself: false }
  } catch (fault) {
    if (!(fault instanceof ConnectorFault)) throw fault
    // Repeated attempts with a wrong key would lock the ERP's user.
    const stopsItself = fault.reason === 'credentials-refused'
    return { state: 'failed', failure: describeConnectorFault(fault), stopsItself }
  } finally {
    connector?.close()
  }
}

/** Returns the kinds of a connection in order, optionally restricted. */
export function kindsOf(
  row: Pick<ConnectionRow, 'kinds'>,
  some: readonly PulledKind[] = pulledKinds,
): PulledKind[] {
  return pulledKinds.filter((kind) => row.kinds.includes(kind) && some.includes(kind))
}

/** Pulls one kind; `stopped` if the connection was stopped or taken over meanwhile, else the fault of this kind. */
async function bringKind(
  pull: Pull & Pick<Keeper, 'db' | 'scope' | 'source'>,
  connector: Connector,
  kind: PulledKind,
): Promise<string> {
  const { db, scope, connection, runner } = pull
  const cursor = (await findCursors(db, scope, connection)).get(kind) ?? startCursor
  // An interrupted pass started at another time.
  const moment = cursor.after === null ? new Date().toISOString() : null
  try {
    for await (const page of connector.pull(kind, cursor)) {
      pull.signal?.throwIfAborted()
      const kept = await keepRecords(pull, kind, page, moment)
      const mayGoOn = await keepPage(db, scope, { id: connection, runner }, kept)
      pull.onPage?.(kind, kept)
      if (!mayGoOn) return 'stopped'
    }
    return 'done'
  } catch (fault) {
    if (fault instanceof ConnectorFault && fault.isOfKind) return describeConnectorFault(fault)
    throw fault
  }
}
