import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { SupportingForm } from '@enlace/contract/invoices/supporting/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, type CalendarDate, monthBefore, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Service } from '@enlace/server/core/http/service.ts'
import {
  addFiles,
  documentOf,
  findSupporting,
  printSupporting,
  saveSupporting,
} from '@enlace/server/modules/invoices/index.ts'
import { independentSupplier } from '../catalogue/suppliers.ts'
import { demoSupportingTexts as texts } from '../texts/supporting.ts'
import { actAsPerson } from './act-as-person.ts'
import { decide, fates, handIn } from './invoices.ts'

/** The company of the supplier. */
const company = 1

/** Sends cuentas de cobro of the demo's natural person, so that there is one in each state. */
export async function addDemoSupporting(
  service: Pick<Service, 'db' | 'settings' | 'storage'>,
): Promise<void> {
  const { db } = service
  const membership = await findMaster(db)
  if (membership === undefined) return
  const today = todayInBogota(new Date())
  await actAsPerson(db, { company, membership, task: 'demo-supporting-documents' }, async (scope) => {
    for (const [at, fate] of fates.toReversed().entries()) {
      const id = randomUUID()
      const acting = { service, scope, address: '' }
      await saveSupporting(acting, id, formOf(at, today))
      if (fate === 'borrador') continue
      const { row, sender } = await findSupporting(acting, id)
      const part = await printSupporting(acting, { id, documento: documentOf(row), sender })
      await db.transaction(scope, (tx) => addFiles(tx, id, [part]))
      await handIn(db, scope, id)
      await decide(db, company, id, fate)
    }
  })
}

async function findMaster(db: Database): Promise<string | undefined> {
  const [[master]] = await db.read(Scope.ofStaff(company), [
    sql<{ id: string }>`select m.id from memberships m
      join third_parties t on t.company_id = m.company_id and t.id = m.third_party_id
     where m.company_id = ${scopeCompany} and m.active and m.is_master
       and t.documento_numero = ${independentSupplier.documento_numero}`.compile(query),
  ])
  return master?.id
}

function formOf(at: number, today: CalendarDate): SupportingForm {
  const fecha = addDays(today, at - fates.length)
  return {
    consecutivo: 41 + at,
    fecha,
    ciudad: texts.city,
    suministro: 'servicios',
    concepto: texts.works[at] ?? '',
    orden: '',
    lineas: [lineOf(texts.day, String(at + 2), '185000'), lineOf(texts.transport, '1', '60000')],
    cuenta: null,
    planilla_numero: texts.planilla,
    planilla_periodo: monthBefore(fecha).first.slice(0, 7),
    declara_renta: false,
    no_obligado: true,
    vendedor: {
      procedencia: 'residente',
      tipo_identificacion: '',
      regimen: '49',
      direccion: texts.address,
      municipio: '25817',
      pais: '',
      departamento: '',
      localidad: '',
      codigo_postal: '',
      correo: texts.email,
    },
  }
}

const lineOf = (descripcion: string, cantidad: string, precio: string) => ({
  codigo: '',
  descripcion,
  unidad: '94',
  cantidad,
  precio,
  linea_orden: '',
})
