import type { ContractKind } from '@enlace/domain/contracts.ts'
import type { StateOf } from '@enlace/domain/states.ts'

/** How the demo's company calculates the executed value of a contract. */
export type Reckoning =
  /** By orders. */
  | 'ordenado'
  /** By invoices. */
  | 'facturado'
  /** By orders without the last one, which the contracts' office has not entered yet. */
  | 'atrasado'
  /** Including purchases before the orders of the portal begin. */
  | 'anterior'

/**
 * A contract before its dates: days from today to its begin and end, and the ratio of its value to the executed one.
 */
export interface ContractPlan {
  objeto: string
  tipo: ContractKind
  branch: number
  from: number
  to: number
  cover: string
  estado: StateOf<'contrato'>
  reckoning: Reckoning
  interventor: string | null
  forma_pago: string
  /** Its amendments: the day, the share of its value, and the additional days. */
  amendments: readonly { day: number; objeto: string; share: string; days: number }[]
  /** The required risks: the share of its value, and the days from today until the known policy ends. */
  policies: readonly { amparo: string; share: string; until: number | null; isApproved: boolean }[]
}

const cumplimiento = 'Cumplimiento del contrato'
const calidad = 'Calidad de los bienes'
const salarios = 'Salarios y prestaciones sociales'
const civil = 'Responsabilidad civil extracontractual'

/** The main supplier's contracts: one in each state, and each way in which figures agree or differ. */
export const contractPlans: readonly ContractPlan[] = [
  {
    objeto: 'Suministro de material de empaque impreso para la Planta Palmira',
    tipo: 'marco',
    branch: 1,
    from: -310,
    to: 420,
    cover: '2.4',
    estado: 'vigente',
    reckoning: 'ordenado',
    interventor: null,
    forma_pago: 'A 45 días de la factura, por lo recibido de cada orden de compra',
    amendments: [
      {
        day: -95,
        objeto: 'Se adiciona el empaque de la línea de bebidas y se prorroga el plazo.',
        share: '0.2',
        days: 180,
      },
    ],
    policies: [
      { amparo: cumplimiento, share: '0.1', until: 600, isApproved: true },
      { amparo: calidad, share: '0.1', until: 22, isApproved: true },
      { amparo: civil, share: '0.05', until: null, isApproved: false },
    ],
  },
  {
    objeto: 'Suministro de película estirable y termoencogible',
    tipo: 'marco',
    branch: 0,
    from: -340,
    to: 24,
    cover: '1.12',
    estado: 'por_vencer',
    reckoning: 'facturado',
    interventor: 'Interventoría Andina Ltda.',
    forma_pago: 'A 30 días de la factura',
    amendments: [],
    policies: [
      { amparo: cumplimiento, share: '0.1', until: 140, isApproved: true },
      { amparo: calidad, share: '0.1', until: 140, isApproved: false },
    ],
  },
  {
    objeto: 'Suministro de envases y tapas para bebidas lácteas',
    tipo: 'bienes',
    branch: 2,
    from: -180,
    to: 185,
    cover: '1.9',
    estado: 'vigente',
    reckoning: 'atrasado',
    interventor: null,
    forma_pago: 'A 60 días de la factura',
    amendments: [
      {
        day: -30,
        objeto: 'Se incluye la tapa rosca de 38 mm y se adiciona el valor.',
        share: '0.08',
        days: 0,
      },
    ],
    policies: [{ amparo: cumplimiento, share: '0.1', until: 365, isApproved: true }],
  },
  {
    objeto: 'Arrendamiento de canastillas y estibas retornables',
    tipo: 'servicios',
    branch: 0,
    from: -220,
    to: 145,
    cover: '1.6',
    estado: 'suspendido',
    reckoning: 'ordenado',
    interventor: 'Interventoría Andina Ltda.',
    forma_pago: 'Mensual vencida, a 30 días de la factura',
    amendments: [],
    policies: [
      { amparo: cumplimiento, share: '0.1', until: -12, isApproved: true },
      { amparo: salarios, share: '0.05', until: 1_240, isApproved: true },
    ],
  },
  {
    objeto: 'Suministro de etiquetas autoadhesivas',
    tipo: 'bienes',
    branch: 1,
    from: -700,
    to: -40,
    cover: '1.05',
    estado: 'terminado',
    reckoning: 'ordenado',
    interventor: null,
    forma_pago: 'A 45 días de la factura',
    amendments: [],
    policies: [{ amparo: cumplimiento, share: '0.1', until: 140, isApproved: true }],
  },
  {
    objeto: 'Suministro de material de empaque, vigencia anterior',
    tipo: 'marco',
    branch: 1,
    from: -1_400,
    to: -720,
    cover: '1.02',
    estado: 'liquidado',
    reckoning: 'anterior',
    interventor: null,
    forma_pago: 'A 45 días de la factura',
    amendments: [],
    policies: [],
  },
]
