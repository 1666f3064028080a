import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import { policyReviewTexts as texts } from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { raiseNotification } from '../../notifications/index.ts'

/** The company's decision on a policy. */
export interface PolicyReview {
  version: string
  decision: 'aprobada' | 'rechazada'
  /** The reason of a refusal, for the supplier; empty if approved. */
  motivo: string
  /** Who decides. */
  reviewer: string
}

interface Reviewed {
  contract_id: string
  nro_contrato: string
  amparo: string
  third_party_id: number
  third_id: number
}

/**
 * Decides on a policy, once, and updates history, thread and notifications in one transaction. Returns whether it was
 * still pending.
 */
export function reviewPolicy(db: Database, company: number, review: PolicyReview): Promise<boolean> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const { version, decision, motivo } = review
    const reviewed = await decide(tx, review)
    if (reviewed === undefined) return false
    const { contract_id, nro_contrato: numero, amparo, third_party_id, third_id } = reviewed
    await raiseNotification(tx, {
      company,
      kind: 'document-reviewed',
      thirdParty: third_party_id,
      account: third_id,
      dedupe: version,
      subject: {
        documento: fill(texts.document, { amparo, numero }),
        resultado: decision === 'aprobada' ? 'aprobado' : 'rechazado',
        // The sentence adds its own full stop.
        ...(decision === 'rechazada' && { motivo: motivo.replace(/\.$/, '') }),
        path: `/supplier-contracts/${contract_id}?parte=polizas`,
        modulo: 'mostrar_contratos_proveedores',
      },
    })
    return true
  })
}

async function decide(
  tx: Transaction,
  { version, decision, motivo, reviewer }: PolicyReview,
): Promise<Reviewed | undefined> {
  const [pending] = await tx.run(
    sql<{ amparo: string }>`select p.amparo from supplier_contracts_policy_versions v
      join supplier_contracts_policies p on p.company_id = v.company_id and p.id = v.policy_id
     where v.company_id = (select scope_company()) and v.id = ${version}`.compile(query),
  )
  if (!pending) return undefined
  const sentence = fill(texts[decision], { amparo: pending.amparo, motivo })
  const [reviewed] = await tx.run(
    sql<Reviewed>`select * from review_contract_policy(${version}, ${decision},
      ${decision === 'rechazada' ? motivo : null}, ${reviewer}, ${sentence})`.compile(query),
  )
  return reviewed
}
