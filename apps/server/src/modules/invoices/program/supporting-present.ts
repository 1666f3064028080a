import type { SupportingData } from '@enlace/contract/invoices/program/supporting-schemas.ts'
import { unitName } from '@enlace/domain/catalogue/units.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import { operationTypes } from '@enlace/domain/supporting/seller.ts'
import type { MunicipalRates } from '../intake/queries.ts'
import { presentEstimate } from '../shown/forecast-present.ts'
import type { KeptInvoice } from '../shown/queries.ts'

/** The DIAN's tax of those who charge none. */
const noTax = { codigo: 'ZZ', nombre: 'No aplica', tarifa: '0', valor: zeroMoney }

/** Returns what an ERP needs to issue the documento soporte of a cuenta de cobro; null for other documents. */
export function presentSupportingData(
  row: KeptInvoice,
  rates: MunicipalRates,
  now: Date,
): SupportingData | null {
  const { cuenta, lineas } = row.documento
  if (!cuenta?.vendedor) return null
  const { vendedor, suministro } = cuenta
  return {
    tipo: '05',
    tipo_operacion: operationTypes[vendedor.procedencia],
    vendedor,
    lineas: lineas.map((line) => ({
      ...line,
      unidad: { codigo: line.unidad ?? '', nombre: unitName(line.unidad ?? '') },
      clase: suministro,
      impuesto: noTax,
    })),
    retenciones: presentEstimate(row, rates, now),
  }
}
