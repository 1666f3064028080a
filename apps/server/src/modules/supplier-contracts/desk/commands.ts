import { sql } from 'kysely'
import type { ContractWords } from '@enlace/contract/supplier-contracts/company/schemas.ts'
import type { FieldChange } from '@enlace/contract/documents/history/schemas.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { audit } from '../../../core/audit/content-commands.ts'
import { type DocumentWorker, recordStaffEvent } from '../../documents/index.ts'
import type { KeptContract } from './queries.ts'

const fields = ['supervisor', 'interventor', 'forma_pago'] as const

/**
 * Saves the company's values of a contract where the ERP has none, with an entry in its history. Returns whether the
 * contract was unchanged since it was read.
 */
export function completeContract(
  { db, company, author, name }: DocumentWorker,
  contract: KeptContract,
  { visto, ...words }: ContractWords & { visto: string },
): Promise<boolean> {
  const changes = fields.flatMap((campo): FieldChange[] => {
    const [antes, despues] = [contract[`own_${campo}`], words[campo] === '' ? null : words[campo]]
    return contract[campo] !== null || antes === despues ? [] : [{ campo, antes, despues }]
  })
  const changed = (campo: (typeof fields)[number]) => {
    const change = changes.find((one) => one.campo === campo)
    return change ? change.despues : contract[`own_${campo}`]
  }
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [kept] = await tx.run(
      sql<{ id: string }>`update supplier_contracts set updated_at = clock_timestamp(),
          own_supervisor = ${changed('supervisor')}, own_interventor = ${changed('interventor')},
          own_forma_pago = ${changed('forma_pago')}
        where company_id = ${scopeCompany} and id = ${contract.id} and updated_at::text = ${visto} returning id`.compile(
        query,
      ),
    )
    if (!kept) return false
    if (changes.length === 0) return true
    await recordStaffEvent(tx, {
      kind: 'supplier-contracts',
      id: contract.id,
      event: 'completado',
      actor: name,
      changes,
    })
    await audit(tx, author, 'contract:complete', contract.contrato)
    return true
  })
}
