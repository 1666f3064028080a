import { backofficePlaceTexts, backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { securityTexts } from '@enlace/contract/sign-in/security/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { loginTexts } from '@enlace/contract/sign-in/login/texts.ts'
import { ownAccountTexts } from '@enlace/contract/sign-in/own-account/texts.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import { deskActTexts, deskSearchTexts } from '@enlace/contract/search/desk/texts.ts'
import {
  staffActTexts,
  staffDetailTexts,
  staffEventTexts,
  staffFormTexts,
  staffListTexts,
} from '@enlace/contract/staff/screen-texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { menuOf, openGroup } from '../fixtures/first-company.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { heading } from '../fixtures/page-parts.ts'
import { expect, openStaffMenu, signInStaff, test } from '../fixtures/staff.ts'

const password = 'tinta papel y tóner'
const told = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()
const newcomer = () => `laura.${Date.now().toString(36)}@andina.ejemplo.co`

/** Opens a place of the back office as its address does. */
async function open(page: Page, place: string): Promise<void> {
  await page.goto(`#/${place}`)
  await expect(heading(page)).toBeVisible()
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await open(page, 'equipo')
  await page.getByRole('button', { name: staffListTexts.invite }).click()
  const dialog = page.getByRole('dialog', { name: staffFormTexts.inviteTitle })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  // From anywhere, the search opens the form itself.
  await open(page, 'inicio')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: deskSearchTexts.label }).fill(deskActTexts.inviteStaff)
  await page.getByRole('option', { name: deskActTexts.inviteStaff }).click()
  await dialog.getByRole('button', { name: staffFormTexts.send }).click()
  // Anyone who sends an empty form hears what is missing, at each field.
  await expect(dialog.getByLabel(staffFormTexts.email)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(staffFormTexts.email).fill(email)
  // A day is shown as people here write it, also in a browser in English.
  const day = dialog.getByLabel(staffFormTexts.endsOn)
  await day.fill('2031-02-03')
  await expect(dialog.locator('[data-shown]')).toHaveAttribute('data-shown', '03/02/2031')
  await day.fill('')
  await dialog.getByLabel(staffFormTexts.firstName).fill('Laura')
  await dialog.getByLabel(staffFormTexts.lastName).fill('Quintero Páez')
  await dialog.getByLabel(staffFormTexts.role).selectOption({ label: role })
  await dialog.getByRole('button', { name: staffFormTexts.send }).click()
  await told(page, fill(staffActTexts.done.invite, { correo: email }))
}

/** Looks a member up in the list, and opens it: by its email until it took the invitation up, then by its name. */
async function openMember(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByRole('status').getByText(staffListTexts.count.one)).toBeVisible()
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await expect(heading(page)).toHaveText(name)
}

