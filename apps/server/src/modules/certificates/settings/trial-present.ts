import { signatureTexts } from '@enlace/contract/papers/signature-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { signedTrialTexts as texts } from '@enlace/contract/certificates/settings/texts.ts'
import { documentPaper } from '@enlace/documents/document-paper.ts'
import { formatDate, formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Service } from '../../../core/http/service.ts'
import { paperFrame, type PaperSigner, type KeptSigner } from '../../papers/index.ts'

/** Creates a page of the company, signed like its certificates. */
export async function signedTrial(
  service: Pick<Service, 'db' | 'settings'>,
  company: number,
  signer: PaperSigner,
  kept: KeptSigner,
): Promise<Buffer> {
  const createdAt = new Date()
  const frame = await paperFrame(service, company)
  const paper = await documentPaper({
    ...frame,
    title: texts.title,
    subtitle: texts.subtitle,
    figure: { label: texts.holder, value: kept.nombre },
    facts: [
      {
        label: texts.issuer,
        value: kept.is_trial ? signatureTexts.trial : fill(signatureTexts.issuer, { emisor: kept.emisor }),
      },
      { label: texts.at, value: formatInstant(createdAt) },
      { label: texts.until, value: formatDate(todayInBogota(new Date(kept.valid_until))) },
    ],
    tables: [],
    totals: [],
    remarks: [],
    note: texts.note,
    createdAt,
  })
  return signer.sign(paper, { reason: texts.reason, place: '', at: createdAt })
}
