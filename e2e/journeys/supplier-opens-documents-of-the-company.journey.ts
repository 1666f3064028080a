import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { reconcileTexts } from '@enlace/contract/account-statements/reconcile/texts.ts'
import { templateTexts } from '@enlace/contract/content/unlayer/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openFromMenu, switcherOn, openPlace } from '../fixtures/list.ts'
import { openOwnCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { heading } from '../fixtures/page-parts.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const group = 'Guías y formatos'
const document = 'Confirmación de saldos'
const menu = (page: Page) => page.getByRole('navigation', { name: menuTexts.menu })
const sheet = (page: Page) => page.getByRole('article')

test.describe('with the demo’s company', () => {
  test.use({ person: 'master' })

  test('reads the company’s documents, and goes where its menu leads', async ({ page, context }) => {
    await test.step('the company’s own menu leads to a place of the portal, to a document, and out in a new tab', async () => {
      await context.route(
        ({ hostname }) => !hostname.endsWith('localhost'),
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>Otro sitio</title>' }),
      )
      await openPlace(page, '/#/account-statements/0')
      await openFromMenu(page, menuTexts.accountStatements, reconcileTexts.title)
      await expect(heading(page)).toHaveText(reconcileTexts.title)

      await openFromMenu(page, group)
      await expect(menu(page).getByText(group, { exact: true })).not.toHaveAttribute('data-current')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText('Guía para facturarnos')
      await expect(menu(page).getByText(group, { exact: true })).toHaveAttribute('data-current')
      await expect(sheet(page).getByRole('heading', { level: 2 }).first()).toHaveText('A nombre de quién')

      await openFromMenu(page, 'Enlaces de interés')
      const out = menu(page).getByRole('link', { name: /^RUES/ })
      await expect(out).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(out).toHaveAccessibleName(new RegExp(pageTexts.newTab))
      const [other] = await Promise.all([page.waitForEvent('popup'), out.click()])
      await expect(other).toHaveTitle('Otro sitio')
      expect(await other.evaluate(() => window.opener)).toBeNull()
      await expect(heading(page)).toHaveText('Guía para facturarnos')
    })
    await test.step('reads a document of the company with its own figures, branch by branch, and prints it', async () => {
      await openPlace(page, '/#/account-statements/0')
      await openFromMenu(page, group, document)
      await expect(heading(page)).toHaveText(document)
      await expect(page).toHaveTitle(new RegExp(document))
      const total = sheet(page).getByRole('row', { name: /^COP / }).getByRole('cell').last()
      await expect(total).toHaveText(/\$\s[\d.]+,\d\d/)
      const ofAll = await total.innerText()
      const figures = sheet(page).getByRole('columnheader', { name: 'Saldo' })
      await expect(figures).toHaveCSS('text-align', /right$/)
      await expectAccessibleAtBothWidths(page)

      const [, branch = ''] = await switcherOn(page).offered(menuTexts.branch)
      await switcherOn(page).choose(menuTexts.branch, branch)
      await expect(sheet(page)).toContainText(/Sucursal \d+ · /)
      await expect(total).not.toHaveText(ofAll)

      await page.evaluate(() => {
        window.print = () => window.document.body.append('impreso')
      })
      await page.getByRole('button', { name: templateTexts.print }).click()
      await expect(page.getByText('impreso')).toBeAttached()
      await page.emulateMedia({ media: 'print' })
      await expect(menu(page)).toBeHidden()
      await expect(page.getByRole('button', { name: templateTexts.print })).toBeHidden()
      await expect(total).toBeVisible()
    })
  })
})

test.describe('with a company of its own', () => {
  test.use({ allowedComplaints: [/status of 404/] })

  let folder: string
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'enlace-documents-'))
  })
  test.afterEach(() => rm(folder, { recursive: true }))

  test('finds what its company wrote an hour ago, nothing that is closed to it, and the staff hear what is wrong', async ({
    page,
  }) => {
    const company = ownCompany({ id: '8631', nombre: 'Plantillas S.A.', host: 'plantillas.localhost' })
    const person = await openOwnCompany(page, company)
    await operate('company', 'set', '--id', company.id, 'certificate=0')
    const publish = async (name: string, text: string, ...words: string[]) => {
      await writeFile(join(folder, name), text)
      return operate('content', 'set', '--company', company.id, '--file', join(folder, name), ...words)
    }
    const write = (key: string, html: string) =>
      publish(`${key}.html`, html, '--kind', 'document', '--key', key, '--title', `Documento ${key}`)
    await write(
      'bienvenida',
      '<h2 onclick="alert(1)">{{ proveedor.nombre }}</h2><p>Su asesor: [{{ proveedor.asesor }}]</p>',
    )
    const items = [
      { label: 'Bienvenida', type: 'template', value: 'bienvenida', order: 1 },
      { label: 'Cerrado', type: 'component', value: '/certificates', order: 2 },
      { label: 'Ninguna parte', type: 'component', value: '/no-hay-tal-lugar', order: 3 },
    ]
    await publish('menu.json', JSON.stringify(items), '--kind', 'menu')

    await signIn(page, person)
    await expect(menu(page).getByRole('link', { name: 'Bienvenida' })).toBeVisible()
    for (const { label } of items.slice(1))
      await expect(menu(page).getByRole('link', { name: label })).toBeHidden()
    await menu(page).getByRole('link', { name: 'Bienvenida' }).click()
    await expect(sheet(page).getByRole('heading', { level: 2 })).not.toBeEmpty()
    await expect(sheet(page)).toContainText('Su asesor: []')
    await openPlace(page, `${person.address}#/unlayer/perdida`)
    await expect(page.getByText(problemTexts['template-not-found'])).toBeVisible()

    const inventory = (await operate('content', 'show', '--company', company.id)).join('\n')
    expect(inventory).toContain('«proveedor.asesor» no existe: se muestra vacío.')
  })
})