/** Takes the invitation up that came by mail, and signs in with it. */
async function takeUp(page: Page, email: string): Promise<void> {
  const { text } = await mailbox.latest(email)
  await page.goto(/https?:\S+#\/set-password\/\S+/.exec(text)?.[0] ?? '')
  await page.getByLabel(setPasswordTexts.password).fill(password)
  await page.getByLabel(setPasswordTexts.repeat).fill(password)
  await page.getByRole('button', { name: setPasswordTexts.submit }).click()
  await expect(heading(page)).toHaveText(setPasswordTexts.doneTitle)
  await signInStaff(page, { email, password })
}

async function changeRole(page: Page, role: string): Promise<void> {
  await page.getByRole('button', { name: staffDetailTexts.change }).click()
  await page.getByRole('dialog').getByLabel(staffFormTexts.role).selectOption({ label: role })
  await page.getByRole('button', { name: staffFormTexts.save }).click()
}

// The second of two who change the same is refused, and so is anyone whose access was closed.
test.use({ allowedComplaints: [/status of (401|409)/], locale: 'en-US' })

test('an administrator invites somebody, who works as what it was invited for until its access is closed', async ({
  staffPage,
  page,
}) => {
  const email = newcomer()
  await invite(staffPage, email, staffRoleTexts.compras)
  // The list is narrowed in the line of filters, where what is on has a way to take it away.
  await staffPage.getByRole('button', { name: new RegExp(`^${stateTexts.usuario.inactivo} \\d`) }).click()
  await expect(staffPage.getByRole('row').filter({ hasText: email })).toHaveCount(0)
  await staffPage.getByRole('button', { name: filterTexts.clear }).click()
  await expect(staffPage.getByRole('row').filter({ hasText: email })).toBeVisible()
  await takeUp(page, email)

  // Purchasing has no part in the team: neither in the menu nor by its address.
  await openGroup(page, 'oversight')
  const control = menuOf(page).getByRole('link')
  await expect(control.filter({ hasText: backofficePlaceTexts.mails })).toBeVisible()
  await expect(control.filter({ hasText: staffListTexts.title })).toHaveCount(0)
  await page.evaluate(() => location.assign('#/equipo'))
  await expect(heading(page)).toHaveText(pageTexts.notAllowedTitle)

  await openMember(staffPage, email, 'Laura Quintero Páez')
  await changeRole(staffPage, staffRoleTexts.auditor)
  await told(staffPage, fill(staffActTexts.done.change, { nombre: 'Laura Quintero Páez' }))
  const change = fill(staffEventTexts.fromRole, {
    antes: staffRoleTexts.compras,
    rol: staffRoleTexts.auditor,
  })
  await told(staffPage, change)

  // The auditor looks at the team, and changes nothing in it.
  await page.reload()
  await page.evaluate(() => location.assign('#/equipo'))
  await told(page, backofficeTexts.readOnly)
  await expect(page.getByRole('button', { name: staffListTexts.invite })).toHaveCount(0)

  await staffPage.getByRole('button', { name: staffDetailTexts.close, exact: true }).click()
  await staffPage
    .getByRole('dialog')
    .getByRole('button', { name: staffDetailTexts.close, exact: true })
    .click()
  await told(staffPage, fill(staffActTexts.done.close, { nombre: 'Laura Quintero Páez' }))
  await expect(staffPage.getByText(stateTexts.usuario.inactivo).first()).toBeVisible()
  await page.evaluate(() => location.assign('#/mi-cuenta'))
  await told(page, problemTexts['session-missing'])
  await expect(page.getByLabel(loginTexts.email)).toBeVisible()
})

test('of two administrators who change the same person, the second sees what the first did and loses nothing', async ({
  staffPage,
}) => {
  const email = newcomer()
  await invite(staffPage, email, staffRoleTexts.consulta)
  await openMember(staffPage, email, email)
  const second = await staffPage.context().newPage()
  await second.goto(staffPage.url())
  await second.getByRole('button', { name: staffDetailTexts.change }).click()
  const dialog = second.getByRole('dialog')
  await dialog.getByLabel(staffFormTexts.role).selectOption({ label: staffRoleTexts.compras })

  await changeRole(staffPage, staffRoleTexts.comunicaciones)
  await told(staffPage, fill(staffActTexts.done.change, { nombre: email }))

  await dialog.getByRole('button', { name: staffFormTexts.save }).click()
  await told(second, problemTexts['changed-meanwhile'])
  await expect(dialog.getByText(staffRoleTexts.comunicaciones).first()).toBeVisible()
  await expect(dialog.getByLabel(staffFormTexts.role)).toHaveValue('compras')
  await dialog.getByRole('button', { name: staffFormTexts.save }).click()
  await told(second, fill(staffActTexts.done.change, { nombre: email }))
  await second.close()
})

test.describe('a member who is in', () => {
  test.use({ staff: 'auditor' })

  test(
    'finds the team, a person and its own account, by keyboard and on any screen',
    { tag: '@phone' },
    async ({ staffPage }) => {
      await open(staffPage, 'equipo')
      await told(staffPage, backofficeTexts.readOnly)
      await expectAccessible(staffPage)
      await staffPage.getByRole('searchbox').fill('hernan')
      const link = staffPage.getByRole('link', { name: 'Hernán Castaño Uribe' })
      await expect(staffPage.getByRole('link', { name: 'Claudia Restrepo Vélez' })).toHaveCount(0)
      await link.focus()
      await staffPage.keyboard.press('Enter')
      await told(staffPage, staffEventTexts.closed)
      await expectAccessible(staffPage)

      await openStaffMenu(staffPage)
      await staffPage.getByRole('menuitem', { name: ownAccountTexts.title }).click()
      await expect(heading(staffPage)).toHaveText(ownAccountTexts.title)
      await told(staffPage, securityTexts.thisSession)
      await expectAccessible(staffPage)
    },
  )
})
