/** Milliseconds for which a slide is shown: what the company set, otherwise half a minute (spec 9). */
export function intervalOf(secondsTransition: number): number {
  return secondsTransition > 0 ? secondsTransition * 1000 : 30_000
}
