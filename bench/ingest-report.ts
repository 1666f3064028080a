import { availableParallelism, loadavg } from 'node:os'
import type { ReadTimes } from './ingest-readers.ts'
import { measureIngest, type IngestMeasure } from './ingest.ts'
import { median } from './product.ts'

/** The share of bare `COPY` that a load of new rows has to reach, and what it may take beside idle. */
const wantedShare = 0.45
const mostMemory = 300

/** Measures loads against bare `COPY` and says what came of it; numbers among the words are how many rows and how often. */
export async function runIngest(
  folder: string,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [rows = 1_000_000, rounds = 3] = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const measures: IngestMeasure[] = []
  await measureIngest(
    folder,
    { rows, rounds },
    (measure) => {
      measures.push(measure)
      say(lineOf([measure]))
    },
    ({ what, before, during }) => {
      say(
        `Readers beside ${what}: before ${waits(before)}; during ${waits(during)}; p99 ${times(during.p99 / before.p99)}`,
      )
    },
  )
  say(`Medians of ${rounds}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}:`)
  for (const all of Map.groupBy(measures, ({ what }) => what).values()) say(lineOf(all))
  const isKept = measures.every(
    ({ what, memory, ...measure }) =>
      memory <= mostMemory && (!what.endsWith('all new') || shareOf(measure) >= wantedShare),
  )
  if (!isKept) process.exitCode = 1
}

function lineOf(takes: readonly IngestMeasure[]): string {
  const of = (value: (take: IngestMeasure) => number) => median(takes.map(value))
  const [first] = takes
  const rows = first?.rows ?? 0
  const [seconds, floor] = [of((take) => take.seconds), of(({ floor }) => floor.seconds)]
  return (
    `${rows.toLocaleString('en')} rows, ${first?.what}: ${seconds.toFixed(1)} s, ${thousands(rows / seconds)} rows/s; ` +
    `bare COPY ${floor.toFixed(1)} s, ${thousands(rows / floor)} rows/s; share ${percent(of(shareOf))} by the clock, ` +
    `${percent(of(({ floor, processor }) => floor.processor / processor))} by processors ` +
    `(${of(({ processor }) => processor).toFixed(1)} against ${of(({ floor }) => floor.processor).toFixed(1)} s); ` +
    `${of(({ memory }) => memory).toFixed(0)} MB above idle`
  )
}

const shareOf = ({ floor, seconds }: Pick<IngestMeasure, 'floor' | 'seconds'>) => floor.seconds / seconds
const percent = (share: number) => `${(share * 100).toFixed(0)} %`
const thousands = (count: number) => Math.round(count).toLocaleString('en')
const times = (ratio: number) => `${ratio.toFixed(2)} times`
const waits = ({ median: middle, p99, longest, count }: ReadTimes) =>
  `median ${middle.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms of ${count}`
