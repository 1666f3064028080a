import { fill } from '@enlace/contract/core/fill.ts'
import { captchaTexts } from '@enlace/contract/captcha/texts.ts'
import { captchaSettingsTexts } from '@enlace/contract/captcha/settings/texts.ts'
import { mailSettingsTexts as texts } from '@enlace/contract/mail/settings/texts.ts'
import { staffOidcTexts } from '@enlace/contract/staff/oidc/texts.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { backofficeAddress, expect, staffLogins, test } from '../fixtures/staff.ts'

/** The subject of the test: the demo's administrator has other mail, too. */
const subject = fill(texts.mail.subject, { company: 'Andina de Alimentos S.A.S.' })

// A provider that does not answer is refused at its field.
test.use({ allowedComplaints: [/status of 422/] })

test('an administrator sends itself a mail, tries the captcha, and hears why a provider does not do', async ({
  staffPage: page,
}) => {
  await test.step('the mail leaves by the mail server, and says from whom', async () => {
    await page.goto(backofficeAddress('/correo'))
    await page.getByRole('button', { name: texts.test.send }).click()
    const mail = await mailbox.latest(staffLogins.administrator.email, subject)
    expect(mail.from).toContain('portal@enlace.example')
    await expect(page.getByText(texts.test.states.enviado).first()).toBeVisible()
    await page.getByRole('button', { name: texts.domain.check }).click()
    for (const name of Object.values(texts.domain.names)) {
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await page.getByLabel(texts.form.fromAddress).fill('pagos')
    await page.getByLabel(texts.form.replyTo).focus()
    await expect(page.getByText(texts.form.addressMalformed)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('the captcha works as in the portal', async () => {
    await page.goto(backofficeAddress('/captcha'))
    await page.getByRole('button', { name: captchaSettingsTexts.test.run }).click()
    await expect(page.getByText(captchaSettingsTexts.test.missing)).toBeVisible()
    await page.getByRole('checkbox', { name: captchaTexts.label }).check()
    await expect(page.getByText(captchaTexts.solved)).toBeVisible()
    await page.getByRole('button', { name: captchaSettingsTexts.test.run }).click()
    await expect(page.getByText(captchaSettingsTexts.test.solved)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
  await test.step('an address where no provider answers is refused at its field, and stays written', async () => {
    await page.goto(backofficeAddress('/ingreso-institucional'))
    const issuer = page.getByLabel(staffOidcTexts.form.issuer)
    await issuer.fill('https://localhost:1/proveedor')
    await page.getByRole('button', { name: staffOidcTexts.form.check }).click()
    await expect(page.getByText(staffOidcTexts.form.issuerUnreachable).first()).toBeVisible()
    await expect(issuer).toHaveValue('https://localhost:1/proveedor')
    await expectAccessibleAtBothWidths(page)
  })
})
