import type { AddressInfo } from 'node:net'
import { askAsProgram, buildApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildAcceptedSupporting } from '@enlace/testing/supporting-world.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-supporting-program-')
// It moves acceptances back in time, which no other test may miss.
const server = useTestServer({ STORAGE_URL: folder }, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

it('gives the ERP all that the documento soporte of a cuenta de cobro needs', async () => {
  const world = await buildAcceptedSupporting(server)
  const key = await buildApiKey(server.db, world.company, ['read:facturas-radicadas'])
  const { json } = await askAsProgram(port, key, { path: '/v1/invoices' })
  expect(json['invoices']).toMatchObject([
    {
      id: world.id,
      documento_soporte: {
        tipo: '05',
        tipo_operacion: '10',
        vendedor: {
          tipo_identificacion: { codigo: '31' },
          tipo_persona: { codigo: '2' },
          regimen_iva: '49',
          municipio: { codigo: '11001' },
          responsabilidades: [{ codigo: 'R-99-PN' }],
        },
        lineas: [
          { unidad: { codigo: 'HUR', nombre: 'hora' }, clase: 'servicios', impuesto: { codigo: 'ZZ' } },
          { unidad: { codigo: '94', nombre: 'unidad' } },
        ],
        retenciones: { neto: '314901.25' },
      },
    },
  ])
})
