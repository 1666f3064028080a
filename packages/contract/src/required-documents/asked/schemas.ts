import * as z from 'zod/mini'
import { contractTypes } from '@enlace/domain/contracts.ts'
import { validityRules } from '@enlace/domain/required-documents.ts'
import { DateText, DocumentId, Optional, wholeNumber } from '../../core/values.ts'
import { suppliersAsked } from '../schemas.ts'
import { askedDocumentsTexts } from './texts.ts'

const { faults } = askedDocumentsTexts

/** Maximum lengths of what is written about a required document, and of its grace in days. */
export const askedLimits = {
  nombre: 120,
  descripcion: 300,
  dias: 3660,
  gracia: 365,
  orden: 9999,
  contrato: 60,
} as const

/** The bytes of a template. */
export const templateFiles = { count: 1, bytes: 10 * 1024 * 1024, kinds: 'forms' } as const

/** For what a document is required: of a supplier, or for each of its contracts. */
export const askedScopes = ['proveedor', 'contrato'] as const

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, faults.long))
const whole = (least: number, most: number, fault: string) =>
  z.number(fault).check(z.int(fault), z.minimum(least, fault), z.maximum(most, fault))

const sizes = z.array(z.enum(suppliersAsked.tamano)).check(z.maxLength(suppliersAsked.tamano.length))
const risks = z.array(z.enum(suppliersAsked.riesgo)).check(z.maxLength(suppliersAsked.riesgo.length))

/** Of which suppliers something is asked. Null, no size and no risk are all of them. */
export const supplierKinds = {
  persona: z.nullable(z.enum(suppliersAsked.persona)),
  suministro: z.nullable(z.enum(suppliersAsked.suministro)),
  tamanos: sizes,
  riesgos: risks,
}
export type SupplierKinds = Pick<AskedForm, keyof typeof supplierKinds>

/** A required document as the staff writes it. */
export const AskedForm = z
  .object({
    nombre: text(askedLimits.nombre).check(z.minLength(1, faults.nombre)),
    descripcion: text(askedLimits.descripcion),
    alcance: z.enum(askedScopes),
    tipo_contrato: z.nullable(z.enum(contractTypes)),
    /** The number of the only contract that requires it: it is chosen when the document is made, and stays. */
    contrato: z.nullable(text(askedLimits.contrato)),
    ...supplierKinds,
    obligatorio: z.boolean(),
    regla: z.enum(validityRules),
    dias: z.nullable(whole(1, askedLimits.dias, faults.dias)),
    fecha: z.nullable(DateText),
    gracia: whole(0, askedLimits.gracia, faults.gracia),
    orden: whole(0, askedLimits.orden, faults.orden),
  })
  .check(
    z.refine(({ regla, dias }) => regla !== 'dias' || dias !== null, { path: ['dias'], error: faults.dias }),
    z.refine(({ regla, fecha }) => regla !== 'fecha' || fecha !== null, {
      path: ['fecha'],
      error: faults.fecha,
    }),
  )
export type AskedForm = z.infer<typeof AskedForm>

/** The version that a change is based on. */
export const AskedVersion = z.object({ version: wholeNumber(1, 1_000_000) })
export const ChangedAsked = z.object({ form: AskedForm, version: z.number() })

/** A required document, in force or retired. */
export const AskedDocument = z.object({
  id: DocumentId,
  codigo: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  alcance: z.enum(askedScopes),
  tipo_contrato: z.nullable(z.enum(contractTypes)),
  /** The only contract that requires it. */
  contrato: Optional,
  persona: z.nullable(z.enum(suppliersAsked.persona)),
  suministro: z.nullable(z.enum(suppliersAsked.suministro)),
  tamanos: z.array(z.enum(suppliersAsked.tamano)),
  riesgos: z.array(z.enum(suppliersAsked.riesgo)),
  obligatorio: z.boolean(),
  regla: z.enum(validityRules),
  dias: z.nullable(z.number()),
  fecha: z.nullable(DateText),
  gracia: z.number(),
  orden: z.number(),
  plantilla: Optional,
  activo: z.boolean(),
  version: z.number(),
  /** The active suppliers that it is required of. */
  proveedores: z.number(),
})
export type AskedDocument = z.infer<typeof AskedDocument>

export const AskedDocuments = z.object({ documentos: z.array(AskedDocument) })

const several = <const Word extends string>(words: readonly Word[]) =>
  z._default(
    z.pipe(
      z.string().check(z.maxLength(60)),
      z.transform((listed: string) => words.filter((word) => listed.split(',').includes(word))),
    ),
    [],
  )

/** Of whom a document would be required. */
export const AudienceQuery = z.object({
  alcance: z.enum(askedScopes),
  tipo_contrato: z.optional(z.enum(contractTypes)),
  persona: z.optional(z.enum(suppliersAsked.persona)),
  suministro: z.optional(z.enum(suppliersAsked.suministro)),
  tamanos: several(suppliersAsked.tamano),
  riesgos: several(suppliersAsked.riesgo),
})

/** How many suppliers and contracts that is, and of how many suppliers what it asks is not known. */
export const Audience = z.object({
  proveedores: z.number(),
  contratos: z.number(),
  sin_actividad: z.number(),
  sin_tamano: z.number(),
  sin_riesgo: z.number(),
})
export type Audience = z.infer<typeof Audience>

/** When suppliers are reminded without anybody doing it: days before the end, and every so many days after it. */
export const reminderLimits = { before: 6, most: 180, every: 90 } as const

export const ReminderPlan = z.object({
  dias_antes: z.array(wholeNumber(1, reminderLimits.most)).check(z.maxLength(reminderLimits.before)),
  cada_dias: z.nullable(wholeNumber(1, reminderLimits.every)),
  version: z.number(),
})
export type ReminderPlan = z.infer<typeof ReminderPlan>
