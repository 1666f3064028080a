import { parseArgs } from 'node:util'

/** What is asked of a run. */
export interface Asked {
  /** Seconds of load; the scenes come once, and again while there is time. */
  readonly seconds: number
  readonly companies: number
  /** Whether it is measured instead of tested. */
  readonly figures: boolean
  /** Where the counts are written to. */
  readonly report: string | undefined
}

/** How it is called. */
export const usage = 'npm run cluster [-- --seconds 300] [--companies 4] [--figures] [--report file]'

/** Reads the words of the command line. @throws Error that says what was not understood. */
export function readArguments(words: readonly string[]): Asked {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seconds: { type: 'string', default: '0' },
      companies: { type: 'string', default: '4' },
      figures: { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  })
  const { seconds, companies, figures, report } = values
  if (!/^\d{1,5}$/.test(seconds)) throw new Error(`--seconds ${seconds} is no number of seconds`)
  if (!/^[1-9]\d?$/.test(companies)) throw new Error(`--companies ${companies} is no number of companies`)
  return { seconds: Number(seconds), companies: Number(companies), figures, report }
}
