import {
  changeCertificateSettings,
  changeReleases,
  downloadSignedTrial,
  getCertificateSettings,
  keepSigningKey,
  keepTrialKey,
  listReleases,
  removeSigningKey,
} from '@enlace/contract/certificates/settings/calls.ts'
import { signedTrialTexts } from '@enlace/contract/certificates/settings/texts.ts'
import type { CertificateSettings, ReleaseKey } from '@enlace/contract/certificates/settings/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'

/** What the certificates say and what signs them; asked again whenever the screen is opened. */
export const settingsQuery = () => ({ ...callQuery(getCertificateSettings), staleTime: 0 })

/** The days of release of a year; without one of the running year. */
export const releasesQuery = (anio: number | undefined) => ({
  ...callQuery(listReleases, { query: { anio } }),
  staleTime: 0,
})

/** Changes what the certificates say. @throws CallFailure */
export const sendSettings = (settings: CertificateSettings, version: string) =>
  send(changeCertificateSettings, { body: { ...settings, version } })

/** A day of release that changes: which, what was seen, and what it is to be. */
export type ReleaseChange = ReleaseKey & { vista: CalendarDate | null; fecha: CalendarDate | null }

/** Sets or takes back days of release. @throws CallFailure */
export const sendReleases = (anio: number, cambios: ReleaseChange[]) =>
  send(changeReleases, { body: { anio, cambios } })

/** What is done with the certificate that signs; each asks first whether it is still the person. */
export const keyActs = {
  keep: async (files: readonly File[], password: string) => {
    // A key and its certificate, which came in two files of PEM, are one text.
    const bytes = await new Blob(files.flatMap((file) => [file, '\n']).slice(0, -1)).arrayBuffer()
    const archivo = base64Of(new Uint8Array(bytes))
    return withStepUp(() => send(keepSigningKey, { body: { archivo, password } }))
  },
  trial: () => withStepUp(() => send(keepTrialKey)),
  remove: () => withStepUp(() => send(removeSigningKey)),
  test: () => downloadNamed(downloadSignedTrial, {}, signedTrialTexts.file),
}

/** Bytes taken at once: more than a call takes as arguments is none. */
const chunk = 8192

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}
