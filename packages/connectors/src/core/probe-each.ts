import type { PulledKind } from '@enlace/domain/connections.ts'
import { ConnectorFault } from './fault.ts'
import type { ProbedKinds } from './record.ts'

/** Looks at one kind after another; what one of them alone lacks keeps nobody from the others. @throws ConnectorFault */
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
