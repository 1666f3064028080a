import type { TracingChannel, TracingChannelSubscribers } from 'node:diagnostics_channel'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '@enlace/database/database.ts'
import { batches } from '@enlace/database/driver/watched-batch.ts'
import type { Disk } from '../disk/disk.ts'
import {
  answered,
  signInsRefused,
  work,
  type AnsweredRequest,
  type RefusedAtDoor,
  type WatchedWork,
} from '../watch/channels.ts'
import { openStreams } from '../watch/open-streams.ts'
import { findWatchedQueues, type WatchedQueue } from './queues-queries.ts'

/** Bounds in seconds: lists take hundredths, reports and files whole seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Milliseconds for which the queues' figures are cached for several readers. */
const queuesGoodFor = 5000

/** The Prometheus metrics of this process, until they are stopped. */
export interface Metrics {
  readonly contentType: string
  /** Returns all metrics in Prometheus format. Without the database, only its own figures are missing. */
  read(): Promise<string>
  stop(): void
}

/** Starts the metrics. No label contains a company, a person or user input. */
export function startMetrics(db: Database, disk?: Disk): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const stops = [
    countRequests(registry),
    countBatches(registry),
    countWork(registry),
    countRefusals(registry),
  ]
  gaugeProcess(registry, db)
  if (disk) gaugeDisk(registry, disk)
  const readQueues = gaugeQueues(registry, db)
  return {
    contentType: registry.contentType,
    async read() {
      await readQueues()
      return registry.metrics()
    },
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}

function countRequests(registry: Registry): () => void {
  const registers = [registry]
  const total = new Counter({
    name: 'enlace_http_requests_total',
    help: 'Requests answered, by pattern of the route and class of the status',
    labelNames: ['origin', 'method', 'route', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'enlace_http_request_duration_seconds',
    help: 'From the first of a request to the end of its answer',
    labelNames: ['origin', 'method', 'route'],
    buckets,
    registers,
  })
  const onAnswered = (told: unknown) => {
    // The channel carries nothing else.
    const { origin, method, route = 'none', status, seconds } = told as AnsweredRequest
    total.inc({ origin, method, route, status: `${Math.floor(status / 100)}xx` })
    duration.observe({ origin, method, route }, seconds)
  }
  answered.subscribe(onAnswered)
  return () => answered.unsubscribe(onAnswered)
}

function countRefusals(registry: Registry): () => void {
  const registers = [registry]
  const total = new Counter({
    name: 'enlace_sign_ins_refused_total',
    help: 'Sign-ins that were refused, by door and reason',
    labelNames: ['door', 'reason'],
    registers,
  })
  const alarms = new Counter({
    name: 'enlace_sign_in_alarms_total',
    help: 'Bursts of refused sign-ins of which a company was told',
    registers,
  })
  const onRefused = (told: unknown) => {
    // The channel carries nothing else.
    const { door, reason, alarms: raised } = told as RefusedAtDoor
    total.inc({ door, reason })
    alarms.inc(raised)
  }
  signInsRefused.subscribe(onRefused)
  return () => signInsRefused.unsubscribe(onRefused)
}

function countBatches(registry: Registry): () => void {
  const duration = new Histogram({
    name: 'enlace_database_batch_duration_seconds',
    help: 'Round trips to the database, each with one or several statements',
    labelNames: ['outcome'],
    buckets: [0.001, 0.005, ...buckets],
    registers: [registry],
  })
  return timed(batches, (_, outcome, seconds) => duration.observe({ outcome }, seconds))
}

function countWork(registry: Registry): () => void {
  const duration = new Histogram({
    name: 'enlace_work_duration_seconds',
    help: 'Attempts at work that nobody waits for: jobs, mails, webhooks',
    labelNames: ['kind', 'name', 'outcome'],
    buckets: [0.05, 0.5, 2.5, 10, 60, 600],
    registers: [registry],
  })
  return timed(work, (told, thrown, seconds) => {
    duration.observe({ kind: told.kind, name: told.name, outcome: outcomeOf(told, thrown) }, seconds)
  })
}

/** A mail returns its outcome, a webhook its HTTP status; a job throws or succeeds. */
function outcomeOf({ kind, result }: WatchedWork, thrown: Outcome): string {
  if (thrown === 'failed' || kind === 'job') return thrown
  if (typeof result === 'string') return result === 'sent' ? 'done' : result
  const status = typeof result === 'object' && result !== null && 'status' in result ? result.status : null
  return typeof status === 'number' && status >= 200 && status < 300 ? 'done' : 'failed'
}

type Outcome = 'done' | 'failed'

/** Calls back at the end of each event of a channel, with its outcome and duration. */
function timed<Told extends object>(
  channel: TracingChannel<unknown, Told>,
  onEnd: (told: Told, outcome: Outcome, seconds: number) => void,
): () => void {
  const begins = new WeakMap<object, number>()
  const subscribers: TracingChannelSubscribers<Told> = {
    start: (told) => void begins.set(told, performance.now()),
    end: () => undefined,
    asyncStart: () => undefined,
    error: () => undefined,
    asyncEnd: (told) => {
      const begin = begins.get(told)
      if (begin === undefined) return
      onEnd(told, told.error === undefined ? 'done' : 'failed', (performance.now() - begin) / 1000)
    },
  }
  channel.subscribe(subscribers)
  return () => {
    channel.unsubscribe(subscribers)
  }
}

function gaugeProcess(registry: Registry, db: Database): void {
  const pools = new Gauge({
    name: 'enlace_database_pool_connections',
    help: 'Connections of this process to the database: open, free, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [pool, use] of Object.entries(db.poolUse)) {
        for (const [state, count] of Object.entries(use)) this.set({ pool, state }, count)
      }
    },
  })
  const streams = new Gauge({
    name: 'enlace_live_streams',
    help: 'Streams over which this process tells news',
    registers: [],
    collect() {
      this.set(openStreams.size)
    },
  })
  for (const gauge of [pools, streams]) registry.registerMetric(gauge)
  if (db.replicaFigures !== undefined) countReplica(registry, db)
}

