import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { searchTexts } from '@enlace/contract/search/texts.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import { userEventTexts, userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import {
  userActTexts,
  userDetailTexts,
  userFormTexts,
  userListTexts,
} from '@enlace/contract/users/screen-texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { andinaSuppliers, corrugatedSupplier, mainSupplier } from '@enlace/demo/catalogue/suppliers.ts'
import { switcherOn } from '../fixtures/list.ts'
import { demoPassword } from '@enlace/demo/data/people.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { operate } from '../fixtures/own-company.ts'
import { portalAt, signIn, userMenu, type Person } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const password = 'tinta papel y tóner'
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()
const usersEntry = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: menuTexts.users, exact: true })

/** Opens the link of an invitation and sets a password with it. */
async function takeInvitation(page: Page, link: string, email: string): Promise<Person> {
  await page.goto(link)
  await page.getByLabel(setPasswordTexts.password).fill(password)
  await page.getByLabel(setPasswordTexts.repeat).fill(password)
  await page.getByRole('button', { name: setPasswordTexts.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(setPasswordTexts.doneTitle)
  return { email, password, address: portalAt() }
}

/** A supplier that no other journey works with; a second try begins with another one, which has no users yet. */
const supplierOf = (attempt: number) => andinaSuppliers[3 + 20 * attempt]

/** The master of a supplier that no other journey works with. */
async function enterAsMaster(page: Page, nit: string, domain: string): Promise<void> {
  const email = `gerencia@${domain}`
  const lines = await operate('user', 'invite', email, '--company', '1', '--nit', nit, '--master')
  const link = lines.find((line) => line.includes('/set-password/')) ?? ''
  await signIn(page, await takeInvitation(page, link, email))
}

test('a master invites two people, changes what one may do, keeps it out, and hands its role over', async ({
  page,
  browser,
}, { retry }) => {
  const supplier = supplierOf(retry)
  const domain = `plegadizas${retry}.ejemplo.co`
  const [luz, oscar] = [`luz.pena@${domain}`, `oscar.ruiz@${domain}`]
  const state = page.getByText(/^(Activo|Inactivo)$/)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })

  await enterAsMaster(page, supplier?.documento_numero ?? '', domain)
  await usersEntry(page).click()
  await expect(page.getByText(userListTexts.onlyOne)).toBeVisible()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: userListTexts.invite }).click()
  await expect(dialog.getByRole('heading', { name: userFormTexts.inviteTitle })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  // Its address opens it as well.
  await page.goto(`${portalAt()}#/users?invitar=1`)
  await expect(dialog.getByRole('heading', { name: userFormTexts.inviteTitle })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goto(`${portalAt()}#/users?crear=1`)
  await expect(dialog.getByRole('heading', { name: userFormTexts.createTitle })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  // From anywhere, the search opens the form itself.
  await page.goto(`${portalAt()}#/inicio`)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: searchTexts.label }).fill(userFormTexts.inviteTitle)
  await page.getByRole('option', { name: userFormTexts.inviteTitle, exact: true }).click()
  const first = dialog.getByLabel(fill(userFormTexts.emailOf, { n: 1 }))
  await first.fill('luz.pena@')
  await dialog.getByRole('button', { name: userFormTexts.sendInvitations.one }).click()
  await expect(dialog.getByText(userFormTexts.faults.emailInvalid)).toBeVisible()
  await first.fill(luz)
  await dialog.getByRole('button', { name: userFormTexts.addPerson }).click()
  await dialog.getByLabel(fill(userFormTexts.emailOf, { n: 2 })).fill(oscar)
  await dialog.getByLabel(fill(userFormTexts.roleOf, { n: 2 })).selectOption(userRoleTexts.contador)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: fill(userFormTexts.sendInvitations.many, { n: 2 }) }).click()
  await toast(page, fill(userActTexts.done.invited.many, { n: 2 }))
  await expect(row(luz)).toContainText(stateTexts.usuario.invitado)
  await expect(row(oscar)).toContainText(userListTexts.readOnly)

  const mail = await mailbox.latest(luz)
  expect(mail.text).toContain(supplier?.nombre)
  const link = /http\S+\/set-password\/\S+/.exec(mail.text)?.[0] ?? ''
  const other = await (await browser.newContext()).newPage()
  await signIn(other, await takeInvitation(other, link, luz))
  await expect(usersEntry(other)).toHaveCount(0)

  await page.reload()
  await page.getByRole('link', { name: luz }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(luz)
  await expect(state).toHaveText(stateTexts.usuario.activo)
  await expect(page.getByText(userEventTexts['user-joined'])).toBeVisible()
  await page.getByRole('button', { name: userActTexts.edit, exact: true }).click()
  await dialog.getByLabel(userFormTexts.role, { exact: true }).selectOption(userRoleTexts.logistica)
  await dialog.getByLabel(userFormTexts.cargo).fill('Jefe de despachos')
  await dialog.getByRole('button', { name: userFormTexts.save }).click()
  await toast(page, userActTexts.done.saved)
  const history = page.getByRole('region', { name: userDetailTexts.history })
  await expect(history.getByText(userEventTexts['user-changed'])).toBeVisible()
  await expect(history).toContainText('Rol: Usuario → Logística')
  await expectAccessible(page)
  await other.reload()
  await expect(other.getByRole('navigation').getByText(menuTexts.certificates)).toHaveCount(0)

  await page.getByRole('button', { name: userActTexts.disable, exact: true }).click()
  await dialog.getByRole('button', { name: userActTexts.disable, exact: true }).click()
  await expect(state).toHaveText(stateTexts.usuario.inactivo)
  // Its page hears of it, and may leave by itself while it is loaded anew.
  await expect(async () => {
    await other.reload()
    await expect(other.getByRole('button', { name: loginTexts.submit, exact: true })).toBeVisible()
  }).toPass()

  await page.getByRole('button', { name: userActTexts.enable, exact: true }).click()
  await page.getByRole('button', { name: userActTexts.handOver }).click()
  await dialog.getByRole('button', { name: userActTexts.handOver }).click()
  await expect(page).toHaveURL(/account-statements/)
  await expect(usersEntry(page)).toHaveCount(0)
})

