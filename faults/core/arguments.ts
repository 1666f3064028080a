import { parseArgs } from 'node:util'

/** The databases on which a fault is tried out. */
export const engineNames = ['embedded', 'server'] as const
export type EngineName = (typeof engineNames)[number]

/** What is asked of a run. */
export interface Asked {
  /** The faults; all of them where none is named. */
  readonly faults: readonly string[]
  readonly times: number
  readonly engines: readonly EngineName[]
}

/** How the suite is called. */
export const usage = 'npm run faults [-- fault…] [--times 50] [--engine embedded|server]'

/** Reads the words of the command line. @throws Error that says what was not understood. */
export function readArguments(words: readonly string[], known: readonly string[]): Asked {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { times: { type: 'string', default: '50' }, engine: { type: 'string' } },
    allowPositionals: true,
  })
  const stranger = positionals.find((name) => !known.includes(name))
  if (stranger !== undefined) throw new Error(`There is no fault ${stranger}: ${known.join(', ')}`)
  if (!/^[1-9]\d{0,3}$/.test(values.times)) throw new Error(`--times ${values.times} is no number of times`)
  const engines = engineNames.filter((name) => values.engine === undefined || values.engine === name)
  if (engines.length === 0) throw new Error(`--engine ${values.engine} is none of ${engineNames.join(', ')}`)
  return { faults: positionals.length > 0 ? positionals : known, times: Number(values.times), engines }
}
