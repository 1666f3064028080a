import * as z from 'zod/mini'
import { certificateTypes } from '@enlace/domain/certificates.ts'

/** What certificates may lack: first what keeps them from counting or from being had, then what they would rather say. */
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

/** How the company's certificates are before any is issued. */
export const CertificateReadiness = z.object({
  /** Those that are issued now are for trying: nobody else reaches the portal's address. */
  prueba: z.boolean(),
  /** Where the portal is, as it is on the certificates. */
  direccion: z.string(),
  faltan: z.array(z.enum(certificateLacks)),
  /** Years that are over, in which something was withheld of a kind that has no day of release. */
  sin_fecha: z.array(z.object({ tipo: z.enum(certificateTypes), anio: z.number() })),
})
export type CertificateReadiness = z.infer<typeof CertificateReadiness>
