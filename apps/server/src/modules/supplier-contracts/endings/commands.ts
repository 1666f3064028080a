import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { warningDue } from '@enlace/domain/contracts.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { findEndingContracts } from './queries.ts'

/**
 * Warns a company's suppliers of ending contracts: 60, 30 and 15 days before, once each. A contract with a postponed
 * end is warned of again before its new end.
 */
export async function warnOfEndingContracts(db: Database, company: number): Promise<void> {
  for (const { id, nro_contrato, third_party_id, third_id, fecha_fin, dias } of await findEndingContracts(
    db,
    company,
  )) {
    const warning = warningDue(dias)
    if (warning === undefined) continue
    await db.transaction(Scope.ofStaff(company), (tx) =>
      raiseNotification(tx, {
        company,
        kind: 'contract-ending',
        thirdParty: third_party_id,
        account: third_id,
        dedupe: `${id} ${fecha_fin} ${warning}`,
        subject: {
          contrato: nro_contrato,
          fecha: fecha_fin,
          dias: String(dias),
          path: `/supplier-contracts/${id}`,
        },
      }),
    )
  }
}
