import type {
  EvaluationWork,
  GivenCriterion,
  Scores,
} from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { qualificationDeskTexts as texts } from '@enlace/contract/supplier-qualification/desk/texts.ts'

const { faults } = texts

/** What is typed of an evaluation: values as people write them, empty where there is none. */
export type Typed = {
  observacion: string
  criterios: Record<string, { valores: string[]; observacion: string }>
}

/** Whether a text of this tab still is something typed. */
export function isTyped(read: object): boolean {
  return (
    typeof Reflect.get(read, 'observacion') === 'string' && typeof Reflect.get(read, 'criterios') === 'object'
  )
}

/** What is kept, as it is typed: `3,5`, or NA where something does not apply. */
export function typedOf({ observacion, dado }: Pick<EvaluationWork, 'observacion' | 'dado'>): Typed {
  const criterios: Typed['criterios'] = {}
  for (const [id, { valores, observacion: remark }] of Object.entries(dado)) {
    const written = valores.map((value) => (value === null ? texts.na : value.replace('.', ',')))
    criterios[id] = { valores: written, observacion: remark }
  }
  return { observacion, criterios }
}

/** What is sent of what was typed, or what is wrong with it: a criterion is valued as a whole or not at all. */
export function scoresOf(
  { criterios, visto }: Pick<EvaluationWork, 'criterios' | 'visto'>,
  typed: Typed,
): { scores?: Scores; faults: Record<string, string> } {
  const wrong: Record<string, string> = {}
  const given: Record<string, GivenCriterion> = {}
  for (const { id, items, maximo } of criterios) {
    const own = typed.criterios[id]
    if (!own) continue
    const places = Math.max(1, items.length)
    const written = Array.from({ length: places }, (_, place) => (own.valores[place] ?? '').trim())
    const filled = written.filter((value) => value !== '')
    if (filled.length !== 0 && filled.length !== places) wrong[id] = faults.partial
    const valores = filled.length === places ? written.map(readValue) : []
    if (valores.some((value) => value === undefined || Number(value) > maximo)) wrong[id] = faults.value
    if (filled.length > 0 || own.observacion.trim() !== '')
      given[id] = {
        valores: valores.flatMap((value) => (value === undefined ? [] : [value])),
        observacion: own.observacion,
      }
  }
  if (Object.keys(wrong).length > 0) return { faults: wrong }
  return { scores: { visto, observacion: typed.observacion, criterios: given }, faults: {} }
}

/** A value as it was written; null is what does not apply, undefined what is no number. */
function readValue(text: string): string | null | undefined {
  if (text.toUpperCase() === texts.na) return null
  const value = text.replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(value) ? value : undefined
}
