import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  invoiceMailsTexts,
  invoiceMailTexts as texts,
  waitingReasonTexts,
} from '@enlace/contract/invoice-mail/desk/texts.ts'
import { invoiceMailboxTexts as boxTexts } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { invoicesDeskListTexts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { invoicesTexts } from '@enlace/contract/invoices/supplier-texts.ts'
import { ImapServer, mailboxUser } from '@enlace/testing/imap-server.ts'
import { writtenMail } from '@enlace/testing/written-mail.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { demoInvoice } from '../fixtures/electronic-invoices.ts'
import { listOn } from '../fixtures/list.ts'
import { heading } from '../fixtures/page-parts.ts'
import { backofficeAddress, decisionOn, expect, test } from '../fixtures/staff.ts'

test.use({ person: 'master', staff: 'administrator' })

test('the mailbox is set up, a mail becomes a numbered invoice, and a stranger’s waits and is assigned', async ({
  page,
  staffPage: desk,
}) => {
  const imap = await ImapServer.open()
  await desk.goto(backofficeAddress('/buzon-facturas'))
  await expect(heading(desk)).toHaveText(boxTexts.title)
  await expectAccessibleAtBothWidths(desk)
  await desk.getByLabel(boxTexts.access).selectOption('google')
  await desk.getByRole('button', { name: boxTexts.probe }).click()
  await expect(desk.getByText(boxTexts.faults.client).first()).toBeVisible()
  await expectAccessibleAtBothWidths(desk)
  await desk.getByLabel(boxTexts.access).selectOption('clave')
  await desk.getByLabel(boxTexts.server).fill('127.0.0.1')
  await desk.getByLabel(boxTexts.security).selectOption('ninguna')
  await desk.getByLabel(boxTexts.port).fill(String(imap.port))
  await desk.getByLabel(boxTexts.user).fill(mailboxUser.name)
  await desk.getByLabel(boxTexts.password).fill(mailboxUser.password)
  await desk.getByRole('button', { name: boxTexts.probe }).click()
  await expect(desk.getByText(fill(boxTexts.probeOk, { n: 0 }))).toBeVisible()
  await desk.getByLabel(boxTexts.isOn).check()
  await desk.getByRole('button', { name: boxTexts.save }).click()
  await expect(desk.getByText(boxTexts.saved)).toBeVisible()
  await expect(async () => {
    await desk.reload()
    await expect(desk.getByText(boxTexts.next)).toBeVisible()
    await expect(desk.getByText('—')).toBeHidden({ timeout: 2000 })
  }).toPass()

  const [known, strange] = [
    demoInvoice(),
    demoInvoice({ seller: { nit: '901555444', name: 'Nadie S.A.S.' } }),
  ]
  imap.deliver(writtenMail({ subject: known.number, files: [{ name: known.name, bytes: known.buffer }] }))
  imap.deliver(
    writtenMail({ subject: strange.number, files: [{ name: strange.name, bytes: strange.buffer }] }),
  )
  await desk.goto(backofficeAddress('/correo-facturas'))
  await expect(heading(desk)).toHaveText(invoiceMailsTexts.title)
  await desk.getByRole('button', { name: invoiceMailsTexts.readNow }).click()
  const rows = desk.getByRole('table', { name: invoiceMailsTexts.table }).getByRole('row')
  await expect(rows.filter({ hasText: known.number })).toContainText(stateTexts.correo_factura.recibido)
  await expect(rows.filter({ hasText: strange.number })).toContainText(
    waitingReasonTexts.sin_proveedor.titulo,
  )
  await expectAccessibleAtBothWidths(desk)

  await page.goto('/#/invoices')
  await expect(
    page.getByRole('table', { name: invoicesTexts.table }).getByRole('row').filter({ hasText: known.number }),
  ).toContainText(stateTexts.factura_radicada.radicada)
  await desk.goto(backofficeAddress('/facturas-radicadas'))
  await expect(heading(desk)).toHaveText(invoicesDeskListTexts.title)
  await desk.getByRole('searchbox').fill(known.number)
  await listOn(desk).expectTotal(1)

  await desk.goto(backofficeAddress('/correo-facturas'))
  await expect(heading(desk)).toHaveText(invoiceMailsTexts.title)
  await desk.getByRole('searchbox').fill(strange.number)
  await listOn(desk).expectTotal(1)
  await listOn(desk).links.first().click()
  await expect(heading(desk)).toHaveText(strange.number)
  await expectAccessible(desk)
  await decisionOn(desk).getByRole('button', { name: texts.assign }).click()
  await decisionOn(desk).getByRole('combobox', { name: texts.supplier }).fill('905418327')
  await desk
    .getByRole('option', { name: /Empaques/ })
    .first()
    .click()
  await decisionOn(desk).getByRole('button', { name: texts.confirmAssign }).click()
  // The document is of another seller: the checks say so again.
  await expect(desk.getByText(stateTexts.correo_factura.rechazado).first()).toBeVisible()
  await expect(desk.getByText(/901\.555\.444/).first()).toBeVisible()
  await imap.close()
})
