import type { PoolClient } from 'pg'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isBusinessDay } from '@enlace/domain/holidays.ts'

/** A program of the first company that pushes data, and its records per business day. */
interface DemoKey {
  nombre: string
  prefijo: string
  scopes: readonly string[]
  createdAgo: number
  expiresIn: number | null
  /** The previous key of the company's program. */
  isRevoked?: boolean
  address: string
  sends: readonly { kind: string; at: string; rows: number }[]
}

const keys: readonly DemoKey[] = [
  {
    nombre: 'Siesa producción',
    prefijo: 'enlace_Vh3kQ2',
    scopes: ['push:terceros', 'push:facturas', 'push:pagos', 'read:facturas-radicadas'],
    createdAgo: 96,
    expiresIn: 269,
    address: '203.0.113.24',
    sends: [
      { kind: 'account-statements', at: '06:10:04', rows: 412 },
      { kind: 'payments-made', at: '06:12:31', rows: 58 },
    ],
  },
  {
    nombre: 'WMS bodega Tocancipá',
    prefijo: 'enlace_pR7mXa',
    scopes: ['push:ordenes', 'push:entradas'],
    createdAgo: 41,
    expiresIn: null,
    address: '203.0.113.61',
    sends: [{ kind: 'warehouse-entries', at: '05:45:18', rows: 96 }],
  },
  {
    nombre: 'Siesa pruebas',
    prefijo: 'enlace_dT0uLc',
    scopes: ['push:terceros', 'push:facturas', 'read:cargas'],
    createdAgo: 130,
    expiresIn: null,
    isRevoked: true,
    address: '203.0.113.24',
    sends: [],
  },
]

const daysBack = 30
/** Business days with individual pushes; of earlier days only the sums remain. */
const daysTold = 8
/** The push of the day this many days ago was interrupted. */
const brokenDay = 2

/** The API keys of the first company, with the pushes of the last thirty days. */
export async function loadApiKeys(client: PoolClient, company: number, today: CalendarDate): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, ago) => addDays(today, -ago)).filter((day) =>
    isBusinessDay(day),
  )
  for (const key of keys) {
    const id = await addKey(client, company, key)
    for (const [ago, day] of days.entries()) {
      // Numbers vary by day, and are the same wherever the demo is seeded.
      const drawn = 60 + ((Number(day.slice(8)) * 37) % 80)
      for (const send of key.sends)
        await addPush(client, company, { ...send, id, day, ago, rows: Math.round((send.rows * drawn) / 100) })
    }
  }
}

async function addKey(client: PoolClient, company: number, key: DemoKey): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into api_keys (company_id, nombre, prefijo, key_hash, scopes, created_by, created_at, expires_at, revoked_at,
                           revoked_by, last_used_at, last_address)
     select $1, $2, $3, sha256(convert_to(gen_random_uuid()::text, 'UTF8')), $4::text[], 'admin@demo.co', now() - make_interval(days => $5),
            ((now() at time zone 'America/Bogota')::date + $6::integer + time '23:59:59') at time zone 'America/Bogota', case when $7 then now() - interval '90 days' end,
            case when $7 then 'admin@demo.co' end, now() - case when $7 then interval '91 days' else interval '2 hours' end, $8
     returning id`,
    [
      company,
      key.nombre,
      key.prefijo,
      [...key.scopes],
      key.createdAgo,
      key.expiresIn,
      key.isRevoked === true,
      key.address,
    ],
  )
  const [added] = rows
  if (!added) throw new Error('A key that was added has an id')
  return added.id
}

interface DemoPush {
  id: string
  kind: string
  day: CalendarDate
  at: string
  ago: number
  rows: number
}

async function addPush(client: PoolClient, company: number, push: DemoPush): Promise<void> {
  const { id, kind, day, at, ago, rows } = push
  const isBroken = ago === brokenDay && kind === 'account-statements'
  const refused = ago % 3 === 1 ? 2 : 0
  const [inserted, updated] = [Math.round(rows / 9), Math.round(rows / 6)]
  const untouched = rows - inserted - updated - refused
  if (ago < daysTold)
    await client.query(
      `insert into pushes (company_id, key_id, kind, state, rows_read, rows_inserted, rows_updated, rows_unchanged, rows_refused,
                           bytes, failure, started_at, finished_at, alive_until)
       select $1, $2, $3, $4, $5::bigint, $6, $7, $8, $9, $5::bigint * 180, $10, at, at + interval '3 seconds', at + interval '3 seconds'
         from (select least(($11::date + $12::time) at time zone 'America/Bogota', now() - interval '1 hour') as at) moment`,
      [
        company,
        id,
        kind,
        isBroken ? 'broken' : 'complete',
        rows,
        inserted,
        updated,
        untouched,
        refused,
        isBroken ? 'La conexión del programa se cortó antes de terminar.' : null,
        day,
        at,
      ],
    )
  await client.query(
    `insert into push_statistics (company_id, key_id, dia, calls, rows_read, rows_refused, bytes)
     values ($1, $2, $3, 1, $4::bigint, $5, $4::bigint * 180)
     on conflict (company_id, key_id, dia) do update
        set calls = push_statistics.calls + 1, rows_read = push_statistics.rows_read + excluded.rows_read,
            rows_refused = push_statistics.rows_refused + excluded.rows_refused,
            bytes = push_statistics.bytes + excluded.bytes`,
    [company, id, day, rows, refused],
  )
}
