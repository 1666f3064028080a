import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { frameTexts } from '@enlace/contract/core/frame/texts.ts'
import { cacheCleaned } from '@enlace/contract/core/texts.ts'
import type { Page } from '@playwright/test'
import { openOwnCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { signIn, userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

/** The flag is the whole company's. */
const company = ownCompany({ id: '72', nombre: 'Limpieza Ancha S.A.', host: 'limpia.localhost' })

const flag = 'clear_cache_of_active_sessions_in_front_office'

test('a company has the caches of open sessions cleaned, once in 24 hours', async ({ page, browser }) => {
  const person = await openOwnCompany(page, company)
  await signIn(page, person)

  await test.step('who is in is sent to the login, which tells why', async () => {
    await operate('company', 'set', '--id', company.id, `${flag}=1`)
    await page.evaluate(() => localStorage.setItem('left_over', 'x'))
    // The flag comes with the page, which the server keeps for a company's content version.
    await page.reload()
    await expect(page).toHaveURL(/#\/login$/)
    const notices = page.getByRole('region', { name: frameTexts.notices })
    await expect(notices.getByText(cacheCleaned)).toBeVisible()
    const names = await keptNames(page)
    expect(names).toEqual(expect.arrayContaining(['cache_cleaned', 'cache_cleaned_at']))
    for (const gone of ['left_over', 'session_token', 'userData']) expect(names).not.toContain(gone)
  })
  await test.step('the session is over on the server, too, and the next one is left in peace', async () => {
    await signIn(page, person)
    await page.reload()
    await expect(userMenu(page)).toBeVisible()
  })
  await test.step('a visitor is cleaned without being sent away', async () => {
    const visit = await browser.newContext()
    const visitor = await visit.newPage()
    await visitor.goto(`${person.address}#/404`)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(pageTexts.notFoundTitle)
    expect(await keptNames(visitor)).toEqual(['cache_cleaned', 'cache_cleaned_at'])
    await visit.close()
  })
})

function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).toSorted())
}
