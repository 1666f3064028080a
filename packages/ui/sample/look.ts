import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { moments } from './moments.ts'

// Photographs the sample page at several widths in both schemes into the folder named, and lets axe-core judge each.
const folder = process.argv[2] ?? '.'
const only = process.argv[3] ?? ''
const outDir = join(folder, 'site')
const schemes = ['light', 'dark'] as const
const widths = [1280, 768, 360, 320]

await mkdir(folder, { recursive: true })
const configFile = join(import.meta.dirname, 'vite.config.ts')
await build({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'warn' })
const site = await preview({ configFile, build: { outDir }, preview: { port: 3900 } })
const address = site.resolvedUrls?.local[0] ?? ''
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
let faults = 0

function report(where: string, what: string) {
  faults += 1
  process.stdout.write(`${where}: ${what}\n`)
}

async function look(where: string, name: string, width: number, act?: (page: Page) => Promise<unknown>) {
  if (!where.includes(only)) return
  const colorScheme = where.includes('dark') ? 'dark' : 'light'
  const viewport = { width, height: 800 }
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
  page.on('console', (message) => {
    if (message.type() === 'error') report(where, message.text())
  })
  page.on('pageerror', (error) => report(where, error.message))
  await page.goto(`${address}?page=${name}`)
  await page.getByRole('main').waitFor()
  try {
    await act?.(page)
  } catch (error) {
    report(where, String(error))
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (sideways > 0) report(where, `scrolls ${sideways} px sideways`)
  await page.evaluate(axe)
  const found: string[] = await page.evaluate(
    `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ' ' + html)))`,
  )
  for (const violation of found) report(where, violation)
  await page.screenshot({ path: join(folder, `${where}.png`), fullPage: !act })
  await page.close()
}

for (const scheme of schemes) {
  for (const name of ['list', 'detail', 'form', 'fields', 'login']) {
    for (const width of widths) await look(`${name}-${scheme}-${width}`, name, width)
  }
  for (const moment of moments) {
    await look(`${moment.id}-${scheme}-${moment.width}`, moment.page, moment.width, moment.act)
  }
}
await browser.close()
await site.close()
process.stdout.write(`${faults} faults\n`)
process.exitCode = faults === 0 ? 0 : 1
