import { saveTexts } from '@enlace/contract/backoffice/texts.ts'
import { draftTexts } from '@enlace/contract/content/drafts/texts.ts'
import { versionTexts } from '@enlace/contract/content/versions/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { menuEditorTexts as texts } from '@enlace/contract/content/menu-editor/texts.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

test('moves an entry of the menu by the keyboard, adds one, and takes it all back before anybody saw it', async ({
  staffPage: page,
}) => {
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const handles = page.getByRole('button', { name: /^Mover «/ })
  await page.goto(backofficeAddress('/menu'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
  await expect(handles.first()).toBeVisible()
  const [first = ''] = await handles.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  )
  const label = first.replace(/^Mover «|»$/g, '')
  await test.step('each step of the move is told', async () => {
    const total = await handles.count()
    await handles.first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(fill(texts.lifted, { label, place: 1, total }))).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(fill(texts.over, { label, place: 2, total }))).toBeAttached()
    await page.keyboard.press('Space')
    await expect(handles.nth(1)).toHaveAccessibleName(first)
  })
  await test.step('an entry that leads nowhere is told, and one that does stands in its group', async () => {
    await button(texts.add).click()
    await page.getByLabel(texts.fields.label).fill('Portal de la DIAN')
    await page.getByLabel(texts.fields.type).selectOption('ext')
    await expect(page.getByText(texts.fields.extHint)).toHaveCount(2)
    await page.getByLabel(texts.fields.ext, { exact: true }).fill('https://www.dian.gov.co/')
    await page.getByLabel(texts.fields.group).fill('Enlaces de interés')
    await expect(page.getByText('Enlaces de interés › Portal de la DIAN')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Portal de la DIAN' }).last()).toContainText(
      texts.own,
    )
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('a draft is kept over a reload', async () => {
    await button(saveTexts.draft).click()
    await expect(page.getByText(draftTexts.saved)).toBeVisible()
    await page.reload()
    await expect(handles.nth(1)).toHaveAccessibleName(first)
  })
  await test.step('it is planned for a day, changes no more until then, and the plan is taken back', async () => {
    await button(versionTexts.schedule).click()
    const question = page.getByRole('dialog', { name: versionTexts.scheduleTitle })
    await question.getByRole('button', { name: versionTexts.scheduleDo }).click()
    await expect(question.getByText(versionTexts.momentPast)).toBeVisible()
    await question.getByLabel(versionTexts.scheduleAt).fill('2099-01-02T08:00')
    await question.getByRole('button', { name: versionTexts.scheduleDo }).click()
    await expect(page.getByText(fill(versionTexts.isScheduled, { date: '02/01/2099 08:00' }))).toBeVisible()
    await expect(handles).toHaveCount(0)
    await button(versionTexts.unschedule).click()
    await expect(handles.nth(1)).toHaveAccessibleName(first)
    await button(draftTexts.discard).click()
    await page.getByRole('dialog').getByRole('button', { name: draftTexts.discard }).click()
    await expect(handles.first()).toHaveAccessibleName(first)
    await expect(page.getByText('Portal de la DIAN')).toBeHidden()
  })
})
