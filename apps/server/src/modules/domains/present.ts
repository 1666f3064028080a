import type { DomainProof } from '@enlace/contract/domains/schemas.ts'
import { domainTexts } from '@enlace/contract/domains/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { MailBrand, MailContent } from '../../core/mail/writing/words.ts'
import { writeMail } from '../../core/mail/writing/write.ts'
import type { DomainRow } from './queries.ts'
import { lapseAfterHours, recordName, recordText } from './rules.ts'

const texts = domainTexts.mail

/** Presents the proof of a domain, with its DNS record. */
export function presentDomain(row: DomainRow): DomainProof {
  return {
    domain: row.domain,
    recordName: recordName(row.domain),
    recordText: recordText(row.token),
    state: stateOf(row),
    provenAt: row.proven_at,
    checkedAt: row.checked_at,
    until: row.missing_since === null ? null : endOf(row.missing_since).toISOString(),
  }
}

function stateOf({ proven_at, missing_since, lapsed_at }: DomainRow): DomainProof['state'] {
  if (proven_at !== null) return missing_since === null ? 'proven' : 'failing'
  return lapsed_at === null ? 'waiting' : 'lapsed'
}

const endOf = (missingSince: string) =>
  new Date(new Date(missingSince).getTime() + lapseAfterHours * 3_600_000)

/** Writes the mail to administrators that a domain's record is missing, or that its proof has lapsed. */
export function writeDomainMail(
  brand: MailBrand,
  what: 'missing' | 'lapsed',
  { row, href, now }: { row: DomainRow; href: string; now: Date },
): MailContent {
  const { domain } = row
  const until = formatInstant(endOf(row.missing_since ?? now.toISOString()))
  return writeMail(brand, {
    subject: fill(texts[what].subject, { domain }),
    title: texts[what].title,
    paragraphs: [
      fill(texts[what].text, { domain, days: lapseAfterHours / 24 }),
      fill(texts[what].effect, { until }),
    ],
    facts: [
      { label: texts.domain, value: domain },
      { label: texts.record, value: recordName(domain) },
      { label: texts.value, value: recordText(row.token) },
    ],
    button: { label: texts.button, href },
  })
}
