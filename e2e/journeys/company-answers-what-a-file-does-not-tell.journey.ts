import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'
import { importMappingTexts as asked } from '@enlace/contract/imports/doubt-texts.ts'
import { importsTexts as texts } from '@enlace/contract/imports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { setPasswordTexts } from '@enlace/contract/set-password/texts.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessible.ts'
import { operate } from '../fixtures/own-company.ts'
import { backofficeAddress, expect, signInStaff, test } from '../fixtures/staff.ts'

const COMPANY = { id: '987', nit: '901.987.001', nombre: 'Universidad del Quindío Ejemplo' }
const PASSWORD = 'tinta papel y tóner'
const EMAIL = 'pagos@ejemplo-quindio.test'

/** A list of invoices under the name of another document, with the company's own number in the column called NIT. */
const file = {
  name: 'notas debito.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'NIT;Codigo externo;Nombre;Factura;Fecha;Vencimiento;Valor;Saldo',
      '901987001;900123456;Papelería Ñandú S.A.S.;FE-1;2026-10-15;2026-11-14;1190000,50;1190000,50',
      '901987001;860001911;Ferretería Industrial Ltda.;880;2026-10-16;2026-11-15;250000,00;100000,00',
    ].join('\r\n'),
  ),
}

async function openDesk(page: Page): Promise<void> {
  await operate('company', 'create', '--id', COMPANY.id, '--nit', COMPANY.nit, '--name', COMPANY.nombre)
  const role = ['--role', 'cuentas_por_pagar']
  const lines = await operate('staff', 'invite', EMAIL, '--company', COMPANY.id, ...role)
  const link = lines.map((line) => line.trim()).find((line) => line.includes('#/set-password/')) ?? ''
  await page.goto(link)
  await page.getByLabel(setPasswordTexts.password).fill(PASSWORD)
  await page.getByLabel(setPasswordTexts.repeat).fill(PASSWORD)
  await page.getByRole('button', { name: setPasswordTexts.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(setPasswordTexts.doneTitle)
  await signInStaff(page, { email: EMAIL, password: PASSWORD })
}

const nameOf = (part: keyof typeof texts.parts) =>
  fill(asked.usesPart, { part: texts.parts[part].toLowerCase() })

test('somebody answers what a file does not tell before it is tried, and reads what is unlikely about it', async ({
  page,
}) => {
  await openDesk(page)
  await page.goto(backofficeAddress('/cargas/nueva'))
  await page.getByLabel(texts.begin.files).setInputFiles(file)
  await page.getByRole('button', { name: texts.begin.submit }).click()
  await page.getByRole('combobox', { name: texts.plan.source }).fill('Siesa cartera')

  // The name says notes and the columns say invoices; nothing is tried while nobody has said which.
  await expect(page.getByText(asked.reasons['kind-name-differs'])).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: texts.plan.check }).click()
  await expect(page.getByRole('heading', { name: texts.check.title })).toBeHidden()
  await page.getByRole('button', { name: nameOf('account-statements') }).click()
  await expect(page.getByText(asked.reasons['kind-name-differs'])).toBeHidden()

  // The column called NIT holds the company's own: the supplier's is beside it, with its cells.
  const whose = fill(asked.reasons['nit-own'], { field: fieldName('nit') })
  await expect(page.getByText(whose)).toBeVisible()
  await expect(page.getByText(fill(asked.holds, { examples: '900123456 · 860001911' }))).toBeVisible()
  await page.getByRole('button', { name: fill(asked.usesColumn, { column: 'Codigo externo' }) }).click()
  await expect(page.getByText(whose)).toBeHidden()
  await page.getByRole('button', { name: texts.plan.check }).click()
  await expect(page.getByRole('heading', { name: texts.check.title })).toBeVisible()

  // The trial says first what hardly anybody means.
  await expect(page.getByText(asked.unlikely.title)).toBeVisible()
  await expect(
    page.getByText(/El nombre del archivo notas debito\.csv no corresponde a los datos que va a cargar/),
  ).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectAccessible(page)
})
