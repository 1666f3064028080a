import { Problem } from '@enlace/contract/core/problems.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'

/** The problem that somebody else decided before, with who, what and when. */
export function decidedBefore(who: string, state: string, at: string): Problem {
  return new Problem('decided-meanwhile', {
    quien: who,
    estado: state.toLowerCase(),
    fecha: formatInstant(new Date(at)),
  })
}
