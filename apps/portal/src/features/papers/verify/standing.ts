import { fill } from '@enlace/contract/core/fill.ts'
import type {
  VerifiedCertificate,
  VerifiedConstancy,
  VerifiedDocument,
} from '@enlace/contract/papers/verify/schemas.ts'
import { printedTexts, verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Tone } from '@enlace/domain/states.ts'

type Standing = { tone: Tone; title: string; body: string }

/** Whether a constancy counts or was annulled; one for trying never counted. */
export function constancyStanding({ annulled_at, content }: VerifiedConstancy): Standing {
  const { compania, prueba = false } = content
  if (prueba) return trialOf(compania)
  return annulled_at === null ? validOf(compania) : annulledAt(annulled_at)
}

/** Whether a certificate counts, stands, was replaced or was revoked: one for trying never counted, and revoked weighs more. */
export function certificateStanding(certificate: VerifiedCertificate): Standing {
  const { annulled_at, replaced_at, replaced_by, compania, prueba } = certificate
  if (prueba) return trialOf(compania)
  if (annulled_at !== null) return annulledAt(annulled_at)
  if (replaced_at !== null)
    return {
      tone: 'warning',
      title: texts.replaced,
      body: fill(texts.replacedBody, { fecha: shown(replaced_at), numero: replaced_by ?? '' }),
    }
  return validOf(compania)
}

/** Whether a printed document holds today: with the same state and amount, with others, or no more. */
export function printedStanding({ content, today }: VerifiedDocument): Standing & { hasChanged: boolean } {
  const company = content.compania
  if (today === null)
    return {
      tone: 'bad',
      title: printedTexts.gone,
      body: fill(printedTexts.goneBody, { company }),
      hasChanged: true,
    }
  const isSame = (['estado', 'moneda', 'valor'] as const).every((name) => today[name] === content[name])
  return isSame
    ? {
        tone: 'good',
        title: printedTexts.same,
        body: fill(printedTexts.sameBody, { company }),
        hasChanged: false,
      }
    : { tone: 'warning', title: printedTexts.changed, body: printedTexts.changedBody, hasChanged: true }
}

const trialOf = (company: string): Standing => ({
  tone: 'bad',
  title: texts.trial,
  body: fill(texts.trialBody, { company }),
})

const validOf = (company: string): Standing => ({
  tone: 'good',
  title: texts.valid,
  body: fill(texts.validBody, { company }),
})

const annulledAt = (instant: string): Standing => ({
  tone: 'bad',
  title: texts.annulled,
  body: fill(texts.annulledBody, { fecha: shown(instant) }),
})

const shown = (instant: string) => formatInstant(new Date(instant))
