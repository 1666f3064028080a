const steps: Record<'across' | 'down', Readonly<Record<string, -1 | 1>>> = {
  across: { ArrowLeft: -1, ArrowRight: 1 },
  down: { ArrowUp: -1, ArrowDown: 1 },
}

/**
 * Where a key leads in a row of things, round its ends: the arrows to the neighbours, Home and End to the first and
 * last; nowhere for any other key.
 */
export function nextPlace(
  key: string,
  place: number,
  count: number,
  direction: 'across' | 'down',
): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[direction][key]
  if (step === undefined) return undefined
  if (place < 0) return step > 0 ? 0 : count - 1
  return (place + step + count) % count
}
