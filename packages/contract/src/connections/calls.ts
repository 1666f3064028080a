import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import {
  Connection,
  ConnectionDetail,
  SeenConnection,
  TrialAnswer,
  TriedConnection,
  WrittenConnection,
} from './schemas.ts'

const access = { actor: 'staff', area: 'operation' } as const
const params = z.object({ id: z.uuid() })

export const listConnections = defineCall({
  purpose: 'The connections by which the portal brings records from ERPs, with how they stand.',
  method: 'GET',
  path: '/staff/connections',
  access,
  answer: z.object({ conexiones: z.array(Connection) }),
})

export const getConnection = defineCall({
  purpose: 'A connection, what it brought each time, and what could not be brought the last time.',
  method: 'GET',
  path: '/staff/connections/:id',
  access,
  params,
  answer: ConnectionDetail,
})

/** Tests the access to an ERP without saving it. */
export const tryConnection = defineCall({
  purpose: 'Whether an ERP answers, and how many records there are; or why it does not.',
  method: 'POST',
  path: '/staff/connections/try',
  access,
  body: TriedConnection,
  answer: TrialAnswer,
})

export const createConnection = defineCall({
  purpose: 'Makes a connection to an ERP; it begins to bring records at once.',
  method: 'POST',
  path: '/staff/connections',
  access,
  stepUp: true,
  body: WrittenConnection,
  answer: z.object({ id: z.uuid() }),
})

export const changeConnection = defineCall({
  purpose: 'Changes a connection; another address or user needs the secret again.',
  method: 'PUT',
  path: '/staff/connections/:id',
  access,
  stepUp: true,
  params,
  body: z.object({ version: SeenConnection.shape.version, conexion: WrittenConnection }),
  answer: z.object({}),
})

export const runConnection = defineCall({
  purpose: 'Brings what changed at once, or everything again.',
  method: 'POST',
  path: '/staff/connections/:id/run',
  access,
  params,
  body: z.object({ completa: z.boolean() }),
  answer: z.object({}),
})

export const switchConnection = defineCall({
  purpose: 'Stops a connection, also in its midst, or lets it go on.',
  method: 'POST',
  path: '/staff/connections/:id/switch',
  access,
  params,
  body: z.extend(SeenConnection, { activa: z.boolean() }),
  answer: z.object({}),
})

export const removeConnection = defineCall({
  purpose: 'Removes a connection; what it brought stays.',
  method: 'DELETE',
  path: '/staff/connections/:id',
  access,
  stepUp: true,
  params,
  answer: z.object({}),
})
