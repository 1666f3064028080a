import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { accountStatementsTexts } from '@enlace/contract/account-statements/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { purchaseOrdersTexts } from '@enlace/contract/purchase-order/texts.ts'
import { handOverTexts } from '@enlace/contract/sign-in/hand-over/texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { demoCompanies } from '@enlace/demo/data/companies.ts'
import { sumMoney, type Money } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { documentOn } from '../fixtures/document.ts'
import { listOn, openFromMenu, switcherOn, openPlace } from '../fixtures/list.ts'
import { people, portalAt, signIn, userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = statementDocument

const chooseBranch = (page: Page, branch: string) => switcherOn(page).choose(menuTexts.branch, branch)

test.describe('the switcher', () => {
  test.use({ person: 'master' })

  test('leaves one branch’s documents, and is remembered', async ({ page, context }) => {
    await test.step('leaves one branch’s documents, and all branches are their sum', async () => {
      const list = await openStatements(page)
      const all = { rows: (await list.range()).total, saldo: await list.total(columns.saldo_total.label) }
      const [, ...branches] = await switcherOn(page).offered(menuTexts.branch)
      expect(branches.length).toBe(3)
      const rows: number[] = []
      const saldos: Money[] = []
      const prefixes = new Set<string>()
      for (const branch of branches) {
        await chooseBranch(page, branch)
        const [nombre = ''] = branch.split(' · ')
        await expect(page.getByRole('banner').getByText(viewing(nombre))).toBeVisible()
        await list.expectSettled()
        const numbers = await list.column(columns.factura_cliente.label)
        // A branch numbers its invoices with its own letters: not one row of another is among them.
        const own = new Set(numbers.map((number) => number.split('-')[0] ?? ''))
        expect([...own]).toHaveLength(1)
        for (const prefix of own) prefixes.add(prefix)
        rows.push((await list.range()).total)
        saldos.push(await list.total(columns.saldo_total.label))
      }
      expect(prefixes.size).toBe(3)
      expect(rows.reduce((sum, count) => sum + count, 0)).toBe(all.rows)
      expect(sumMoney(saldos)).toBe(all.saldo)
      await chooseBranch(page, menuTexts.allBranches)
      await list.expectTotal(all.rows)
    })
    await test.step('is remembered after a reload, on other pages and in other tabs', async () => {
      const list = await openStatements(page)
      const all = (await list.range()).total
      const branch = (await switcherOn(page).offered(menuTexts.branch)).at(2) ?? ''
      await chooseBranch(page, branch)
      const [nombre = ''] = branch.split(' · ')
      await expect(page.getByRole('banner').getByText(viewing(nombre))).toBeVisible()
      await list.expectSettled()
      const { total } = await list.range()
      expect(total).toBeLessThan(all)
      expect(await page.evaluate(() => localStorage.getItem('selectedSucursal'))).toMatch(/"thirdId":\d+/)

      await page.reload()
      await list.expectTotal(total)
      await expect(switcherOn(page).button).toContainText(nombre)
      await list.links.first().click()
      await expect(documentOn(page).value(documentTexts.branch)).toHaveText(nombre)

      const other = await context.newPage()
      await other.goto('/#/account-statements/0')
      await listOn(other).expectTotal(total)
      await chooseBranch(other, menuTexts.allBranches)
      await listOn(other).expectTotal(all)
      await openFromMenu(page, menuTexts.consultations, menuTexts.purchaseOrders)
      await expect(page.getByRole('banner').getByText(viewing(menuTexts.allBranches))).toBeVisible()
      await other.close()
    })
  })
})

test('the branch chosen last comes back with the next login, and the switcher leads to the other company', async ({
  page,
}) => {
  await test.step('the branch that was chosen last is there again after the next login', async () => {
    await signIn(page, people.master())
    const branch = (await switcherOn(page).offered(menuTexts.branch)).at(1) ?? ''
    await chooseBranch(page, branch)
    await listOn(page).expectSettled()
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: menuTexts.logout }).click()
    await expect(page.getByLabel(loginTexts.email)).toBeVisible()
    await signIn(page, people.master())
    await expect(switcherOn(page).button).toContainText(branch.split(' · ')[0] ?? '')
  })
  await test.step('the switcher brings the other company’s face and documents at its own address, and back', async () => {
    const [andina, caribe] = demoCompanies
    if (!andina || !caribe) throw new Error('The demo has two companies')
    await chooseBranch(page, menuTexts.allBranches)
    await openStatements(page)
    const before = await openOrders(page)
    await expectFace(page, andina)

    const codes = codesIn(page)
    await choose(page, caribe.nombre)
    await expect(page).toHaveURL(`${portalAt('caribe.localhost')}#/account-statements/0`)
    await expectFace(page, caribe)
    expect(await page.evaluate(() => localStorage.getItem('selectedCompany'))).toBe('2')
    await listOn(page).expectSettled()
    await expectAccessible(page)
    const orders = await openOrders(page)
    await expect(page.getByRole('banner').getByText(viewing('', caribe.nombre))).toBeVisible()
    expect(orders.filter((address) => before.includes(address))).toEqual([])

    await choose(page, andina.nombre)
    await expect(page).toHaveURL(`${portalAt()}#/account-statements/0`)
    await expectFace(page, andina)
    expect(await openOrders(page)).toEqual(before)

    // Each way took one code, and no place in the history that can be gone back to holds it.
    expect(codes.size).toBe(2)
    await page.goBack()
    await page.goBack()
    expect(page.url()).not.toContain('hand-over')
  })
})

