/** Starts to measure; each call of the answer tells the milliseconds since then. */
export function stopwatch(): () => number {
  const begin = performance.now()
  return () => performance.now() - begin
}

/** A duration as a reader wants it: `0.4 s`, `75 s`. */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} s`
}
