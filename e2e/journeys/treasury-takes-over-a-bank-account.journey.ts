import { readFile } from 'node:fs/promises'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { certificateHintTexts } from '@enlace/contract/bank-accounts/certificate/texts.ts'
import { bankChangePageTexts } from '@enlace/contract/bank-accounts/change/texts.ts'
import { bankDeskTexts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { certificateFactTexts } from '@enlace/contract/bank-accounts/certificate/texts.ts'
import { handOverTexts } from '@enlace/contract/bank-accounts/hand-over/texts.ts'
import { accountLoadTexts, accountOutcomeTexts } from '@enlace/contract/bank-accounts/load/texts.ts'
import { bankChangeMailTexts } from '@enlace/contract/bank-accounts/mail-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { securityTexts } from '@enlace/contract/sign-in/security/texts.ts'
import { stepUpTexts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import { demoCertificate } from '@enlace/demo/acts/bank-certificate.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { giveFactor, standApprover } from '@enlace/testing/bank-approvers.ts'
import { ageMaster, endHold } from '@enlace/testing/bank-time.ts'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { withDatabase } from '../fixtures/later.ts'
import { mailbox } from '../fixtures/mailbox.ts'
import { acceptInvitation, createCompany, operate, ownCompany } from '../fixtures/own-company.ts'
import { deskPassword, joinStaff, openDesk } from '../fixtures/own-desk.ts'
import { button, heading } from '../fixtures/page-parts.ts'
import { portalAt, signIn, type Person } from '../fixtures/people.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

// The server refuses who has no second factor, a holder who is not the supplier, and who has to show who it is.
test.use({ allowedComplaints: [/status of (403|422)/] })

const company = ownCompany({ id: '8871', nombre: 'Tesorería Ancha S.A.', host: 'tesoreria.localhost' })
const supplier = { nombre: 'PAPELERIA EL CID S.A.', documento_numero: '860001911', documento_dv: 1 }
const approvers = ['rosa@tesoreria.localhost', 'luis@tesoreria.localhost'] as const
const contact = 'cartera@elcid.example'
const numero = '03214564821'
const { form, faults } = texts
const panel = (page: Page, name: string) => page.getByRole('region', { name })
const underWay = (page: Page) => panel(page, fill(texts.underWay, { numero: '' }).trim())

/** A company with a supplier whose master is no longer new, and two approvers who were named long ago. */
async function openWorld(page: Page, browser: Browser): Promise<{ person: Person; desk: Page }> {
  const { id, host } = company
  await createCompany(company)
  await operate(
    'import',
    '--company',
    id,
    '--source',
    'udistrital',
    '--folder',
    'packages/importer/fixtures/small',
  )
  const email = `gerente@${host}`
  const invited = ['--company', id, '--nit', supplier.documento_numero, '--master']
  const lines = await operate('user', 'invite', email, ...invited)
  const person = await acceptInvitation(page, email, portalAt(host), lines)
  const desk = await openDesk(browser, company)
  for (const approver of approvers)
    await joinStaff(browser, { id, email: approver, role: 'cuentas_por_pagar' })
  await withDatabase(async (database) => {
    const [membership] = await database.asAdmin<{ id: string }>(
      'select m.id from memberships m join identities i on i.id = m.identity_id where i.email = $1',
      [email],
    )
    await ageMaster(database, { membership: membership?.id ?? '' })
    for (const approver of approvers) await standApprover(database, { id: Number(id) }, approver)
    await database.asAdmin('update branch_accounts set correo = $2 where company_id = $1', [id, contact])
  })
  await signIn(page, person)
  return { person, desk }
}

async function fillRequest(page: Page): Promise<void> {
  await page.getByLabel(form.bank).selectOption({ label: 'Nu' })
  await page.getByLabel(form.kind).selectOption({ label: 'Ahorros' })
  await page.getByLabel(form.number, { exact: false }).first().fill('032-145648-22')
  await page.getByLabel(form.repeat).fill('03214564823')
  await page.getByLabel(form.holder).fill('Inversiones de Otro S.A.S.')
  await page.getByLabel(form.holderNit).fill('860.001.911-1')
  await page.getByLabel(form.issued).fill(addDays(todayInBogota(new Date()), -31))
}

test('a new account is asked for with a second factor, stopped from a mail, asked for again, approved, held, and handed over', async ({
  page,
  browser,
}) => {
  const { person, desk } = await openWorld(page, browser)
  const today = todayInBogota(new Date())
  const pdf = await demoCertificate(supplier, { tipo: 'ahorros', numero }, today)

  await test.step('a person without a second factor is told to set one up, and keeps what it typed', async () => {
    await page.goto(`${person.address}#/profile/bank-accounts`)
    await button(page, texts.ask).click()
    await expect(page.getByText(form.factorNeeded)).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    const [security] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: form.factorOpen }).click(),
    ])
    await expect(panel(security, securityTexts.factor)).toBeVisible()
    await security.close()
    await fillRequest(page)
    const file = page.locator('input[type=file]').first()
    await file.setInputFiles({ name: 'virus.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
    await expect(page.getByText(fill(faults.fileType, { name: 'virus.pdf' }))).toBeVisible()
    await file.setInputFiles({ name: 'certificación.pdf', mimeType: 'application/pdf', buffer: pdf })
    await button(page, form.send).click()
    await expect(page.getByText(faults.repeat)).toBeVisible()
    await expect(page.getByText(fill(faults.issuedOld, { dias: 30 }))).toBeVisible()
    await page.getByLabel(form.repeat).fill('03214564822')
    await page.getByLabel(form.issued).fill(today)
    await button(page, form.send).click()
    // The server's word on the holder; what was typed, the file too, is still there.
    await expect(page.getByText(/No se admiten cuentas de terceros/).first()).toBeVisible()
    await page.getByLabel(form.holder).fill('Papelería El Cid S.A.')
    await button(page, form.send).click()
    await expect(page.getByText(problemTexts['bank-factor-missing'])).toBeVisible()
    await expect(page.getByText('certificación.pdf')).toBeVisible()
  })

  await test.step('the certificate says another number, which is told at once and stops nothing', async () => {
    await expect(page.getByText(certificateHintTexts.numero)).toBeVisible()
    await expect(page.getByText(certificateHintTexts.banco)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(form.number, { exact: false }).first().fill('032-145648-21')
    await page.getByLabel(form.repeat).fill(numero)
    await expect(page.getByText(certificateHintTexts.numero)).toBeHidden()
    await withDatabase((database) => giveFactor(database, person.email))
    await button(page, form.send).click()
    const asked = underWay(page).filter({ hasText: '•••• 4821' })
    await expect(asked).toContainText(stateTexts.cambio_cuenta.solicitado)
  })

  await test.step('the contact whom the company knew stops it from the mail', async () => {
    const number = await numberOf(underWay(page).first())
    const subject = fill(bankChangeMailTexts.asked.subject, { numero: number, proveedor: supplier.nombre })
    const mail = await mailbox.latest(contact, subject)
    const route = /#(\/bank-change\/[\w-]{43})/.exec(mail.text)?.[1] ?? ''
    const stranger = await browser.newContext()
    const visit = await stranger.newPage()
    await visit.goto(`${person.address}#${route}`)
    await expect(heading(visit)).toContainText(number)
    await button(visit, bankChangePageTexts.cancel).click()
    await expect(visit.getByText(bankChangePageTexts.sureFault)).toBeVisible()
    await expectAccessible(visit)
    await visit.getByLabel(bankChangePageTexts.sure).check()
    await button(visit, bankChangePageTexts.cancel).click()
    await expect(heading(visit)).toHaveText(bankChangePageTexts.done)
    await stranger.close()
    await page.reload()
    await expect(panel(page, texts.earlier).getByRole('row', { name: number })).toContainText(
      stateTexts.cambio_cuenta.cancelado,
    )
  })

  const change =
    await test.step('it is asked for again; the approvers see what the certificate says, and approve', async () => {
      await button(page, texts.ask).click()
      await expect(page.getByText(form.factorNeeded)).toBeHidden()
      await fillRequest(page)
      await page.getByLabel(form.number, { exact: false }).first().fill(numero)
      await page.getByLabel(form.repeat).fill(numero)
      await page.getByLabel(form.holder).fill('PAPELERIA EL CID SA')
      await page.getByLabel(form.issued).fill(today)
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'certificación.pdf', mimeType: 'application/pdf', buffer: pdf })
      await button(page, form.send).click()
      const number = await numberOf(underWay(page).first())
      await desk.goto(backofficeAddress('/cuentas-bancarias'))
      await desk.getByRole('link', { name: number }).click()
      const facts = panel(desk, certificateFactTexts.title)
      await expect(facts.getByText(certificateFactTexts.match, { exact: true })).toHaveCount(4)
      await expect(facts.getByText(certificateFactTexts.noMatch)).toHaveCount(1)
      await expectAccessibleAtBothWidths(desk)
      for (const approver of approvers) {
        const mail = await mailbox.latest(approver)
        const code = /(\d{4} \d{4})/.exec(mail.text)?.[1] ?? ''
        const how = 'Llamada al teléfono del ERP, con la gerente.'
        const as = ['--company', company.id, '--as', approver, '--code', code, '--verified', how]
        await operate('bank-changes', 'approve', number, ...as)
      }
      return number
    })

  await test.step('once the hold is over, the treasury takes the whole number, after showing who it is', async () => {
    await desk.goto(backofficeAddress('/cuentas-bancarias/tesoreria'))
    await expect(desk.getByText(handOverTexts.neverAny)).toBeVisible()
    await expectAccessible(desk)
    await withDatabase(async (database) => {
      const [held] = await database.asAdmin<{ id: string }>(
        'select id from bank_changes where company_id = $1 and numero = $2',
        [company.id, change],
      )
      await endHold(database, held?.id ?? '')
      await database.asAdmin(`select pg_notify('jobs', '')`)
      await database.asAdmin(
        `update session_families f set stepped_up_at = now() - interval '11 minutes' from identities i
          where i.id = f.identity_id and i.email = $1`,
        [`admin@${company.host}`],
      )
    })
    await expect(async () => {
      await desk.reload()
      await expect(desk.getByRole('row').filter({ hasText: change })).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 90_000 })
    const row = desk.getByRole('row').filter({ hasText: change })
    await expect(row).toContainText(stateTexts.cambio_tesoreria.por_descargar)
    await expectAccessibleAtBothWidths(desk)
    await button(desk, handOverTexts.open).click()
    const dialog = desk.getByRole('dialog', { name: handOverTexts.dialogTitle })
    await dialog.getByLabel(handOverTexts.which).selectOption('period')
    await dialog.getByLabel(handOverTexts.from).fill('')
    await button(desk, handOverTexts.confirm).click()
    await expect(dialog.getByText(handOverTexts.faults.from)).toBeVisible()
    await expectAccessibleAtBothWidths(desk)
    await dialog.getByLabel(handOverTexts.which).selectOption('pending')
    await dialog.getByLabel(handOverTexts.format).selectOption('csv')
    await button(desk, handOverTexts.confirm).click()
    await desk.getByLabel(stepUpTexts.password, { exact: true }).fill(deskPassword)
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      button(desk, stepUpTexts.confirm).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^cambios-de-cuenta-.*\.csv$/)
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain(`${numero};`)
    await expect(row).toContainText(stateTexts.cambio_tesoreria.descargado)
    await button(desk, handOverTexts.open).click()
    await button(desk, handOverTexts.confirm).click()
    await expect(dialog.getByText(handOverTexts.faults.none)).toBeVisible()
    await button(desk, handOverTexts.cancel).last().click()
    await page.reload()
    await expect(panel(page, texts.inUse)).toContainText('•••• 4821')
  })

  await test.step('the accounts of the ERP are loaded from a file: what is in use stays', async () => {
    await desk.getByRole('link', { name: accountLoadTexts.title }).click()
    await expectAccessibleAtBothWidths(desk)
    const [template] = await Promise.all([
      desk.waitForEvent('download'),
      button(desk, accountLoadTexts.template).click(),
    ])
    expect(template.suggestedFilename()).toBe(`${accountLoadTexts.templateName}.xlsx`)
    const [keys, other] = await Promise.all([keyOf('860001911'), keyOf('800036678')])
    const lines = [
      'Clave sucursal;Banco;Tipo;Campo;Titular;NIT titular',
      `${keys};1007;Ahorros;55012345678;PAPELERIA EL CID S.A.;860001911`,
      `${other};Davivienda;Corriente;009876543210;FERRETERIA INDUSTRIAL LTDA;800036678`,
    ]
    await desk
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'cuentas.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    const columns = panel(desk, accountLoadTexts.columnsTitle)
    await columns.getByLabel('Número de cuenta').selectOption({ label: 'Campo' })
    await button(desk, accountLoadTexts.again).click()
    const result = panel(desk, accountLoadTexts.rowsTitle)
    await expect(result.getByText(accountOutcomeTexts.distinta, { exact: true })).toBeVisible()
    await expect(result.getByText(accountOutcomeTexts.nueva, { exact: true })).toBeVisible()
    await expect(result).toContainText('•••• 3210')
    await expect(result).not.toContainText('9876543210')
    await expectAccessibleAtBothWidths(desk)
    await button(desk, accountLoadTexts.load).click()
    await button(desk, accountLoadTexts.confirm).click()
    await expect(desk.getByText(fill(accountLoadTexts.loaded, { n: 1 }))).toBeVisible()
    await page.reload()
    await expect(panel(page, texts.inUse)).toContainText('•••• 4821')
    await expect(desk.getByRole('link', { name: bankDeskTexts.title }).first()).toBeVisible()
  })
})

async function numberOf(change: ReturnType<typeof panel>): Promise<string> {
  await expect(change).toContainText(/CB-\d{4}-\d{6}/)
  return /CB-\d{4}-\d{6}/.exec((await change.textContent()) ?? '')?.[0] ?? ''
}

const keyOf = (nit: string) =>
  withDatabase(async ({ asAdmin }) => {
    const [branch] = await asAdmin<{ erp_key: string }>(
      `select b.erp_key from branch_accounts b join third_parties t on t.company_id = b.company_id and t.id = b.third_party_id
        where b.company_id = $1 and t.documento_numero = $2`,
      [company.id, nit],
    )
    return branch?.erp_key ?? ''
  })
