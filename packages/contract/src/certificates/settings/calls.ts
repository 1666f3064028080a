import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DateText, wholeNumber } from '../../core/values.ts'
import { CertificateReadiness } from './readiness-schemas.ts'
import { CertificateSettings, KeptCertificateSettings, largestKey, ReleaseKey, Releases } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
/** Release dates are the daily work of the person in charge of certificates. */
const ofCertificates = { actor: 'staff', area: 'certificates' } as const
const answer = KeptCertificateSettings

/** The certificates' texts besides their figures, and their signature. */
export const getCertificateSettings = defineCall({
  purpose: 'Address, notes and signatory of the certificates, and the certificate that signs them.',
  method: 'GET',
  path: '/staff/certificate-settings',
  access,
  answer,
})

/** Changes the texts of future certificates; issued ones keep theirs. */
export const changeCertificateSettings = defineCall({
  purpose: 'Changes address, notes and signatory of the certificates to come.',
  method: 'PUT',
  path: '/staff/certificate-settings',
  access,
  body: z.object({ ...CertificateSettings.shape, version: z.string().check(z.maxLength(64)) }),
  answer,
})

export const keepSigningKey = defineCall({
  purpose: 'Keeps the file (PKCS#12 or PEM) that signs the company’s papers, sealed with its password.',
  method: 'POST',
  path: '/staff/certificate-settings/key',
  access,
  stepUp: true,
  body: z.object({
    archivo: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(Math.ceil(largestKey / 3) * 4)),
    password: z.string().check(z.maxLength(200)),
  }),
  answer,
})

export const keepTrialKey = defineCall({
  purpose: 'Gives the company a certificate for trials, which says so of itself.',
  method: 'POST',
  path: '/staff/certificate-settings/trial-key',
  access,
  stepUp: true,
  answer,
})

export const removeSigningKey = defineCall({
  purpose: 'Takes the certificate away that signs the company’s papers.',
  method: 'DELETE',
  path: '/staff/certificate-settings/key',
  access,
  stepUp: true,
  answer,
})

/** Downloads a page signed with the stored certificate, to test it in any PDF reader. */
export const downloadSignedTrial = defineCall({
  purpose: 'A trial page signed with the certificate that the company keeps.',
  method: 'GET',
  path: '/staff/certificate-settings/signed-trial',
  access,
  answer: FileBytes,
  delivers: 'file',
})

/** What certificates still lack, shown before any is issued. */
export const getCertificateReadiness = defineCall({
  purpose: 'What the company’s certificates still lack, and whether those issued now are for trying only.',
  method: 'GET',
  path: '/staff/certificate-settings/readiness',
  access: ofCertificates,
  answer: CertificateReadiness,
})

export const listReleases = defineCall({
  purpose: 'From which days the certificates of a year can be had, by kind, period and city.',
  method: 'GET',
  path: '/staff/certificate-settings/releases',
  access: ofCertificates,
  query: z.object({ anio: z.optional(wholeNumber(2000, 2100)) }),
  answer: Releases,
})

/** Sets or removes release dates; refused if another user changed them meanwhile. */
export const changeReleases = defineCall({
  purpose: 'Sets or takes back the days from which certificates can be had.',
  method: 'PUT',
  path: '/staff/certificate-settings/releases',
  access: ofCertificates,
  body: z.object({
    anio: wholeNumber(2000, 2100),
    cambios: z
      .array(z.object({ ...ReleaseKey.shape, vista: z.nullable(DateText), fecha: z.nullable(DateText) }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  answer: Releases,
})
