import { randomUUID } from 'node:crypto'
import { fill } from '@enlace/contract/core/fill.ts'
import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { solveCaptcha } from '../fixtures/captcha.ts'
import { affair, consent, field, fillIn } from '../fixtures/contact-form.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { people } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/test.ts'

const { labels, faults } = texts
const reader = 'tesoreria@andinadealimentos.example'

const submit = (page: Page) => page.getByRole('button', { name: texts.submit })
const notice = (page: Page, message: string) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`^${message}$`) })

const newSender = () => `lucia.${randomUUID().slice(0, 8)}@nuez.example`

/** The number that the page tells of a message that was taken. */
async function takenNumber(page: Page, email: string): Promise<string> {
  const told = page.getByText(fill(texts.received, { number: '', email }).split('.')[1] ?? '')
  await expect(told).toContainText(email)
  return /CT-\d{4}-\d{6,}/.exec(await told.innerText())?.[0] ?? ''
}

test.beforeEach(async ({ page }) => {
  await page.goto('/#/contact-us')
  await expect(submit(page)).toBeVisible()
})

test('writes what the fields take, and reaches the recipient', async ({ page }) => {
  await expectAccessibleAtBothWidths(page)
  await test.step('is told at each field, and by a notice, what is missing or wrong', async () => {
    await expect(submit(page)).toBeDisabled()
    const waitsFor = ['name', 'surname', 'email', 'subject', 'affair-contact', 'message'] as const
    const rest = [labels['check-acepto'], labels['check-autorizo'], labels.captcha]
    const fields = [...waitsFor.map((name) => labels[name]), ...rest].join(', ')
    await expect(submit(page)).toHaveAccessibleDescription(fill(texts.missing, { fields }))
    const wrong = [
      ['name', '', faults.required],
      ['email', '', faults.required],
      ['email', 'lucia@', faults.email],
      ['phone', '300555018', faults.phone],
      ['message', '', faults.required],
    ] as const
    for (const [name, typed, message] of wrong) {
      await field(page, name).fill(typed)
      await field(page, name).focus()
      await field(page, name).press('Tab')
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message))
      await expect(notice(page, message)).toBeVisible()
    }
    await field(page, 'subject').focus()
    await field(page, 'subject').press('Tab')
    await expect(field(page, 'subject')).toHaveAccessibleDescription(faults.required)
    await expectAccessibleAtBothWidths(page)

    await field(page, 'phone').fill('3005550188')
    await expect(field(page, 'phone')).toHaveAccessibleDescription(texts.hints.phone)
    await expect(submit(page)).toBeDisabled()
  })
  await test.step('types letters into names and digits into telephones, whatever the keys or the clipboard hold', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const name of ['name', 'surname', 'city'] as const) {
      await field(page, name).fill('')
      await field(page, name).pressSequentially('J0sé 3 Ñu')
      await expect(field(page, name)).toHaveValue('Jsé  Ñu')
      await field(page, name).fill('')
      await page.evaluate((words) => navigator.clipboard.writeText(words), 'Mar1a 2 Pérez')
      await field(page, name).press('ControlOrMeta+V')
      await expect(field(page, name)).toHaveValue('Mara  Pérez')
    }
    await field(page, 'phone').fill('')
    await field(page, 'indicative').pressSequentially('+57a123')
    await expect(field(page, 'indicative')).toHaveValue('5712')
    await field(page, 'phone').pressSequentially('(300) 555-0188 99')
    await expect(field(page, 'phone')).toHaveValue('3005550188')
  })
  await test.step('finds its city among those of the country', async () => {
    await field(page, 'city').fill('')
    await field(page, 'city').pressSequentially('barranq')
    await expect(page.locator('datalist option').filter({ hasText: 'Barranquilla' })).toHaveCount(1)
  })
  await test.step('reads how else the company is reached, and the texts that it agrees to in another tab', async () => {
    const side = page.getByRole('complementary', { name: texts.sidebar })
    await expect(side).toContainText('6015550142 ext. 2310')
    await expect(side).toContainText('+57 3005550142')
    await expect(side).toContainText('KM 24 Autopista Norte')
    await expect(side).toContainText('Lunes a viernes')
    await expect(side.getByRole('link', { name: 'proveedores@andinadealimentos.example' })).toBeVisible()
    for (const [link, place] of [
      [texts.terms.link, '#/terms-and-conditions'],
      [texts.privacy.link, '#/privacy-policy'],
    ] as const) {
      const opened = page.waitForEvent('popup')
      await page.getByRole('main').getByRole('link', { name: link }).click()
      const other = await opened
      await expect(other).toHaveURL(new RegExp(`${place}$`))
      await other.close()
    }
  })
  await test.step('reaches the recipient of the affair, once for a double click, and the answer goes to the writer', async () => {
    const email = newSender()
    await fillIn(page, email)
    await expect(page.getByText(texts.ready)).toBeVisible()
    await submit(page).dblclick()
    await expect(page.getByText(texts.success)).toBeVisible()
    const number = await takenNumber(page, email)

    const mail = await mailbox.latest(reader, fill(texts.mail.subject, { number, affair }))
    expect(mail.from).toBe('Andina de Alimentos S.A.S. <portal@enlace.example>')
    expect(mail.replyTo).toBe(`Lucía Inés Ñáñez <${email}>`)
    expect(mail.text).toContain('¿Cuándo pagan la FE-1024?\n<b>Gracias</b>')
    expect(mail.html).toContain('&lt;b&gt;Gracias')
    expect((await mailbox.latest(email)).text).toContain(number)
    expect(await mailbox.all(email)).toHaveLength(1)

    await expect(field(page, 'message')).toHaveValue('')
    await expect(field(page, 'subject')).toHaveValue('')
    await expect(field(page, 'affair-contact')).toHaveValue('')
    await expect(consent(page, texts.terms)).not.toBeChecked()
    await expect(submit(page)).toBeDisabled()
    await expectAccessibleAtBothWidths(page)
  })
})

test.describe('when the connection or the mail server is away', () => {
  test.use({ allowedComplaints: [/ERR_INTERNET_DISCONNECTED/] })

  test('keeps what was typed, over a reload too, and the message arrives once there is somebody to take it', async ({
    page,
    context,
  }) => {
    const email = newSender()
    await fillIn(page, email)
    await context.setOffline(true)
    await submit(page).click()
    await expect(page.getByText(formTexts.refusedTitle)).toBeVisible()
    await expect(field(page, 'message')).toHaveValue(/FE-1024/)
    await expect(submit(page)).toBeDisabled()
    await context.setOffline(false)

    await page.reload()
    await expect(field(page, 'message')).toHaveValue(/FE-1024/)
    await expect(field(page, 'subject')).not.toHaveValue('')
    await expect(field(page, 'email')).toHaveValue(email)
    await mailbox.away(async () => {
      await solveCaptcha(page)
      await submit(page).click()
      await expect(page.getByText(texts.success)).toBeVisible()
      await takenNumber(page, email)
      expect(await mailbox.all(email)).toEqual([])
    })
    expect((await mailbox.latest(email)).subject).toMatch(/CT-\d{4}-\d{6}/)
    expect(await mailbox.all(email)).toHaveLength(1)
  })
})

test.describe('who is signed in', () => {
  test.use({ person: 'master' })

  test('does not have to say again who it is', async ({ page }) => {
    await expect(field(page, 'email')).toHaveValue(people.master().email)
    await expect(field(page, 'name')).not.toHaveValue('')
    await expect(field(page, 'company')).not.toHaveValue('')
    await expectAccessible(page)
  })
})
