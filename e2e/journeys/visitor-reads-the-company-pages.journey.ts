import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { textPageTexts } from '@enlace/contract/content/page-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { footerTexts } from '@enlace/contract/core/frame/footer-texts.ts'
import { accessibilityStatement, noCostStatement } from '@enlace/contract/content/statements/texts.ts'
import { aboutUsTexts } from '@enlace/contract/content/about-us/texts.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { heading } from '../fixtures/page-parts.ts'
import { portalAt } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const version = (date: string) => fill(textPageTexts.version, { version: 1, date })

/** What the demo's first company has published, by the addresses that lead there. */
const published = [
  {
    link: footerTexts.terms,
    addresses: ['terms-and-conditions', 'terms'],
    title: 'Términos y condiciones',
    since: '02/03/2026',
    part: '10. Cambios, ley aplicable y contacto',
    advertisement: 'Registrarse no cuesta nada.',
  },
  {
    link: footerTexts.privacy,
    addresses: ['privacy-policy', 'privacy'],
    title: 'Política de tratamiento de datos personales',
    since: '02/03/2026',
    part: '4. Derechos de los titulares',
    advertisement: '¿Quiere consultar, corregir o suprimir sus datos?',
  },
  {
    link: footerTexts.aboutUs,
    addresses: ['about-us'],
    title: 'Quiénes somos',
    since: '11/05/2026',
    part: 'Línea ética',
    advertisement: 'Calendario de cada mes',
  },
] as const

test('the portal and its pages say what the company has written', async ({ page }) => {
  await test.step('the portal tells search engines what it is, in the company’s words', async () => {
    await page.goto('/')
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      'Consulte sus facturas, pagos, órdenes de compra y certificados, o inscriba su empresa.',
    )
    await expect(page.locator('meta[name=application-name]')).toHaveAttribute(
      'content',
      'Portal de proveedores de Andina de Alimentos',
    )
  })
  for (const { link, addresses, title, since, part, advertisement } of published)
    await test.step(`reads “${title}”, with its version and its advertisements`, async () => {
      await page.goto('/#/404')
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
      await expect(heading(page)).toHaveText(title)
      await expect(page).toHaveTitle(new RegExp(`^${title} · `))
      await expect(page.getByText(version(since))).toBeVisible()
      await expect(page.getByRole('heading', { name: part, level: 2 })).toBeVisible()
      await expect(page.getByText(advertisement)).toBeVisible()
      await expectAccessibleAtBothWidths(page)

      await test.step('by each of its addresses', async () => {
        for (const address of addresses) {
          await page.goto('/#/404')
          await expect(heading(page)).toHaveText(pageTexts.notFoundTitle)
          await page.goto(`/#/${address}`)
          await expect(heading(page)).toHaveText(title)
          await expect(page.getByText(version(since))).toBeVisible()
        }
      })
      await test.step('and prints the text alone', async () => {
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('heading', { name: part })).toBeVisible()
        await expect(page.getByText(advertisement)).toBeHidden()
        await expect(page.getByRole('button', { name: textPageTexts.print })).toBeHidden()
        await page.emulateMedia({ media: null })
      })
    })
  await test.step('a picture is 400 px high, never wider than the page, and leads where the company wants', async () => {
    const link = page.getByRole('link', { name: 'Compramos a empresas colombianas: conozca la compañía' })
    await expect(link).toBeVisible()
    for (const width of [1280, 360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      const picture = await link.getByRole('img').boundingBox()
      expect(picture?.height).toBe(400)
      expect(picture?.width).toBeLessThanOrEqual(width)
    }
    await expectAccessible(page)
    await link.click()
    await expect(page).toHaveURL(/#\/search-company$/)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('finds who the company is and how to reach it, where it has written no page about itself', async () => {
    await page.goto(`${portalAt('caribe.localhost')}#/about-us`)
    await expect(heading(page)).toHaveText(aboutUsTexts.title)
    const main = page.getByRole('main')
    const company = main.getByRole('region', { name: textPageTexts.company })
    await expect(company.getByText('Cementos del Caribe S.A.', { exact: true })).toBeVisible()
    await expect(company.getByText('908.765.432-5')).toBeVisible()
    await expect(company.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(company.getByText(/Vía Mamonal/)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await main.getByRole('link', { name: aboutUsTexts.login }).click()
    await expect(page).toHaveURL(/#\/login$/)
  })
})

test('anybody reads that the portal costs suppliers nothing, and how accessible it is', async ({ page }) => {
  for (const { link, title, intro } of [
    { link: footerTexts.noCost, ...noCostStatement },
    { link: footerTexts.accessibility, ...accessibilityStatement },
  ]) {
    await page.goto('/#/404')
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByText(fill(intro, { company: 'Andina de Alimentos S.A.S.' }))).toBeVisible()
    await expect(page.getByRole('main').getByText('900.123.456-8')).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  }
  await page.getByRole('main').getByRole('link', { name: aboutUsTexts.contact }).click()
  await expect(heading(page)).toHaveText(footerTexts.contactUs)
})
