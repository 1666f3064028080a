import { type Browser, expect, type Page } from '@playwright/test'
import { fill } from '@enlace/contract/core/fill.ts'
import { bellTexts } from '@enlace/contract/notifications/bell-texts.ts'
import { openDemoPage, untilSignedIn, visitPlace } from '../demo-page.ts'
import type { DemoProduct } from '../demo-product.ts'
import { demoPeople, signInToDemo } from '../demo-sign-in.ts'
import type { Pictures } from './compare.ts'
import { type Screen, stills } from './list.ts'

const windows = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } }
const people = {
  andina: demoPeople,
  caribe: { supplier: 'caribe@demo.co', staff: 'tesoreria@demo.co' },
}

/** A text may be in several nodes, so each is read with the end of what is before it; what is shown is as long as what was. */
const showStills = `{
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let before = ''
  while (texts.nextNode()) {
    const node = texts.currentNode
    let told = before + node.data
    for (const { pattern, shown } of ${JSON.stringify(stills)}) told = told.replace(new RegExp(pattern, 'g'), shown)
    const still = told.slice(before.length)
    if (still !== node.data) node.data = still
    before = told.slice(-20)
  }
}`

/** Takes the pictures of screens of one running product, each after `calm` milliseconds without a change; what cannot be shown is left out, and said. */
export async function photograph(
  browser: Browser,
  product: DemoProduct,
  screens: readonly Screen[],
  calm?: number,
): Promise<Pictures> {
  const pictures = new Map<string, Buffer>()
  const viewer = ({ company, as, look }: Screen) => `${company} ${as} ${windowOf(look)}`
  for (const group of Map.groupBy(screens, viewer).values()) {
    const [one] = group
    if (!one) continue
    const page = await openDemoPage(browser, windows[windowOf(one.look)])
    const address = addressOf(one, product)
    if (one.as !== 'visitor') {
      await signInToDemo(page, address, people[one.company][one.as])
      await untilSignedIn(page)
      if (one.as === 'supplier') await untilBellTells(page)
    }
    for (const screen of group)
      await take(page, address, screen, calm).then(
        (picture) => pictures.set(screen.name, picture),
        (error: unknown) => console.error(`${screen.name} cannot be shown: ${String(error)}`),
      )
    await page.context().close()
  }
  return pictures
}

/** The bell hears of news by a stream that begins when all else is there; the demo has news for every supplier. */
async function untilBellTells(page: Page): Promise<void> {
  await page.getByTitle(new RegExp(fill(bellTexts.label.many, { n: String.raw`\d+` }))).waitFor()
}

const windowOf = (look: Screen['look']) => (look.startsWith('wide') ? 'wide' : 'phone')

function addressOf({ as, company }: Screen, product: DemoProduct): string {
  if (as === 'staff') return product.backoffice
  return company === 'andina' ? product.portal : product.portal.replace('//', `//${company}.`)
}

async function take(page: Page, address: string, screen: Screen, calm?: number): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: screen.look.endsWith('dark') ? 'dark' : 'light' })
  await visitPlace(page, address, screen, calm)
  await expect(page.locator('button[inert]'), 'parts that come late').toHaveCount(0)
  await page.evaluate('document.fonts.ready')
  await page.evaluate(showStills)
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}
