import type { ReturnReason } from '@enlace/contract/invoices/lists/schemas.ts'
import { readCutoff } from '@enlace/domain/company-calendar.ts'
import type { Tolerance } from '@enlace/domain/invoice-match/tolerance.ts'
import type { InvoiceCalendar } from '@enlace/domain/invoice-timing.ts'
import { type SupportingRule, supportingRules } from '@enlace/domain/supporting/document.ts'
import { findParameter, type ParameterName, readParameter } from '@enlace/domain/parameters.ts'
import { type KeptSettings, ownDaysOff, paymentDaysOf, paymentHabitNames } from '../../company/index.ts'
import { listNames, listsOf } from '../lists/rules.ts'

/** The settings for invoices that suppliers hand in. */
export const intakeSettingNames = [
  ...paymentHabitNames,
  'invoice_intake',
  'invoice_cutoff',
  ...listNames,
] as const

/** What a company asks of the invoices that it is handed, and which it accepts by a rule. */
export interface IntakeRules {
  isOrderRequired: boolean
  /** The reasons for returning a document, also those that are not offered. */
  reasons: ReturnReason[]
  tolerance: Tolerance
  /** Undefined unless the company lets a rule accept invoices. */
  accepts: { porcentaje: number; valor: number } | undefined
  erpDays: number
  /** Business days before its end that the staff is warned of a term to accept or claim. */
  radianDays: number
  /** Which suppliers may send a cuenta de cobro, and whether services need their social security. */
  supporting: { rule: SupportingRule; asksPlanilla: boolean }
  calendar: InvoiceCalendar
}

/** Returns a company's rules from its settings; missing ones are the defaults of the product. */
export function intakeRules(settings: KeptSettings): IntakeRules {
  const kept = settings.get('invoice_intake')
  const value = (name: ParameterName) => {
    const parameter = findParameter(name)
    return parameter === undefined ? '' : readParameter(parameter, kept)
  }
  const number = (name: ParameterName) => Number(value(name))
  return {
    isOrderRequired: number('invoice_intake.exige_orden') > 0,
    reasons: listsOf(settings).motivos,
    tolerance: {
      porcentaje: number('invoice_intake.tolerancia_porcentaje'),
      pesos: number('invoice_intake.tolerancia_pesos'),
    },
    accepts:
      number('invoice_intake.acepta_por_regla') > 0
        ? {
            porcentaje: number('invoice_intake.acepta_porcentaje'),
            valor: number('invoice_intake.acepta_valor'),
          }
        : undefined,
    erpDays: number('invoice_intake.dias_erp'),
    radianDays: number('invoice_intake.dias_radian'),
    supporting: {
      rule: supportingRules.find((rule) => rule === value('invoice_intake.cuenta_cobro')) ?? 'nadie',
      asksPlanilla: number('invoice_intake.planilla') > 0,
    },
    calendar: {
      cutoff: readCutoff(settings.get('invoice_cutoff')),
      paymentDays: paymentDaysOf(settings),
      closed: ownDaysOff(settings),
    },
  }
}
