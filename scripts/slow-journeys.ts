type Suite = { file: string; suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; line: number; tests: { projectName: string; results: { duration: number }[] }[] }

/** How long a journey took, over all its tries and in the last one, and its part of what all took together. */
export type JourneyTime = { name: string; tries: number; milliseconds: number; last: number; share: number }

/** The part of the whole stage that one journey may take; the longest of the full run takes under 2 %. */
const MOST = 0.04
/** Fewer journeys are a selection, in which one may take any part. */
const FULL_RUN = 100
const SHOWN = 5

/**
 * The journeys of Playwright's JSON report that took longest, those that take too large a part of a full run, and those that
 * were tried more than once.
 */
export function slowestJourneys(json: string): Record<'slowest' | 'tooSlow' | 'retried', JourneyTime[]> {
  const report: { suites: Suite[] } = JSON.parse(json)
  const times = report.suites.flatMap(timesIn).toSorted((one, other) => other.milliseconds - one.milliseconds)
  const all = times.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const shared = times.map((time) => ({ ...time, share: all === 0 ? 0 : time.milliseconds / all }))
  return {
    slowest: shared.slice(0, SHOWN),
    // A try that failed waited for what did not come: that is no time of the journey.
    tooSlow: times.length < FULL_RUN ? [] : shared.filter(({ last }) => last / all > MOST),
    retried: shared.filter(({ tries }) => tries > 1),
  }
}

/** A journey's time as a reader wants it: `31 s (1.6 %) wide company-begins.journey.ts:77`. */
export function readableTime({ name, milliseconds, share }: JourneyTime): string {
  return `${Math.round(milliseconds / 1000)} s (${(share * 100).toFixed(1)} %) ${name}`
}

/** What a full run says about journeys that take too large a part of it. */
export function tooSlowReport(tooSlow: JourneyTime[]): string {
  const lines = tooSlow.map((time) => `${readableTime(time)}\n`)
  return `A journey may take ${MOST * 100} % of the stage; split or shorten:\n${lines.join('')}`
}

/** What a stage says of journeys that failed and then passed. */
export const retriedNote = (retried: JourneyTime[]) =>
  `at the second try: ${retried.map(({ name }) => name).join(', ') || 'none'}`

function timesIn({ file, suites = [], specs = [] }: Suite): Omit<JourneyTime, 'share'>[] {
  const own = specs.flatMap(({ line, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${projectName} ${file}:${line}`,
      tries: results.length,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      last: results.at(-1)?.duration ?? 0,
    })),
  )
  return [...own, ...suites.flatMap(timesIn)]
}
