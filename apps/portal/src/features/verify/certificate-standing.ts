import { fill } from '@enlace/contract/core/fill'
import type { VerifiedCertificate } from '@enlace/contract/features/verify/schemas'
import { verifyTexts as texts } from '@enlace/contract/features/verify/texts'
import { formatInstant } from '@enlace/domain/calendar-date'
import type { Tone } from '@enlace/domain/states'

/** Whether a certificate counts, stands, was replaced or was revoked: one for trying never counted, and revoked weighs more. */
export function certificateStanding(certificate: VerifiedCertificate): {
  tone: Tone
  title: string
  body: string
} {
  const { annulled_at, replaced_at, replaced_by, compania, prueba } = certificate
  if (prueba) return { tone: 'bad', title: texts.trial, body: fill(texts.trialBody, { company: compania }) }
  if (annulled_at !== null)
    return {
      tone: 'bad',
      title: texts.annulled,
      body: fill(texts.annulledBody, { fecha: shown(annulled_at) }),
    }
  if (replaced_at !== null)
    return {
      tone: 'warning',
      title: texts.replaced,
      body: fill(texts.replacedBody, { fecha: shown(replaced_at), numero: replaced_by ?? '' }),
    }
  return { tone: 'good', title: texts.valid, body: fill(texts.validBody, { company: compania }) }
}

const shown = (instant: string) => formatInstant(new Date(instant))
