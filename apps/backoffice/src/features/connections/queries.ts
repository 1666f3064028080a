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
import type { Connection, ConnectionDetail, WrittenConnection } from '@enlace/contract/connections/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'

/** Milliseconds between two looks at a connection that brings records. */
const watchEvery = 2000

/** The connections of the company as they are now. */
export const connectionsQuery = () => ({ ...callQuery(listConnections), staleTime: 0 })

/** A connection with what it brought; looked at again while it is at work. */
export const connectionQuery = (id: string) => ({
  ...callQuery(getConnection, { params: { id } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: ConnectionDetail | undefined } }) => {
    const connection = state.data?.conexion
    const dueAt = connection?.proxima_at ?? null
    const isDue = dueAt !== null && Date.parse(dueAt) < Date.now()
    return connection?.trayendo === true || isDue ? watchEvery : false
  },
})

/** Tries an ERP out, by the secret that is kept where none is typed. @throws CallFailure */
export const attempt = ({ nombre: _, cada: __, ...written }: WrittenConnection, id: string | null) =>
  send(tryConnection, { body: { ...written, id } })

/** Makes a connection. @throws CallFailure */
export const create = (written: WrittenConnection) =>
  withStepUp(() => send(createConnection, { body: written }))

/** Changes a connection. @throws CallFailure */
export const change = ({ id, version }: Connection, conexion: WrittenConnection) =>
  withStepUp(() => send(changeConnection, { params: { id }, body: { version, conexion } }))

/** Has it bring what changed now, or everything again. @throws CallFailure */
export const runNow = ({ id }: Connection, completa: boolean) =>
  send(runConnection, { params: { id }, body: { completa } })

/** Stops it or lets it go on. @throws CallFailure */
export const turn = ({ id, version }: Connection, activa: boolean) =>
  send(switchConnection, { params: { id }, body: { version, activa } })

/** Removes it. @throws CallFailure */
export const remove = ({ id }: Connection) => withStepUp(() => send(removeConnection, { params: { id } }))
