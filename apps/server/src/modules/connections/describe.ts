import type { ConnectorFault, ConnectorFaultReason } from '@enlace/connectors/core/fault.ts'
import type { Unmapped } from '@enlace/connectors/core/record.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { connectorFaultTexts, unmappedTexts } from '@enlace/contract/connections/texts.ts'

// A reason without its sentence does not compile.
const faults: Readonly<Record<ConnectorFaultReason, string>> = connectorFaultTexts
const unmapped: Readonly<Record<Unmapped['reason'], string>> = unmappedTexts

/** The sentence that a person reads where an ERP did not answer. */
export function describeConnectorFault({ reason, values }: ConnectorFault): string {
  return fill(faults[reason], values).trim()
}

/** The sentence that a person reads for a record of an ERP that has no place here. */
export function describeUnmapped({ reason }: Unmapped): string {
  return unmapped[reason]
}
