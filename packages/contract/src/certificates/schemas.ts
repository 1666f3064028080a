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

/** The kind of withholding of a certificate. */
export const CertificateKind = z.enum(certificateTypes)

/** The key of a certificate: kind, year, period (0: the whole year; 1 to 6: a bimester), and for ICA the city. */
export const CertificateKey = z.object({
  tipo: CertificateKind,
  anio: wholeNumber(2000, 2100),
  periodo: z._default(wholeNumber(0, 6), 0),
  /** The five digits of DIVIPOLA; empty for certificates without a city. */
  municipio: z._default(z.string().check(z.regex(/^(\d{5})?$/)), ''),
})
export type CertificateKey = z.infer<typeof CertificateKey>

/** The branch to restrict a certificate to; by default all branches that the user may see. */
const sucursal = z.optional(wholeNumber(1, 2_147_483_647))

/** A certificate, optionally restricted to one branch. */
export const CertificateQuery = z.extend(CertificateKey, { sucursal })
export type CertificateQuery = z.infer<typeof CertificateQuery>

/** The keys of about three hundred certificates at most, separated by commas. */
const names = z.pipe(
  z.string().check(z.maxLength(6000)),
  z.transform((text: string) => text.split(',').filter((name) => name !== '')),
)

/** The maximum number of certificates in a synchronous ZIP file; more are packed in the background. */
export const certificatesAtOnce = 30

/** The certificates of a ZIP file: a whole year, or a list of keys (`fuente:2025:0:`), of one branch or all. */
export const CertificatesZipQuery = z.object({
  anio: z.optional(wholeNumber(2000, 2100)),
  certificados: z.optional(names),
  sucursal,
})
export type CertificatesZipQuery = z.infer<typeof CertificatesZipQuery>

/** The maximum number of certificates in one ZIP file of all companies of a person. */
export const certificatesOfAllAtOnce = 120

/** The year whose certificates of all companies are wanted. */
export const AllCertificatesQuery = z.object({ anio: wholeNumber(2000, 2100) })
export type AllCertificatesQuery = z.infer<typeof AllCertificatesQuery>

/** Whether a certificate is available: now, or from a day on (null: the company has not announced it). */
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
  /** The name of the city; empty without one. */
  ciudad: z.string(),
}

/** A certificate with movements, and their branches. */
export const CertificateOption = z.object({
  ...key,
  ...Release.shape,
  lineas: z.number(),
  base: MoneyText,
  valor: MoneyText,
  sucursales: z.array(z.number()),
})
export type CertificateOption = z.infer<typeof CertificateOption>

/** The options of the certificates' form: only years, periods, cities and branches with movements. */
export const CertificateOptions = z.object({
  /** Whether the portal offers certificates for download (descarga_certificado). */
  descarga: z.boolean(),
  /** Whether certificates issued now are tests, because the portal has no public address. */
  prueba: z.boolean(),
  sucursales: z.array(z.object({ id: z.number(), nombre: z.string() })),
  options: z.array(CertificateOption),
})
export type CertificateOptions = z.infer<typeof CertificateOptions>

/** One withholding of a certificate, with links to its invoice and payment if the portal has them. */
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

/** A row of a certificate: a concept at a rate, with the withholdings added up. */
export const CertificateRow = z.object({
  concepto_codigo: z.string(),
  concepto: z.string(),
  tarifa: DecimalText,
  ...sums,
  /** Their number; `lines` holds the newest ones, at most `shownLines`. */
  lineas: z.number(),
  lines: z.array(WithholdingLine),
})
export type CertificateRow = z.infer<typeof CertificateRow>

/** Withholdings per row in the preview; the XLSX has them all. */
export const shownLines = 200

/** An issued version of a certificate. */
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

/** The preview of a certificate. It has no rows before its release, as they may still change. */
export const CertificatePreview = z.object({
  ...key,
  ...Release.shape,
  descarga: z.boolean(),
  retenedor: Party,
  retenido: Party,
  /** The names of the branches. */
  sucursales: z.array(z.string()),
  /** The city where the money was paid to the tax office, or for ICA where it was withheld. */
  ciudades: z.array(z.string()),
  rows: z.array(CertificateRow),
  totals: z.object(sums),
  /** The total withheld in words. */
  en_letras: z.string(),
  /** The current version; null if none was issued. */
  issued: z.nullable(IssuedVersion),
  /** Whether withholdings changed since that version, so that the next download issues a new one. */
  changed: z.boolean(),
  /** The reason of the revocation, if it applies: a revoked certificate is not issued again while its data is unchanged. */
  anulado: Optional,
})
export type CertificatePreview = z.infer<typeof CertificatePreview>

/** A line of "Disponibles": an available, upcoming or replaced certificate. */
export const AvailableCertificate = z.object({
  ...key,
  estado: z.enum(['aun_no_liberado', 'disponible', 'reemplazado', 'anulado']),
  /** The release date, if it is upcoming and announced. */
  fecha: z.nullable(DateText),
  /** Null for an upcoming certificate, whose amounts may still change. */
  base: z.nullable(MoneyText),
  valor: z.nullable(MoneyText),
  sucursales: z.array(z.string()),
  issued: z.nullable(IssuedVersion),
  changed: z.boolean(),
  /** Released in the last year, and downloaded by nobody of the supplier yet. */
  nuevo: z.boolean(),
  /** The number and date of its replacement. */
  reemplazo: z.nullable(z.object({ numero: z.string(), fecha: Instant })),
  anulado: z.nullable(z.object({ motivo: z.string(), fecha: Instant })),
  /** The document of a certificate of a single withholding. */
  documento: Optional,
})
export type AvailableCertificate = z.infer<typeof AvailableCertificate>

/** The table "Disponibles", newest years first. */
export const IssuedCertificates = z.object({ descarga: z.boolean(), rows: z.array(AvailableCertificate) })
export type IssuedCertificates = z.infer<typeof IssuedCertificates>

/** The number of certificates that are new to the supplier: those that the table marks as such. */
export const NewCertificates = z.object({ nuevos: z.number() })

/** The withholdings of one payment, each of which can be certified separately (art. 615 E.T.). */
export const PaymentWithholdings = z.object({ descarga: z.boolean(), rows: z.array(WithholdingLine) })