test(
  'an accountant of two suppliers moves between them with one selector, and may only look',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, { email: 'contadora@demo.co', password: demoPassword, address: portalAt() })
    const switcher = switcherOn(page)
    const options = await switcher.offered(menuTexts.company)
    expect(options.map((text) => text.split(' · ')[0])).toEqual([
      corrugatedSupplier.nombre,
      mainSupplier.nombre,
    ])
    const isMain = (await switcher.words.textContent())?.includes(mainSupplier.nombre) === true
    const target = isMain ? corrugatedSupplier : mainSupplier
    await switcher.choose(menuTexts.company, target.nombre)
    await expect(switcher.words).toContainText(target.nombre)
    await userMenu(page).click()
    await expect(page.getByRole('menu').filter({ visible: true }).locator('..')).toContainText(target.nombre)
    await expect(page.getByText(menuTexts.readOnly, { exact: false }).last()).toBeVisible()
    await expect(page.getByText(/acceso hasta el \d\d\/\d\d\/\d{4}/)).toBeVisible()
    await expectAccessible(page)
  },
)

test('a master reads its users', async ({ page }) => {
  await signIn(page, { email: 'proveedor@demo.co', password: demoPassword, address: portalAt() })
  await page.goto(`${portalAt()}#/users?status=invitado`)
  await expect(page.getByText('despachos@demo.co')).toBeVisible()
  await expect(page.getByText('contadora@demo.co')).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('link', { name: /Wilmer/ }).click()
  await expect(page.getByRole('button', { name: userActTexts.resend })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})
