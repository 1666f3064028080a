import * as z from 'zod/mini'
import { certificateTypes } from '@enlace/domain/certificates.ts'
import {
  DateText,
  DecimalText,
  DocumentId,
  Instant,
  MoneyText,
  Optional,
  wholeNumber,
} from '../core/values.ts'

/** Which withholding a certificate is of. */
export const CertificateKind = z.enum(certificateTypes)

/** Which certificate: its kind, its year, its period (0: the whole year; 1 to 6: a bimester), and for ICA its city. */
export const CertificateKey = z.object({
  tipo: CertificateKind,
  anio: wholeNumber(2000, 2100),
  periodo: z._default(wholeNumber(0, 6), 0),
  /** DIVIPOLA's five digits; empty where the certificate is of no city. */
  municipio: z._default(z.string().check(z.regex(/^(\d{5})?$/)), ''),
})
export type CertificateKey = z.infer<typeof CertificateKey>

/** The branch that a certificate is narrowed to; all those that the person reads where none is named. */
const sucursal = z.optional(wholeNumber(1, 2_147_483_647))

/** Which certificate of which branches. */
export const CertificateQuery = z.extend(CertificateKey, { sucursal })
export type CertificateQuery = z.infer<typeof CertificateQuery>

/** Some three hundred certificates by their names, separated by commas. */
const names = z.pipe(
  z.string().check(z.maxLength(6000)),
  z.transform((text: string) => text.split(',').filter((name) => name !== '')),
)

/** Certificates that are packed while somebody waits; more are packed in the background. */
export const certificatesAtOnce = 30

/** Certificates to put into one file: a whole year, or those that are named (`fuente:2025:0:`), of one branch or all. */
export const CertificatesZipQuery = z.object({
  anio: z.optional(wholeNumber(2000, 2100)),
  certificados: z.optional(names),
  sucursal,
})
export type CertificatesZipQuery = z.infer<typeof CertificatesZipQuery>

/** Whether a certificate can be had: now, or from a day on (null: the company has not said which). */
export const Release = z.object({
  estado: z.enum(['available', 'unreleased']),
  fecha: z.nullable(DateText),
})
export type Release = z.infer<typeof Release>

const key = {
  tipo: CertificateKind,
  anio: z.number(),
  periodo: z.number(),
  municipio: z.string(),
  /** The city's name; empty where the certificate is of none. */
  ciudad: z.string(),
}

/** A certificate that has movements, with the branches that they are of. */
export const CertificateOption = z.object({
  ...key,
  ...Release.shape,
  lineas: z.number(),
  base: MoneyText,
  valor: MoneyText,
  sucursales: z.array(z.number()),
})
export type CertificateOption = z.infer<typeof CertificateOption>

/** What the form of certificates offers: only years, periods, cities and branches with movements. */
export const CertificateOptions = z.object({
  /** Whether the company hands certificates out by the portal (descarga_certificado). */
  descarga: z.boolean(),
  /** Whether those that are issued now are for trying: the portal has no address that others reach. */
  prueba: z.boolean(),
  sucursales: z.array(z.object({ id: z.number(), nombre: z.string() })),
  options: z.array(CertificateOption),
})
export type CertificateOptions = z.infer<typeof CertificateOptions>

/** One withholding within a certificate, with the invoice and the payment that it leads to where the portal has them. */
export const WithholdingLine = z.object({
  id: DocumentId,
  tipo: CertificateKind,
  concepto_codigo: z.string(),
  concepto: z.string(),
  tarifa: DecimalText,
  fecha: DateText,
  documento: z.string(),
  factura_id: z.nullable(DocumentId),
  comprobante: Optional,
  pago_id: z.nullable(DocumentId),
  base: MoneyText,
  operacion: z.nullable(MoneyText),
  valor: MoneyText,
  municipio: z.string(),
  ciudad: z.string(),
  sucursal: z.string(),
})
export type WithholdingLine = z.infer<typeof WithholdingLine>

const sums = { base: MoneyText, operacion: z.nullable(MoneyText), valor: MoneyText }

/** A row of a certificate: a concept at a rate, and the withholdings that it is the sum of. */
export const CertificateRow = z.object({
  concepto_codigo: z.string(),
  concepto: z.string(),
  tarifa: DecimalText,
  ...sums,
  /** How many there are; `lines` holds the newest of them, at most `shownLines`. */
  lineas: z.number(),
  lines: z.array(WithholdingLine),
})
export type CertificateRow = z.infer<typeof CertificateRow>

/** Withholdings of one row that the preview shows; the XLSX has them all. */
export const shownLines = 200

/** A certificate as it was issued. */
export const IssuedVersion = z.object({
  id: DocumentId,
  numero: z.string(),
  codigo: z.string(),
  version: z.number(),
  issued_at: Instant,
})
export type IssuedVersion = z.infer<typeof IssuedVersion>

const Party = z.object({
  nombre: z.string(),
  nit: z.string(),
  direccion: z.string(),
  ciudad: z.string(),
})

/** A certificate before it is a paper. Not released, it has no rows: what it will say is not settled. */
export const CertificatePreview = z.object({
  ...key,
  ...Release.shape,
  descarga: z.boolean(),
  retenedor: Party,
  retenido: Party,
  /** The branches by name. */
  sucursales: z.array(z.string()),
  /** Where the money was handed over to the tax office, or for ICA where it was withheld. */
  ciudades: z.array(z.string()),
  rows: z.array(CertificateRow),
  totals: z.object(sums),
  /** The total withheld in words. */
  en_letras: z.string(),
  /** The version that stands; null where none was issued. */
  issued: z.nullable(IssuedVersion),
  /** Whether what was withheld changed since that was issued: the next download is a new version. */
  changed: z.boolean(),
  /** Why the company revoked it, where it did and what it says did not change since: it is not handed out. */
  anulado: Optional,
})
export type CertificatePreview = z.infer<typeof CertificatePreview>

/** A line of "Disponibles": a certificate that can be had, that will be, or a version that was before. */
export const AvailableCertificate = z.object({
  ...key,
  estado: z.enum(['aun_no_liberado', 'disponible', 'reemplazado', 'anulado']),
  /** The day from which it can be had, where it cannot yet and the company said so. */
  fecha: z.nullable(DateText),
  /** Null for one that cannot be had yet: what it will say is not settled. */
  base: z.nullable(MoneyText),
  valor: z.nullable(MoneyText),
  sucursales: z.array(z.string()),
  issued: z.nullable(IssuedVersion),
  changed: z.boolean(),
  /** The number and the day of what replaced it. */
  reemplazo: z.nullable(z.object({ numero: z.string(), fecha: Instant })),
  anulado: z.nullable(z.object({ motivo: z.string(), fecha: Instant })),
  /** The document of a certificate of one withholding only. */
  documento: Optional,
})
export type AvailableCertificate = z.infer<typeof AvailableCertificate>

/** The table "Disponibles", newest years first. */
export const IssuedCertificates = z.object({ descarga: z.boolean(), rows: z.array(AvailableCertificate) })
export type IssuedCertificates = z.infer<typeof IssuedCertificates>

/** What was withheld from one payment, each line of which can be certified by itself (art. 615 E.T.). */
export const PaymentWithholdings = z.object({ descarga: z.boolean(), rows: z.array(WithholdingLine) })
