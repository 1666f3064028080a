import { setTimeout as pause } from 'node:timers/promises'
import { ErpProblem } from './problem.ts'

/** How many attempts are made, and the waiting time between them. */
export interface Patience {
  attempts: number
  /** Milliseconds before the second attempt; each further one waits twice as long, up to the maximum. */
  first: number
  longest: number
}

/** Retries a request while the server is unreachable, overloaded or failing. */
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
      // Random delays, so that clients that failed together do not retry together.
      const wait = Math.max((problem.seconds ?? 0) * 1000, doubled) * (1 + Math.random() / 4)
      await pause(wait)
    }
  }
}
