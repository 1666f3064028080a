import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { contentAreaTexts } from '@enlace/contract/content/area-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { richTextTexts } from '@enlace/contract/core/rich-text/texts.ts'
import { versionTexts } from '@enlace/contract/content/versions/texts.ts'
import { pagesTexts as texts } from '@enlace/contract/content/pages/texts.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import type { Browser, Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { createCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { portalAt } from '../fixtures/people.ts'
import { backofficeAddress, expect, signInStaff, test } from '../fixtures/staff.ts'

const PASSWORD = 'tinta papel y tóner'
const { item, advertisement, review } = texts

/** A company of its own with somebody of its communications, who is in. */
async function openDesk(page: Page) {
  const company = ownCompany({ id: '8421', nombre: 'Papeles del Sur', host: 'escribe.localhost' })
  const { id, host } = company
  await createCompany(company)
  const email = `redaccion@${host}.test`
  const lines = await operate('staff', 'invite', email, '--company', id, '--role', 'comunicaciones')
  const link = /https?:\/\/\S+#\/set-password\/\S+/.exec(lines.join('\n'))?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel(setPasswordTexts.password).fill(PASSWORD)
  await page.getByLabel(setPasswordTexts.repeat).fill(PASSWORD)
  await page.getByRole('button', { name: setPasswordTexts.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(setPasswordTexts.doneTitle)
  await signInStaff(page, { email, password: PASSWORD })
  return { portal: portalAt(host) }
}

/** Writes the text of what is open as HTML. */
async function writeHtml(page: Page, html: string) {
  const source = page.getByRole('button', { name: richTextTexts.toSource })
  await expect(source.or(page.getByRole('button', { name: richTextTexts.toVisual }))).toBeVisible()
  if (await source.isVisible()) await source.click()
  await page.getByRole('textbox', { name: item.html }).fill(html)
}

async function publish(page: Page) {
  await page.getByRole('button', { name: versionTexts.publish }).click()
  await page.getByRole('dialog').getByRole('button', { name: versionTexts.publish }).click()
  await expect(page.getByText(item.published)).toBeVisible()
}

/** What a visitor reads. */
async function visit(browser: Browser, address: string, read: (page: Page) => Promise<void>) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await read(page)
  await context.close()
}

// The save that is refused is told by the browser, too.
test.use({ allowedComplaints: [/409 \(Conflict\).*\/staff\/content\/place\/login\/draft/] })

test('writes the content of a portal, and visitors read it', async ({ page, browser }) => {
  const { portal } = await openDesk(page)
  await test.step('writes the page of the company, sees what will not stand, publishes it, changes it, and goes back', async () => {
    await page.goto(`${process.env['ENLACE_BACKOFFICE_URL']}/#/contenido`)
    const name = texts.pages.nosotros.title
    await page.getByRole('link', { name: `${texts.write}: ${name}` }).click()
    await writeHtml(
      page,
      '<h2>Papel desde 1951</h2>\n<p onclick="x()">Con bosques propios.</p>\n<script>y()</script>',
    )
    await expect(page.getByText(fill(review.elementEmptied, { tag: 'script' }))).toBeVisible()

    await page.getByRole('button', { name: saveTexts.draft }).click()
    const losses = page.getByRole('dialog', { name: review.confirmTitle })
    await expect(losses.getByText('línea 2')).toBeVisible()
    await losses.getByRole('button', { name: review.confirm }).click()
    await expect(page.getByText(item.saved)).toBeVisible()

    await page.getByRole('tab', { name: item.preview }).click()
    await expect(page.getByRole('region', { name: texts.preview.region })).toContainText('Papel desde 1951')
    await publish(page)
    const reads = (words: string) =>
      visit(browser, `${portal}#/about-us`, (visitor) => expect(visitor.getByText(words)).toBeVisible())
    await reads('Con bosques propios.')

    await page.getByRole('tab', { name: item.write }).click()
    await writeHtml(page, '<h2>Papel desde 1951</h2><p>Con energía del sol.</p>')
    await publish(page)

    await page.getByRole('tab', { name: item.history }).click()
    const versions = page.getByRole('list', { name: versionTexts.history }).getByRole('listitem')
    await expect(versions).toHaveCount(2)
    await versions.nth(1).getByRole('button', { name: versionTexts.compareTitle }).click()
    const compared = page.getByRole('dialog', { name: versionTexts.compareTitle })
    await expect(compared.getByText(`${versionTexts.removed}: <p>Con bosques propios.</p>`)).toBeVisible()
    await expect(compared.getByText(`${versionTexts.added}: <p>Con energía del sol.</p>`)).toBeVisible()
    await compared.getByRole('button', { name: versionTexts.close }).click()
    await versions.nth(1).getByRole('button', { name: versionTexts.back }).click()
    await page.getByRole('dialog').getByRole('button', { name: versionTexts.back }).click()
    await expect(versions).toHaveCount(3)
    await reads('Con bosques propios.')
  })
  await test.step('makes a carousel by the keyboard, puts its slides in order, and a visitor sees the first', async () => {
    await page.goto(`${process.env['ENLACE_BACKOFFICE_URL']}/#/contenido?parte=anuncios`)
    const place = { page: texts.adPages['PAG-67'], position: '1' }
    await page.getByRole('link', { name: fill(texts.addAdvertisementTo, place) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(advertisement.titleIn, place))
    await page.getByRole('combobox', { name: advertisement.kind }).selectOption('carrusel')
    await expect(page.getByText('El carrusel necesita al menos una diapositiva.')).toBeVisible()
    for (const words of ['Pronto pago', 'Cierre de año']) {
      await page.getByRole('button', { name: advertisement.addText }).press('Enter')
      const slide = page.getByRole('listitem', { name: /^Diapositiva/ }).last()
      await slide.getByRole('button', { name: richTextTexts.toSource }).press('Enter')
      await slide.getByRole('textbox', { name: advertisement.html }).fill(`<p>${words}</p>`)
    }
    await page.getByRole('button', { name: fill(advertisement.upOf, { n: 2 }) }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: /lugar 1 de 2/ })).toHaveCount(1)
    await publish(page)
    await visit(browser, `${portal}#/search-company`, async (visitor) => {
      const carousel = visitor.getByRole('region', { name: contentAreaTexts.carousel })
      await expect(carousel.getByRole('group', { name: '1 de 2' })).toHaveText('Cierre de año')
    })
    await page.getByRole('button', { name: item.withdraw }).click()
    await page.getByRole('dialog').getByRole('button', { name: item.withdraw }).click()
    await expect(page.getByText(item.withdrawn)).toBeVisible()
  })
  await test.step('who writes beside somebody else hears that somebody saved meanwhile, keeps its own words, and saves them after a look', async () => {
    const place = `${process.env['ENLACE_BACKOFFICE_URL']}/#/contenido/textos/login`
    const other = await page.context().newPage()
    await page.goto(place)
    await other.goto(place)
    await writeHtml(page, '<p>De la mañana</p>')
    await writeHtml(other, '<p>De la tarde</p>')
    await other.getByRole('button', { name: saveTexts.draft }).click()
    await expect(other.getByText(item.saved)).toBeVisible()
    await page.getByRole('button', { name: saveTexts.draft }).click()
    await expect(page.getByText(problemTexts['changed-meanwhile'])).toBeVisible()
    await expect(page.getByRole('textbox', { name: item.html })).toHaveValue('<p>De la mañana</p>')
    await page.getByRole('button', { name: item.conflictCompare }).click()
    const differences = page.getByRole('dialog', { name: item.conflictCompare })
    await expect(differences.getByText(`${versionTexts.removed}: <p>De la tarde</p>`)).toBeVisible()
    await differences.getByRole('button', { name: item.close }).click()
    await page.getByRole('button', { name: item.conflictMine }).click()
    await page.getByRole('button', { name: saveTexts.draft }).click()
    await expect(page.getByText(item.saved)).toBeVisible()
    // The notice may be of an earlier draft.
    await expect(page.getByText(item.unsaved)).toBeHidden()

    await writeHtml(page, '<p>Sin guardar</p>')
    page.once('dialog', (question) => question.accept())
    await page.reload()
    await expect(page.getByText(item.restored)).toBeVisible()
    await expect(page.getByRole('tabpanel')).toContainText('Sin guardar')
  })
})

test.describe('somebody of communications', () => {
  test.use({ staff: 'communications' })

  test('reads and writes content without a mouse or good eyes', async ({ staffPage: page }) => {
    const open = (place: string) => page.goto(backofficeAddress(place))
    await open('/contenido?parte=anuncios')
    await expect(page.getByRole('heading', { name: texts.adPages['PAG-67'] })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await open('/contenido')
    await page.getByRole('link', { name: texts.pages.nosotros.title, exact: true }).click()
    await expect(page.getByText(review.clean)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('tab', { name: item.preview }).click()
    await expect(page.getByRole('region', { name: texts.preview.region })).toContainText('En cifras')
    await expectAccessibleAtBothWidths(page)
    await page.getByRole('tab', { name: item.history }).click()
    await expect(page.getByRole('list', { name: versionTexts.history })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
})
