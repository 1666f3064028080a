import { estimateTexts } from '@enlace/contract/invoices/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { buildInvoiceWorld, readXml } from '@enlace/testing/invoice-world.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-estimate-')
const server = useTestServer({ STORAGE_URL: folder })

async function enter(ciudad: string | null) {
  const world = await buildInvoiceWorld(server)
  await server.asAdmin('update branch_accounts set ciudad = $2 where id = $1', [world.branch.id, ciudad])
  const know = (code: string, percent: string) =>
    server.asAdmin(
      `insert into company_concepts (company_id, code, desde, concepto, tarifa, base_uvt)
       values ($1, $2, '2020-01-01', 'ReteICA', $3, 4)`,
      [world.company.id, code, percent],
    )
  const read = async (price: string) => {
    const { xml } = world.write({ lines: [{ code: 'A1', quantity: '1', price }] })
    return (await readXml(server, world.browser, xml)).file?.facturas[0]?.estimado
  }
  return { ...world, know, read }
}

it('estimates the ReteICA of the municipality whose rate the company has recorded', async () => {
  const world = await enter('Bogotá')
  await world.know('ica.11001', '0.966')
  const estimate = await world.read('2000000')
  expect(estimate?.retenciones.find(({ tipo }) => tipo === 'ica')).toEqual({
    tipo: 'ica',
    tarifa: '9.66',
    base: '2000000.00',
    valor: '19320.00',
  })
  expect(estimate?.texto).toContain(
    fill(estimateTexts.ica, { municipio: 'Bogotá, D.C.', tarifa: '9,66', uvt: '4' }),
  )
  // Below the minimum of the municipality nothing is withheld.
  expect((await world.read('1000'))?.retenciones).toEqual([])
})

it('says that it does not know the rate, or where the supplier is', async () => {
  const world = await enter('Medellín')
  await world.know('ica.11001', '0.966')
  const estimate = await world.read('2000000')
  expect(estimate?.retenciones.map(({ tipo }) => tipo)).not.toContain('ica')
  expect(estimate?.texto).toContain('la compañía no ha registrado la tarifa de Medellín')
  expect((await (await enter(null)).read('2000000'))?.texto).toContain(estimateTexts.icaNowhere)
})

it('withholds none of a supplier of the simple regime', async () => {
  const world = await enter('Bogotá')
  await world.know('ica.11001', '0.966')
  await server.asAdmin("update third_parties set regimen_tributario_id = '47' where id = $1", [
    world.thirdParty.id,
  ])
  const estimate = await world.read('2000000')
  expect(estimate?.retenciones.map(({ tipo }) => tipo)).not.toContain('ica')
  expect(estimate?.texto).toContain(estimateTexts.noIca)
})
