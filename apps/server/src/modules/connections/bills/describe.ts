import { BillRefusal, type BillRefusalReason } from '@enlace/connectors/core/bill.ts'
import type { ConnectorFault } from '@enlace/connectors/core/fault.ts'
import { billRefusalTexts } from '@enlace/contract/connections/bills/texts.ts'
import { connectionSystemTexts } from '@enlace/contract/connections/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ConnectionSystem } from '@enlace/domain/connections.ts'
import { describeConnectorFault } from '../describe.ts'

// A reason without a sentence does not compile.
const refusals: Readonly<Record<BillRefusalReason, string>> = billRefusalTexts

/** Returns the sentence for a bill that an ERP did not take. */
export function describeBillFault(fault: BillRefusal | ConnectorFault, system: ConnectionSystem): string {
  const values = { ...fault.values, erp: connectionSystemTexts[system] }
  if (fault instanceof BillRefusal) return fill(refusals[fault.reason], values)
  return fault.reason === 'right-missing'
    ? fill(billRefusalTexts['right-missing'], values)
    : describeConnectorFault(fault)
}
