// `npm run bench`: ratios against floors measured in the same run; docs/benchmarks.md says how and keeps the figures.
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureBulk } from './bulk-certificates.ts'
import { measureCertificates, promised } from './certificates.ts'
import { measureCompanies } from './company-size.ts'
import { measureDeskSearch } from './desk-search.ts'
import { lineOf, measureDocuments } from './documents.ts'
import { measureExports } from './exports.ts'
import { bombard } from './hostile.ts'
import { importFormats, measureImports } from './imports.ts'
import { runIngest } from './ingest-report.ts'
import { measureInvoices, promisedInvoices } from './invoices.ts'
import { measureList } from './list.ts'
import { measureLongList, type Frames } from './long-list.ts'
import { measurePages, type Weight } from './pages.ts'
import { measureReplica } from './replica.ts'
import { measureSearch } from './search.ts'

/** Random and hostile requests of one trial. */
const hostileRequests = 100_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`

async function inFolder<Result>(measure: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-bench-'))
  try {
    return await measure(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function sayWeight(page: string, { html, script, style }: Weight): void {
  say(
    `${page}: HTML ${kilobytes(html)}, JavaScript ${kilobytes(script)}, CSS beside the HTML ${kilobytes(style)}`,
  )
}

const wanted = new Set(process.argv.slice(2))

if (wanted.size === 0 || wanted.has('list')) {
  for (const { rows, ours, floor, ratio } of await inFolder(measureList)) {
    say(
      `List of 50 among ${rows.toLocaleString('en')} rows: ${ratio.toFixed(2)} times the floor ` +
        `(${ours.requestsPerSecond.toFixed(0)} against ${floor.requestsPerSecond.toFixed(0)} requests/s; ` +
        `median ${ours.median.toFixed(2)} ms, p99 ${ours.p99.toFixed(2)} ms)`,
    )
  }
}

// For docs/sharding.md: only when they are asked for by name.
if (wanted.has('replica')) {
  for (const { hasReplica, clock, primary, replica, share } of await measureReplica()) {
    say(
      `A list ${hasReplica ? 'with' : 'without'} a replica: ${clock.toFixed(1)} ms by the clock, ` +
        `${primary.toFixed(2)} ms of the primary's processor and ${replica.toFixed(2)} of the replica's, ` +
        `which answered ${(share * 100).toFixed(0)} of 100`,
    )
  }
}
if (wanted.has('company-size')) {
  for (const { name, suppliers, rows, bytes } of await inFolder(measureCompanies)) {
    say(
      `${name}: ${suppliers} suppliers, ${rows.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(1)} MB; a supplier ` +
        `${(rows / suppliers).toFixed(0)} rows, ${(bytes / 1000 / suppliers).toFixed(0)} kB; a row ${(bytes / rows).toFixed(0)} bytes`,
    )
  }
}

if (wanted.has('bulk-certificates')) {
  // Minutes of work, so only where it is asked for: `npm run bench -- bulk-certificates 10000`.
  const count = Number([...wanted].find((word) => /^\d+$/.test(word)) ?? 2000)
  const bulk = await inFolder((folder) => measureBulk(folder, count))
  say(
    `${bulk.count.toLocaleString('en')} certificates in the background: ${bulk.seconds.toFixed(0)} s, ` +
      `${bulk.processor.toFixed(1)} ms of processor each; ${bulk.early.toFixed(0)} MB after a tenth, ` +
      `${bulk.highest.toFixed(0)} MB at the highest after that`,
  )
}

if (wanted.size === 0 || wanted.has('pages')) {
  const pages = await inFolder(measurePages)
  sayWeight('Login', pages.login)
  sayWeight('Search, late content too', pages.search)
  sayWeight('Statements', pages.statements)
  say(
    `Login's largest paint on slow 4G: ${pages.ratio.toFixed(2)} times a static page ` +
      `(${pages.loginPaint.toFixed(0)} against ${pages.floorPaint.toFixed(0)} ms)`,
  )
  say(
    `The search's largest paint: ${pages.searchRatio.toFixed(2)} times the static login ` +
      `(${pages.searchPaint.toFixed(0)} ms)`,
  )
  say(`Statements' first rows on slow 4G, nothing cached: ${pages.rowsCold.toFixed(0)} ms`)
}

if (wanted.size === 0 || wanted.has('long-list')) {
  const measure = await inFolder(measureLongList)
  const frames = (what: string, { count, median, p95, longest }: Frames) =>
    say(
      `  ${what}: ${count} frames, median ${median.toFixed(0)} ms, 95 of 100 within ${p95.toFixed(0)} ms, longest ` +
        `${longest.toFixed(0)} ms`,
    )
  say(
    `"Ver todo" on ${measure.rows.toLocaleString('en')} rows, the processor slowed four times: first rows after ` +
      `${measure.firstRows.toFixed(0)} ms, all after ${(measure.allRows / 1000).toFixed(1)} s, ${measure.memory.toFixed(0)} MB`,
  )
  frames('frames of the page by the clock, while the wheel is turned', measure.scrolling)
  frames('pictures on the screen by the clock, in the same time', measure.pictures)
  frames("the page's own thread, processor time, while the wheel is turned", measure.work)
  say(
    `    of which ${Object.entries(measure.parts)
      .map(([part, spent]) => `${part} ${spent.toFixed(1)}`)
      .join(', ')} ms; all other threads ${measure.others.toFixed(1)} ms a picture, not slowed`,
  )
  frames("the page's own thread, processor time, for a jump", measure.jumps)
  say(`  load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`)
}

