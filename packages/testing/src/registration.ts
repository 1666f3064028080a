import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { Service } from '@enlace/server/core/http/service.ts'
import { decideRequest } from '@enlace/server/modules/supplier-registration/requests/state-commands.ts'
import type { RequestState } from '@enlace/server/modules/supplier-registration/requests/rules.ts'

/** A staff member's decision on a request, by its number. */
interface Decision {
  number: string
  state: RequestState
  reasons: readonly string[]
  actor: string
}

/** Changes the state of a request as the back office does, without a session. */
export async function changeRequestState(
  service: Pick<Service, 'db' | 'settings' | 'keys'>,
  company: number,
  { number, state, reasons, actor }: Decision,
): Promise<void> {
  const scope = Scope.ofStaff(company)
  const { id, version } = await requestOf(service.db, company, number)
  const author = async () => ({ actor, person: null, address: null })
  await decideRequest({ service, scope, author }, id, { version, state, reasons })
}

async function requestOf(db: Database, company: number, number: string) {
  return db.transaction(Scope.ofStaff(company), async ({ client }) => {
    const { rows } = await client.query<{ id: string; version: number }>(
      'select id, version from registration_requests where company_id = $1 and number = $2',
      [company, number],
    )
    const [row] = rows
    if (!row) throw new Error(`There is no request ${number}`)
    return row
  })
}
