import { fill } from '@enlace/contract/core/fill.ts'
import {
  templateCanvasTexts as canvasTexts,
  templateEditorTexts as texts,
} from '@enlace/contract/content/editor/texts.ts'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

/** What each block of a document is to leave in the page, in the palette's order. */
const documentBlocks: Readonly<Record<string, RegExp>> = {
  columns:
    /<table style="width: ?100%;?"><tbody><tr[^>]*><td style="width: ?50%;?"><p>Escriba aquí\.<\/p><\/td><td[^>]*><p>Escriba aquí\.<\/p><\/td><\/tr><\/tbody><\/table>/,
  facts: /<p>{{ proveedor\.nombre }} · NIT {{ proveedor\.nit }} · {{ hoy }}<\/p>/,
  invoices:
    /<table[^>]*>.*<tbody>{% for f in facturas %}<tr><td>{{ f\.numero }}<\/td>.*<\/tr>{% endfor %}<\/tbody><\/table>/,
  payments:
    /<table[^>]*>.*<tbody>{% for p in pagos %}<tr><td>{{ p\.comprobante }}<\/td>.*<\/tr>{% endfor %}<\/tbody><\/table>/,
  balance: /{% for c in cartera %}<p>{{ c\.facturas }} facturas en {{ c\.moneda }}.*<\/p>{% endfor %}/,
  condition: /{% if sucursal %}<p>Escriba aquí\.<\/p>{% endif %}/,
  heading: /<h2>Título<\/h2>/,
  text: /<p>Escriba aquí\.<\/p>/,
  list: /<ul><li>Primer punto<\/li><\/ul>/,
  link: /<p><a href="https:\/\/">Enlace<\/a><\/p>/,
  picture: /<img[^>]*>/,
  divider: /<hr[^>]*>/,
}

type Editor = {
  page: Page
  canvas: FrameLocator
  body: Locator
  html: () => Promise<string>
  open: (name: string) => Promise<void>
  clear: () => Promise<void>
}

/** Opens a document that nobody wrote yet, empties it again, and hears what its editor says that is in it. */
async function editorIn(page: Page): Promise<Editor> {
  await page.addInitScript(() => {
    addEventListener('message', ({ data }: MessageEvent<{ from?: string; html?: string }>) => {
      if (data.from === 'canvas' && data.html !== undefined)
        document.documentElement.dataset['html'] = data.html
    })
  })
  const canvas = page.frameLocator(`iframe[title="${texts.frame}"]`)
  const body = canvas.frameLocator(`iframe[title="${canvasTexts.page}"]`).locator('body')
  return {
    page,
    canvas,
    body,
    html: () => page.evaluate(() => document.documentElement.dataset['html'] ?? ''),
    open: async (name) => {
      await page.goto(backofficeAddress(`/plantillas/document/${name}`))
      await expect(canvas.getByText(canvasTexts.outlineEmpty)).toBeVisible()
      await expect(body).toBeVisible()
    },
    clear: () =>
      expect(async () => {
        await canvas.getByRole('button', { name: canvasTexts.undo, exact: true }).click({ timeout: 1000 })
        await expect(canvas.getByText(canvasTexts.outlineEmpty)).toBeVisible({ timeout: 200 })
      }).toPass(),
  }
}

const blockButton = ({ canvas }: Editor, id: string) => {
  const name = canvasTexts.blockNames[id as keyof typeof canvasTexts.blockNames] // a block's own id
  return canvas.getByRole('button', { name: fill(canvasTexts.add, { name }), exact: true })
}

async function drag({ page, canvas }: Editor, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  await from.hover()
  await page.mouse.down()
  const begin = await from.boundingBox()
  if (begin) await page.mouse.move(begin.x + 20, begin.y + 12, { steps: 4 })
  const box = await to.boundingBox()
  if (!box) throw new Error('There is no place to let the block go')
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)]
  // The editor looks for a place while the pointer moves over it, and shows the one that it found.
  const place = canvas.locator('.gjs-placeholder:visible').first()
  await expect(async () => {
    for (const nearer of [8, 4, 0]) await page.mouse.move(x + nearer, y + nearer, { steps: 2 })
    await expect(place).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.mouse.up()
}

/** How a block comes into the page; `inside` is what it goes into, or nothing. */
const ways: Readonly<
  Record<string, (editor: Editor, button: Locator, inside: Locator | null) => Promise<void>>
> = {
  click: async (_, button, inside) => {
    await inside?.click()
    await button.click()
  },
  keyboard: async ({ canvas }, button, inside) => {
    if (inside) {
      const cell = canvas.getByRole('button', { name: new RegExp(`^${canvasTexts.tags.td}`) }).first()
      await cell.press('Enter')
    }
    await button.press('Enter')
  },
  drag: async (editor, button, inside) => drag(editor, button, inside ?? editor.body),
}

/** Blocks that a pointer puts in as well: how a block comes does not depend on which it is. */
const byPointer = ['text', 'invoices', 'picture']

test('puts every block into an empty page and into another block', async ({ staffPage }) => {
  const editor = await editorIn(staffPage)
  const { canvas, body, html } = editor
  await editor.open(`bloques-${Date.now()}`)
  for (const [way, put] of Object.entries(ways))
    for (const [id, expected] of Object.entries(documentBlocks)) {
      if (way !== 'keyboard' && !byPointer.includes(id)) continue
      await test.step(`${way}: ${id} on an empty page`, async () => {
        await put(editor, blockButton(editor, id), null)
        await expect.poll(html).toMatch(new RegExp(`^${expected.source}$`, 's'))
        await editor.clear()
      })
      await test.step(`${way}: ${id} inside a block`, async () => {
        await blockButton(editor, 'columns').press('Enter')
        const cell = body.locator('td').first()
        await expect(cell).toBeVisible()
        await put(editor, blockButton(editor, id), cell)
        await expect.poll(html).toMatch(new RegExp(`<td[^>]*>.*${expected.source}.*</td>`, 's'))
        await editor.clear()
      })
    }
  const palette = canvas.getByRole('region', { name: canvasTexts.blocks, exact: true })
  await expect(palette.getByRole('button')).toHaveCount(Object.keys(documentBlocks).length)
})
