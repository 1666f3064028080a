import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

// What a run has found without faults is not looked at again (see accessible.ts): a fault must never count as known.
const FAULTS = [
  { in: 'a button in the page', at: 'main', html: '<button></button>', rule: /button-name/ },
  { in: 'a row after rows that are alike', at: 'ul', html: '<li><img src="data:,"></li>', rule: /image-alt/ },
  { in: 'the header, which many pages share', at: 'header', html: '<a href="#x"></a>', rule: /link-name/ },
  {
    in: 'a colour that only the dark scheme has',
    at: 'ul',
    html: '<li class="pale">Gris</li>',
    rule: /color-contrast/,
  },
  {
    in: 'a second landmark of the same name',
    at: 'body',
    html: '<nav aria-label="Menú"><a href="#y">Y</a></nav>',
    rule: /landmark-unique/,
  },
]

test('finds every fault once, and looks at nothing twice that has none', async ({ page }) => {
  for (const { in: place, at, html, rule } of FAULTS)
    await test.step(`finds a fault in ${place}, also where the rest is known`, async () => {
      await open(page)
      await expectAccessible(page)
      await page
        .locator(at)
        .evaluate((element, added) => element.insertAdjacentHTML('beforeend', added), html)
      await expect(expectAccessible(page)).rejects.toThrow(rule)
      // Nothing with a fault is kept as known.
      await expect(expectAccessible(page)).rejects.toThrow(rule)
    })
  await test.step('does not look again at what was found without faults', async () => {
    await open(page)
    await expectAccessible(page)
    await page.evaluate(() => Object.assign(window, { axe: undefined }))
    await expectAccessible(page)
    // A row more of the same kind is no other state.
    await page.locator('ul').evaluate((list) => list.insertAdjacentHTML('beforeend', '<li>Otra cosa</li>'))
    await expectAccessible(page)
  })
})

/** A page of its own, which no other journey has shown. */
async function open(page: Page) {
  const name = randomUUID().replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
  await page.setContent(`<!doctype html><html lang="es"><head><title>${name}</title><style>
    body { color: #000; background: #fff } a { color: inherit }
    @media (prefers-color-scheme: dark) { body { color: #fff; background: #000 } .pale { color: #333 } }
    </style></head><body><header><nav aria-label="Menú"><a href="#a">Inicio</a></nav></header>
    <main><h1>${name}</h1><ul><li>Uno</li><li>Dos</li><li>Tres</li></ul></main></body></html>`)
}
