import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { blogCommandTexts } from '@enlace/contract/blog/supplier/cli-texts.ts'
import { blogTexts as texts, postTexts, receiptTexts } from '@enlace/contract/blog/supplier/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openPlace } from '../fixtures/list.ts'
import { operate } from '../fixtures/own-company.ts'
import { expect, test } from '../fixtures/test.ts'

const titles = (page: Page) =>
  page.getByRole('list', { name: texts.posts }).getByRole('heading', { level: 2 })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test.describe('a supplier', () => {
  test.use({ person: 'master' })

  test('leafs through the blog and reads a post', async ({ page, context }) => {
    await test.step('leafs through the blog, narrows it and finds a word without its accent', async () => {
      await openPlace(page, '/#/blog')
      await expect(titles(page)).toHaveCount(5)
      await expect(titles(page).first()).toHaveText('Cierre de radicación de facturas de fin de año')
      await expect(page.getByRole('heading', { name: texts.mostRead })).toBeVisible()
      await expectAccessibleAtBothWidths(page)

      await page
        .getByRole('navigation', { name: texts.pages })
        .getByRole('link', { name: texts.nextPage })
        .click()
      await expect(page).toHaveURL(/#\/blog\?page=2$/)
      await expect(titles(page).first()).toHaveText('64 empresas en la jornada de proveedores locales')
      // What is for natural persons only is nothing to this supplier, which is none.
      await expect(page.getByText('Aportes a seguridad social')).toHaveCount(0)

      await page
        .getByRole('complementary', { name: texts.explore })
        .getByRole('link', { name: /^Logística/ })
        .click()
      await expect(titles(page)).toHaveText([
        'Citas de entrega en Tocancipá: nuevos horarios de recibo',
        'Buenas prácticas de empaque y rotulado de estibas',
      ])
      await page.getByRole('searchbox', { name: texts.search }).fill('ROTULOS')
      await expect(titles(page)).toHaveText(['Buenas prácticas de empaque y rotulado de estibas'])
      await expect(page.locator('mark').first()).toHaveText(/^r[óo]tul/i)
      await expectAccessibleAtBothWidths(page)
      const narrowed = fill(texts.removeFilter, { nombre: fill(texts.category, { nombre: 'Logística' }) })
      await page.getByRole('button', { name: narrowed }).click()
      await expect(page).toHaveURL(/#\/blog\?q=ROTULOS$/)

      await page.getByRole('searchbox', { name: texts.search }).fill('cumpleaños del perro')
      await expect(page.getByText(fill(texts.nothingFound, { q: 'cumpleaños del perro' }))).toBeVisible()
      await page.getByRole('button', { name: filterTexts.clearSearch }).click()
      await expect(titles(page)).toHaveCount(5)
      await openPlace(page, '/#/blog?page=40')
      await expect(page.getByText(texts.noSuchPage)).toBeVisible()
      await page.getByRole('link', { name: texts.seeAll }).click()
      await expect(titles(page)).toHaveCount(5)
    })
    await test.step('reads a post with its pictures, takes its attachment along and goes on to the next', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openPlace(page, '/#/blog/horarios-de-recibo-en-tocancipa')
      await expect(heading(page)).toHaveText('Citas de entrega en Tocancipá: nuevos horarios de recibo')
      await expect(page).toHaveTitle(/Citas de entrega/)
      await expect(page.getByRole('table')).toContainText('Refrigerados y lácteos')
      await expectAccessibleAtBothWidths(page)

      await page.getByRole('button', { name: /^Ampliar: Portería/ }).click()
      const picture = page.getByRole('dialog')
      await expect(picture.getByRole('img', { name: /^Portería/ })).toBeVisible()
      await expectAccessibleAtBothWidths(page)
      await picture.getByRole('button', { name: postTexts.nextPicture }).click()
      await expect(picture.getByRole('heading')).toHaveText(fill(postTexts.picture, { n: 2, total: 3 }))
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(picture.getByRole('img', { name: /^Muelle 3/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(picture).toBeHidden()

      await page.getByRole('button', { name: postTexts.copy }).click()
      await expect(page.getByText(postTexts.copied)).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toMatch(/^http.*#\/blog\/horarios-de-recibo-en-tocancipa$/)

      await page
        .getByRole('region', { name: postTexts.related })
        .getByRole('link', { name: /rotulado de estibas/ })
        .click()
      await expect(heading(page)).toHaveText('Buenas prácticas de empaque y rotulado de estibas')
      await expect(page.getByRole('img', { name: /^Rótulo con código de barras/ })).toBeVisible()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('button', { name: fill(attachmentTexts.download, { name: 'guia-de-empaque.pdf' }) })
          .click(),
      ])
      expect(file.suggestedFilename()).toBe('guia-de-empaque.pdf')
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
      await page
        .getByRole('navigation', { name: postTexts.neighbours })
        .getByRole('link', { name: /64 empresas/ })
        .click()
      await expect(heading(page)).toHaveText('64 empresas en la jornada de proveedores locales')
      await page.goBack()
      await expect(heading(page)).toHaveText('Buenas prácticas de empaque y rotulado de estibas')
    })
  })
})

test.describe('a supplier of another company', () => {
  test.use({ person: 'caribe', allowedComplaints: [/status of 404.*\/api\/blog\/posts\/horarios/] })

  test('confirms a communiqué, is asked again when it changes, and the company sees who did', async ({
    page,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'enlace-communique-'))
    const ofCompany = ['--company', '2']
    const write = async (html: string) => {
      const fields = {
        titulo: 'Turnos de báscula',
        extracto: 'Los turnos cambian desde el lunes.',
        autor: 'Despachos',
      }
      await writeFile(
        join(folder, 'turnos.json'),
        JSON.stringify({ ...fields, tipo: 'comunicado', publicado: '2026-01-05', html }),
      )
      await operate('blog', 'import', ...ofCompany, '--from', folder)
    }
    await write('<p>La báscula sur abre a las 5:00 a. m.</p>')

    // A post of the first company is none of this one.
    await page.goto('#/blog/horarios-de-recibo-en-tocancipa')
    await expect(page.getByText('La publicación no existe o ya no está disponible.')).toBeVisible()
    await page.goto('#/blog?q=turnos+bascula')
    const card = page.getByRole('article').filter({ hasText: 'Turnos de báscula' })
    await expect(card.getByText(postTexts.pending)).toBeVisible()
    await card.getByRole('link', { name: 'Turnos de báscula' }).click()
    await page.getByRole('button', { name: receiptTexts.goTo }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: receiptTexts.confirm }).click()
    await expect(page.getByText(receiptTexts.done)).toBeVisible()
    await expect(page.getByText(fill(receiptTexts.given, { fecha: '' }).slice(0, -1))).toBeVisible()
    await expect(page.getByRole('button', { name: receiptTexts.confirm })).toHaveCount(0)
    await expect(page.getByText(postTexts.pending)).toHaveCount(0)

    await write('<p>La báscula sur abre a las 6:00 a. m.</p>')
    await page.reload()
    await expect(page.getByText(receiptTexts.noticeAgain)).toBeVisible()
    await expect(page.getByText('abre a las 6:00 a. m.')).toBeVisible()
    await page.getByRole('button', { name: receiptTexts.confirm }).click()
    await expect(page.getByText(receiptTexts.noticeAgain)).toBeHidden()

    const [, ...receipts] = await operate('blog', 'receipts', ...ofCompany, '--slug', 'turnos')
    const said = fill(blogCommandTexts.confirmedAt, { fecha: '' })
    expect(receipts.filter((line) => line.includes('caribe@demo.co') && line.includes(said))).toHaveLength(1)
    await rm(folder, { recursive: true })
  })
})
