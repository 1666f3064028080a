import * as z from 'zod/mini'
import { certificateTypes } from '@enlace/domain/certificates.ts'

/** The missing settings of certificates: first those that prevent validity or release, then recommended ones. */
export const certificateLacks = [
  'address',
  'module',
  'downloads',
  'lines',
  'dates',
  'place',
  'city',
  'signer',
  'key',
] as const
export type CertificateLack = (typeof certificateLacks)[number]

/** The readiness of the company's certificates before any is issued. */
export const CertificateReadiness = z.object({
  /** Certificates issued now are tests, because the portal's address is not public. */
  prueba: z.boolean(),
  /** The portal's address, as printed on the certificates. */
  direccion: z.string(),
  faltan: z.array(z.enum(certificateLacks)),
  /** Past years with withholdings of a kind without a release date. */
  sin_fecha: z.array(z.object({ tipo: z.enum(certificateTypes), anio: z.number() })),
})
export type CertificateReadiness = z.infer<typeof CertificateReadiness>
