import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { passwordTexts } from '@enlace/contract/core/form/texts.ts'
import { frameTexts } from '@enlace/contract/core/frame/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { serverErrorTitle } from '@enlace/contract/core/texts.ts'
import { accountStatementsTexts } from '@enlace/contract/account-statements/texts.ts'
import { loginTexts as texts } from '@enlace/contract/sign-in/login/texts.ts'
import { demoCompanies } from '@enlace/demo/data/companies.ts'
import type { Page, Route } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { fillLogin, people, portalAt, signIn, userMenu } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const email = (page: Page) => page.getByLabel(texts.email)
const password = (page: Page) => page.getByLabel(texts.password, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: texts.submit })

test.describe('the first answer of the server', () => {
  test('carries the brand of its company', async ({ page }) => {
    for (const { settings, hosts } of demoCompanies) {
      const answer = await page.goto(portalAt(hosts[0]))
      const html = (await answer?.text()) ?? ''
      const told = (pattern: RegExp) => pattern.exec(html)?.[1]
      expect(told(/<title>([^<]*)</)).toBe(`${texts.title} · ${String(settings['page_title'])}`)
      expect(told(/<h1[^>]*>(Bienvenido[^<]*)</)).toBe(settings['welcome'])
      expect(told(/--brand:light-dark\((#\w+),[^}]*\}@supports/)).toBe(settings['colour'])
      for (const name of ['logo', 'imagen_login', 'favicon']) {
        const picture = told(new RegExp(`(?:src|srcSet|href)="(company-files/[0-9a-f]{64}/${name})"`))
        const type = await page.evaluate(async (address) => {
          const file = await fetch(address)
          return `${file.status} ${file.headers.get('content-type')}`
        }, picture ?? 'nothing')
        expect(type, name).toMatch(/^200 image\//)
      }
      // Only a company that takes registrations offers one.
      await expect(page.getByRole('link', { name: texts.register })).toHaveCount(
        Number(settings['agp_registration_supplier']),
      )
    }
  })
})

test.describe('the login', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('welcomes, says what is missing or wrong, and opens with Enter', async ({ page }) => {
    await test.step('welcomes with the company’s name, and offers password recovery and registration', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Andina de Alimentos')
      await expect(page.locator('body')).toHaveClass('login')
      await expect(page.getByRole('link', { name: texts.recover })).toHaveAttribute(
        'href',
        '#/password-recovery',
      )
      await expect(page.getByRole('link', { name: texts.register })).toHaveAttribute(
        'href',
        '#/supplier-registration',
      )
      await expectAccessibleAtBothWidths(page)
    })
    await test.step('says what is missing, at the fields and in a notice', async () => {
      await submit(page).click()
      await expect(email(page)).toHaveAccessibleDescription(texts.emailRequired)
      await expect(password(page)).toHaveAccessibleDescription(texts.passwordRequired)
      await expect(email(page)).toBeFocused()
      const notices = page.getByRole('region', { name: frameTexts.notices })
      await expect(notices.getByText(texts.toastTitle)).toBeVisible()
      await expect(notices.getByText(texts.emailRequired)).toBeVisible()
      // At the top right (spec 9), below the header's line: the person's menu stays within reach.
      const { x = 0, y = 0, width = 0 } = (await notices.boundingBox()) ?? {}
      expect(x + width).toBe(page.viewportSize()?.width)
      expect(y).toBeLessThan(60)
      await notices.getByRole('button', { name: frameTexts.closeNotice }).click()
      await expect(notices.getByText(texts.toastTitle)).toBeHidden()
      // A scan may take longer than the notice stays.
      await submit(page).click()
      await expectAccessibleAtBothWidths(page)
    })
    await test.step('has a foot with all links, and refuses a malformed email', async () => {
      await test.step('has the specification’s links, the contact data and the copyright at its foot', async () => {
        const footer = page.getByRole('contentinfo')
        const links = footer.getByRole('navigation', { name: frameTexts.footer }).getByRole('link')
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
          ...'#/about-us #/contact-us #/privacy #/terms #/login #/search-company #/payments'.split(' '),
          ...'#/ayuda #/sin-costo #/accesibilidad'.split(' '),
        ])
        const provider = { company: 'Andina de Alimentos S.A.S.', nit: '900.123.456-8' }
        await expect(footer).toContainText(fill(frameTexts.provider, provider))
        await expect(footer).toContainText('© 2019 – 2022 Andina de Alimentos S.A.S.')
        await expect(
          footer.getByRole('link', { name: 'proveedores@andinadealimentos.example' }),
        ).toBeVisible()
      })
      await test.step('refuses a malformed email, and takes the word back when it is right', async () => {
        await email(page).fill('proveedor.demo.co')
        await password(page).focus()
        await expect(email(page)).toHaveAccessibleDescription(texts.emailInvalid)
        await email(page).fill('proveedor@demo.co')
        await password(page).focus()
        await expect(email(page)).toHaveAccessibleDescription('')
        await password(page).fill('x')
        await email(page).fill('a b@demo.co')
        await submit(page).click()
        await expect(email(page)).toHaveAccessibleDescription(texts.emailInvalid)
        const notices = page.getByRole('region', { name: frameTexts.notices })
        await expect(notices.getByText(texts.emailInvalid)).toBeVisible()
      })
    })
    await test.step('opens with Enter, reloads at the statements, and keeps what the specification names', async () => {
      const { email: own, password: right } = people.master()
      await page.evaluate(() => Object.assign(window, { isFirstPage: true }))
      await email(page).fill(own)
      await password(page).fill(right)
      await password(page).press('Enter')
      await expect(page).toHaveURL(/#\/account-statements\/30$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(accountStatementsTexts.title)
      expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(false)
      await expect(page.locator('body')).toHaveClass('app')

      const items = await stored(page)
      expect(items).toMatchObject({ authenticate: 'true', selectedCompany: '1', payed_range_days: '30' })
      const names =
        'access_token refresh_token expire_token client_id client_secret session_token userData companies companie ' +
        'favicon logo imagen_login provider contact descarga_certificado'
      for (const name of names.split(' ')) expect(items[name], name).toBeTruthy()
      expect(JSON.parse(items['userData'] ?? '')).toMatchObject({ contactEmail: own, isMaster: true })
      expect(Number(items['expire_token'])).toBeGreaterThan(Date.now())
      expect(JSON.parse(items['companie'] ?? '')).toMatchObject({ id: 1 })
    })
  })
})

test.describe('a login whose application has not come yet', () => {
  /** Holds React back: what answers until it is let go is the first script's. */
  async function holdReact(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/react-*.js', async (route) => {
      await promise
      await route.continue()
    })
    return resolve
  }

  test('is sent without it, and leads inside', { tag: '@phone' }, async ({ page }) => {
    const letGo = await holdReact(page)
    await page.goto('/')
    const { email: own, password: right } = people.branchUser()
    await fillLogin(page, own, right)
    await expect(page).toHaveURL(/#\/account-statements\/30$/)
    letGo()
    await expect(userMenu(page)).toBeVisible()
  })

  test.describe('and is refused', () => {
    test.use({ allowedComplaints: [/status of 401/] })

    test('is told so by it, with what was typed', async ({ page }, { project }) => {
      const letGo = await holdReact(page)
      await page.goto('/')
      const stranger = `nadie.antes.${project.name}@ejemplo.co`
      const refused = page.waitForResponse((answer) => answer.status() === 401)
      await fillLogin(page, stranger, 'no-es-la-clave')
      await refused
      letGo()
      await expectRefusal(page)
      await expect(email(page)).toHaveValue(stranger)
      await expect(submit(page)).not.toHaveAttribute('aria-busy')
    })
  })

  test('keeps what is wrong and what was pressed for it', async ({ page }) => {
    const letGo = await holdReact(page)
    await page.goto('/')
    await email(page).fill('proveedor.demo.co')
    await password(page).fill('x')
    await page.getByRole('button', { name: passwordTexts.show }).click()
    await submit(page).click()
    letGo()
    await expect(email(page)).toHaveAccessibleDescription(texts.emailInvalid)
    await expect(password(page)).toHaveAttribute('type', 'text')
    await expect(page.getByText(texts.toastTitle)).toBeVisible()
  })
})

test.describe('a login that is refused', () => {
  test.use({ allowedComplaints: [/status of 401/] })
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
  })

  test('shows the server’s message, for any person', async ({ page }) => {
    await test.step('tells in the server’s words, and remembers that nobody is in', async () => {
      await fillLogin(page, 'nadie@ejemplo.co', 'no-es-la-clave')
      await expectRefusal(page)
      expect(await stored(page)).toMatchObject({ authenticate: 'false' })
      expect(await stored(page)).not.toHaveProperty('session_token')
      await expect(email(page)).toHaveValue('nadie@ejemplo.co')
      await expectAccessibleAtBothWidths(page)
    })
    await test.step('answers a supplier of another company as if there were no such person', async () => {
      const { email: stranger, password: right } = people.caribe()
      // The refusal before is still there.
      const answer = page.waitForResponse('**/api/login')
      await fillLogin(page, stranger, right)
      expect((await answer).status()).toBe(401)
      await expectRefusal(page)
    })
  })
})

