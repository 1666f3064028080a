import * as z from 'zod/mini'
import { DateText, DecimalText } from '../core/values.ts'
import { catalogueFaults as faults } from './texts.ts'

/** The lists that a company can change. */
export const catalogueNames = [
  'identification-types',
  'tax-regimes',
  'economic-activities',
  'economic-sub-activities',
] as const
export type CatalogueName = (typeof catalogueNames)[number]

const Code = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9._-]{1,20}$/, faults.code))
const Digits = z.nullable(
  z.int(faults.digits).check(z.minimum(1, faults.digits), z.maximum(15, faults.digits)),
)

/** Maximum length of a company's own names, and of any name; the product's may be longer (CIIU, division 15: 225). */
export const nameLengths = { own: 200, any: 400 } as const

/** An entry of a list: its code, its name, and whether forms offer it. */
export const CatalogueEntry = z.object({
  codigo: Code,
  nombre: z.string().check(z.trim(), z.minLength(1, faults.name), z.maxLength(nameLengths.any, faults.long)),
  activo: z.boolean(),
  /** Whether it is the company's own; the others come with the product. */
  propio: z.boolean(),
  /** For an identification type: the number of digits. */
  digitos: z.nullable(z.object({ desde: Digits, hasta: Digits })),
})
export type CatalogueEntry = z.infer<typeof CatalogueEntry>

/** A company's list in order; sub-activities are those of one activity. */
export const KeptCatalogue = z.object({
  version: z.string(),
  entradas: z.array(CatalogueEntry),
  /** The activities to choose from for sub-activities. */
  actividades: z.array(z.object({ id: z.string(), nombre: z.string() })),
})
export type KeptCatalogue = z.infer<typeof KeptCatalogue>

/** A company's changes of a list. */
export const CatalogueChange = z.object({
  version: z.string().check(z.maxLength(64)),
  entradas: z.array(CatalogueEntry).check(z.maxLength(600)),
})
export type CatalogueChange = z.infer<typeof CatalogueChange>

/** A company's own withholding concept in a range of days. */
export const OwnConcept = z
  .object({
    codigo: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9._-]{1,40}$/, faults.code)),
    concepto: z.string().check(z.trim(), z.minLength(1, faults.name), z.maxLength(200, faults.long)),
    sujeto: z.string().check(z.trim(), z.maxLength(120)),
    tarifa: DecimalText.check(z.regex(/^(100|\d{1,2})([.]\d{1,5})?$/, faults.rate)),
    base_uvt: DecimalText.check(z.regex(/^\d{1,8}([.]\d{1,2})?$/, faults.base)),
    desde: DateText,
    hasta: z.nullable(DateText),
    norma: z.string().check(z.trim(), z.maxLength(200)),
  })
  .check(
    z.refine(({ desde, hasta }) => hasta === null || desde <= hasta, {
      error: faults.order,
      path: ['hasta'],
    }),
  )
export type OwnConcept = z.infer<typeof OwnConcept>

/** A legal withholding concept in force today. */
export const LegalConcept = z.object({
  codigo: z.string(),
  concepto: z.string(),
  sujeto: z.string(),
  tarifa: z.string(),
  base_uvt: z.number(),
  desde: DateText,
  hasta: z.nullable(DateText),
  norma: z.string(),
})
export type LegalConcept = z.infer<typeof LegalConcept>

/** The withholding concepts: the legal ones, and the company's own. */
export const KeptConcepts = z.object({
  version: z.string(),
  propios: z.array(OwnConcept),
  de_ley: z.array(LegalConcept),
})
export type KeptConcepts = z.infer<typeof KeptConcepts>
