import { readFile } from 'node:fs/promises'
import { fill } from '@enlace/contract/core/fill.ts'
import { personTexts } from '@enlace/contract/core/person/texts.ts'
import { securityTexts } from '@enlace/contract/sign-in/security/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { companyProfileTexts as company } from '@enlace/contract/profile/company-texts.ts'
import { dataRightsTexts as rights } from '@enlace/contract/profile/rights-texts.ts'
import { choicesTexts } from '@enlace/contract/notifications/choices-texts.ts'
import { notificationTexts, profileTexts as texts } from '@enlace/contract/profile/texts.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import type { Page } from '@playwright/test'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { openPlace } from '../fixtures/list.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { expectWholeWords } from '../fixtures/whole-words.ts'
import { operate } from '../fixtures/own-company.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'master' })

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: texts.tabs }).getByRole('link', { name, exact: true })

test('looks through its data, has them put right and takes them away', async ({ page }) => {
  await test.step('looks through what the portal knows of it, tab by tab', async () => {
    await openPlace(page, '/#/profile')
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expect(page.getByLabel(texts.form.email)).toHaveValue('proveedor@demo.co')
    await expectAccessibleAtBothWidths(page)
    await tab(page, texts.security).click()
    await expect(panel(page, securityTexts.factor)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await tab(page, texts.notifications).click()
    await expect(page.getByRole('heading', { name: choicesTexts.title })).toBeVisible()
    await expect(page.getByText(notificationTexts.always)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await tab(page, texts.company).click()
    await expectWholeWords(page)
    await expect(page.getByText('905.418.327-1')).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await openPlace(page, '/#/profile/company/change')
    await expect(page.getByText(company.form.nameFixed)).toBeVisible()
    // However long the form is, its end is in sight.
    await expect(page.getByRole('button', { name: company.form.submit })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: company.form.cancel })).toBeInViewport({ ratio: 1 })
    await expectAccessibleAtBothWidths(page)
    await openPlace(page, '/#/profile')
    await page.getByRole('link', { name: texts.rights.open }).click()
    await expect(page.getByRole('heading', { level: 1, name: rights.title })).toBeVisible()
    await page.getByLabel(rights.ask.tipo, { exact: true }).selectOption('revocacion')
    await expect(page.getByText(rights.ask.consequences[2].slice(0, 40))).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('asks the company to put its record right, takes it back, and sees it approved', async () => {
    const ask = async (telefono: string) => {
      await page.getByRole('link', { name: company.ask }).click()
      const branch = panel(page, fill(company.branch, { codigo: '003', nombre: 'Medellín' }))
      await branch.getByLabel(company.fields.telefono).fill(telefono)
      await page.getByRole('button', { name: company.form.submit }).click()
      // The reason is missing: what was typed stays.
      await expect(page.getByText(company.faults.motivo).first()).toBeVisible()
      await page.getByLabel(company.motivo).fill('Cambiamos de operador')
      await page.getByRole('button', { name: company.form.submit }).click()
      const request = page.getByRole('listitem').filter({ hasText: telefono }).first()
      await expect(request.getByText(stateTexts.solicitud_perfil.recibida).first()).toBeVisible()
      const title = (await request.getByRole('heading', { level: 3 }).textContent()) ?? ''
      return { request, numero: /SC-\d{4}-\d{6}/.exec(title)?.[0] ?? '' }
    }
    await openPlace(page, '/#/profile/company')
    const first = await ask('6045550001')
    await expect(page.getByText(fill(company.oneAtATime, { numero: first.numero }))).toBeVisible()
    await first.request.getByRole('button', { name: company.withdraw }).click()
    await page.getByRole('dialog').getByRole('button', { name: company.withdraw }).click()
    await expect(first.request.getByText(stateTexts.solicitud_perfil.retirada).first()).toBeVisible()

    const { numero } = await ask('6045550002')
    await operate('requests', 'approve', numero, '--company', '1', '--as', 'compras@andina.example')
    await page.reload()
    const approved = page.getByRole('listitem').filter({ hasText: numero }).first()
    await expect(approved.getByText(stateTexts.solicitud_perfil.aprobada).first()).toBeVisible()
    await expect(approved.getByRole('row', { name: /6045550002/ })).toContainText(company.standing.vigente)
    await expect(panel(page, company.branches).getByText('6045550002')).toBeVisible()
    const mail = await mailbox.latest('proveedor@demo.co', `Solicitud ${numero} aprobada`)
    expect(mail.text).toContain('6045550002')
  })
  await test.step('takes its data away and asks the company about them, with a number and a term', async () => {
    await openPlace(page, '/#/profile/data-rights')
    const take = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ])
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    const json = await take(rights.downloadJson)
    expect([json.name, JSON.parse(json.bytes.toString()).persona.correo]).toEqual([
      'mis-datos.json',
      'proveedor@demo.co',
    ])
    const pdf = await take(rights.downloadPdf)
    expect(textOfPdf(pdf.bytes)).toContain(rights.kept.vinculos)

    const form = panel(page, rights.ask.title)
    await form.getByLabel(rights.ask.tipo).selectOption('revocacion')
    await form.getByLabel(rights.ask.texto).fill('Ya no trabajo con este proveedor')
    await form.getByRole('button', { name: rights.ask.submit }).click()
    await expect(form.getByText(rights.faults.entiende).first()).toBeVisible()
    await form.getByLabel(rights.ask.understands).check()
    await form.getByRole('button', { name: rights.ask.submit }).click()
    const request = panel(page, rights.requestsTitle)
      .getByRole('listitem')
      .filter({ hasText: 'Ya no trabajo' })
      .first()
    await expect(request.getByText(/DP-\d{4}-\d{6}/)).toBeVisible()
    await expect(request.getByText(/quedan \d+ días hábiles/)).toBeVisible()
    await request.getByRole('button', { name: rights.withdraw }).click()
    await page.getByRole('dialog').getByRole('button', { name: rights.withdraw }).click()
    await expect(request.getByText(stateTexts.solicitud_perfil.retirada).first()).toBeVisible()
  })
})

