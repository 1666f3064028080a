import { isIndicator } from '@enlace/contract/supplier-qualification/evaluation/indicator-words.ts'
import type { QualificationForm } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { NewForm } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { formFaults } from '@enlace/domain/qualification.ts'

const { faults: texts } = evaluationFormTexts

/** A criterion as it is typed: numbers as people write them, items a line each. */
export type TypedCriterion = {
  id: string
  nombre: string
  descripcion: string
  peso: string
  maximo: string
  items: string
  indicador: string
}

/** A level as it is typed. */
export type TypedBand = { nombre: string; desde: string; tono: QualificationForm['bandas'][number]['tono'] }

/** A form as it is typed. */
export type TypedForm = {
  nombre: string
  periodicidad: QualificationForm['periodicidad']
  revision_dias: string
  bandas: TypedBand[]
  criterios: TypedCriterion[]
}

/** Whether a text of this tab still is a typed form. */
export function isTypedForm(read: object): boolean {
  return Array.isArray(Reflect.get(read, 'bandas')) && Array.isArray(Reflect.get(read, 'criterios'))
}

/** A form as it is typed. */
export function typedOf({ revision_dias: days, bandas, criterios, ...form }: QualificationForm): TypedForm {
  return {
    ...form,
    revision_dias: String(days),
    bandas: bandas.map(({ nombre, desde, tono }) => ({ nombre, tono, desde: String(desde) })),
    criterios: criterios.map(({ peso, maximo, items, indicador, ...criterion }) => ({
      ...criterion,
      peso: peso.replace(/\.00$/, '').replace('.', ','),
      maximo: String(maximo),
      items: items.join('\n'),
      indicador: indicador ?? '',
    })),
  }
}

/** What is published of what was typed, or what is wrong with it, by where it stands: `criterios.0.peso`. */
export function formOf(typed: TypedForm): { form?: NewForm; faults: Record<string, string> } {
  const read = NewForm.safeParse({
    nombre: typed.nombre,
    periodicidad: typed.periodicidad,
    revision_dias: numberOf(typed.revision_dias),
    bandas: typed.bandas.map(({ nombre, desde, tono }) => ({ nombre, tono, desde: numberOf(desde) })),
    criterios: typed.criterios.map(({ peso, maximo, items, indicador, ...criterion }) => ({
      ...criterion,
      peso: peso.trim().replace(',', '.'),
      maximo: numberOf(maximo),
      items: linesOf(items),
      indicador: isIndicator(indicador) ? indicador : null,
    })),
  })
  const faults: Record<string, string> = {}
  if (!read.success) {
    for (const { path, message } of read.error.issues) faults[pathOf(path)] ??= message
    return { faults }
  }
  for (const [place, { items }] of read.data.criterios.entries())
    if (new Set(items).size !== items.length) faults[`criterios.${place}.items`] = texts.repeatedItems
  for (const [place, { peso }] of read.data.criterios.entries())
    if (Number(peso) === 0) faults[`criterios.${place}.peso`] = texts.weight
  for (const fault of formFaults(read.data)) {
    if (fault === 'weight') continue
    const at = fault === 'bands' ? 'bandas' : fault === 'names' ? 'nombre' : 'criterios'
    faults[at] ??= texts[fault]
  }
  return Object.keys(faults).length > 0 ? { faults } : { form: read.data, faults }
}

/** What the weights add up to, as people write it; undefined while one of them is no number. */
export function sumOf({ criterios }: Pick<TypedForm, 'criterios'>): string | undefined {
  let hundredths = 0
  for (const { peso } of criterios) {
    const read = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(peso.trim())
    if (!read) return undefined
    hundredths += Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'))
  }
  const [whole, part] = [Math.floor(hundredths / 100), hundredths % 100]
  return part === 0 ? String(whole) : `${whole},${String(part).padStart(2, '0')}`
}

function numberOf(text: string): number | undefined {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Items are typed as one text: what is wrong with one of them is told of all. */
function pathOf(path: readonly PropertyKey[]): string {
  const words = path.map(String)
  return words[2] === 'items' ? words.slice(0, 3).join('.') : words.join('.')
}
