import { randomUUID } from 'node:crypto'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import pg from 'pg'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { median, startProduct } from './product.ts'

const rows = 100_000
/** How much slower the processor is made. */
const slowdown = 4
/** Pixels that a gesture goes, and how many of them a second: as fast as a wheel is turned. */
const gesture = { distance: 24_000, speed: 6000 }
const gestures = 6

/** Of all frames in which the rows were scrolled, how long the middle one and the 95th of a hundred took, in milliseconds. */
export interface Frames {
  count: number
  median: number
  p95: number
  longest: number
}

/** "Ver todo" on a list of 100,000 rows. Times in milliseconds. */
export interface LongListMeasure {
  rows: number
  /** Until the first rows stood in the box, and until the last one had come, on an unhurried processor. */
  firstRows: number
  allRows: number
  /** Megabytes of JavaScript's own memory with all rows. */
  memory: number
  /** Scrolling by gestures, and jumping to somewhere else at each frame. */
  scrolling: Frames
  jumping: Frames
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
    await page.evaluate(() => location.assign('#/account-statements/0?todo=1'))
    await page.locator('[data-long] tbody tr[aria-rowindex]').first().waitFor()
    const firstRows = performance.now() - began
    await page.waitForFunction(isWhole, undefined, { timeout: 120_000 })
    const allRows = performance.now() - began
    const memory = await page.evaluate(usedMemory)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const scrolling = await scroll(page, cdp)
    const jumping = framesOf(await page.evaluate(jump))
    return { rows, firstRows, allRows, memory, scrolling, jumping }
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

async function scroll(page: Page, cdp: CDPSession): Promise<Frames> {
  const box = await page.locator('[data-long]').boundingBox()
  if (!box) throw new Error('The long list has a box')
  await page.locator('[data-long]').evaluate((frame) => frame.scrollIntoView())
  await page.evaluate(watchFrames)
  for (let turn = 0; turn < gestures; turn++) {
    const yDistance = turn % 3 === 2 ? gesture.distance : -gesture.distance
    await cdp.send('Input.synthesizeScrollGesture', {
      x: 640,
      y: 400,
      yDistance,
      speed: gesture.speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    })
  }
  return framesOf(await page.evaluate(endFrames))
}

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

// What follows runs in the page.

type Watching = { lengths: number[]; isOver: boolean }

function isWhole() {
  return !document.querySelector('[role=status]')?.textContent.includes('Cargando')
}

function usedMemory() {
  // Chromium alone tells it, by a name that no type knows.
  const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } }
  return memory.usedJSHeapSize / 1024 / 1024
}

function watchFrames() {
  const watching: Watching = { lengths: [], isOver: false }
  Object.assign(globalThis, { watching })
  let last = performance.now()
  const note = (now: number) => {
    watching.lengths.push(now - last)
    last = now
    if (!watching.isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

function endFrames() {
  // Put there by the function above.
  const { watching } = globalThis as unknown as { watching: Watching }
  watching.isOver = true
  return watching.lengths
}

function jump(): Promise<number[]> {
  const frame = document.querySelector('[data-long]')
  if (!frame) throw new Error('No long list')
  return new Promise((resolve) => {
    const lengths: number[] = []
    let last = performance.now()
    const go = (now: number) => {
      lengths.push(now - last)
      last = now
      frame.scrollTop = (lengths.length * 7_919_003) % frame.scrollHeight
      if (lengths.length < 120) requestAnimationFrame(go)
      else resolve(lengths.slice(1))
    }
    requestAnimationFrame(go)
  })
}
