// `npm run bench`: ratios against floors measured in the same run; docs/benchmarks.md says how and keeps the figures.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureList } from './list.ts'

const folder = await mkdtemp(join(tmpdir(), 'enlace-bench-'))
try {
  const measures = await measureList(folder)
  for (const { rows, ours, floor, ratio } of measures) {
    process.stdout.write(
      `${rows.toLocaleString('en')} rows: ${ratio.toFixed(2)} times the floor ` +
        `(${ours.requestsPerSecond.toFixed(0)} against ${floor.requestsPerSecond.toFixed(0)} requests/s; ` +
        `median ${ours.median.toFixed(2)} ms, p99 ${ours.p99.toFixed(2)} ms)\n`,
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
