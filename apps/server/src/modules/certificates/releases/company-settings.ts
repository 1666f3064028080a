import * as z from 'zod'

/** What a company says about its certificates, in its setting of that name. */
export const certificateSetting = 'certificados'

const text = z.string().trim().max(500).catch('')

/** How a company's certificates are made: where it is, who answers for them, its own notes, and which cities want them by bimester. */
export const CertificateSettings = z.object({
  /** Of anyone who withheld, as the law wants it on the certificate; where empty, the address of the company's contact data. */
  direccion: text,
  ciudad: text,
  telefono: text,
  notas: z.array(z.string().trim().min(1).max(1000)).max(10).catch([]),
  firmante: z
    .object({ nombre: z.string().trim().min(1).max(120), cargo: z.string().trim().max(120) })
    .nullable()
    .catch(null),
  /** DIVIPOLA codes of cities whose ICA is certified by bimester; that of others by year. */
  ica_bimestral: z.array(z.string().regex(/^\d{5}$/)).catch([]),
})
export type CertificateSettings = z.infer<typeof CertificateSettings>

/** A company's settings of certificates; whatever it did not say is empty. */
export function readCertificateSettings(kept: unknown): CertificateSettings {
  const { success, data } = CertificateSettings.safeParse(kept ?? {})
  return success ? data : CertificateSettings.parse({})
}