function countReplica(registry: Registry, db: Database): void {
  const reads = new Counter({
    name: 'enlace_replica_reads_total',
    help: 'Lists and files that were to be read at the replica, by where they were: replica, primary',
    labelNames: ['at'],
    registers: [],
    collect() {
      this.reset()
      this.inc({ at: 'replica' }, db.replicaFigures?.reads)
      this.inc({ at: 'primary' }, db.replicaFigures?.misses)
    },
  })
  const up = new Gauge({
    name: 'enlace_replica_up',
    help: 'Whether the replica is asked: not just after it was away or behind',
    registers: [],
    collect() {
      this.set(db.replicaFigures?.isAsked === true ? 1 : 0)
    },
  })
  for (const metric of [reads, up]) registry.registerMetric(metric)
}

function gaugeDisk(registry: Registry, disk: Disk): void {
  const free = new Gauge({
    name: 'enlace_disk_free_bytes',
    help: 'Room that is left on the disks of this node, and of the quota of the database',
    labelNames: ['place'],
    registers: [],
    async collect() {
      for (const { place, free: bytes } of await disk.places()) this.set({ place }, bytes)
    },
  })
  const size = new Gauge({
    name: 'enlace_disk_size_bytes',
    help: 'All room of these places',
    labelNames: ['place'],
    registers: [],
    async collect() {
      for (const { place, total } of await disk.places()) this.set({ place }, total)
    },
  })
  for (const gauge of [free, size]) registry.registerMetric(gauge)
}

/**
 * The queues belong to the installation: every process reports the same figures, so summing them over processes is
 * meaningless.
 */
function gaugeQueues(registry: Registry, db: Database): () => Promise<void> {
  const registers = [registry]
  const up = new Gauge({ name: 'enlace_database_up', help: 'Whether the database answers', registers })
  const size = new Gauge({
    name: 'enlace_queue_size',
    help: 'Work of all companies, by queue: waiting, later, running, given_up',
    labelNames: ['queue', 'state'],
    registers,
  })
  const oldest = new Gauge({
    name: 'enlace_queue_oldest_seconds',
    help: 'For how long the oldest work that is due has waited',
    labelNames: ['queue'],
    registers,
  })
  let goodUntil = 0
  let asking: Promise<void> | undefined
  const show = (queues: readonly WatchedQueue[]) => {
    up.set(queues.length > 0 ? 1 : 0)
    if (queues.length === 0) [size, oldest].map((gauge) => gauge.reset())
    for (const { queue, waiting, later, running, given_up, oldest_seconds } of queues) {
      for (const [state, count] of Object.entries({ waiting, later, running, given_up }))
        size.set({ queue, state }, Number(count))
      oldest.set({ queue }, oldest_seconds)
    }
  }
  const ask = async () => {
    show(await findWatchedQueues(db).catch(() => []))
    goodUntil = Date.now() + queuesGoodFor
    asking = undefined
  }
  return () => (Date.now() < goodUntil ? Promise.resolve() : (asking ??= ask()))
}
