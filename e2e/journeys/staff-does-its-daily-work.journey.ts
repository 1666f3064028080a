import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { questionTexts, threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { assigneeTexts, bulkInboxTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { certificatesDeskTexts, issuedCertificateTexts } from '@enlace/contract/certificates/desk/texts.ts'
import { contactDeskTexts, contactMessageTexts } from '@enlace/contract/contact-us/desk/texts.ts'
import { selectionTexts } from '@enlace/contract/core/list/selection-texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { bulkMailTexts, deskMailTexts, mailsDeskTexts } from '@enlace/contract/mail/desk/texts.ts'
import { objectionsDeskTexts, objectionTexts } from '@enlace/contract/notes-debit/desk/texts.ts'
import { proposalsDeskTexts, proposalTexts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import { deskThreadTexts, questionsDeskTexts, templateTexts } from '@enlace/contract/questions/desk/texts.ts'
import { verifyTexts } from '@enlace/contract/papers/verify/texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { listOn } from '../fixtures/list.ts'
import { button } from '../fixtures/page-parts.ts'
import { backofficeAddress, expect, test } from '../fixtures/staff.ts'

test.use({ person: 'master', staff: 'accountsPayable' })

async function open(page: Page, place: string, title: string): Promise<void> {
  await page.goto(backofficeAddress(place))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Asks about the first invoice as the supplier, and stays at the thread. */
async function ask(page: Page, words: string): Promise<void> {
  await page.goto('/#/account-statements/0')
  await listOn(page).links.first().click()
  await button(page, documentTexts.ask).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(questionTexts.type).selectOption(threadTypeTexts.pago)
  await dialog.getByRole('textbox', { name: questionTexts.message }).fill(words)
  await dialog.getByRole('button', { name: questionTexts.send }).click()
  await dialog.getByRole('link', { name: questionTexts.see }).click()
  await expect(page.getByText(words)).toBeVisible()
}

test('a question is taken, noted for the team alone, and answered with a template that the supplier reads', async ({
  page,
  staffPage,
}) => {
  const words = `¿Para cuándo está el pago? ${randomUUID()}`
  const secret = `Llamar antes a tesorería ${randomUUID()}`
  await ask(page, words)

  await open(staffPage, '/preguntas', questionsDeskTexts.title)
  await staffPage.getByRole('searchbox').fill(words)
  await listOn(staffPage).expectTotal(1)
  await listOn(staffPage).links.first().click()
  const owner = staffPage.getByLabel(assigneeTexts.label)
  const self = await owner.locator('option', { hasText: '(usted)' }).textContent()
  await owner.selectOption(self ?? '')
  await expect(staffPage.getByText(/^Ahora es de /)).toBeVisible()
  const notes = staffPage.getByRole('region', { name: deskThreadTexts.notes })
  await notes.getByRole('textbox').fill(secret)
  await button(staffPage, deskThreadTexts.addNote).click()
  await expect(notes.getByRole('listitem').filter({ hasText: secret })).toBeVisible()

  const answer = staffPage.getByRole('textbox', { name: deskThreadTexts.message })
  await staffPage.getByLabel(deskThreadTexts.template).selectOption('Recibido, en revisión')
  await expect(answer).toHaveValue(/Recibimos su consulta C-20\d\d-\d{6}/)
  await staffPage.reload()
  await expect(answer).toHaveValue(/Recibimos su consulta/)
  await staffPage.getByLabel(deskThreadTexts.afterwards).selectOption('resuelta')
  await button(staffPage, deskThreadTexts.send).click()
  await expect(staffPage.getByText(deskThreadTexts.sent)).toBeVisible()
  await expect(answer).toHaveValue('')

  await page.reload()
  await expect(page.getByText(/Recibimos su consulta C-/)).toBeVisible()
  await expect(page.getByText(stateTexts.consulta.resuelta, { exact: true })).toBeVisible()
  await expect(page.getByText(secret)).toBeHidden()
})

test('objections and proposals are answered, and a certificate is taken back', async ({
  page,
  staffPage,
  browser,
  staffSessionOf,
}) => {
  await test.step('an objection that one turns down is told at once to the colleague who has it open, too', async () => {
    const signedIn = { baseURL: backofficeAddress(), storageState: await staffSessionOf('purchasing') }
    const [context, slow] = [await browser.newContext(signedIn), await browser.newContext(signedIn)]
    const colleague = await context.newPage()
    // Here the stream that tells of changes opens only after the change.
    const late = await slow.newPage()
    const decided = Promise.withResolvers<void>()
    await late.route('**/staff/live', async (route) => {
      await decided.promise
      await route.continue()
    })
    await open(staffPage, `/objeciones?status=pendiente`, objectionsDeskTexts.title)
    await listOn(staffPage).links.first().click()
    await expect(button(staffPage, objectionTexts.send)).toBeVisible()
    for (const other of [colleague, late]) {
      await other.goto(staffPage.url())
      await expect(button(other, objectionTexts.send)).toBeVisible()
    }
    await expect(staffPage.getByText(/ está revisando /)).toBeVisible()

    await staffPage.getByLabel(new RegExp(`^${objectionTexts.outcome}`)).selectOption('rechazada')
    await button(staffPage, objectionTexts.send).click()
    await expect(staffPage.getByText(objectionTexts.faults.reason).first()).toBeVisible()
    await staffPage.getByLabel(objectionTexts.reason).fill('El precio es el de la orden.')
    await button(staffPage, objectionTexts.send).click()
    await expect(staffPage.getByRole('region', { name: objectionTexts.decided })).toContainText(
      'El precio es el de la orden.',
    )
    decided.resolve()
    for (const other of [colleague, late]) {
      await expect(other.getByRole('region', { name: objectionTexts.decided })).toContainText(
        stateTexts.objecion.rechazada,
      )
      await expect(button(other, objectionTexts.send)).toBeHidden()
    }
    await context.close()
    await slow.close()
  })
  await test.step('what a supplier proposes for an order is answered line by line', async () => {
    await open(staffPage, '/novedades?status=pendiente', proposalsDeskTexts.title)
    await listOn(staffPage).links.first().click()
    await button(staffPage, proposalTexts.send).click()
    await expect(staffPage.locator('[aria-invalid="true"]').first()).toBeVisible()
    await staffPage.getByLabel(fill(proposalTexts.decision, { linea: 1 })).selectOption('contraponer')
    await staffPage.getByLabel(fill(proposalTexts.decision, { linea: 2 })).selectOption('aceptar')
    await button(staffPage, proposalTexts.send).click()
    await expect(staffPage.getByText(proposalTexts.faults.date)).toBeVisible()
    await staffPage.getByLabel(proposalTexts.date2).fill(addDays(todayInBogota(new Date()), 8))
    await button(staffPage, proposalTexts.send).click()
    await expect(staffPage.getByText(stateTexts.novedad_orden.parcial, { exact: true }).first()).toBeVisible()
    await expect(staffPage.getByText(/la compañía propone entregar el /)).toBeVisible()
    await button(staffPage, proposalTexts.send).waitFor({ state: 'hidden' })
  })
  await test.step('a certificate is taken back with a reason, which is shown to anyone who checks it', async () => {
    await open(staffPage, '/certificados?status=disponible&q=adriana', certificatesDeskTexts.title)
    await listOn(staffPage).links.first().click()
    const [file] = await Promise.all([
      staffPage.waitForEvent('download'),
      button(staffPage, issuedCertificateTexts.download).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^CF-\d{4}-\d{6}\.pdf$/)
    const check = await staffPage
      .getByRole('link', { name: new RegExp(`^${issuedCertificateTexts.check}`) })
      .getAttribute('href')

    await button(staffPage, issuedCertificateTexts.revoke).click()
    const dialog = staffPage.getByRole('dialog')
    await dialog.getByRole('button', { name: issuedCertificateTexts.revoke, exact: true }).click()
    await expect(dialog.getByText(issuedCertificateTexts.faults.reason)).toBeVisible()
    const reason = 'La base de mayo se reportó dos veces.'
    await dialog.getByLabel(issuedCertificateTexts.reason).fill(reason)
    await dialog.getByRole('button', { name: issuedCertificateTexts.revoke, exact: true }).click()
    await expect(staffPage.getByText(stateTexts.certificado.anulado, { exact: true }).first()).toBeVisible()
    await expect(staffPage.getByText(issuedCertificateTexts.mayNotReissue)).toBeVisible()
    await expect(button(staffPage, issuedCertificateTexts.revoke)).toBeHidden()
    await expectAccessible(staffPage)

    await page.goto(check ?? '')
    await expect(page.getByRole('heading', { level: 1, name: verifyTexts.annulled })).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
  })
})

test.describe('somebody of communications', () => {
  test.use({ staff: 'communications' })

  test('sees how a mail that failed looks, and sends it again as another one', async ({ staffPage }) => {
    await open(staffPage, '/correos?q=ferreterialaesquina', mailsDeskTexts.title)
    await listOn(staffPage).links.last().click()
    const frame = staffPage.frameLocator('iframe')
    await expect(frame.getByRole('heading')).toHaveText('Invitación al portal de proveedores')
    await button(staffPage, deskMailTexts.resend).click()
    await staffPage
      .getByRole('dialog')
      .getByRole('button', { name: deskMailTexts.resend, exact: true })
      .click()
    const facts = staffPage.getByRole('region', { name: deskMailTexts.facts })
    await expect(facts).toContainText(deskMailTexts.first)
    await facts.getByRole('link').click()
    await expect(staffPage.getByText(stateTexts.correo.reenviado, { exact: true }).first()).toBeVisible()
  })
})

test.describe('somebody of communications with many mails', () => {
  // A mail whose words were erased may be refused, and is told among the others.
  test.use({ staff: 'communications', allowedComplaints: [/status of 409/] })

  test('sends those again that did not arrive, and reads what became of each', async ({ staffPage }) => {
    await open(staffPage, '/correos?status=fallido,devuelto', mailsDeskTexts.title)
    const boxes = staffPage.getByRole('table').getByRole('checkbox')
    for (const at of [0, 1]) await boxes.nth(at).check()
    await expectAccessibleAtBothWidths(staffPage)
    await button(staffPage, bulkMailTexts.act).click()
    await staffPage.getByRole('dialog').getByRole('button', { name: bulkMailTexts.act }).dblclick()
    const outcomes = staffPage.getByRole('dialog', { name: bulkMailTexts.done })
    await expect(outcomes.getByRole('listitem')).toHaveCount(2)
    // What is queued, failed or erased follows from what the other stories and tries did with the same mails.
    const { isNew, isSame } = bulkMailTexts
    const told = [isNew, isSame, problemTexts['mail-not-again']].map((text) => outcomes.getByText(text))
    const counts = await Promise.all(told.map((one) => one.count()))
    expect(counts.reduce((sum, count) => sum + count)).toBe(2)
    await outcomes.getByRole('button', { name: selectionTexts.close }).last().click()
    await expect(staffPage.getByText(selectionTexts.none)).toBeVisible()
  })
})

test.describe('an auditor', () => {
  test.use({ staff: 'auditor' })

  const lists = [
    ['/preguntas', questionsDeskTexts.title],
    ['/objeciones', objectionsDeskTexts.title],
    ['/mensajes', contactDeskTexts.title],
    ['/correos', mailsDeskTexts.title],
  ] as const

  test('reads all of the work, and can change nothing', async ({ staffPage }) => {
    await test.step('reads every list of the work, and can change nothing', async () => {
      for (const [place, title] of lists) {
        await open(staffPage, place, title)
        await listOn(staffPage).expectSettled()
        await expectAccessibleAtBothWidths(staffPage)
      }
      await open(staffPage, '/mensajes', contactDeskTexts.title)
      await listOn(staffPage).links.first().click()
      await expect(staffPage.getByRole('region', { name: contactMessageTexts.who })).toBeVisible()
      await expect(button(staffPage, contactMessageTexts.send)).toBeHidden()
      await expectAccessibleAtBothWidths(staffPage)
    })
    await test.step('reads how the certificates of a year stand', async () => {
      await open(staffPage, '/certificados/anio', certificatesDeskTexts.title)
      await expectAccessibleAtBothWidths(staffPage)
      await staffPage.getByRole('link', { name: certificatesDeskTexts.told }).click()
      await expect(staffPage.getByRole('table')).toBeVisible()
      await expectAccessibleAtBothWidths(staffPage)
      await open(staffPage, '/plantillas-de-respuesta', templateTexts.title)
      await expect(button(staffPage, templateTexts.create)).toBeHidden()
      await expectAccessibleAtBothWidths(staffPage)
    })
  })
})

test('several questions are given to one person and closed at once', async ({ page, staffPage }) => {
  const words = `¿Llegó la factura? ${randomUUID()}`
  await ask(page, words)
  await ask(page, words)
  await open(staffPage, '/preguntas', questionsDeskTexts.title)
  await staffPage.getByRole('searchbox').fill(words)
  await listOn(staffPage).expectTotal(2)
  const { assign, close } = bulkInboxTexts
  const choose = () => button(staffPage, selectionTexts.page).click()
  const cosas = fill(questionsDeskTexts.counted, { n: 2 })
  const outcomesOf = async (done: string, outcome: string | RegExp) => {
    const outcomes = staffPage.getByRole('dialog', { name: done })
    await expect(outcomes.getByRole('listitem').filter({ hasText: outcome })).toHaveCount(2)
    await outcomes.getByRole('button', { name: selectionTexts.close }).last().click()
  }
  await test.step('to whom is asked once, and oneself is proposed', async () => {
    await choose()
    await button(staffPage, assign.act).click()
    const dialog = staffPage.getByRole('dialog', { name: assign.act })
    await expect(dialog).toContainText(fill(assign.question, { cosas }))
    await expect(dialog.getByLabel(assigneeTexts.label).locator('option:checked')).toHaveText(/\(usted\)$/)
    await expectAccessibleAtBothWidths(staffPage)
    await dialog.getByRole('button', { name: assign.act }).click()
    await outcomesOf(assign.done, /Ahora es de /)
  })
  await test.step('those that are closed can no longer be chosen', async () => {
    await choose()
    await button(staffPage, close.act).click()
    await staffPage.getByRole('dialog', { name: close.act }).getByRole('button', { name: close.act }).click()
    await outcomesOf(close.done, close.isClosed)
    await expect(listOn(staffPage).column(questionsDeskTexts.estado)).resolves.toEqual(
      Array(2).fill(stateTexts.consulta.cerrada),
    )
    await expect(staffPage.getByRole('checkbox')).toHaveCount(0)
  })
  await page.reload()
  await expect(page.getByText(stateTexts.consulta.cerrada, { exact: true }).first()).toBeVisible()
})
