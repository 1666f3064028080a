import { sql } from 'kysely'
import type { NewRadianSoftware } from '@enlace/contract/invoices/radian/schemas.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { auditIn, authorIn } from '../../../core/audit/desk-commands.ts'
import type { Service } from '../../../core/http/service.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { seal, unseal } from '../../../core/settings/seal.ts'
import { findSoftwareIn, type KeptSoftware } from './queries.ts'

const purpose = 'radian-software'

/** Opens the PIN of a company's software; undefined if another installation's key sealed it. */
export const openPin = (keys: Keys, company: number, { sealed_pin }: KeptSoftware) =>
  unseal(keys, purpose, String(company), sealed_pin)

/** Stores the software for events; an empty PIN keeps the stored one. Undefined if there is none to keep. */
export function keepSoftware(
  { db, keys }: Pick<Service, 'db' | 'keys'>,
  { scope, address }: { scope: Scope; address: string },
  { software_id, pin, ambiente }: NewRadianSoftware,
): Promise<KeptSoftware | undefined> {
  return db.transaction(scope, async (tx) => {
    const before = await findSoftwareIn(tx)
    const sealed = pin === '' ? before?.sealed_pin : seal(keys, purpose, String(tx.context.company_id), pin)
    if (sealed === undefined) return undefined
    await tx.run(
      sql`insert into radian_software (company_id, software_id, sealed_pin, ambiente)
        values (${scopeCompany}, ${software_id}, ${sealed}, ${ambiente})
        on conflict (company_id) do update set software_id = excluded.software_id, sealed_pin = excluded.sealed_pin,
          ambiente = excluded.ambiente, updated_at = now()`.compile(query),
    )
    await auditIn(tx, await authorIn(tx, address), { action: 'radian-software:set', detail: { ambiente } })
    return { software_id, sealed_pin: sealed, ambiente }
  })
}
