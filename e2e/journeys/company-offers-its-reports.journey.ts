import { writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { shippedReportTexts as shipped } from '@enlace/contract/reports/shipped-texts.ts'
import { reportsTexts } from '@enlace/contract/reports/texts.ts'
import { makeScratchFolder } from '@enlace/testing/scratch-folder.ts'
import { enlace } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ person: 'branchUser' })

const view = `-- titulo: Pedidos por comprador
-- contenido: El valor de sus órdenes, por comprador de la compañía.
-- columna nro_orden: Orden
-- columna fecha: Fecha | periodo
-- columna comprador: Comprador | filtro | grafica
-- columna moneda: Moneda
-- columna valor_neto: Valor | dinero | suma
select company_id, third_party_id, third_id, nro_orden, fecha, comprador, moneda, valor_neto from purchase_order
`

test('an operator installs a report and links another, and a supplier finds both, of its own branch', async ({
  page,
}) => {
  const folder = await makeScratchFolder('enlace-journey-report-')
  const file = join(folder, 'pedidos-por-comprador.sql')
  await writeFile(file, view)
  try {
    expect(await enlace('reports', 'install', '--file', file)).toMatchObject({ code: 0 })
    await enlace('reports', 'show', '--company', '1', '--report', 'pedidos-por-comprador')
    const link = ['--company', '1', '--title', 'Boletín de compras']
    await enlace('reports', 'link', ...link, '--url', 'https://compras.andinadealimentos.example/boletin')

    await page.goto('/#/reports')
    const elsewhere = page.getByRole('link', { name: 'Boletín de compras' })
    await expect(elsewhere).toHaveAttribute('target', '_blank')
    await expect(elsewhere).toHaveAttribute('rel', /noopener/)
    await page.getByRole('link', { name: 'Pedidos por comprador' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedidos por comprador')
    await expect(page.getByRole('table', { name: /Valor · Comprador \(COP\)/ })).toBeVisible()
    await expect(
      page.getByRole('table', { name: 'Pedidos por comprador' }).getByRole('row').nth(2),
    ).toBeVisible()

    await enlace('reports', 'remove', '--name', 'pedidos_por_comprador')
    await enlace('reports', 'unlink', ...link)
    await page.goto('/#/reports')
    await expect(page.getByRole('link', { name: shipped['cartera-por-edades'].title })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reportsTexts.title)
    await expect(page.getByRole('link', { name: 'Pedidos por comprador' })).toHaveCount(0)
    await expect(elsewhere).toHaveCount(0)
  } finally {
    await rm(folder, { recursive: true })
  }
})
