import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import type { Page } from '@playwright/test'
import { readCaches, readDevice, untilKept, untilWorkerKeepsPage } from '../fixtures/device.ts'
import { listOn, switcherOn } from '../fixtures/list.ts'
import { people, signIn, userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = statementDocument

const statements = '/#/account-statements/0'
const chooseBranch = (page: Page, branch: string) => switcherOn(page).choose(menuTexts.branch, branch)

// What a device has without a network came ahead.
test.use({ savesData: false })

/** Opens the pending invoices, and answers the numbers of its first page once the device has them. */
async function openKept(page: Page, given = 'GET /account-statements'): Promise<string[]> {
  await page.goto(statements)
  await listOn(page).expectSettled()
  await untilKept(page, 'account_statements', given)
  return listOn(page).column(columns.factura_cliente.label)
}

/** Everything that the browser holds of the portal, as text. */
async function everythingHeld(page: Page): Promise<string> {
  const storage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  return JSON.stringify([await readDevice(page), await readCaches(page), storage])
}

async function signOut(page: Page): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: menuTexts.logout }).click()
  await expect(page.getByLabel(loginTexts.email)).toBeVisible()
}

test.describe('what the device keeps', () => {
  // A tab that follows the news may ask once more before it hears that another has signed out: it is refused.
  test.use({ serviceWorkers: 'allow', allowedComplaints: [/401 .*\/api\/notifications\/news/] })

  test('goes with the session in every tab, and the next person finds none of it', async ({
    page,
    context,
  }) => {
    await signIn(page, people.master())
    const numbers = await openKept(page)
    const other = await context.newPage()
    await openKept(other)
    const { stores = {}, version } = (await readDevice(page)) ?? {}
    expect(version).toBe(2)
    const [first] = stores['account_statements'] ?? []
    expect(first?.key.slice(1, 3)).toEqual([1, 0])
    expect(first?.value).toMatchObject({ shape: expect.any(Number), answer: { rows: expect.any(Array) } })
    expect(await everythingHeld(page)).toContain(numbers[0])

    await test.step('signed out in one tab, both hold nothing of the person', async () => {
      await signOut(other)
      await expect(page.getByLabel(loginTexts.email)).toBeVisible()
      for (const tab of [page, other]) {
        await expect.poll(() => readDevice(tab)).toBeNull()
        const held = await everythingHeld(tab)
        for (const word of [...numbers, people.master().email, 'Marcela']) expect(held).not.toContain(word)
      }
    })
    await test.step('another person keeps what is its own, and nothing else', async () => {
      await signIn(page, people.branchUser())
      const own = await openKept(page)
      const held = await everythingHeld(page)
      const foreign = numbers.filter((number) => !own.includes(number))
      expect(foreign.length).toBeGreaterThan(0)
      for (const number of foreign) expect(held).not.toContain(number)
      const persons = Object.values((await readDevice(page))?.stores ?? {}).flat()
      expect(new Set(persons.map(({ key }) => key[0])).size).toBe(1)
    })
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowedComplaints: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('no branch shows another’s documents, and signing out leaves none', async ({ page, context }) => {
    await signIn(page, people.master())
    const all = await openKept(page)
    const [, first = '', second = ''] = await switcherOn(page).offered(menuTexts.branch)
    await chooseBranch(page, first)
    await listOn(page).expectSettled()
    await expect.poll(async () => new Set((await keysOf(page)).map((key) => key[2])).size).toBe(2)
    const own = await listOn(page).column(columns.factura_cliente.label)

    await untilWorkerKeepsPage(page)
    await context.setOffline(true)
    // Of the second branch nothing was ever opened: nothing is shown, and none of the others' in its place.
    await chooseBranch(page, second)
    await expect(listOn(page).links).toHaveCount(0)
    await chooseBranch(page, first)
    await listOn(page).expectSettled()
    expect(await listOn(page).column(columns.factura_cliente.label)).toEqual(own)
    await chooseBranch(page, menuTexts.allBranches)
    await listOn(page).expectSettled()
    expect(await listOn(page).column(columns.factura_cliente.label)).toEqual(all)

    await signOut(page)
    await expect.poll(() => readDevice(page)).toBeNull()
    expect(await everythingHeld(page)).not.toContain(all[0])
  })
})

test('each company’s documents stay its own on a device', async ({ page }) => {
  await signIn(page, people.master())
  const numbers = await openKept(page)
  const [, other = ''] = await switcherOn(page).offered(menuTexts.company)
  await switcherOn(page).choose(menuTexts.company, other)
  await expect(page).toHaveURL(/caribe\.localhost.*account-statements/)
  await expect(userMenu(page)).toBeVisible()
  await page.goto(new URL(statements, page.url()).href)
  await untilKept(page, 'account_statements')
  // Another host is another origin: what is held there is the second company's alone.
  expect(new Set((await keysOf(page)).map((key) => key[1]))).toEqual(new Set([2]))
  const held = await everythingHeld(page)
  for (const number of numbers) expect(held).not.toContain(number)
})

test('a shared device keeps no document', async ({ page }) => {
  const { email, password } = people.branchUser()
  await page.goto('/')
  await page.getByLabel(loginTexts.sharedDevice).check()
  await page.getByLabel(loginTexts.email).fill(email)
  await page.getByLabel(loginTexts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: loginTexts.submit, exact: true }).click()
  await expect(userMenu(page)).toBeVisible()
  await page.goto(statements)
  await listOn(page).expectSettled()
  const [number = ''] = await listOn(page).column(columns.factura_cliente.label)
  await page.reload()
  await listOn(page).expectSettled()
  expect(await readDevice(page)).toBeNull()
  expect(await everythingHeld(page)).not.toContain(number)
})

test.describe('who was away too long', () => {
  // What was under way for later, such as the lists that are fetched ahead, meets the ended session.
  test.use({ allowedComplaints: [/status of 401/] })

  test('comes back after the company’s minutes and sees no document before signing in', async ({ page }) => {
    await signIn(page, people.branchUser())
    await openKept(page)
    await page.goto('about:blank')
    await page.addInitScript(() => {
      if (localStorage.getItem('session_token')) localStorage.setItem('last_activity', '1')
      // What is ever drawn is noted, however short.
      new MutationObserver(() => {
        if (document.querySelector('tbody a')) sessionStorage.setItem('rows_were_drawn', '1')
      }).observe(document, { childList: true, subtree: true })
    })
    // The server takes its time to say that the session is over.
    await page.route('**/api/account-statements?*', () => undefined)
    await page.goto(statements)
    await expect(page.getByLabel(loginTexts.email)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('rows_were_drawn'))).toBeNull()
    await expect.poll(() => readDevice(page)).toBeNull()
  })
})

async function keysOf(page: Page): Promise<unknown[][]> {
  const device = await readDevice(page)
  return device?.stores['account_statements']?.map(({ key }) => key) ?? []
}
