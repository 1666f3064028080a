import * as z from 'zod/mini'
import { periodicities } from '@enlace/domain/evaluation-period.ts'
import { indicatorNames } from '../evaluation/limits.ts'
import { QualificationForm } from '../evaluation/schemas.ts'
import { Instant } from '../../core/values.ts'
import { evaluationFormTexts } from './texts.ts'

const { faults } = evaluationFormTexts

/** The limits of a form. */
export const formLimits = {
  name: 120,
  description: 500,
  items: 20,
  item: 120,
  criteria: 20,
  bands: 8,
  days: 90,
  highest: 100,
} as const

const text = (longest: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longest, faults.long))
const whole = (lowest: number, highest: number, fault: string) =>
  z.number(fault).check(z.int(fault), z.minimum(lowest, fault), z.maximum(highest, fault))

/** A form to publish. */
export const NewForm = z.object({
  nombre: text(formLimits.name, faults.name),
  periodicidad: z.enum(periodicities),
  revision_dias: whole(1, formLimits.days, faults.days),
  bandas: z
    .array(
      z.object({
        nombre: text(formLimits.name, faults.bandName),
        desde: whole(0, 100, faults.bandFrom),
        tono: z.enum(['neutral', 'info', 'good', 'warning', 'bad']),
      }),
    )
    .check(z.minLength(1, faults.bands), z.maxLength(formLimits.bands)),
  criterios: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[a-z0-9_-]{1,60}$/)),
        nombre: text(formLimits.name, faults.criterionName),
        descripcion: z.string().check(z.trim(), z.maxLength(formLimits.description, faults.long)),
        peso: z.string().check(z.regex(/^\d{1,3}(\.\d{1,2})?$/, faults.weight)),
        maximo: whole(1, formLimits.highest, faults.highest),
        items: z
          .array(
            z
              .string()
              .check(z.trim(), z.minLength(1, faults.items), z.maxLength(formLimits.item, faults.items)),
          )
          .check(z.maxLength(formLimits.items, faults.items)),
        indicador: z.nullable(z.enum(indicatorNames)),
      }),
    )
    .check(z.minLength(1, faults.criteria), z.maxLength(formLimits.criteria)),
})
export type NewForm = z.infer<typeof NewForm>

/** The form in use, or the proposed one, with its earlier versions. */
export const EvaluationForm = z.object({
  /** 0 for the proposed form, if the company has none. */
  version: z.number(),
  formulario: QualificationForm,
  versiones: z.array(
    z.object({
      version: z.number(),
      por: z.string(),
      por_nombre: z.string(),
      at: Instant,
      /** The number of evaluations made with it. */
      evaluaciones: z.number(),
    }),
  ),
})
export type EvaluationForm = z.infer<typeof EvaluationForm>

/** A form to publish, with the version it replaces. */
export const PublishedForm = z.object({ version: z.number().check(z.int()), formulario: NewForm })
