import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A certificate that somebody had: its number, from which address, and with which file of several. */
interface NotedDownload {
  target: string
  address: string | null
  /** It came in a file of several. */
  isPacked?: boolean
  /** The file was made in the background: it is noted once, however often it is begun. */
  file?: string | undefined
}

/** Writes down that the open scope's person had a certificate: the company sees what is used. */
export async function noteDownload(
  db: Database,
  scope: Scope,
  { target, address, isPacked = false, file }: NotedDownload,
): Promise<void> {
  const detail = isPacked ? { paquete: true } : {}
  await db.read(scope, [
    sql`select note_certificate_download(${target}, ${address}, ${JSON.stringify(detail)}::jsonb,
      ${file ?? null}::uuid)
      -- Who only looks at the portal has no certificate for the supplier; that it looked is written down elsewhere.
      where current_setting('transaction_read_only') = 'off'`.compile(query),
  ])
}
