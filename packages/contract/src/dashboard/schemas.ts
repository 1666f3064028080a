import * as z from 'zod/mini'
import { DateText, Instant } from '../core/values.ts'

/** The selectable periods, up to today unless they are over. */
export const dashboardPeriods = ['30', '90', '365', 'anio', 'anio-anterior'] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** The kinds of documents counted by state, with the owner of these states. */
export const dashboardKinds = {
  'account-statements': 'factura',
  'purchase-order': 'orden_compra',
  'purchase-tickets': 'entrada',
  'notes-debit': 'nota_debito',
} as const
export type DashboardKind = keyof typeof dashboardKinds

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/))
const Share = z.nullable(z.number())

/** The figures of the company and its suppliers over a period. */
export const Dashboard = z.object({
  desde: DateText,
  hasta: DateText,
  /** Today's suppliers by state, counted as in their list. */
  proveedores: z.array(z.object({ estado: z.string(), filas: z.number() })),
  ingresos: z.object({
    /** Suppliers with logins, the users who logged in, and the number of logins. */
    proveedores: z.number(),
    personas: z.number(),
    ingresos: z.number(),
    meses: z.array(z.object({ mes: Month, ingresos: z.number(), proveedores: z.number() })),
  }),
  /** The documents of the period by their state. */
  documentos: z.array(
    z.object({
      clase: z.enum(['account-statements', 'purchase-order', 'purchase-tickets', 'notes-debit']),
      estados: z.array(z.object({ estado: z.string(), filas: z.number() })),
    }),
  ),
  certificados: z.object({
    descargas: z.number(),
    meses: z.array(z.object({ mes: Month, descargas: z.number() })),
  }),
  /** Days from receipt to payment of the invoices paid in the period. */
  pago: z.object({
    facturas: z.number(),
    dias: Share,
    meses: z.array(z.object({ mes: Month, facturas: z.number(), dias: Share })),
  }),
  /** Ley 2024 de 2020: invoices of micro, small and medium suppliers. */
  plazo: z.object({
    dias: z.number(),
    aTiempo: z.number(),
    tarde: z.number(),
    /** Invoices whose term ended in the period and which are unpaid. */
    sinPagar: z.number(),
    /** Invoices paid in the period of suppliers of unknown size. */
    sinClasificar: z.number(),
    /** The percentage of counted invoices that were paid in time. */
    cumplimiento: Share,
  }),
  preguntas: z.object({ esperan: z.number(), desde: z.nullable(Instant) }),
})
export type Dashboard = z.infer<typeof Dashboard>
