import type { Browser, Page } from '@playwright/test'

/** What the page's own thread did for one frame, in milliseconds. */
export interface TracedFrame {
  /** From this frame's beginning to the next one's, by the clock. */
  interval: number
  /** All its tasks in it, by the clock; the rest is processor time: all of it, and parts of that by what they were for. */
  busy: number
  processor: number
  script: number
  style: number
  layout: number
  prePaint: number
  paint: number
  layers: number
}

/** What a trace tells of a time in which a page was scrolled. */
export interface FrameTrace {
  /** Those in which something was laid out. */
  frames: TracedFrame[]
  /** From one picture of the compositor to the next, by the clock: it scrolls without waiting for the page's own thread. */
  drawn: number[]
  /** Processor time of all other threads for each picture: they draw in software where there is no graphics processor. */
  others: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

const kinds: Readonly<Record<string, keyof TracedFrame>> = {
  FunctionCall: 'script',
  EvaluateScript: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  'V8.GC_MC_INCREMENTAL': 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'prePaint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'layers',
}

const task = 'ThreadControllerImpl::RunTask'
const frameBegins = 'ProxyMain::BeginMainFrame'

/** Traces what the browser does while the page is acted upon. */
export async function traceFrames(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<FrameTrace> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'toplevel', 'cc'],
  })
  await act()
  return readTrace(JSON.parse((await browser.stopTracing()).toString()).traceEvents)
}

function readTrace(events: readonly TraceEvent[]): FrameTrace {
  const sorted = events.toSorted((one, other) => one.ts - other.ts)
  const begins = sorted.filter(({ name }) => name === frameBegins)
  const own = busiest(begins)
  const isOwn = ({ pid, tid }: TraceEvent) => own?.pid === pid && own.tid === tid
  // A frame begins with the task that does its work.
  const tasks = sorted.filter((event) => isOwn(event) && event.name === task && event.ph === 'X')
  const starts = tasks
    .filter(({ ts, dur = 0 }) =>
      begins.some((begin) => isOwn(begin) && begin.ts >= ts && begin.ts < ts + dur),
    )
    .map(({ ts }) => ts)
    .filter((ts, place, all) => ts !== all[place - 1])
  const first = starts[0] ?? 0
  const last = starts.at(-1) ?? 0
  const frames = starts.slice(1).map((end, place) => emptyFrame(end - (starts[place] ?? end)))
  const mainTasks = sorted.filter((event) => isOwn(event) && event.ph === 'X')

  let place = 0
  const open: { end: number; kind: keyof TracedFrame | undefined }[] = []
  for (const event of mainTasks) {
    if (event.ts < first || event.ts >= last) continue
    while ((starts[place + 1] ?? Infinity) <= event.ts) place++
    const frame = frames[place]
    if (!frame) continue
    while ((open.at(-1)?.end ?? Infinity) <= event.ts) open.pop()
    const spent = (event.tdur ?? 0) / 1000
    if (event.name === task) {
      if (open.some(({ kind }) => kind === 'processor')) continue
      frame.busy += (event.dur ?? 0) / 1000
      frame.processor += spent
      open.push({ end: event.ts + (event.dur ?? 0), kind: 'processor' })
      continue
    }
    const kind = kinds[event.name]
    if (!kind) continue
    // Layout that a script asks for counts as layout, not as script too.
    const around = open.findLast((one) => one.kind !== 'processor')?.kind
    if (around === kind) continue
    if (around) frame[around] -= spent
    frame[kind] += spent
    open.push({ end: event.ts + (event.dur ?? 0), kind })
  }

  const inside = sorted.filter(({ ts }) => ts >= first && ts < last)
  const draws = inside
    .filter(({ name, pid }) => name === 'ProxyImpl::ScheduledActionDraw' && pid === own?.pid)
    .map(({ ts }) => ts)
  const others = inside
    .filter((event) => event.name === task && !isOwn(event))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  return {
    frames: frames.filter(({ layout }) => layout > 0),
    drawn: draws.slice(1).map((ts, index) => (ts - (draws[index] ?? ts)) / 1000),
    others: others / Math.max(1, draws.length),
  }
}

const emptyFrame = (length: number): TracedFrame => ({
  interval: length / 1000,
  busy: 0,
  processor: 0,
  script: 0,
  style: 0,
  layout: 0,
  prePaint: 0,
  paint: 0,
  layers: 0,
})

/** The thread that began most frames: the page's own. */
function busiest(begins: readonly TraceEvent[]): TraceEvent | undefined {
  const counts = Map.groupBy(begins, ({ pid, tid }) => `${pid} ${tid}`)
  return [...counts.values()].toSorted((one, other) => other.length - one.length)[0]?.[0]
}
