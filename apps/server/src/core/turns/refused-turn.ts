import { Problem } from '@enlace/contract/core/problems.ts'
import { TurnRefused } from './fair-turns.ts'

/** Seconds after which a place is free again, as a rule. */
const seconds = 10

/** What comes of work that waits for a turn. @throws Problem `files-waiting` or `files-busy` where it is not taken up. */
export async function refusedTurn<Made>(work: Promise<Made>): Promise<Made> {
  return work.catch((fault: unknown) => {
    if (!(fault instanceof TurnRefused)) throw fault
    throw new Problem(fault.whose === 'own' ? 'files-waiting' : 'files-busy', { seconds })
  })
}