test.describe('in two windows', () => {
  // The second window is refused: that is the story.
  test.use({ allowedComplaints: [/409 \(Conflict\)/] })

  test('changes its own data in two windows, and neither undoes the other', async ({ page, context }) => {
    await openPlace(page, '/#/profile')
    const movil = page.getByLabel(personTexts.movil)
    const city = page.getByRole('combobox', { name: texts.form.city })
    await movil.fill('300')
    await page.getByRole('button', { name: texts.form.save }).click()
    await expect(page.getByText(personTexts.faults.movilLength).first()).toBeVisible()
    await movil.fill('3005550111')
    await city.fill('mani')
    await page.getByRole('option', { name: 'Manizales (Caldas)' }).click()

    const other = await context.newPage()
    await other.goto('/#/profile')
    await other.getByLabel(personTexts.movil).fill('3017778899')
    await other.getByRole('button', { name: texts.form.save }).click()
    await expect(other.getByText(texts.form.saved)).toBeVisible()

    await page.getByRole('button', { name: texts.form.save }).click()
    await expect(page.getByText(texts.form.changed)).toBeVisible()
    // What was typed here stays, what was changed there is there.
    await expect(city).toHaveValue('Manizales (Caldas)')
    await expect(movil).toHaveValue('3017778899')
    await page.getByRole('button', { name: texts.form.save }).click()
    await expect(page.getByText(texts.form.saved)).toBeVisible()
    await page.reload()
    await expect(city).toHaveValue('Manizales (Caldas)')
    await expect(movil).toHaveValue('3017778899')

    await tab(page, texts.notifications).click()
    const receipts = page.getByRole('checkbox', { name: notificationTexts.kinds.recibos.label })
    await receipts.uncheck()
    await expect(page.getByText(fill(notificationTexts.off, notificationTexts.kinds.recibos))).toBeVisible()
    await page.reload()
    await expect(receipts).not.toBeChecked()
    await receipts.check()
    await expect(page.getByText(fill(notificationTexts.on, notificationTexts.kinds.recibos))).toBeVisible()
  })
})
