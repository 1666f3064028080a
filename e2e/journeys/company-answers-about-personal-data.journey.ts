import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { personalKinds } from '@enlace/contract/personal-data/kinds/kind-texts.ts'
import { stayingReasons } from '@enlace/contract/personal-data/kinds/texts.ts'
import { parameterTexts } from '@enlace/contract/parameters/label-texts.ts'
import { parameterBoundTexts, parametersTexts, shortenTexts } from '@enlace/contract/parameters/texts.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { openDesk } from '../fixtures/own-desk.ts'
import { createCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

test('A company tells a person what it holds, erases it, and asks before it keeps anything for a shorter time', async ({
  browser,
}) => {
  const company = ownCompany({
    id: '861',
    nombre: 'Panadería del Parque S.A.S.',
    host: 'panaderia.localhost',
  })
  const email = 'laura@panaderia.ejemplo.co'
  await createCompany(company)
  const [page] = await Promise.all([
    openDesk(browser, company),
    operate('staff', 'invite', email, '--company', company.id, '--role', 'consulta'),
  ])
  await page.goto(backofficeAddress('/datos-personales'))
  await page.getByLabel(texts.email).fill('laura')
  await page.getByRole('main').getByRole('button', { name: texts.find }).click()
  await expect(page.getByText(texts.faults.email)).toBeVisible()
  await page.getByLabel(texts.email).fill(email)
  await page.getByRole('main').getByRole('button', { name: texts.find }).click()
  await expect(page.getByRole('table', { name: texts.table })).toContainText(personalKinds.correos)
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: texts.download }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^datos-personales-[\d-]+\.zip$/)

  await page.getByRole('button', { name: texts.erase }).click()
  const dialog = page.getByRole('dialog', { name: fill(texts.eraseTitle, { correo: email }) })
  await dialog.getByLabel(texts.repeated).fill('otra@panaderia.ejemplo.co')
  await dialog.getByRole('button', { name: texts.erase }).click()
  await expect(dialog.getByText(texts.faults.repeated)).toBeVisible()
  await dialog.getByLabel(texts.repeated).fill(email)
  await dialog.getByRole('button', { name: texts.erase }).click()
  await expect(page.getByRole('heading', { name: fill(texts.erased, { correo: email }) })).toBeVisible()
  // What was given out is in the trail, which stays.
  await expect(page.getByRole('table', { name: texts.erasedTable })).toContainText(stayingReasons.auditoria)

  await page.goto(backofficeAddress('/parametros?q=conservaci%C3%B3n'))
  const { label } = parameterTexts.conservacion_auditoria
  await page.getByRole('textbox', { name: label }).fill('1000')
  const bound = parameterBoundTexts.conservacion_auditoria ?? ''
  await expect(page.getByText(fill(bound, { min: 1825, max: 7300 }))).toBeVisible()
  await page.getByRole('textbox', { name: label }).fill('1825')
  await page.getByRole('button', { name: saveTexts.changes }).click()
  const question = page.getByRole('dialog', { name: shortenTexts.title })
  await expect(question).toContainText(
    fill(shortenTexts.lineNone, { label, antes: '3650 días', ahora: '1825 días' }),
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: shortenTexts.confirm }).click()
  await expect(page.getByText(parametersTexts.saved)).toBeVisible()
})
