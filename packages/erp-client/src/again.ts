import { setTimeout as pause } from 'node:timers/promises'
import { ErpProblem } from './problem.ts'

/** How often something is tried, and how long is waited between two times. */
export interface Patience {
  attempts: number
  /** Milliseconds before the second attempt; each further one waits twice as long, up to the longest. */
  first: number
  longest: number
}

/** Does something until it is answered: again where nobody answered, too much was asked or the portal failed. */
export async function again<Answer>(
  { attempts, first, longest }: Patience,
  act: () => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (fault) {
      const problem = fault instanceof ErpProblem ? fault : undefined
      if (!problem?.isPassing || attempt >= attempts) throw fault
      const doubled = Math.min(longest, first * 2 ** (attempt - 1))
      // Programs that failed at once do not come back at once.
      const wait = Math.max((problem.seconds ?? 0) * 1000, doubled) * (1 + Math.random() / 4)
      await pause(wait)
    }
  }
}
