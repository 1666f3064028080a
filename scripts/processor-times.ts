/** A test file, and the processor time that its process spent on it. */
export type FileTime = { file: string; seconds: number }

/**
 * The share of a whole run that one file may take. Two processes work on the files, so a file of a tenth lasts a fifth of
 * the stage's clock: beyond that it is what the stage waits for, however quick the others become.
 */
const MOST_SHARE = 0.1

/** Fewer files than this are no whole run, and shares of them say nothing. */
const FILES_OF_A_RUN = 100

/** Reads what `packages/testing/src/processor-time.ts` noted, one line of JSON a file; a retried file counts once more. */
export function readTimes(notes: string, root: string): FileTime[] {
  const times = new Map<string, number>()
  for (const line of notes.split('\n').filter((text) => text !== '')) {
    const { file, seconds }: FileTime = JSON.parse(line)
    const path = file.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '')
    times.set(path, (times.get(path) ?? 0) + seconds)
  }
  return [...times]
    .map(([file, seconds]) => ({ file, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds)
}

/** The slowest files in a line to read. */
export function slowestOf(times: FileTime[], count = 5): string {
  const total = sumOf(times)
  return times
    .slice(0, count)
    .map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s (${Math.round((100 * seconds) / total)} %)`)
    .join(', ')
}

/** One line for each file that takes more than its share of a whole run. */
export function overShare(times: FileTime[]): string[] {
  if (times.length < FILES_OF_A_RUN) return []
  const total = sumOf(times)
  return times
    .filter(({ seconds }) => seconds > MOST_SHARE * total)
    .map(
      ({ file, seconds }) =>
        `${file}: ${seconds.toFixed(0)} s of processor time, more than a tenth of the run's ${total.toFixed(0)} s`,
    )
}

function sumOf(times: FileTime[]): number {
  return times.reduce((sum, { seconds }) => sum + seconds, 0)
}
