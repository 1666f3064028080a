import type { PaymentState } from '@enlace/contract/payments/schemas.ts'
import { money, type Money } from '@enlace/domain/money.ts'

/** An online payment of the demo: when, who, for which of the company's concepts, how much, and where it stands. */
export interface DemoPayment {
  /** Hours before the demo began. */
  readonly ago: number
  readonly nit: string
  readonly nombre: string
  readonly concepto: string
  readonly referencia: string
  readonly valor: Money
  readonly estado: PaymentState
  readonly isReversed?: true
  readonly refund?: { readonly valor: Money; readonly isWrong?: true }
}

const note = 'Saldo de nota débito'
const terms = 'Pliegos de condiciones'
const event = 'Inscripción a la rueda de negocios'

const paid = { estado: 'Aprobada' } as const

/** The online payments of the demo's first company, in every state. */
export const demoOnlinePayments: readonly DemoPayment[] = [
  {
    ago: 1,
    nit: '900456789',
    nombre: 'Empaques del Valle S.A.S.',
    concepto: terms,
    referencia: 'INV-2026-014',
    valor: money('85000.00'),
    estado: 'Pendiente',
  },
  {
    ago: 5,
    nit: '900123456',
    nombre: 'Lácteos del Páramo S.A.S.',
    concepto: note,
    referencia: 'ND 4471',
    valor: money('1284300.50'),
    ...paid,
  },
  {
    ago: 27,
    nit: '830075412',
    nombre: 'Transportes Sabana Ltda.',
    concepto: note,
    referencia: 'ND 4398',
    valor: money('640000.00'),
    ...paid,
    refund: { valor: money('140000.00') },
  },
  {
    ago: 31,
    nit: '860234871',
    nombre: 'Ferretería El Tornillo S.A.',
    concepto: event,
    referencia: 'Marta Salazar',
    valor: money('120000.00'),
    ...paid,
    refund: { valor: money('120000.00') },
  },
  {
    ago: 54,
    nit: '901002345',
    nombre: 'Semillas Tolima S.A.S.',
    concepto: terms,
    referencia: 'INV-2026-011',
    valor: money('85000.00'),
    ...paid,
    isReversed: true,
  },
  {
    ago: 78,
    nit: '900789321',
    nombre: 'Aceites La Palma S.A.',
    concepto: terms,
    referencia: 'INV-2026-011',
    valor: money('85000.00'),
    estado: 'Rechazada',
  },
  {
    ago: 79,
    nit: '811034567',
    nombre: 'Químicos Aburrá S.A.S.',
    concepto: event,
    referencia: 'Julián Restrepo',
    valor: money('120000.00'),
    estado: 'Expirada',
  },
  {
    ago: 120,
    nit: '890312456',
    nombre: 'Molinos del Cauca S.A.',
    concepto: note,
    referencia: 'ND 4207',
    valor: money('2315780.00'),
    ...paid,
    refund: { valor: money('2315780.00'), isWrong: true },
  },
]
