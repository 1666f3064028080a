import { Problem } from '@enlace/contract/core/problems.ts'
import { TurnRefused } from './fair-turns.ts'

/** Seconds after which a place is usually free again. */
const seconds = 10

/** Converts a refusal of waiting work. @throws Problem `files-waiting` or `files-busy`. */
export async function refusedTurn<Made>(work: Promise<Made>): Promise<Made> {
  return work.catch((fault: unknown) => {
    if (!(fault instanceof TurnRefused)) throw fault
    throw new Problem(fault.whose === 'own' ? 'files-waiting' : 'files-busy', { seconds })
  })
}
