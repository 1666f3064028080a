import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { raiseNotification } from '../notifications/index.ts'
import { findEnding } from './queries.ts'
import { placeOf } from './rules.ts'

/** Notifies a company's suppliers of expiring documents; each threshold of a version once. */
export async function remindOfEnding(db: Database, company: number): Promise<void> {
  for (const ending of await findEnding(db, company)) {
    const { id, third_party_id, third_id, contract_id, documento, vence, dias, umbral } = ending
    await db.transaction(Scope.ofStaff(company), (tx) =>
      raiseNotification(tx, {
        company,
        kind: 'document-expiring',
        thirdParty: third_party_id,
        account: third_id,
        dedupe: `${id} ${umbral}`,
        subject: { documento, fecha: vence, dias: String(dias), path: placeOf(contract_id) },
      }),
    )
  }
}
