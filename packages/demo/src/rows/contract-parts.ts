import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { MinuteKind } from '@enlace/domain/contracts.ts'
import { multiplyMoney, type Money } from '@enlace/domain/money.ts'
import type { MinuteRow, PolicyRow } from '@enlace/database/load/tables/supplier-contracts.ts'
import type { ContractPlan } from '../catalogue/contracts.ts'

const insurers = ['Seguros del Pacífico S.A.', 'Aseguradora de los Andes S.A.']

/** The risks that a contract requires to be covered; a missing policy has no number. */
export function contractPolicies(
  plan: ContractPlan,
  { numero, valor, today }: { numero: string; valor: Money; today: CalendarDate },
): PolicyRow[] {
  return plan.policies.map(({ amparo, share, until, isApproved }, place) => {
    const demanded = {
      valor_exigido: multiplyMoney(valor, share),
      exigida_hasta: addDays(today, plan.to + 120),
    }
    const asked = { erp_key: `${numero}|PO-${place + 1}`, contract_key: numero, amparo, ...demanded }
    if (until === null) return { ...asked, ...unknown }
    return {
      ...asked,
      numero: `${numero.slice(3, 7)}-${1_204 + place * 311}`,
      aseguradora: insurers[place % insurers.length] ?? null,
      valor: demanded.valor_exigido,
      vigente_desde: addDays(today, plan.from),
      vigente_hasta: addDays(today, until),
      aprobada_el: isApproved ? addDays(today, plan.from + 3) : null,
    }
  })
}

const unknown = {
  numero: null,
  aseguradora: null,
  valor: null,
  vigente_desde: null,
  vigente_hasta: null,
  aprobada_el: null,
}

/** The minutes of a contract: its beginning, its receipts, and its suspension or end. */
export function contractMinutes(
  plan: ContractPlan,
  { numero, executed, today }: { numero: string; executed: Money; today: CalendarDate },
): MinuteRow[] {
  const minutes: { tipo: MinuteKind; day: number; words: string; valor?: Money; archivo?: string }[] = [
    {
      tipo: 'inicio',
      day: plan.from + 4,
      words: 'Comienza la ejecución con las pólizas aprobadas.',
      archivo: 'acta-de-inicio.pdf',
    },
    ...(plan.to > 0
      ? [
          {
            tipo: 'recibo_parcial' as const, // the literal is the type
            day: Math.round(plan.from / 2),
            words: 'Se recibe a satisfacción lo entregado hasta la fecha.',
            valor: multiplyMoney(executed, '0.5'),
          },
        ]
      : [
          {
            tipo: 'recibo_final' as const, // the literal is the type
            day: plan.to + 8,
            words: 'Se recibe a satisfacción lo entregado durante el contrato.',
            valor: executed,
          },
        ]),
    ...(plan.estado === 'suspendido'
      ? [
          {
            tipo: 'suspension' as const, // the literal is the type
            day: -18,
            words:
              'Se suspende por el cierre temporal de la planta, hasta que la compañía avise su reinicio.',
          },
        ]
      : []),
    ...(plan.estado === 'liquidado'
      ? [
          {
            tipo: 'liquidacion' as const, // the literal is the type
            day: plan.to + 60,
            words: 'Las partes se declaran a paz y salvo por todo concepto.',
            valor: executed,
          },
        ]
      : []),
  ]
  return minutes.map(({ tipo, day, words, valor = null, archivo = null }, place) => ({
    erp_key: `${numero}|AC-${place + 1}`,
    contract_key: numero,
    tipo,
    numero: String(place + 1).padStart(3, '0'),
    fecha: addDays(today, Math.min(day, 0)),
    descripcion: words,
    valor,
    archivo,
  }))
}
