import { randomUUID } from 'node:crypto'
import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test'
import pg from 'pg'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { type TracedFrame, traceFrames } from './frame-trace.ts'
import { median, startProduct } from './product.ts'

const rows = 100_000
/** How much slower the processor is made. */
const slowdown = 4
/** A wheel turned fast: pixels of a notch, milliseconds from one to the next (2,000 px/s), and how many. */
const notch = { distance: 120, pause: 60, count: 100 }
/** Jumps to somewhere else. */
const jumps = 40

/** Of all frames, how long the middle one and the 95th of a hundred took, in milliseconds. */
export interface Frames {
  count: number
  median: number
  p95: number
  longest: number
}

/** "Ver todo" on a list of 100,000 rows. Times in milliseconds. */
export interface LongListMeasure {
  rows: number
  /** Until the first rows was in the box, and until the last one had come, on an unhurried processor. */
  firstRows: number
  allRows: number
  /** Megabytes of JavaScript's own memory with all rows. */
  memory: number
  /** From one frame of the page to the next by the clock, slowed, while the wheel was turned; other work is in it. */
  scrolling: Frames
  /** From one picture on the screen to the next in the same time: the compositor does not wait for the page. */
  pictures: Frames
  /** Processor time of the page's own thread for a frame that brought rows, times the slowdown, and its middle parts. */
  work: Frames
  parts: Partial<Record<keyof TracedFrame, number>>
  /** Processor time of all other threads for each picture, not slowed: drawn in software here. */
  others: number
  /** As `work`, for a jump to somewhere else. */
  jumps: Frames
}

/** Measures how a list of 100,000 pending invoices comes and scrolls in a browser whose processor is slowed four times. */
export async function measureLongList(folder: string): Promise<LongListMeasure> {
  const product = await startProduct(folder, true)
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
  })
  try {
    await seed(folder)
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'es-CO' })
    const cdp = await page.context().newCDPSession(page)
    await signIn(page, `http://localhost:${product.port}`)
    const began = performance.now()
    await page.evaluate(`location.assign('#/account-statements/0?todo=1')`)
    await page.locator('[data-long] tbody tr[aria-rowindex]').first().waitFor()
    const firstRows = performance.now() - began
    // Asked for by the debugger: the page's own security policy lets no text be run.
    while (!(await page.evaluate<boolean>(isWhole))) await page.waitForTimeout(100)
    const allRows = performance.now() - began
    const memory = await page.evaluate<number>(usedMemory)
    await page.evaluate(`document.querySelector('[data-long]').scrollIntoView()`)
    await page.mouse.move(640, 400)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const slowed = await scrollSlowed(browser, page, cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const wheel = await traceFrames(browser, page, () => turnWheel(cdp))
    const jumped = await traceFrames(browser, page, () => jump(page))
    return {
      rows,
      firstRows,
      allRows,
      memory,
      ...slowed,
      work: workOf(wheel.frames),
      parts: Object.fromEntries(
        parts.map((part) => [part, slowdown * median(wheel.frames.map((one) => one[part]))]),
      ),
      others: wheel.others,
      jumps: workOf(jumped.frames),
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** The demo's supplier is owed as many invoices more. */
async function seed(folder: string): Promise<void> {
  const embedded = await startEmbedded({ folder, purpose: 'command' })
  const client = new pg.Client({ connectionString: embedded.adminUrl })
  await client.connect()
  try {
    await client.query(
      `insert into account_statements (company_id, third_party_id, third_id, erp_key, factura_cliente, condicion_pago,
         fecha_factura, fecha_vencimiento, fecha_estimada_pago, estado_programacion_pago, valor_facturado, saldo_total)
       select m.company_id, m.third_party_id, b.id, $2 || n, 'LARGA-' || n, '45 días', current_date - n % 400,
              current_date - n % 400 + 45, case when n % 3 = 0 then current_date + n % 30 end,
              case when n % 3 = 0 then 'programada' else 'sin_programar' end, 1000 + n * 37 % 99999991,
              1000 + n * 37 % 99999991
         from identities i join memberships m on m.identity_id = i.id
         join lateral (select min(id) as id from branch_accounts b
                        where b.company_id = m.company_id and b.third_party_id = m.third_party_id) b on true,
              generate_series(1, $1::int) n
        where i.email = 'proveedor@demo.co' and m.company_id = 1`,
      [rows, randomUUID()],
    )
    await client.query('vacuum analyze account_statements')
  } finally {
    await client.end()
    await embedded.stop()
  }
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/#/login`)
  await page.locator('input[type=email]').fill('proveedor@demo.co')
  await page.locator('input[type=password]').fill('Demo2026*')
  await page.keyboard.press('Enter')
  await page.locator('table tbody tr[data-linked]').first().waitFor()
}

const parts = ['script', 'style', 'layout', 'prePaint', 'paint', 'layers'] as const

/** Turns the wheel at a person's pace, whether or not the page keeps up. */
async function turnWheel(cdp: CDPSession): Promise<void> {
  const turned: Promise<unknown>[] = []
  for (let turn = 0; turn < notch.count; turn++) {
    const wheel = { type: 'mouseWheel', x: 640, y: 400, deltaX: 0, deltaY: notch.distance } as const
    turned.push(cdp.send('Input.dispatchMouseEvent', wheel))
    await new Promise((resolve) => setTimeout(resolve, notch.pause))
  }
  await Promise.all(turned)
}

async function scrollSlowed(browser: Browser, page: Page, cdp: CDPSession) {
  await page.evaluate(watchFrames)
  await turnWheel(cdp)
  const scrolling = framesOf(await page.evaluate<number[]>(endFrames))
  const { drawn } = await traceFrames(browser, page, () => turnWheel(cdp))
  return { scrolling, pictures: framesOf(drawn) }
}

async function jump(page: Page): Promise<void> {
  for (let turn = 1; turn <= jumps; turn++) {
    await page.evaluate(`new Promise((resolve) => {
      const frame = document.querySelector('[data-long]')
      frame.scrollTop = (${turn} * 7919003) % frame.scrollHeight
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })`)
  }
}

const workOf = (frames: readonly TracedFrame[]) =>
  framesOf(frames.map(({ processor }) => processor * slowdown))

function framesOf(lengths: readonly number[]): Frames {
  const sorted = lengths.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return {
    count: sorted.length,
    median: median(sorted),
    p95: at(0.95) ?? Number.NaN,
    longest: at(1) ?? Number.NaN,
  }
}

// What follows runs in the page, as text.

const isWhole = `![...document.querySelectorAll('[role=status]')].some((one) => one.textContent.includes('Cargando'))`
const usedMemory = `performance.memory.usedJSHeapSize / 1024 / 1024`

const watchFrames = `(() => {
  const watching = (globalThis.watching = { lengths: [], isOver: false })
  let last = performance.now()
  const note = (now) => {
    watching.lengths.push(now - last)
    last = now
    if (!watching.isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
})()`

const endFrames = `(() => {
  watching.isOver = true
  return watching.lengths
})()`
