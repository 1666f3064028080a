import * as z from 'zod/mini'
import { certificateTypes } from '@enlace/domain/certificates.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { DateText, DocumentId, Instant, MoneyText, Optional, wholeNumber } from '../../core/values.ts'
import { issuedStates, runActs } from './state-schemas.ts'
import { issuedCertificateTexts } from './texts.ts'

const { faults } = issuedCertificateTexts
const Kind = z.enum(certificateTypes)
const State = z.enum(issuedStates)
const year = wholeNumber(2000, 2100)

/** A certificate that the company issued. */
export const IssuedCertificate = z.object({
  id: DocumentId,
  numero: z.string(),
  tipo: Kind,
  anio: z.number(),
  /** 0 is the whole year, 1 to 6 a bimester. */
  periodo: z.number(),
  ciudad: z.string(),
  version: z.number(),
  proveedor: z.string(),
  nit: z.string(),
  valor: MoneyText,
  emitido_at: Instant,
  estado: State,
  /** Whether it certifies a single withholding. */
  isSingle: z.boolean(),
  /** Issued as a test, without validity. */
  prueba: z.boolean(),
})
export type IssuedCertificate = z.infer<typeof IssuedCertificate>

/** The filters of the list. */
export const IssuedCertificatesQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  status: z.optional(z.pipe(words, z.array(State))),
  tipo: z.optional(Kind),
  anio: z.optional(z.string().check(z.regex(/^20\d\d$/))),
})
export type IssuedCertificatesQuery = z.infer<typeof IssuedCertificatesQuery>

/** The query for its rows without pages. */
export const IssuedCertificatesSliceQuery = z.extend(z.omit(IssuedCertificatesQuery, paging), slicing)

/** A page of issued certificates, with the count of each filter. */
export const IssuedCertificates = z.extend(listOf(IssuedCertificate, { valor: MoneyText }), {
  choices: z.object({ tipo: z.array(Choice), anio: z.array(Choice) }),
})
export type IssuedCertificates = z.infer<typeof IssuedCertificates>

/** A slice of all certificates of a filter. */
export const IssuedCertificateRows = sliceOf(IssuedCertificate)

/** One certificate with the data of its public verification. */
export const IssuedCertificateDetail = z.extend(IssuedCertificate, {
  codigo: z.string(),
  verificacion: z.string(),
  base: MoneyText,
  lineas: z.number(),
  sucursales: z.array(z.string()),
  anulado_at: z.nullable(Instant),
  motivo: Optional,
  /** Revoked, but to be issued again although nothing changed. */
  otra_vez: z.boolean(),
  reemplazado_por: z.nullable(z.object({ id: DocumentId, numero: z.string() })),
  reemplaza_a: z.nullable(z.object({ id: DocumentId, numero: z.string() })),
})
export type IssuedCertificateDetail = z.infer<typeof IssuedCertificateDetail>

/** The revocation of a certificate. */
export const Revocation = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, faults.reason), z.maxLength(300, faults.reasonLong)),
  otra_vez: z.boolean(),
})
export type Revocation = z.infer<typeof Revocation>

/** A batch run for all suppliers of a year, done in parts. */
export const CertificateRun = z.object({
  id: DocumentId,
  acto: z.enum(runActs),
  anio: z.number(),
  tipos: z.array(Kind),
  estado: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  total: z.number(),
  hechos: z.number(),
  /** The number of new certificates, or of mails sent. */
  nuevos: z.number(),
  fallidos: z.number(),
  error: Optional,
  por: z.string(),
  por_nombre: z.string(),
  at: Instant,
  termino_at: z.nullable(Instant),
})
export type CertificateRun = z.infer<typeof CertificateRun>

/** The state of a year by kind. */
export const CertificateYear = z.object({
  anio: z.number(),
  anios: z.array(z.number()),
  tipos: z.array(
    z.object({
      tipo: Kind,
      /** The number of suppliers with such withholdings. */
      proveedores: z.number(),
      vigentes: z.number(),
      reemplazados: z.number(),
      anulados: z.number(),
      /** The first release date of that year, if any. */
      desde: z.nullable(DateText),
      isReleased: z.boolean(),
      avisados: z.number(),
    }),
  ),
  procesos: z.array(CertificateRun),
})
export type CertificateYear = z.infer<typeof CertificateYear>

/** The batch run to start for all suppliers of a year. */
export const NewRun = z.object({
  acto: z.enum(runActs),
  anio: z.int().check(z.minimum(2000), z.maximum(2100)),
  tipos: z.array(Kind).check(z.minLength(1, faults.noKinds), z.maxLength(certificateTypes.length)),
})
export type NewRun = z.infer<typeof NewRun>

/** The filters of the notified suppliers. */
export const ToldQuery = z.object({
  anio: year,
  ver: z._default(z.enum(['todos', 'avisados', 'sin_aviso']), 'todos'),
  q: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(wholeNumber(1, 400), 1),
})
export type ToldQuery = z.infer<typeof ToldQuery>

/** A supplier of a year, and which users were notified of which certificates, and when. */
export const ToldSupplier = z.object({
  id: z.number(),
  proveedor: z.string(),
  nit: z.string(),
  personas: z.array(z.object({ nombre: z.string(), correo: z.string(), tipos: z.array(Kind), at: Instant })),
})
export type ToldSupplier = z.infer<typeof ToldSupplier>

/** A page of the suppliers of a year, with the counts of notified and not notified ones. */
export const Told = z.object({
  anios: z.array(z.number()),
  rows: z.array(ToldSupplier),
  total: z.number(),
  avisados: z.number(),
  sin_aviso: z.number(),
})
export type Told = z.infer<typeof Told>
