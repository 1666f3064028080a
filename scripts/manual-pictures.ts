import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from './chromium.ts'
import { demoPeople, savesData, signInToDemo } from './demo-sign-in.ts'
import { type ManualPicture, manualPictures } from './manual-picture-list.ts'
import { untilCalm } from './until-calm.ts'
import { ROOT } from './workspace.ts'

/**
 * `node --import ./scripts/require-node.js scripts/manual-pictures.ts [portal back-office] [page …]` takes the pictures of the
 * manual, or only those of the named pages: from the running product with its demo at two addresses, or from one that it starts
 * and stops.
 */
const given = process.argv.slice(2)
const isAddress = (text: string) => /^https?:/.test(text)
const [portal, backoffice] = given.filter(isAddress)
const wanted = new Set(given.filter((text) => !isAddress(text)))
const SIZE = { width: 1120, height: 700 }
/** As large as the test of the manual allows. */
const LARGEST = 60_000
const READY_WITHIN = 600

type Product = { portal: string; backoffice: string }

if (portal && backoffice) await takeFrom({ portal, backoffice })
else await takeFromOwn()

async function takeFromOwn(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'enlace-manual-'))
  const [port, backofficePort] = [await freePort(), await freePort()]
  const product = spawn(process.execPath, ['apps/cli/src/app/main.ts', 'start'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      BACKOFFICE_PORT: String(backofficePort),
      DATA_DIR: folder,
      DEMO: 'true',
    },
  })
  const addresses = {
    portal: `http://localhost:${port}/`,
    backoffice: `http://localhost:${backofficePort}/`,
  }
  try {
    await untilReady(addresses.portal, () => product.exitCode !== null)
    await takeFrom(addresses)
  } finally {
    product.kill('SIGTERM')
    if (product.exitCode === null) await new Promise((resolve) => product.once('exit', resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeFrom(addresses: Product): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    await takeAll(browser, addresses)
  } finally {
    await browser.close()
  }
}

async function takeAll(browser: Browser, addresses: Product): Promise<void> {
  for (const as of ['visitor', 'supplier', 'staff'] as const) {
    const pictures = manualPictures.filter(
      (one) => one.as === as && (wanted.size === 0 || wanted.has(one.page)),
    )
    if (pictures.length === 0) continue
    const page = await openAs(browser, as, addresses)
    // What a page loads anew by itself, such as a new build's scripts, may come in between: once more.
    for (const picture of pictures)
      await take(page, picture, addresses).catch(() => take(page, picture, addresses))
    await page.context().close()
  }
}

async function openAs(browser: Browser, as: ManualPicture['as'], addresses: Product): Promise<Page> {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(savesData)
  const page = await context.newPage()
  if (as === 'visitor') return page
  await signInToDemo(page, as === 'supplier' ? addresses.portal : addresses.backoffice, demoPeople[as])
  await page.waitForURL(/#\/(inicio|account-statements)/)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page
}

async function take(page: Page, picture: ManualPicture, addresses: Product): Promise<void> {
  const address = picture.manual === 'proveedor' ? addresses.portal : addresses.backoffice
  await page.goto(`${address}${picture.place}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await untilCalm(page)
  if (picture.opensFirst) {
    const before = page.url()
    await page.locator('tbody a').first().click()
    await page.waitForURL((url) => url.href !== before)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await untilCalm(page)
  }
  await page.mouse.move(0, 0)
  const target = join(ROOT, 'docs', 'manual', picture.manual, 'images')
  mkdirSync(target, { recursive: true })
  const bytes = await encoded(page)
  writeFileSync(join(target, `${picture.page}.webp`), bytes)
  console.log(`${picture.manual}/${picture.page}.webp ${Math.ceil(bytes.length / 1000)} kB`)
}

/** The window as WebP, which the browser itself writes; less fine where it would be too large. */
async function encoded(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  for (const quality of [70, 50, 30]) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length <= LARGEST) return bytes
  }
  throw new Error(`${page.url()} makes too large a picture`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const place = server.address()
      server.close(() => resolve(typeof place === 'object' && place ? place.port : 0))
    })
  })
}

async function untilReady(address: string, hasEnded: () => boolean): Promise<void> {
  for (let second = 0; second < READY_WITHIN; second += 1) {
    if (hasEnded()) throw new Error('The product ended before it was ready')
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await pause(1000)
  }
  throw new Error('The product was not ready in time')
}