if (wanted.size === 0 || wanted.has('exports')) {
  for (const { format, rows, seconds, processor, ratio, floorSeconds, megabytes, memory } of await inFolder(
    measureExports,
  )) {
    say(
      `${rows.toLocaleString('en')} rows as ${format.toUpperCase()}: ${seconds.toFixed(2)} s (processor ${processor.toFixed(2)} s), ${ratio.toFixed(1)} times a bare ` +
        `COPY (${floorSeconds.toFixed(2)} s), ${megabytes.toFixed(1)} MB, ${memory.toFixed(0)} MB of memory`,
    )
  }
}

if (wanted.size === 0 || wanted.has('imports')) {
  const sizes = [...wanted].filter((word) => /^\d+$/.test(word)).map(Number)
  const formats = importFormats.filter((format) => wanted.has(format))
  await inFolder((folder) =>
    measureImports(
      folder,
      {
        sizes: sizes.length > 0 ? sizes : [100_000],
        formats: formats.length > 0 ? formats : importFormats,
      },
      ({ format, rows, megabytes, upload, check, load, again, floor, ratio, memory }) =>
        say(
          `${rows.toLocaleString('en')} invoices from ${format.toUpperCase()}, ${megabytes.toFixed(1)} MB: sent and looked into ` +
            `${upload.toFixed(1)} s, tried out ${check.toFixed(1)} s, loaded ${load.toFixed(1)} s, the same once more ` +
            `${again.toFixed(1)} s; ${ratio.toFixed(1)} times a bare COPY (${floor.toFixed(2)} s); ${memory.toFixed(0)} MB of memory`,
        ),
    ),
  )
}

if (wanted.size === 0 || wanted.has('invoices')) {
  const { many, large } = await inFolder(measureInvoices)
  say(
    `${many.count.toLocaleString('en')} signed electronic invoices of 20 lines, ${many.kilobytes.toFixed(0)} kB each, read and ` +
      `checked: ${many.processor.toFixed(1)} s of processor time, ${many.seconds.toFixed(1)} s by the clock`,
  )
  say(
    `A signed invoice of ${large.lines.toLocaleString('en')} lines, ${large.megabytes.toFixed(1)} MB: ${large.seconds.toFixed(1)} s, ` +
      `${large.memory.toFixed(0)} MB of memory above the program's own`,
  )
  const isKept = many.processor <= promisedInvoices.seconds && large.memory <= promisedInvoices.megabytes
  if (!isKept) process.exitCode = 1
}

// Minutes of work and gigabytes of disk: only when it is asked for by name, `npm run bench -- ingest 1000000`.
if (wanted.has('ingest')) await inFolder((folder) => runIngest(folder, [...wanted], say))

if (wanted.size === 0 || wanted.has('search')) {
  const documents = Number(process.env['DOCUMENTS'] ?? 1_000_000)
  say(`Among ${documents.toLocaleString('en')} documents, of others and of the one with most:`)
  for (const { question, other, big } of await inFolder((folder) => measureSearch(folder, documents))) {
    say(`  ${question}: ${other.toFixed(1)} ms, ${big.toFixed(1)} ms`)
  }
}

if (wanted.size === 0 || wanted.has('desk-search')) {
  say("The back office's search and its list of suppliers, among 5,001 suppliers:")
  for (const { question, search, list } of await inFolder(measureDeskSearch))
    say(`  ${question}: ${search.toFixed(1)} ms, ${list.toFixed(1)} ms`)
}

if (wanted.size === 0 || wanted.has('certificates')) {
  const { floor, drawn, signed, bytes, archive, memory } = await measureCertificates()
  const one = (what: string, spent: number) =>
    say(`${what}: ${spent.toFixed(1)} ms of processor time, ${(1000 / spent).toFixed(0)} a second and core`)
  one('An empty page with the same fonts', floor)
  one(`A certificate of one page, ${kilobytes(bytes.drawn)}`, drawn)
  one(`The same, signed on P-256, ${kilobytes(bytes.signed)}`, signed.curve)
  one('The same, signed with RSA of 2,048 bits', signed.rsa)
  say(`An archive of thirty signed certificates: ${archive.toFixed(2)} s`)
  say(
    `${memory.count.toLocaleString('en')} signed certificates: ${memory.early.toFixed(0)} MB held after a sixth of them, ` +
      `${memory.late.toFixed(0)} MB after all`,
  )
  const isKept =
    1000 / drawn >= promised.drawn && 1000 / Math.max(signed.curve, signed.rsa) >= promised.signed
  if (!isKept) process.exitCode = 1
}

// Millions of rows take their time and some gigabytes: only when it is asked for by name.
if (wanted.has('documents')) {
  const rows = Number(process.env['ROWS'] ?? 1_000_000)
  say(
    `Each list among ${rows.toLocaleString('en')} documents of its kind; ! is read from end to end, or too slow:`,
  )
  await inFolder((folder) =>
    measureDocuments(folder, rows, (measure) => {
      say(lineOf(measure))
      if (!measure.isKept) process.exitCode = 1
    }),
  )
}

// Not a measure but a trial, and a long one: only when it is asked for by name.
if (wanted.has('hostile')) {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  for (const hasLimits of [false, true]) {
    const report = await inFolder((folder) => bombard(folder, hostileRequests, seed, hasLimits))
    const { requests, seconds, statuses, findings } = report
    say(
      `${requests.toLocaleString('en')} hostile requests ${hasLimits ? 'from one address' : 'from as many addresses'} ` +
        `in ${seconds.toFixed(0)} s (seed ${seed}): ${JSON.stringify(statuses)}`,
    )
    for (const finding of findings) say(`  ${finding}`)
    if (findings.length > 0) process.exitCode = 1
  }
}