test.describe('the login without a server', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('leads to the page of server errors, and from there back', async ({ page, context }) => {
    await page.goto('/')
    // Once it answers, its scripts are there.
    await submit(page).click()
    await expect(page.getByText(texts.toastTitle)).toBeVisible()
    await context.setOffline(true)
    await fillLogin(page, people.master().email, people.master().password)
    await expect(page).toHaveURL(/#\/500/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(serverErrorTitle)
    expect(await stored(page)).toMatchObject({ authenticate: 'false' })
    await expectAccessible(page)
    // The script of the error page did not arrive either; it is loaded once the network is back.
    await context.setOffline(false)
    await page.getByRole('link', { name: pageTexts.serverErrorRetry }).click()
    await expect(submit(page)).toBeVisible()
  })
})

test.describe('who is signed in', () => {
  test.use({ person: 'master' })

  test('and opens the login goes to all pending invoices', async ({ page }) => {
    for (const place of ['/#/login', '/']) {
      await page.goto(place)
      await expect(page).toHaveURL(/#\/account-statements\/0$/)
      await page.goto('about:blank')
    }
  })
})

test('who asks for another place before the page inside has come is led there', async ({ page }) => {
  await page.goto('/')
  const { email, password } = people.branchUser()
  const hold = (route: Route) => void setTimeout(() => route.fallback().catch(() => undefined), 1500)
  await page.route(({ pathname }) => pathname === '/', hold)
  // What asks for another place while a page loads breaks the load off. Told from outside, it would wait for the load.
  await page.evaluate(() => {
    const look = setInterval(() => {
      if (localStorage.getItem('session_token') === null || location.hash === '') return
      clearInterval(look)
      setTimeout(() => (location.hash = '#/certificates'), 100)
    }, 10)
  })
  await fillLogin(page, email, password)
  await expect(page).toHaveURL(/#\/certificates$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(menuTexts.certificates)
  await expect(userMenu(page)).toBeVisible()
})

test('signing out forgets the session here and in every other tab', async ({ page, context }) => {
  await signIn(page, people.branchUser())
  const session = (await stored(page))['session_token']
  const other = await context.newPage()
  await other.goto('/#/account-statements/0')
  await expect(other.getByRole('table')).toBeVisible()

  await page.evaluate(async () => (await caches.open('kept')).put('/kept', new Response('kept')))
  await userMenu(page).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: menuTexts.logout }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/#\/login$/)
    await expect(submit(tab)).toBeVisible()
  }
  const left = Object.keys(await stored(page))
  for (const name of ['access_token', 'refresh_token', 'userData', 'session_token', 'authenticate'])
    expect(left).not.toContain(name)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  const answer = await page.request.get('/api/session', { headers: { 'session-token': session ?? '' } })
  expect(answer.status()).toBe(401)
})

async function expectRefusal(page: Page) {
  const refusal = page.getByRole('alert').filter({ hasText: texts.refusedTitle })
  await expect(refusal).toContainText(problemTexts['wrong-credentials'])
}

function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
}
