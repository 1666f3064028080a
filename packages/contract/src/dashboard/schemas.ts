import * as z from 'zod/mini'
import { DateText, Instant } from '../core/values.ts'

/** The periods that somebody may look at, each up to today unless it is over. */
export const dashboardPeriods = ['30', '90', '365', 'anio', 'anio-anterior'] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** The kinds of documents that are counted by state, with whose states they are. */
export const dashboardKinds = {
  'account-statements': 'factura',
  'purchase-order': 'orden_compra',
  'purchase-tickets': 'entrada',
  'notes-debit': 'nota_debito',
} as const
export type DashboardKind = keyof typeof dashboardKinds

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/))
const Share = z.nullable(z.number())

/** How the company and its suppliers do, over a period. */
export const Dashboard = z.object({
  desde: DateText,
  hasta: DateText,
  /** The suppliers of today by what they can do, as their list counts them. */
  proveedores: z.array(z.object({ estado: z.string(), filas: z.number() })),
  ingresos: z.object({
    /** Suppliers of which somebody signed in, the people who did, and how often. */
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
  /** Days from receipt to payment of the invoices that were paid in the period. */
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
    /** Whose term ended in the period and which are still to be paid. */
    sinPagar: z.number(),
    /** Paid in the period, of suppliers of which nobody said how large they are. */
    sinClasificar: z.number(),
    /** Of those that count, how many in a hundred were paid in time. */
    cumplimiento: Share,
  }),
  preguntas: z.object({ esperan: z.number(), desde: z.nullable(Instant) }),
})
export type Dashboard = z.infer<typeof Dashboard>
