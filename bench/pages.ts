import { createServer } from 'node:http'
import { once } from 'node:events'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/chromium.ts'
import { untilCalm } from '../scripts/until-calm.ts'
import { median, startProduct } from './product.ts'

/** Run in the page, as text: when its largest content was painted. */
const largestPaintOfPage = `new Promise((resolve) => new PerformanceObserver((list) =>
  resolve(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))`

/** Slow 4G as the common page audits define it: 150 ms a round trip, 1.6 Mbit/s down, 0.75 up. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const rounds = 11

/** Bytes that a page took over the network, compressed, by kind. */
export interface Weight {
  html: number
  script: number
  style: number
}

/** What the pages weigh and how soon they are there. Times are medians in milliseconds on slow 4G, nothing cached. */
export interface PageMeasures {
  login: Weight
  search: Weight
  statements: Weight
  loginPaint: number
  searchPaint: number
  floorPaint: number
  ratio: number
  searchRatio: number
  rowsCold: number
}

/** Measures login and statements of the demo company, and the login beside a static page of the same look. */
export async function measurePages(folder: string): Promise<PageMeasures> {
  const product = await startProduct(folder, true)
  const origin = `http://localhost:${product.port}`
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const floor = await serveStatic(origin)
    try {
      const ours: number[] = []
      const searches: number[] = []
      const floors: number[] = []
      for (let round = 0; round < rounds; round++) {
        ours.push(await largestPaint(browser, `${origin}/#/login`))
        searches.push(await largestPaint(browser, `${origin}/#/search-company`))
        floors.push(await largestPaint(browser, `http://localhost:${floor.port}/`))
      }
      const ratioOf = (paints: number[]) =>
        median(paints.map((value, round) => value / (floors[round] ?? Number.NaN)))
      return {
        login: await weigh(browser, `${origin}/#/login`),
        search: await weigh(browser, `${origin}/#/search-company`),
        ...(await statements(browser, origin)),
        loginPaint: median(ours),
        searchPaint: median(searches),
        floorPaint: median(floors),
        ratio: ratioOf(ours),
        searchRatio: ratioOf(searches),
      }
    } finally {
      floor.close()
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** The login's own HTML without its scripts, with the same picture, from a server that does nothing else. */
async function serveStatic(origin: string): Promise<{ port: number; close(): void }> {
  const html = (await (await fetch(origin)).text()).replaceAll(
    /<script[\s\S]*?<\/script>|<link[^>]+modulepreload[^>]*>/g,
    '',
  )
  const bodies = new Map<string, { type: string; body: Buffer }>()
  bodies.set('/', { type: 'text/html; charset=utf-8', body: brotliCompressSync(html) })
  for (const [, path] of html.matchAll(/(?:(?:src|href)="|url\()((?:company-files|assets)\/[^")]+)/g)) {
    const answer = await fetch(`${origin}/${path}`)
    const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()))
    bodies.set(`/${path}`, { type: answer.headers.get('content-type') ?? '', body })
  }
  const server = createServer((request, response) => {
    const found = bodies.get(request.url ?? '')
    response.statusCode = found ? 200 : 404
    if (found) response.setHeader('content-type', found.type).setHeader('content-encoding', 'br')
    response.end(found?.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The floor has no port')
  return { port: address.port, close: () => server.close() }
}

async function fresh<Result>(
  browser: Browser,
  work: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
    locale: 'es-CO',
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    return await work(page, cdp)
  } finally {
    await context.close()
  }
}

function largestPaint(browser: Browser, url: string): Promise<number> {
  return fresh(browser, async (page, cdp) => {
    await cdp.send('Network.emulateNetworkConditions', slow4g)
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.evaluate<number>(largestPaintOfPage)
  })
}

/** Follows what travels while the page opens; bodies as they came, compressed, without their headers. */
function follow(cdp: CDPSession): () => Weight {
  const kinds = new Map<string, keyof Weight>()
  const bytes = new Map<string, number>()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind =
      type === 'Document'
        ? 'html'
        : type === 'Script'
          ? 'script'
          : type === 'Stylesheet'
            ? 'style'
            : undefined
    if (kind) kinds.set(requestId, kind)
    bytes.set(requestId, -response.encodedDataLength)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength)
  })
  return () => {
    const weight: Weight = { html: 0, script: 0, style: 0 }
    for (const [requestId, kind] of kinds) weight[kind] += bytes.get(requestId) ?? 0
    return weight
  }
}

function weigh(browser: Browser, url: string): Promise<Weight> {
  return fresh(browser, async (page, cdp) => {
    const weight = follow(cdp)
    await page.goto(url, { waitUntil: 'networkidle' })
    return weight()
  })
}

/** Signs in, then opens the statements as on a first visit: nothing cached, the session's items in place. */
async function statements(
  browser: Browser,
  origin: string,
): Promise<Pick<PageMeasures, 'statements' | 'rowsCold'>> {
  return fresh(browser, async (page, cdp) => {
    await page.goto(`${origin}/#/login`)
    await page.locator('input[name="username"]').fill('proveedor@demo.co')
    await page.locator('input[type="password"]').fill('Demo2026*')
    await page.keyboard.press('Enter')
    await page.locator('tbody tr').first().waitFor()
    await page.goto('about:blank')
    await cdp.send('Network.clearBrowserCache')
    const weight = follow(cdp)
    const opened = `${origin}/#/account-statements/30`
    await page.goto(opened)
    await page.locator('tbody tr').first().waitFor()
    await untilCalm(page)
    const total = weight()
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await page.goto('about:blank')
      await cdp.send('Network.clearBrowserCache')
      await cdp.send('Network.emulateNetworkConditions', slow4g)
      const start = performance.now()
      await page.goto(opened, { waitUntil: 'commit' })
      await page.locator('tbody tr a').first().waitFor()
      times.push(performance.now() - start)
    }
    return { statements: total, rowsCold: median(times) }
  })
}
