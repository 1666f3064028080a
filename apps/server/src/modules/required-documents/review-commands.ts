import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { raiseNotification } from '../notifications/index.ts'
import { placeOf } from './board/rules.ts'

/** The company's decision on a version. */
export interface Review {
  version: string
  decision: 'aprobado' | 'rechazado'
  /** The reason of a rejection, for the supplier. */
  motivo?: string
  /** Its last day, if the reviewer reads another date than the supplier entered. */
  vence?: CalendarDate
  /** Who decides. */
  reviewer: string
}

/** The outcome of a review: `decided` if it was decided before. */
export type ReviewOutcome = Review['decision'] | 'unknown' | 'decided'

/** Decides on a version, once, and notifies the supplier's users in the same transaction. */
export async function reviewDocument(
  db: Database,
  company: number,
  { version, decision, motivo = '', vence, reviewer }: Review,
): Promise<ReviewOutcome> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [answer] = await tx.run(
      sql<ReviewAnswer>`select * from review_document(${version}, ${decision}, ${motivo}, ${vence ?? null}::date, ${reviewer})`.compile(
        query,
      ),
    )
    if (!answer) throw new Error('A review has an outcome')
    const { outcome, third_party_id, third_id, contract_id, documento } = answer
    if (outcome !== decision || third_party_id === null || documento === null) return outcome
    await raiseNotification(tx, {
      company,
      kind: 'document-reviewed',
      thirdParty: third_party_id,
      account: third_id,
      dedupe: version,
      subject: {
        documento,
        resultado: decision,
        // The sentence adds its own full stop.
        ...(decision === 'rechazado' && { motivo: motivo.trim().replace(/\.$/, '') }),
        path: placeOf(contract_id),
      },
    })
    return outcome
  })
}

interface ReviewAnswer {
  outcome: ReviewOutcome
  third_party_id: number | null
  third_id: number | null
  contract_id: string | null
  documento: string | null
}
