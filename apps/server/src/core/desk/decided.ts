import { Problem } from '@enlace/contract/core/problems'
import { formatInstant } from '@enlace/domain/calendar-date'

/** Says that somebody decided before: who, what and when. */
export function decidedBefore(who: string, state: string, at: string): Problem {
  return new Problem('decided-meanwhile', {
    quien: who,
    estado: state.toLowerCase(),
    fecha: formatInstant(new Date(at)),
  })
}
