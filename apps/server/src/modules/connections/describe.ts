import type { ConnectorFault, ConnectorFaultReason } from '@enlace/connectors/core/fault.ts'
import type { Unmapped } from '@enlace/connectors/core/record.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { connectorFaultTexts, unmappedTexts } from '@enlace/contract/connections/texts.ts'

// A reason without a sentence does not compile.
const faults: Readonly<Record<ConnectorFaultReason, string>> = connectorFaultTexts
const unmapped: Readonly<Record<Unmapped['reason'], string>> = unmappedTexts

/** Returns the sentence for a fault of an ERP. */
export function describeConnectorFault({ reason, values }: ConnectorFault): string {
  return fill(faults[reason], values).trim()
}

/** Returns the sentence for an ERP record that cannot be mapped. */
export function describeUnmapped({ reason }: Unmapped): string {
  return unmapped[reason]
}