test.describe('a person of one branch', () => {
  test.use({ person: 'branchUser' })

  test('has nothing to choose, and sees that branch only', async ({ page }) => {
    const list = await openStatements(page)
    await expect(switcherOn(page).button).toHaveCount(0)
    await expect(page.getByRole('banner').getByText(demoCompanies[0]?.nombre ?? '')).toBeVisible()
    await expect(page.getByRole('banner').getByText(viewing('')).first()).not.toContainText(
      menuTexts.allBranches,
    )
    const prefixes = new Set(
      (await list.column(columns.factura_cliente.label)).map((number) => number.split('-')[0]),
    )
    expect(prefixes.size).toBe(1)
    await openFromMenu(page, menuTexts.consultations)
    await expect(page.getByRole('link', { name: menuTexts.users, exact: true })).toHaveCount(0)
    await expectAccessible(page)
  })
})

test.describe('a code from elsewhere', () => {
  test.use({ allowedComplaints: [/410/] })

  test('opens nothing, says so, and leads to the login', async ({ page }) => {
    await page.goto(`${portalAt('caribe.localhost')}#/hand-over/${'x'.repeat(43)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(handOverTexts.refusedTitle)
    await expect(page.getByText(problemTexts['hand-over-spent'])).toBeVisible()
    await expect(page).toHaveURL(`${portalAt('caribe.localhost')}#/hand-over`)
    await expectAccessible(page)
    await page.getByRole('link', { name: handOverTexts.goToLogin }).click()
    await expect(page.getByLabel(loginTexts.email)).toBeVisible()
  })
})

/** The codes that the page’s own answers hold; none of them may be in a request’s address or Referer. */
function codesIn(page: Page): Set<string> {
  const codes = new Set<string>()
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    const address = request.url()
    expect(referer).not.toContain('#')
    if (!address.endsWith('/session/hand-over/arrival')) return
    const { code }: { code: string } = request.postDataJSON()
    expect(address + referer).not.toContain(code)
    codes.add(code)
  })
  return codes
}

async function choose(page: Page, company: string) {
  await switcherOn(page).choose(menuTexts.company, new RegExp(`^${company}`))
}

async function expectFace(page: Page, { nombre, settings }: (typeof demoCompanies)[number]) {
  await expect(page.getByRole('banner').getByRole('img', { name: nombre })).toBeVisible()
  expect(await page.title()).toMatch(new RegExp(`${String(settings['page_title']).replace('|', '\\|')}$`))
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  )
  expect(brand).toContain(settings['colour'])
}

/** Opens the orders by the menu, and answers where the rows lead. */
async function openOrders(page: Page) {
  await openFromMenu(page, menuTexts.consultations, menuTexts.purchaseOrders)
  const list = listOn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(purchaseOrdersTexts.title)
  await list.expectSettled()
  return list.links.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

async function openStatements(page: Page) {
  await openPlace(page, '/#/account-statements/0')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountStatementsTexts.title)
  const list = listOn(page)
  await list.expectSettled()
  return list
}

/** What the header says of whose documents are shown: with the supplier's name between, because the person has several. */
function viewing(branch: string, company = demoCompanies[0]?.nombre ?? '') {
  const quoted = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const before = quoted(fill(listTexts.viewing, { company, branch: '' }))
  return new RegExp(`^${before}(.+ · )?${quoted(branch)}`)
}
