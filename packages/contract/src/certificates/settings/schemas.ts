import * as z from 'zod/mini'
import { certificateTypes } from '@enlace/domain/certificates.ts'
import { DateText } from '../../core/values.ts'
import { certificateSettingsFaults as faults } from './texts.ts'

/** Bytes of a PKCS#12 file: one with its chain has a few thousands. */
export const largestKey = 128 * 1024

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const City = z.string().check(z.regex(/^\d{5}$/))

/** What every certificate of the company says beside its figures. */
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

/** What is wrong, or soon will be, with the certificate that signs. */
export const signerWarnings = [
  'sealed-elsewhere',
  'expired',
  'expires',
  'early',
  'self-issued',
  'no-chain',
] as const
export type SignerWarning = (typeof signerWarnings)[number]

/** The certificate with which the company's papers are signed, without its secret. */
export const SigningKey = z.object({
  nombre: z.string(),
  emisor: z.string(),
  desde: DateText,
  hasta: DateText,
  huella: z.string(),
  /** Made by the product to try the signature. */
  prueba: z.boolean(),
  /** Days until it ends; below zero it has. */
  dias: z.number(),
  avisos: z.array(z.enum(signerWarnings)),
})
export type SigningKey = z.infer<typeof SigningKey>

/** The settings of certificates with what signs them. */
export const KeptCertificateSettings = z.object({
  ...CertificateSettings.shape,
  version: z.string(),
  firma: z.nullable(SigningKey),
  /** The cities where the company withheld ICA. */
  municipios: z.array(z.object({ id: City, nombre: z.string() })),
})
export type KeptCertificateSettings = z.infer<typeof KeptCertificateSettings>

/** From which day certificates of a kind and period can be had. */
export const ReleaseKey = z.object({
  tipo: z.enum(certificateTypes),
  anio: z.int().check(z.minimum(2000), z.maximum(2100)),
  /** 0 is the whole year, 1 to 6 a bimester. */
  periodo: z.int().check(z.minimum(0), z.maximum(6)),
  /** Of ICA a city with a day of its own; empty is every other. */
  municipio: z.string().check(z.regex(/^(\d{5})?$/)),
})
export type ReleaseKey = z.infer<typeof ReleaseKey>

/** A day of release as it is kept. */
export const ReleaseRow = z.object({
  ...ReleaseKey.shape,
  ciudad: z.string(),
  fecha: z.nullable(DateText),
  /** When such a certificate is usually out. */
  sugerida: DateText,
  /** The last day of what it certifies: before it nothing can be had. */
  fin: DateText,
  /** How many withholdings it adds up, of all suppliers. */
  retenciones: z.number(),
})
export type ReleaseRow = z.infer<typeof ReleaseRow>

/** The days of release of a year. */
export const Releases = z.object({
  anio: z.number(),
  anios: z.array(z.number()),
  hoy: DateText,
  filas: z.array(ReleaseRow),
  municipios: z.array(z.object({ id: City, nombre: z.string() })),
})
export type Releases = z.infer<typeof Releases>
