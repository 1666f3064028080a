import { randomUUID } from 'node:crypto'
import { acceptInvoice, getInvoiceReview } from '@enlace/contract/invoices/desk/calls.ts'
import { saveSupportingDraft, submitSupporting } from '@enlace/contract/invoices/supporting/calls.ts'
import type { SupportingForm } from '@enlace/contract/invoices/supporting/schemas.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { acceptableSeller } from './acceptable.ts'
import { buildInvoiceWorld } from './invoice-world.ts'
import type { TestServer } from './server.ts'
import { buildStaff } from './staff.ts'

/** A world whose supplier is a natural person who is not responsible for IVA. */
export async function buildSupportingWorld(server: TestServer, settings: Record<string, unknown> = {}) {
  const world = await buildInvoiceWorld(server, settings)
  await server.asAdmin(
    `update third_parties set documento_numero = '5' || lpad((id % 10000000)::text, 7, '0'), regimen_tributario_id = '49'
      where company_id = $1 and id = $2`,
    [world.company.id, world.thirdParty.id],
  )
  return world
}

/** A cuenta de cobro that lacks nothing, worth 335,001.25 pesos. */
export const supportingForm = (fields: Partial<SupportingForm> = {}): SupportingForm => ({
  consecutivo: 1,
  fecha: todayInBogota(new Date()),
  ciudad: 'Bogotá, D.C.',
  suministro: 'servicios',
  concepto: 'Mantenimiento de la bodega',
  orden: '',
  lineas: [
    {
      codigo: '',
      descripcion: 'Jornada',
      unidad: 'HUR',
      cantidad: '2.5',
      precio: '120000.50',
      linea_orden: '',
    },
    { codigo: '', descripcion: 'Transporte', unidad: '94', cantidad: '1', precio: '35000', linea_orden: '' },
  ],
  cuenta: null,
  planilla_numero: '',
  planilla_periodo: '',
  declara_renta: false,
  no_obligado: true,
  vendedor: acceptableSeller,
  ...fields,
})

/** A company with a member of accounts payable and a cuenta de cobro that it has accepted, which programs are told of. */
export async function buildAcceptedSupporting(server: TestServer, settings: Record<string, unknown> = {}) {
  const world = await buildSupportingWorld(server, settings)
  const id = randomUUID()
  await server.call(saveSupportingDraft, world.browser, { params: { id }, body: supportingForm() })
  await server.call(submitSupporting, world.browser, { params: { id } })
  const desk = await server.signInStaff(await buildStaff(server.db, world.company, 'cuentas_por_pagar'))
  const { body } = await server.call(getInvoiceReview, desk, { params: { id } })
  await server.call(acceptInvoice, desk, { params: { id }, body: { version: body.version } })
  await server.asAdmin(
    "update submitted_invoices set decidida_at = decidida_at - interval '10 seconds' where id = $1",
    [id],
  )
  return { ...world, id, desk }
}
