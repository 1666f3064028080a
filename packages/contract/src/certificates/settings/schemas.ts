import * as z from 'zod/mini'
import { certificateTypes } from '@enlace/domain/certificates.ts'
import { DateText } from '../../core/values.ts'
import { certificateSettingsFaults as faults } from './texts.ts'

/** Maximum bytes of a PKCS#12 file; one with its chain has a few thousand. */
export const largestKey = 128 * 1024

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const City = z.string().check(z.regex(/^\d{5}$/))

/** The texts of every certificate of the company besides its figures. */
export const CertificateSettings = z.object({
  direccion: line(500),
  ciudad: line(500),
  telefono: line(500),
  notas: z
    .array(z.string().check(z.trim(), z.minLength(1, faults.note), z.maxLength(1000, faults.noteLong)))
    .check(z.maxLength(10)),
  firmante: z.nullable(
    z.object({
      nombre: z.string().check(z.trim(), z.minLength(1, faults.signer), z.maxLength(120)),
      cargo: line(120),
    }),
  ),
  /** DIVIPOLA codes of the cities whose ICA is certified by bimester. */
  ica_bimestral: z.array(City).check(z.maxLength(60)),
})
export type CertificateSettings = z.infer<typeof CertificateSettings>

/** The problems of the signing certificate, current or upcoming. */
export const signerWarnings = [
  'sealed-elsewhere',
  'expired',
  'expires',
  'early',
  'self-issued',
  'no-chain',
] as const
export type SignerWarning = (typeof signerWarnings)[number]

/** The company's signing certificate, without its secret. */
export const SigningKey = z.object({
  nombre: z.string(),
  emisor: z.string(),
  desde: DateText,
  hasta: DateText,
  huella: z.string(),
  /** Created by the product to test the signature. */
  prueba: z.boolean(),
  /** Days until it expires; negative if it has expired. */
  dias: z.number(),
  avisos: z.array(z.enum(signerWarnings)),
})
export type SigningKey = z.infer<typeof SigningKey>

/** The settings of certificates with the signing certificate. */
export const KeptCertificateSettings = z.object({
  ...CertificateSettings.shape,
  version: z.string(),
  firma: z.nullable(SigningKey),
  /** The cities in which the company withheld ICA. */
  municipios: z.array(z.object({ id: City, nombre: z.string() })),
})
export type KeptCertificateSettings = z.infer<typeof KeptCertificateSettings>

/** The key of a release date: kind, year, period and city. */
export const ReleaseKey = z.object({
  tipo: z.enum(certificateTypes),
  anio: z.int().check(z.minimum(2000), z.maximum(2100)),
  /** 0 is the whole year, 1 to 6 a bimester. */
  periodo: z.int().check(z.minimum(0), z.maximum(6)),
  /** For ICA a city with its own date; empty for all others. */
  municipio: z.string().check(z.regex(/^(\d{5})?$/)),
})
export type ReleaseKey = z.infer<typeof ReleaseKey>

/** A stored release date. */
export const ReleaseRow = z.object({
  ...ReleaseKey.shape,
  ciudad: z.string(),
  fecha: z.nullable(DateText),
  /** The usual release date of such a certificate. */
  sugerida: DateText,
  /** The last day of the certified period; nothing is released before it. */
  fin: DateText,
  /** The number of withholdings it adds up, of all suppliers. */
  retenciones: z.number(),
})
export type ReleaseRow = z.infer<typeof ReleaseRow>

/** The release dates of a year. */
export const Releases = z.object({
  anio: z.number(),
  anios: z.array(z.number()),
  hoy: DateText,
  filas: z.array(ReleaseRow),
  municipios: z.array(z.object({ id: City, nombre: z.string() })),
})
export type Releases = z.infer<typeof Releases>
