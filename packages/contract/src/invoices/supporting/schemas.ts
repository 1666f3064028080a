import * as z from 'zod/mini'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isMoney } from '@enlace/domain/money.ts'
import { supplyKinds } from '@enlace/domain/supporting/document.ts'
import { Option } from '../../catalogues/shown/schemas.ts'
import { DateText, DocumentId, MoneyText } from '../../core/values.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { provenances } from '@enlace/domain/supporting/seller.ts'
import { MaskedAccount } from '../supporting-content.ts'
import { sellerFormTexts } from './seller-texts.ts'
import { supportingFormTexts as texts } from './texts.ts'

/** The most lines, and the longest texts. */
export const supportingLimits = {
  lines: 100,
  text: 500,
  city: 80,
  order: 60,
  planilla: 30,
  address: 200,
} as const

/** The unit of what is counted. */
export const unitOfAll = '94'

const faults = texts.faults
const short = (most: number) => z.string().check(z.trim(), z.maxLength(most, faults.long))

/** A line that the supplier bills; quantity and price as exact decimal text. */
export const SupportingLine = z.object({
  codigo: short(60),
  descripcion: short(supportingLimits.text),
  /** Its unit of measure (UN/ECE Rec 20), such as `94`. */
  unidad: z._default(short(10), unitOfAll),
  cantidad: z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/, faults.quantity)),
  precio: z
    .string()
    .check(
      z.regex(/^\d{1,13}(\.\d{1,2})?$/, { error: faults.price, abort: true }),
      z.refine(isMoney, faults.price),
    ),
  /** The line of the order that it bills; empty for none. */
  linea_orden: z.string().check(z.regex(/^\d{0,6}$/)),
})
export type SupportingLine = z.infer<typeof SupportingLine>

/** What is asked of the seller for the documento soporte; a draft may lack it. */
const seller = {
  procedencia: z.enum(provenances),
  tipo_identificacion: short(10),
  regimen: short(20),
  direccion: short(supportingLimits.address),
  municipio: short(10),
  pais: short(2),
  departamento: short(supportingLimits.city),
  localidad: short(supportingLimits.city),
  codigo_postal: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9 -]{0,10}$/, sellerFormTexts.faults.postal)),
  correo: short(100).check(z.refine((typed) => typed === '' || isEmail(typed), sellerFormTexts.faults.email)),
}
export const SellerForm = z.object(seller)
export type SellerForm = z.infer<typeof SellerForm>

/** A cuenta de cobro as its supplier writes it; a draft may lack what the document needs in the end. */
export const SupportingForm = z.object({
  consecutivo: z
    .number()
    .check(z.int(faults.number), z.minimum(1, faults.number), z.maximum(999_999_999, faults.number)),
  fecha: DateText,
  ciudad: short(supportingLimits.city),
  suministro: z.enum(supplyKinds),
  concepto: short(supportingLimits.text),
  orden: short(supportingLimits.order),
  lineas: z.array(SupportingLine).check(z.maxLength(supportingLimits.lines, faults.lines)),
  cuenta: z.nullable(DocumentId),
  planilla_numero: short(supportingLimits.planilla),
  /** A month such as `2026-11`; empty for none. */
  planilla_periodo: z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, faults.period)),
  declara_renta: z.boolean(),
  no_obligado: z.boolean(),
  vendedor: SellerForm,
})
export type SupportingForm = z.infer<typeof SupportingForm>

/** The fields of the form beside its lines, as they are typed. */
export const SupportingFields = z.object({
  consecutivo: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,8}$/, faults.number)),
    z.transform((typed) => Number(typed)),
  ),
  // As DateText, with a message of its own.
  fecha: z.iso.date(faults.date) as unknown as z.ZodMiniType<CalendarDate, string>,
  ciudad: short(supportingLimits.city),
  suministro: z.pipe(z.string(), z.enum(supplyKinds)),
  concepto: short(supportingLimits.text),
  orden: short(supportingLimits.order),
  cuenta: z.string(),
  planilla_numero: short(supportingLimits.planilla),
  planilla_periodo: z.string(),
  declara_renta: z.boolean(),
  no_obligado: z.boolean(),
  ...seller,
  procedencia: z.pipe(z.string(), z.enum(provenances)),
})
export type SupportingFields = z.output<typeof SupportingFields>

/** The form of a cuenta de cobro: what is kept of it, or a blank one, and what its supplier may choose. */
export const SupportingDraft = z.object({
  /** Whether it is kept already. */
  guardada: z.boolean(),
  /** Whether its number stays, because it was handed in. */
  numero_fijo: z.boolean(),
  form: SupportingForm,
  cuentas: z.array(MaskedAccount),
  /** Whether the company asks for the social security of services. */
  exige_planilla: z.boolean(),
  valor_total: MoneyText,
  vendedor: z.object({
    nombre: z.string(),
    identificacion: z.string(),
    /** Whether the company knows the regime, so that it is not asked. */
    regimen_conocido: z.boolean(),
    /** What the chosen codes are called. */
    municipio: z.string(),
    regimen: z.string(),
    /** The options of the form. */
    regimenes: z.array(Option),
    tipos_identificacion: z.array(Option),
  }),
})
export type SupportingDraft = z.infer<typeof SupportingDraft>

/** The order whose lines a new cuenta de cobro begins with. */
export const SupportingQuery = z.object({ order: z.optional(DocumentId) })
