import type { PulledKind } from '@enlace/domain/connections.ts'
import { ConnectorFault } from './fault.ts'
import type { ProbedKinds } from './record.ts'

/** Probes one kind after another; a failure of one kind does not prevent the others. @throws ConnectorFault */
export async function probeEach(
  kinds: readonly PulledKind[],
  count: (kind: PulledKind) => Promise<number>,
): Promise<ProbedKinds> {
  const counts: Partial<Record<PulledKind, number>> = {}
  const faults: Partial<Record<PulledKind, ConnectorFault>> = {}
  for (const kind of kinds) {
    try {
      counts[kind] = await count(kind)
    } catch (fault) {
      if (!(fault instanceof ConnectorFault) || !fault.isOfKind) throw fault
      faults[kind] = fault
    }
  }
  return { counts, faults }
}
