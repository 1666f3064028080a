import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { acceptanceTexts, legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openOwnCompany, ownCompany } from '../fixtures/own-company.ts'
import { openDesk } from '../fixtures/own-desk.ts'
import { heading } from '../fixtures/page-parts.ts'
import { fillLogin, signIn, userMenu } from '../fixtures/people.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

/** A company of its own: who works for another must not be asked. */
const company = ownCompany({ id: '451', nombre: 'Textos Anchos S.A.', host: 'textos.localhost' })

const note = 'El plazo para reclamar pasa a quince días hábiles.'

// Nothing of the portal opens before the text is accepted, and the browser writes each refusal down.
test.use({ allowedComplaints: [/status of 403/] })

test('a company changes its terms, and who enters reads and accepts them before anything else', async ({
  page,
  browser,
}) => {
  const person = await openOwnCompany(page, company)
  const desk = await openDesk(browser, company)
  await signIn(page, person)

  await test.step('the text is written as a draft that nobody sees, looked at, and published', async () => {
    await publishTerms(desk)
    await expect(
      desk.getByText(fill(texts.card.standing, { version: 1, accepted: 0, persons: 1 })).first(),
    ).toBeVisible()
    await expectAccessibleAtBothWidths(desk)
  })
  await test.step('a session that was open goes on', async () => {
    await page.reload()
    await expect(userMenu(page)).toBeVisible()
  })
  await test.step('who enters anew sees the text and nothing else', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(person.address)
    await fillLogin(page, person.email, person.password)
    await expect(heading(page)).toHaveText(acceptanceTexts.title)
    await expect(page.getByText(note)).toBeVisible()
    await expect(userMenu(page)).toHaveCount(0)
    await expect(page.getByRole('region', { name: /Términos de uso/ }).last()).toContainText('quince días')
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('it is asked for the box, which nobody ticked before it', async () => {
    const box = page.getByRole('checkbox', { name: acceptanceTexts.accept.terminos })
    await expect(box).not.toBeChecked()
    await page.getByRole('button', { name: acceptanceTexts.submit }).click()
    await expect(page.getByText(fill(acceptanceTexts.missing, { title: 'Términos de uso' }))).toBeVisible()
    await expect(box).toBeFocused()
    await box.check()
    await page.getByRole('button', { name: acceptanceTexts.submit }).click()
    await expect(userMenu(page)).toBeVisible()
  })
  await test.step('the company finds who accepted what', async () => {
    await desk.goto(backofficeAddress('/textos-legales'))
    await desk.getByRole('link', { name: texts.acceptances.open }).click()
    await expect(heading(desk)).toHaveText(texts.acceptances.title)
    await expect(desk.getByText(person.email).first()).toBeVisible()
    await expectAccessibleAtBothWidths(desk)
  })
  await test.step('a text to be accepted may be left, and its versions are compared and taken up again', async () => {
    await publishTerms(desk, ' Se publica dos veces al año.')

    await page.evaluate(() => localStorage.clear())
    await signInToText(page, person)
    await page.getByRole('button', { name: acceptanceTexts.leave }).click()
    await expect(page).toHaveURL(/#\/login$/)

    await desk.getByRole('tab', { name: new RegExp(texts.tabs.versions) }).click()
    await desk.getByRole('button', { name: fill(texts.versions.compareOf, { version: 2 }) }).click()
    const comparison = desk.getByRole('dialog', { name: fill(texts.compare.title, { from: 1, to: 2 }) })
    await expect(comparison).toContainText('Se publica dos veces al año.')
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: fill(texts.versions.restoreOf, { version: 1 }) }).click()
    await desk.getByRole('dialog').getByRole('button', { name: texts.versions.restore }).click()
    await desk.getByRole('tab', { name: texts.tabs.draft }).click()
    await expect(desk.getByRole('button', { name: texts.draft.publish, exact: true })).toBeEnabled()
    await expect(desk.getByRole('textbox', { name: texts.draft.html })).not.toContainText('dos veces')
  })
  await desk.context().close()
})

/** Writes the terms, looks at them as the suppliers will, and publishes them to be accepted. */
async function publishTerms(desk: Page, more = ''): Promise<void> {
  await desk.goto(backofficeAddress('/textos-legales/terminos'))
  await desk.getByLabel(texts.draft.titleLabel).fill('Términos de uso')
  const editor = desk.getByRole('textbox', { name: texts.draft.html })
  await editor.click()
  await desk.keyboard.press('ControlOrMeta+End')
  await desk.keyboard.type(more || 'Para reclamar hay quince días hábiles.')
  await desk.getByRole('checkbox', { name: texts.draft.mustAccept }).check()
  await desk.getByLabel(texts.draft.note).fill(note)
  await desk.getByRole('button', { name: saveTexts.draft }).click()
  await expect(desk.getByText(texts.draft.saved).first()).toBeVisible()
  await desk.getByRole('button', { name: texts.draft.preview }).click()
  await expect(desk.getByRole('dialog')).toContainText('quince días')
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: texts.draft.publish, exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: texts.draft.publish }).click()
  await expect(desk.getByText(/La versión \d quedó publicada/).last()).toBeVisible()
}

async function signInToText(page: Page, person: { email: string; password: string; address: string }) {
  await page.goto(person.address)
  await fillLogin(page, person.email, person.password)
  await expect(heading(page)).toHaveText(acceptanceTexts.title)
}
