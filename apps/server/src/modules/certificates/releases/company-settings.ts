import * as z from 'zod'

/** The company setting for certificates. */
export const certificateSetting = 'certificados'

const text = z.string().trim().max(500).catch('')

/** The schema of a company's certificate settings: address, signatory, notes, and cities with ICA by bimester. */
export const CertificateSettings = z.object({
  /** The withholding agent's address, required by law; empty uses that of the company's contact data. */
  direccion: text,
  ciudad: text,
  telefono: text,
  notas: z.array(z.string().trim().min(1).max(1000)).max(10).catch([]),
  firmante: z
    .object({ nombre: z.string().trim().min(1).max(120), cargo: z.string().trim().max(120) })
    .nullable()
    .catch(null),
  /** DIVIPOLA codes of cities with ICA by bimester; others are certified by year. */
  ica_bimestral: z.array(z.string().regex(/^\d{5}$/)).catch([]),
})
export type CertificateSettings = z.infer<typeof CertificateSettings>

/** Reads a company's certificate settings; missing ones are empty. */
export function readCertificateSettings(kept: unknown): CertificateSettings {
  const { success, data } = CertificateSettings.safeParse(kept ?? {})
  return success ? data : CertificateSettings.parse({})
}
