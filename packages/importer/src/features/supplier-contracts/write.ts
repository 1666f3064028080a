import { addCounts, type LoadCounts, noCounts } from '@enlace/database/load/load-table.ts'
import { documentLinksLoad } from '@enlace/database/load/tables/document-links.ts'
import {
  amendmentsLoad,
  contractsLoad,
  minutesLoad,
  policiesLoad,
  type AmendmentRow,
  type MinuteRow,
  type PolicyRow,
} from '@enlace/database/load/tables/supplier-contracts.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { Client } from '../../core/records/batch.ts'
import type { ReceivedContract } from './map.ts'
import type { ReceivedImputation } from './parts-map.ts'

/** Contracts with all their parts in a source. */
export interface ContractSet {
  contracts: ReceivedContract[]
  amendments: AmendmentRow[]
  policies: PolicyRow[]
  minutes: MinuteRow[]
  imputations: ReceivedImputation[]
}

/** Whether a source has anything on contracts. */
export const hasContracts = (set: ContractSet) => Object.values(set).some((part) => part.length > 0)

/**
 * Writes contracts, then their parts. The orders and invoices charged to a contract are a complete list: those no
 * longer in the file are removed.
 */
export async function writeContracts(client: Client, set: ContractSet, batch: string): Promise<LoadCounts> {
  const { contracts, amendments, policies, minutes, imputations } = set
  const counts = [
    await upsert(client, contractsLoad, { rows: contracts.map(({ row }) => row), batch }),
    await upsert(client, amendmentsLoad, { rows: amendments, batch }),
    await upsert(client, policiesLoad, { rows: policies, batch }),
    await upsert(client, minutesLoad, { rows: minutes, batch }),
  ]
  const named = [...new Set(imputations.map(({ contract_key }) => contract_key))]
  for (const kind of ['purchase-order', 'account-statements'] as const) {
    const own = imputations.filter((one) => one.kind === kind)
    const rows = new Map(own.map((one) => [`${one.document_key}|${one.contract_key}`, one]))
    await upsert(client, documentLinksLoad(kind, 'supplier-contracts', 'to_id'), {
      rows: [...rows.values()].map(({ document_key, contract_key }) => ({
        from_key: document_key,
        to_key: contract_key,
      })),
      batch,
      parents: named,
    })
  }
  return counts.reduce(addCounts, noCounts)
}
