import type { FastifyInstance } from 'fastify'
import { ConnectorFault } from '@enlace/connectors/core/fault.ts'
import type { Probe } from '@enlace/connectors/core/record.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  changeConnection,
  createConnection,
  getConnection,
  listConnections,
  removeConnection,
  runConnection,
  switchConnection,
  tryConnection,
} from '@enlace/contract/connections/calls.ts'
import type { TrialAnswer, WrittenConnection } from '@enlace/contract/connections/schemas.ts'
import { connectionTexts as texts } from '@enlace/contract/connections/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { pulledKinds } from '@enlace/domain/connections.ts'
import { describeConnectorFault } from '../describe.ts'
import { openConnector, openSecret, sealSecret, trialPolicy } from '../open.ts'
import { findConnection, findConnections, findHistory, type ConnectionRow } from '../queries.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { authorIn } from '../../../core/audit/desk-commands.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'
import { askPull, changeConnectionIn, createConnectionIn, removeIn, switchIn } from './commands.ts'
import { presentConnection, presentRun } from './present.ts'

/** Binds connections to ERPs in the back office. */
export function connectionsRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service

  const demand = async (scope: Scope, id: string): Promise<ConnectionRow> => {
    const row = await findConnection(db, scope, id)
    if (!row) throw new Problem('connection-not-found')
    return row
  }
  const companyOf = async (scope: Scope) => (await readStaffMember(db, scope)).member.company_id

  serve(app, listConnections, async ({ scope }) => ({
    conexiones: (await findConnections(db, scope)).map(presentConnection),
  }))

  serve(app, getConnection, async ({ scope, params }) => {
    const row = await demand(scope, params.id)
    const { runs, findings } = await findHistory(db, scope, params.id)
    return { conexion: presentConnection(row), veces: runs.map(presentRun), hallazgos: findings }
  })

  serve(app, tryConnection, async ({ scope, body }) => {
    const company = await companyOf(scope)
    const row = body.id === null ? undefined : await demand(scope, body.id)
    const secret = secretOf(body, row, (sealed) => openSecret(keys, company, sealed))
    const reached = reachedOf(body)
    return answerOf(async () => {
      const connector = await openConnector(settings, reached, secret, { policy: trialPolicy })
      return connector
        .probe(pulledKinds.filter((kind) => body.registros.includes(kind)))
        .finally(() => connector.close())
    })
  })

  serve(app, createConnection, async ({ scope, request, body }) => {
    if (body.secreto === '') throw new Problem('invalid-fields', {}, { secreto: texts.secretMissing })
    const sealed = sealSecret(keys, await companyOf(scope), body.secreto)
    return db.transaction(scope, async (tx) => ({
      id: await createConnectionIn(tx, body, sealed, await authorIn(tx, request.ip)),
    }))
  })

  serve(app, changeConnection, async ({ scope, request, params, body: { version, conexion } }) => {
    const company = await companyOf(scope)
    const row = await demand(scope, params.id)
    const secret = secretOf(conexion, row, (sealed) => openSecret(keys, company, sealed))
    const sealed = sealSecret(keys, company, secret)
    await db.transaction(scope, async (tx) =>
      changeConnectionIn(tx, params.id, version, conexion, sealed, await authorIn(tx, request.ip)),
    )
    return {}
  })

  serve(app, runConnection, async ({ scope, request, params, body }) => {
    await db.transaction(scope, async (tx) =>
      askPull(tx, params.id, body.completa, await authorIn(tx, request.ip)),
    )
    return {}
  })

  serve(app, switchConnection, async ({ scope, request, params, body }) => {
    await db.transaction(scope, async (tx) => switchIn(tx, params.id, body, await authorIn(tx, request.ip)))
    return {}
  })

  serve(app, removeConnection, async ({ scope, request, params }) => {
    await db.transaction(scope, async (tx) => removeIn(tx, params.id, await authorIn(tx, request.ip)))
    return {}
  })
}

type Written = Pick<WrittenConnection, 'sistema' | 'direccion' | 'base' | 'usuario' | 'secreto'>

const reachedOf = ({ sistema, direccion, base, usuario }: Written) => ({
  system: sistema,
  address: direccion,
  place: base,
  username: usuario,
})

/**
 * Returns the entered secret, or else the stored one, which is only sent to the same ERP and user. @throws Problem
 * `invalid-fields`.
 */
function secretOf(
  written: Written,
  row: ConnectionRow | undefined,
  open: (sealed: Buffer) => string | undefined,
): string {
  if (written.secreto !== '') return written.secreto
  const refuse = (secreto: string) => new Problem('invalid-fields', {}, { secreto })
  if (!row) throw refuse(texts.secretMissing)
  const isSame = written.direccion === row.address && written.usuario === row.username
  if (!isSame || written.sistema !== row.system) throw refuse(texts.secretAgain)
  const secret = open(row.sealed_secret)
  if (secret === undefined) throw refuse(texts.sealedElsewhere)
  return secret
}

async function answerOf(probe: () => Promise<Probe>): Promise<TrialAnswer> {
  try {
    const { product, counts, faults } = await probe()
    const cuentas = pulledKinds.flatMap((registros) => {
      const cuenta = counts[registros]
      return cuenta === undefined ? [] : [{ registros, cuenta }]
    })
    const faltantes = pulledKinds.flatMap((registros) => {
      const fault = faults[registros]
      return fault === undefined ? [] : [{ registros, falla: describeConnectorFault(fault) }]
    })
    return { producto: product, cuentas, faltantes, falla: null }
  } catch (fault) {
    if (!(fault instanceof ConnectorFault)) throw fault
    return { producto: null, cuentas: [], faltantes: [], falla: describeConnectorFault(fault) }
  }
}
