import type { IndicatorName } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import type { QualificationForm } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { usualFormTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/usual-form-texts.ts'
import type { Periodicity } from '@enlace/domain/evaluation-period.ts'
import { usualBands } from '@enlace/domain/qualification.ts'

/** The weight of each criterion, and the portal's indicator for it. */
const weights = {
  calidad: { peso: '35', indicador: 'devuelto' },
  cumplimiento: { peso: '30', indicador: 'entregas_a_tiempo' },
  oportunidad: { peso: '15', indicador: null },
  gestion: { peso: '20', indicador: 'facturas_sin_rechazo' },
} as const satisfies Record<keyof typeof texts.criterios, { peso: string; indicador: IndicatorName | null }> // weights and numbers

const names = Object.keys(weights) as (keyof typeof weights)[] // its own keys

/** Returns a default form: items from 0 to 4, and INVIMA's bands. */
export function usualForm(periodicidad: Periodicity = 'semestral'): QualificationForm {
  return {
    nombre: texts.nombre,
    periodicidad,
    revision_dias: 15,
    bandas: [...usualBands],
    criterios: names.map((id) => {
      const { nombre, descripcion, items } = texts.criterios[id]
      return { id, nombre, descripcion, maximo: 4, items: [...items], ...weights[id] }
    }),
  }
}
