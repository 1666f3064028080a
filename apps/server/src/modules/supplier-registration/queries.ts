import type { RegistrationStatus } from '@enlace/contract/supplier-registration/schemas.ts'
import type { Database } from '@enlace/database/database.ts'

/** A request opened by its link, with its company. */
export type LinkedRequest = RegistrationStatus & { company: number }

/** Finds a request by the hash of its link's secret; undefined if there is none. */
export async function findLinkedRequest(db: Database, tokenHash: Buffer): Promise<LinkedRequest | undefined> {
  const [row] = await db.lookUp<LinkedRow>('registration_request_by_token', [tokenHash])
  if (!row) return undefined
  return {
    company: row.company_id,
    number: row.number,
    requestType: row.request_type,
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    events: row.events,
    attachments: row.attachments,
    supplier: row.supplier,
  }
}

type LinkedRow = Pick<RegistrationStatus, 'number' | 'state' | 'events' | 'attachments' | 'supplier'> & {
  company_id: number
  request_type: RegistrationStatus['requestType']
  created_at: string
  updated_at: string
}
