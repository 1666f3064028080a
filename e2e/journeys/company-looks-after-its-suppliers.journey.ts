import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { viewTexts } from '@enlace/contract/sign-in/session/view-texts.ts'
import { userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import {
  invitationBatchTexts,
  invitationsTexts,
  newInvitationsTexts,
} from '@enlace/contract/users/invitations/texts.ts'
import { papersTexts } from '@enlace/contract/papers/desk/texts.ts'
import { deskActTexts, deskSearchTexts } from '@enlace/contract/search/desk/texts.ts'
import { mergeTexts } from '@enlace/contract/suppliers/merges/texts.ts'
import {
  supplierChoiceTexts,
  supplierDetailTexts as texts,
  supplierEventTexts,
  supplierFormTexts,
  supplierListTexts,
  supplierUserActTexts,
  supplierUserDetailTexts,
  supplierUserFormTexts,
} from '@enlace/contract/suppliers/texts.ts'
import type { Page } from '@playwright/test'
import { supplierSummaryTexts } from '@enlace/contract/suppliers/summary-texts.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { expectWholeWords } from '../fixtures/whole-words.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

test.use({ staff: 'purchasing' })

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

/** Opens the third party that a search finds. */
async function openSupplier(page: Page, name: string) {
  await page.goto(backofficeAddress(`/proveedores?q=${encodeURIComponent(name)}`))
  await page.getByRole('link', { name, exact: true }).click()
  await expect(heading(page)).toHaveText(name)
}

test('purchasing invites suppliers', async ({ staffPage: page }) => {
  await test.step('purchasing invites who does first for a supplier, and takes the invitation back', async () => {
    await page.goto(backofficeAddress('/proveedores'))
    await expect(heading(page)).toHaveText(supplierListTexts.title)
    const name = 'Aditivos Andimarca S.A.S.'
    const email = `marta.${Date.now()}@andimarca.example`
    await test.step('which can begin from anywhere, by choosing the supplier', async () => {
      const dialog = page.getByRole('dialog')
      const begin = async () => {
        await page.keyboard.press('Control+k')
        await page.getByRole('combobox', { name: deskSearchTexts.label }).fill(deskActTexts.inviteSupplier)
        await page.getByRole('option', { name: deskActTexts.inviteSupplier }).click()
        await expect(page.getByRole('dialog', { name: deskActTexts.inviteSupplier })).toBeVisible()
      }
      await begin()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await begin()
      await expectAccessible(page)
      await page.getByRole('combobox', { name: supplierChoiceTexts.search }).fill('Andimarca')
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
      await button(page, supplierChoiceTexts.confirm).click()
      await expect(page.getByRole('dialog', { name: supplierFormTexts.title })).toContainText(name)
      await page.goBack()
      await expect(dialog).toBeHidden()
    })
    await openSupplier(page, name)
    await button(page, texts.invite).click()
    await button(page, supplierFormTexts.send).click()
    await expect(page.getByText(supplierFormTexts.faults.email).first()).toBeVisible()
    await page.getByRole('textbox', { name: new RegExp(`^${supplierFormTexts.email}`) }).fill(email)
    await page.getByLabel(supplierFormTexts.firstName).fill('Marta')
    await expectAccessible(page)
    await button(page, supplierFormTexts.send).click()
    await expect(page.getByText(fill(supplierFormTexts.invited, { correo: email }))).toBeVisible()
    expect((await mailbox.latest(email)).text).toContain('/#/set-password/')
    await page.getByRole('link', { name: 'Marta', exact: true }).click()
    await button(page, supplierUserDetailTexts.acts.withdraw).click()
    await inDialog(page, supplierUserDetailTexts.acts.withdraw).click()
    await expect(page.getByText(fill(supplierUserActTexts.done.withdraw, { nombre: 'Marta' }))).toBeVisible()
    await expect(page.getByText(supplierEventTexts['user-withdrawn'])).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('purchasing invites many suppliers with a file, and sees line by line what becomes of each', async () => {
    const email = `cartera.${Date.now()}@lima.example`
    await page.goto(backofficeAddress('/proveedores?q=Agropecuaria'))
    const nit = await page
      .getByText(/^\d{3}\.\d{3}\.\d{3}-\d$/)
      .first()
      .textContent()
    await page.goto(backofficeAddress('/invitaciones'))
    await page.getByRole('link', { name: invitationsTexts.begin }).click()
    const lines = ['NIT;Correo;Nombres', `${nit};${email};Lina`, `${nit};sin arroba;`, '1;x@y.co;']
    await page.locator('input[type=file]').setInputFiles({
      name: 'invitados.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    })
    await button(page, newInvitationsTexts.submit).click()
    await expect(heading(page)).toHaveText('invitados.csv')
    await expect(page.getByText(invitationBatchTexts.preview.one)).toBeVisible()
    await expect(page.getByText(invitationBatchTexts.faults['email-malformed'])).toBeVisible()
    await expectAccessible(page)
    await button(page, invitationBatchTexts.start).click()
    await inDialog(page, invitationBatchTexts.start).click()
    await expect(page.getByText(invitationsTexts.states.terminada, { exact: true })).toBeVisible()
    await expect(page.getByText(stateTexts.invitacion.enviada).first()).toBeVisible()
    expect((await mailbox.latest(email)).text).toContain('/#/set-password/')
    await test.step('sees in an earlier file who has not come and whose mail came back, and writes to one again', async () => {
      await page.goto(backofficeAddress('/invitaciones'))
      await page.getByRole('link', { name: 'Proveedores sin acceso.csv' }).click()
      await page.getByRole('button', { name: new RegExp(`^${stateTexts.invitacion.correo_fallido}`) }).click()
      await expect(page.getByText(/el servidor del destinatario lo rechazó\. 550 5\.1\.1/)).toBeVisible()
      await expectAccessible(page)
      const full = 'pagos@brillanteandino.example'
      await button(page, fill(invitationBatchTexts.resendOf, { correo: full })).click()
      expect((await mailbox.latest(full)).text).toContain('/#/set-password/')
    })
  })
})

test('purchasing changes what an accountant may do, and sees the portal as that person sees it', async ({
  staffPage: page,
}) => {
  await openSupplier(page, 'Corrugados La Sabana S.A.S.')
  await test.step('opens with what a call from the supplier is about', async () => {
    const owed = page.getByRole('region', { name: supplierSummaryTexts.owed })
    await expect(owed).toContainText(supplierSummaryTexts.nothingOwed)
    const people = page.getByRole('region', { name: supplierSummaryTexts.people })
    await expect(people.getByRole('link', { name: 'Gloria Inés Vélez Arango' })).toBeVisible()
    await expectAccessible(page)
    await tab(page, texts.data).click()
    await expectWholeWords(page)
  })
  await tab(page, texts.users).click()
  await page.getByRole('link', { name: 'Gloria Inés Vélez Arango' }).click()
  await test.step('narrows the access, which the history tells', async () => {
    await button(page, supplierUserDetailTexts.acts.change).click()
    const rol = page.getByLabel(supplierUserFormTexts.rol)
    const before = await rol.locator('option:checked').innerText()
    // An earlier try may have narrowed it.
    const after = before === userRoleTexts.cartera ? userRoleTexts.contador : userRoleTexts.cartera
    await rol.selectOption({ label: after })
    // The role alone would let her act: as before, she is to look only.
    await page.getByLabel(supplierUserFormTexts.readOnly).check()
    await expectAccessible(page)
    await button(page, supplierUserFormTexts.save).click()
    await expect(page.getByText(supplierEventTexts['user-changed']).first()).toBeVisible()
    await expect(page.getByText(`Rol: ${before} → ${after}`).first()).toBeVisible()
  })
  await test.step('looks at the portal, where every screen says so and nothing can be done', async () => {
    await button(page, supplierUserDetailTexts.acts.view).click()
    const opened = page.context().waitForEvent('page')
    await inDialog(page, supplierUserDetailTexts.acts.view).click()
    const portal = await opened
    const band = portal.getByText(/ve el portal como Gloria Inés Vélez Arango, de Corrugados La Sabana/)
    await expect(band).toBeVisible()
    await expectAccessible(portal)
    await portal.goto(new URL('/#/papers', portal.url()).href)
    await expect(heading(portal)).toHaveText(papersTexts.title)
    const downloading = portal.waitForEvent('download')
    await portal
      .getByRole('region', { name: papersTexts.statementTitle, exact: true })
      .getByRole('button', { name: papersTexts.download })
      .click()
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
    await button(portal, viewTexts.end).click()
    await expect(band).toBeHidden()
  })
  await page.reload()
  await expect(page.getByText(supplierEventTexts['user-viewed'])).toBeVisible()
})

test('purchasing finds and reads suppliers, and makes one of two that are the same', async ({
  staffPage: page,
}) => {
  await test.step('the suppliers are found and read on a phone, too', async () => {
    await page.goto(backofficeAddress('/proveedores'))
    await expect(heading(page)).toHaveText(supplierListTexts.title)
    await expectAccessibleAtBothWidths(page)
    await openSupplier(page, 'Empaques y Plásticos del Valle S.A.S.')
    await tab(page, texts.users).click()
    await expectAccessibleAtBothWidths(page)
    await tab(page, texts.history).click()
    // Somebody signs in every few days; older events may be behind the button for more.
    await expect(page.getByText(supplierEventTexts['session:login']).first()).toBeVisible()
    await button(page, mergeTexts.begin).click()
    await page.getByLabel(mergeTexts.search).fill('Corrugados')
    await page.getByRole('listbox').getByRole('option').first().click()
    await button(page, mergeTexts.review).click()
    await expect(heading(page)).toHaveText(mergeTexts.previewTitle)
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('purchasing makes one of two third parties that are the same', async () => {
    const names = {
      gone: 'MONTAJES ELECTROMECANICOS SABANA SAS',
      kept: 'Montajes Electromecánicos Sabana S.A.S.',
    }
    await page.goto(backofficeAddress('/proveedores'))
    await page.getByRole('link', { name: mergeTexts.title }).click()
    const likeness = page.getByText(mergeTexts.likeness['nit-con-digito'])
    await expect(likeness.or(page.getByText(mergeTexts.none))).toBeVisible()
    // An earlier try may have made them one.
    if (await likeness.isVisible()) {
      await expectAccessible(page)
      await page
        .getByRole('link', { name: /montajes electromec/i })
        .first()
        .click()
      const kept = page.getByRole('region', { name: mergeTexts.kept, exact: true })
      await expect(kept.getByText(names.kept)).toBeVisible()
      await button(page, mergeTexts.merge).click()
      await expect(page.getByRole('dialog').getByText(fill(mergeTexts.confirmBody, names))).toBeVisible()
      await expectAccessible(page)
      await inDialog(page, mergeTexts.merge).click()
      await expect(page.getByText(fill(mergeTexts.done, names))).toBeVisible()
      await expect(heading(page)).toHaveText(names.kept)
    } else await openSupplier(page, names.kept)
    await tab(page, texts.history).click()
    const event = { suceso: supplierEventTexts['supplier:merged'], correo: names.gone }
    await expect(page.getByText(fill(supplierEventTexts.about, event))).toBeVisible()
    await page.goto(backofficeAddress('/proveedores/duplicados'))
    await expect(page.getByText(mergeTexts.none)).toBeVisible()
  })
})
