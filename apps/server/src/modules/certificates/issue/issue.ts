import { certificatePaperTexts as texts } from '@enlace/contract/certificates/paper-texts.ts'
import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import type { PaperContent } from '@enlace/contract/papers/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { drawCertificate } from '@enlace/documents/certificate.ts'
import { formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import type { Service } from '../../../core/http/service.ts'
import {
  newCode,
  verificationAt,
  paperFrame,
  type PaperFrame,
  openPaperSigner,
  type PaperSigner,
} from '../../papers/index.ts'
import type { CertificateDraft } from './draft.ts'
import {
  beginCertificate,
  keepCertificate,
  readIssued,
  type DrawnCertificate,
  type IssuedCertificate,
  type Issuing,
} from './issue-commands.ts'
import { fileNameOf, periodWithin } from '../releases/key.ts'
import { certificateRows } from './lines-sheet.ts'
import { certificatePaper } from './paper.ts'
import { checkPlace, type CheckPlace } from '../releases/trial.ts'

/** The services that issuing needs. */
export type IssuingService = Pick<Service, 'db' | 'settings' | 'keys'>

/** An issuing company, with the data common to all its certificates, read once. */
export interface Issuer extends CheckPlace {
  company: number
  frame: PaperFrame
  /** The signing certificate, if any. */
  signer: PaperSigner | undefined
}

/** Opens the company as an issuer. */
export async function openIssuer(service: IssuingService, company: number): Promise<Issuer> {
  return {
    company,
    frame: await paperFrame(service, company),
    ...(await checkPlace(service, company)),
    signer: await openPaperSigner(service, company, new Date()),
  }
}

/**
 * Returns the certificate of these withholdings: the current version if it has the same content, otherwise a new one,
 * numbered and stored as drawn. Concurrent requests get the same one. Works in the scope of the supplier or its
 * company. @throws Problem `certificate-revoked` if the company revoked it and nothing changed since.
 */
export async function issueCertificate(
  service: IssuingService,
  scope: Scope,
  issuer: Issuer,
  draft: CertificateDraft,
): Promise<IssuedCertificate & { isNew: boolean }> {
  const createdAt = new Date()
  const { isTrial } = issuer
  const issuing: Issuing = { scope, draft, today: todayInBogota(createdAt), isTrial }
  return service.db.transaction(scope, async (tx) => {
    const begun = await beginCertificate(tx, issuing)
    if (begun.state === 'revoked') throw new Problem('certificate-revoked', { motivo: begun.reason })
    if (begun.state === 'known') return { ...(await readIssued(tx, begun.id)), isNew: false }
    const drawn = await draw(service, issuer, issuing, { ...begun, createdAt })
    const id = await keepCertificate(tx, issuing, drawn)
    return { id, ...drawn, isNew: true }
  })
}

async function draw(
  service: IssuingService,
  issuer: Issuer,
  { draft, today, isTrial }: Issuing,
  { numero: last, version, createdAt }: { numero: number; version: number; createdAt: Date },
): Promise<DrawnCertificate> {
  const { frame, address, signer } = issuer
  const codigo = newCode()
  const letters = `${isTrial ? texts.trialLetters : ''}${certificateTypeTexts[draft.key.tipo].letters}`
  const numero = `${letters}-${today.slice(0, 4)}-${String(last).padStart(6, '0')}`
  const verification = verificationAt(address, codigo)
  const issued = { numero, version }
  const numbering = {
    ...issued,
    verification,
    createdAt,
    signed: signer && signedBy(signer, createdAt),
    carried: {
      name: `${fileNameOf(draft.key)}.csv`,
      mediaType: 'text/csv',
      description: texts.carried,
      bytes: await certificateRows({ ...draft, issued }, createdAt),
    },
  }
  const drawn = await drawCertificate(certificatePaper(draft, frame, numbering, warningOf(service, issuer)))
  const reason = fill(texts.signedReason, { numero })
  const pdf = signer
    ? await signer.sign(drawn, { reason, place: draft.retenedor.ciudad, at: createdAt })
    : drawn
  const content = { ...contentOf(draft), ...(isTrial && { prueba: true }) }
  return { numero, codigo, version, content, pdf }
}

/** The warning on a certificate without validity. */
function warningOf({ settings }: IssuingService, { isLocal, isTrial }: Issuer): string | undefined {
  if (settings.isDemo) return texts.demo
  if (isLocal) return texts.trial
  return isTrial ? texts.trialCompany : undefined
}

/** The signature as printed: who signs, and when. */
function signedBy({ nombre, voucher }: PaperSigner, at: Date) {
  const said = [
    fill(texts.signedBy, { nombre }),
    fill(texts.signedAt, { instant: formatInstant(at) }),
    voucher,
  ]
  return { title: texts.signedTitle, lines: said }
}

/** Returns the content for verification: totals without lines, which are private to the supplier. */
function contentOf({ key, retenedor, retenido, branches, totals }: CertificateDraft): PaperContent {
  return {
    compania: retenedor.nombre,
    compania_nit: retenedor.nit,
    proveedor: retenido.nombre,
    proveedor_nit: retenido.nit,
    sucursales: [...branches],
    facts: [
      { label: texts[key.tipo].title, value: periodWithin(key) },
      { label: texts.withheld, value: formatMoney(totals.valor) },
    ],
  }
}
