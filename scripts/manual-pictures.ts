import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureChromium } from './chromium.ts'
import { openDemoPage, untilSignedIn, visitPlace } from './demo-page.ts'
import { type DemoProduct, withDemo } from './demo-product.ts'
import { demoPeople, signInToDemo } from './demo-sign-in.ts'
import { type ManualPicture, manualPictures } from './manual-picture-list.ts'
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

if (portal && backoffice) await takeFrom({ portal, backoffice })
else await withDemo(ROOT, takeFrom)

async function takeFrom(addresses: DemoProduct): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    await takeAll(browser, addresses)
  } finally {
    await browser.close()
  }
}

async function takeAll(browser: Browser, addresses: DemoProduct): Promise<void> {
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

async function openAs(browser: Browser, as: ManualPicture['as'], addresses: DemoProduct): Promise<Page> {
  const page = await openDemoPage(browser, SIZE)
  if (as === 'visitor') return page
  await signInToDemo(page, as === 'supplier' ? addresses.portal : addresses.backoffice, demoPeople[as])
  await untilSignedIn(page)
  return page
}

async function take(page: Page, picture: ManualPicture, addresses: DemoProduct): Promise<void> {
  const address = picture.manual === 'proveedor' ? addresses.portal : addresses.backoffice
  await visitPlace(page, address, picture)
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
