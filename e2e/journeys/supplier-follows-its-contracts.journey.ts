import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { historyTexts, eventTexts } from '@enlace/contract/documents/history/texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  amendmentTexts,
  supplierContractTexts as texts,
} from '@enlace/contract/supplier-contracts/detail-texts.ts'
import {
  executionReasonTexts,
  imputedKindTexts,
  imputedTexts,
} from '@enlace/contract/supplier-contracts/imputed-texts.ts'
import {
  policyFormTexts,
  policyTexts,
  policyVersionStateTexts,
} from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { addMoney, subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { documentOn } from '../fixtures/document.ts'
import { chipOn, listOn, openFromMenu, openList } from '../fixtures/list.ts'
import { operate } from '../fixtures/own-company.ts'
import { expect, test } from '../fixtures/test.ts'

const { fields: columns } = contractDocument

test.use({ person: 'master' })

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}( \\d|$)`) })

test('a contract is found, read part by part, and given the policy that it lacks', async ({ page }) => {
  await test.step('the menu leads to the contracts, and the one that ends next says what was ordered, invoiced and paid of it', async () => {
    await page.goto('/')
    await openFromMenu(page, menuTexts.suppliers, menuTexts.contracts)
    const list = listOn(page)
    await list.expectTotal(6)
    const amounts = async (column: string) => sumMoney(await list.amounts(column))
    expect(await list.total(columns.saldo.label)).toBe(await amounts(columns.saldo.label))
    // Search, filters and view are one line.
    const line = await page.getByRole('main').getByRole('search').boundingBox()
    expect(line?.height).toBeLessThan(50)
    await expectAccessibleAtBothWidths(page)

    await list.openFilters()
    await chipOn(page, contractDocument.filters.vence.options['30']).click()
    await list.closeFilters()
    await list.expectTotal(1)
    await expect(page).toHaveURL(/vence=30/)
    const number = await list.links.first().innerText()
    await list.links.first().click()

    const contract = documentOn(page)
    await expect(contract.heading).toHaveText(fill(texts.title, { numero: number }))
    await expect(page.getByRole('main').getByText(stateTexts.contrato.por_vencer).first()).toBeVisible()
    await expect(page.getByText(/^Este contrato termina el \d\d\/\d\d\/\d{4}: 24 días\.$/)).toBeVisible()
    const [value, balance] = [
      await contract.amount(columns.valor.detail),
      await contract.amount(columns.saldo.detail),
    ]
    await expectAccessibleAtBothWidths(page)

    await tab(page, texts.imputedTab).click()
    const stated = await contract.amount(imputedTexts.stated)
    expect(balance).toBe(subtractMoney(value, stated))
    const imputed = await contract.amount(imputedTexts.imputed)
    expect(await contract.amount(imputedTexts.difference)).toBe(subtractMoney(stated, imputed))
    expect(imputed).toBe(
      addMoney(await contract.amount(imputedTexts.ordered), await contract.amount(imputedTexts.withoutOrder)),
    )
    // The company counts what is invoiced: the sentence says so.
    const panel = page.getByRole('tabpanel', { name: texts.imputedTab })
    await expect(panel.getByText(executionReasonTexts.por_facturado.split('{')[0] ?? '')).toBeVisible()
    await expectAccessibleAtBothWidths(page)

    const order = contract.part(imputedKindTexts['purchase-order'].title).getByRole('link').first()
    const orderNumber = await order.innerText()
    await order.click()
    await expect(contract.heading).toContainText(orderNumber)
    await tab(page, 'Facturas').click()
    await page
      .getByRole('link', { name: fill(relatedTexts['supplier-contracts'], { numero: number }) })
      .click()
    await expect(contract.heading).toHaveText(fill(texts.title, { numero: number }))
  })
  await test.step('what belongs to a contract stands behind its tabs, and is taken home as files', async () => {
    await openList(page, '/#/supplier-contracts?sort=-dias&status=vigente')
    await listOn(page).links.first().click()
    const contract = documentOn(page)
    await expect(contract.heading).toContainText('CT-')
    const took = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name, exact: true }).first().click(),
      ])
      return file.suggestedFilename()
    }
    expect(await took(texts.download)).toBe('contrato-firmado.pdf')
    expect(await took('Descargar PDF')).toMatch(/^contrato-CT-.*\.pdf$/)

    await tab(page, texts.amendmentsTab).click()
    await expect(page.getByRole('table', { name: amendmentTexts.table })).toBeVisible()
    expect(await took(fill(amendmentTexts.download, { numero: '1' }))).toBe('otrosi-1.pdf')
    await tab(page, texts.imputedTab).click()
    expect(await took(texts.imputedXlsx)).toMatch(/^imputaciones-contrato-CT-.*\.xlsx$/)
    await tab(page, texts.minutesTab).click()
    await expect(page.getByRole('cell', { name: /Comienza la ejecución/ })).toBeVisible()
    await tab(page, texts.requiredTab).click()
    await expect(page).toHaveURL(/parte=exigidos/)
    await expectAccessible(page)
    await page.reload()
    await expect(tab(page, texts.requiredTab)).toHaveAttribute('aria-selected', 'true')
    await tab(page, attachmentTexts.title).click()
    await expect(page.getByText('Contrato firmado')).toBeVisible()

    await page.getByRole('button', { name: documentTexts.ask }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await test.step('a policy is sent in, and the company’s refusal comes back with its reason', async () => {
    await openList(page, '/#/supplier-contracts?sort=-dias&status=vigente')
    await listOn(page).links.first().click()
    const contract = documentOn(page)
    await expect(contract.heading).toContainText('CT-')
    await tab(page, policyTexts.tab).click()
    const risk = 'Responsabilidad civil extracontractual'
    const card = page.getByRole('region', { name: new RegExp(`^${risk}`) })
    await expect(card.getByText(stateTexts.documento_exigido.falta)).toBeVisible()
    await expectAccessible(page)

    await card.getByRole('button', { name: fill(policyTexts.uploadFor, { amparo: risk }) }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('button', { name: policyFormTexts.send }).click()
    await expect(form.getByText(policyFormTexts.faults.number).first()).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel(policyFormTexts.number).fill('RC-2026-77')
    await form.getByLabel(policyFormTexts.insurer).fill('Seguros del Pacífico S.A.')
    await form.getByLabel(policyFormTexts.value).fill('164.200.000')
    await form.getByLabel(policyFormTexts.from).fill('2026-01-15')
    await form.getByLabel(policyFormTexts.until).fill('2029-01-15')
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'rc.pdf', mimeType: 'application/pdf', buffer: pdf })
    await form.getByRole('button', { name: policyFormTexts.send }).click()
    await expect(card.getByText(policyVersionStateTexts.en_revision).first()).toBeVisible()

    const [line = ''] = (await operate('supplier-contracts', 'pending', '--company', '1')).filter((one) =>
      one.includes('RC-2026-77'),
    )
    const reason = ['--as', 'Rosa Díaz', '--text', 'Falta la firma del tomador.']
    await operate('supplier-contracts', 'reject', line.slice(0, 8), '--company', '1', ...reason)
    await page.reload()
    await expect(card.getByText('Motivo: Falta la firma del tomador.')).toBeVisible()
    await expect(card.getByText(stateTexts.documento_exigido.rechazado).first()).toBeVisible()

    await expect(
      card.getByRole('button', { name: fill(policyTexts.uploadNewFor, { amparo: risk }) }),
    ).toBeEnabled()
    await tab(page, historyTexts.title).click()
    await expect(
      contract.part(historyTexts.title).getByText(eventTexts.poliza_rechazada, { exact: true }),
    ).toBeVisible()
  })
})
