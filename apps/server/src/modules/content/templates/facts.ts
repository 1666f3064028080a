import type { Company } from '@enlace/contract/company/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** A branch of the supplier. */
export interface BranchFacts {
  codigo: string
  nombre: string
  ciudad: string | null
}

/** The company's debt in one currency. */
export interface BalanceFacts {
  moneda: string
  facturas: number
  saldo_total: Money
  saldo_vencido: Money
}

/** The next expected payment in one currency. */
export interface ExpectedFacts {
  moneda: string
  fecha: CalendarDate
  valor: Money
  facturas: number
}

/** A pending invoice. */
export interface InvoiceFacts {
  numero: string
  fecha: CalendarDate | null
  vencimiento: CalendarDate | null
  pago_estimado: CalendarDate | null
  dias_vencidos: number
  moneda: string
  valor: Money
  saldo: Money
  estado: string
}

/** A payment. */
export interface PaymentFacts {
  comprobante: string
  fecha: CalendarDate
  medio: string
  moneda: string
  bruto: Money
  retenciones: Money
  valor: Money
  estado: string
}

/** An open purchase order. */
export interface OrderFacts {
  numero: string
  fecha: CalendarDate
  entrega: CalendarDate | null
  comprador: string | null
  moneda: string
  valor: Money
  estado: string
}

/** All data for templates, of the open scope. */
export interface TemplateFacts {
  hoy: CalendarDate
  compania: Pick<Company, 'nombre' | 'nit' | 'logo' | 'contactInfo'>
  proveedor: { nombre: string; nit: string; mipyme: boolean | null }
  persona: { nombres: string; apellidos: string; correo: string; ciudad: string; es_master: boolean }
  sucursales: readonly BranchFacts[]
  /** The selected branch, or the only one. */
  sucursal: BranchFacts | null
  cartera: readonly BalanceFacts[]
  proximos_pagos: readonly ExpectedFacts[]
  facturas: readonly InvoiceFacts[]
  pagos: readonly PaymentFacts[]
  ordenes: readonly OrderFacts[]
}
