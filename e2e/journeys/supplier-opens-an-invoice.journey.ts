import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { roadTexts } from '@enlace/contract/documents/road-texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import {
  accountStatementTexts as texts,
  timelineTexts,
} from '@enlace/contract/account-statements/detail-texts.ts'
import { accountStatementsTexts } from '@enlace/contract/account-statements/texts.ts'
import { purchaseOrderTexts } from '@enlace/contract/purchase-order/detail-texts.ts'
import { purchaseTicketTexts } from '@enlace/contract/purchase-tickets/detail-texts.ts'
import { addMoney, sumMoney } from '@enlace/domain/money.ts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { documentOn } from '../fixtures/document.ts'
import { openList, openPlace } from '../fixtures/list.ts'
import { shownDay, shownMoney } from '../fixtures/shown.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns, more } = statementDocument

test.use({ person: 'master' })

/** What is on the road before the invoice itself. */
const before = new RegExp(`^(${roadTexts['purchase-order']}|${roadTexts['purchase-tickets']})`)

test('an invoice tells its payment and its way, and leads to what belongs with it', async ({ page }) => {
  await test.step('an invoice tells when it is paid, how far it has come and what the payment is made of', async () => {
    const { number, saldo } = await openFirst(page, 'status=programada')
    const invoice = documentOn(page)
    await expect(invoice.heading).toHaveText(fill(relatedTexts['account-statements'], { numero: number }))
    await expect(page).toHaveTitle(
      new RegExp(`^(\\(\\d+\\) )?${fill(relatedTexts['account-statements'], { numero: number })} · `),
    )
    expect(await invoice.amount(columns.saldo_total.detail)).toBe(saldo)
    await expect(page.getByRole('heading', { name: texts.whenPaid })).toBeVisible()
    await expect(invoice.value(columns.estado_programacion_pago.label)).toHaveText(
      stateTexts.estado_programacion_pago.programada,
    )
    await expectAccessibleAtBothWidths(page)

    const steps = page.getByRole('list', { name: roadTexts.title }).getByRole('listitem')
    const { recibida, aceptada, causada, programada, pagada } = timelineTexts
    await expect(steps.filter({ hasNotText: before })).toHaveText(
      [recibida, aceptada, causada, programada, pagada].map((step) => new RegExp(step)),
    )
    const days: string[] = []
    for (const step of await steps.filter({ hasText: roadTexts.done }).allInnerTexts())
      days.push(shownDay(/\d\d\/\d\d\/\d{4}/.exec(step)?.[0] ?? ''))
    expect(days.length).toBeGreaterThanOrEqual(3)
    expect(days).toEqual(days.toSorted())

    const payment = invoice.part(texts.breakdown)
    const amount = (name: string) => invoice.amount(name, payment)
    const invoiced = await amount(columns.valor_facturado.label)
    expect(addMoney(await amount(more.valor_bruto.label), await amount(more.valor_iva.label))).toBe(invoiced)
    const withheld = await Promise.all(
      [more.valor_retefuente.label, more.valor_reteica.label, more.valor_reteiva.label].map(amount),
    )
    expect(sumMoney([invoiced, ...withheld])).toBe(await amount(texts.net))
  })
  await test.step('an invoice whose payment the bank returned says where it stopped, and why', async () => {
    await openFirst(page, 'status=devuelta_por_el_banco')
    const stopped = page
      .getByRole('list', { name: roadTexts.title })
      .getByRole('listitem')
      .filter({ hasText: roadTexts.stopped })
    await expect(stopped).toContainText(stateTexts.estado_programacion_pago.devuelta_por_el_banco)
    const [, reason = ''] = (await stopped.innerText()).split(roadTexts.stopped)
    expect(reason.trim().length).toBeGreaterThan(5)
    await expectAccessible(page)
  })
  await test.step('an entry leads to its invoice, and the invoice to its entry and its order and back', async () => {
    const entries = await openList(page, '/#/purchase-tickets/0?status=facturada')
    await entries.links.first().click()
    const document = documentOn(page)
    const toInvoice = linkTo(document.related(purchaseTicketTexts.related), 'account-statements')
    const invoice = await toInvoice.innerText()
    await toInvoice.click()
    await expect(document.heading).toHaveText(invoice)
    const start = page.url()

    for (const kind of ['purchase-tickets', 'purchase-order'] as const) {
      const link = linkTo(document.related(), kind)
      const number = (await link.innerText()).split(' ').at(-1) ?? ''
      await link.click()
      await expect(document.heading).not.toHaveText(invoice)
      await expect(document.heading).toContainText(number)
      if (kind === 'purchase-order')
        await page.getByRole('tab', { name: purchaseOrderTexts.invoicesTab }).click()
      await page.getByRole('main').getByRole('link', { name: invoice }).click()
      await expect(document.heading).toHaveText(invoice)
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL(start)
      await expect(document.heading).toHaveText(invoice)
    }
  })
  await test.step('the way back stands above it, and paper shows it whole', async () => {
    await openFirst(page, '')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('list', { name: roadTexts.title })).toBeVisible()
    await expect(page.getByRole('button', { name: documentTexts.print })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    const way = page.getByRole('navigation', { name: documentTexts.breadcrumb })
    await way.getByRole('link', { name: accountStatementsTexts.title }).click()
    await expect(page).toHaveURL(/#\/account-statements\/0$/)
  })
})

test.describe('an invoice that is not the supplier’s', () => {
  test.use({ allowedComplaints: [/status of 404/] })

  test('is not there', async ({ page }) => {
    await openPlace(page, '/#/account-statements/0/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageTexts.documentNotFoundTitle)
    await expect(page.getByText(problemTexts['document-not-found'])).toBeVisible()
    await expectAccessible(page)
  })
})

function linkTo(links: Locator, kind: keyof typeof relatedTexts) {
  return links.filter({ hasText: relatedTexts[kind].replace('{numero}', '') }).first()
}

/** Opens the first invoice in pesos of a list, and returns what the list said of it. */
async function openFirst(page: Page, search: string) {
  const list = await openList(page, `/#/account-statements/0?${search}`)
  const balances = await list.column(columns.saldo_total.label)
  const place = balances.findIndex((text) => text.startsWith('$'))
  const link = list.links.nth(place)
  const number = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  return { number, saldo: shownMoney(balances[place] ?? '') }
}
