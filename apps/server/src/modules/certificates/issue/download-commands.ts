import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A download of a certificate: its number, the address, and the file of several that contained it. */
interface NotedDownload {
  target: string
  address: string | null
  /** It was part of a file of several. */
  isPacked?: boolean
  /** The file was made in the background: it is recorded once, however often its download starts. */
  file?: string | undefined
}

/** Records that the open scope's person downloaded a certificate, for the company's usage figures. */
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
