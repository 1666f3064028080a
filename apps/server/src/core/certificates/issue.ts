import { certificatePaperTexts as texts } from '@enlace/contract/core/certificates/paper-texts'
import { certificateTypeTexts } from '@enlace/contract/core/certificates/period-texts'
import type { PaperContent } from '@enlace/contract/core/papers/schemas'
import { fill } from '@enlace/contract/core/fill'
import { Problem } from '@enlace/contract/core/problems'
import type { Scope } from '@enlace/database/scope'
import { drawCertificate } from '@enlace/documents/certificate'
import { formatInstant, todayInBogota } from '@enlace/domain/calendar-date'
import { formatMoney } from '@enlace/domain/money'
import type { Service } from '../http/service.ts'
import { newCode, verificationAt, verifyAddress } from '../papers/commands.ts'
import { paperFrame, type PaperFrame } from '../papers/letterhead.ts'
import { openPaperSigner, type PaperSigner } from '../papers/signer.ts'
import { isLoopback } from '../settings/settings.ts'
import type { CertificateDraft } from './draft.ts'
import {
  beginCertificate,
  keepCertificate,
  readIssued,
  type DrawnCertificate,
  type IssuedCertificate,
  type Issuing,
} from './issue-commands.ts'
import { fileNameOf, periodWithin } from './key.ts'
import { certificateRows } from './lines-sheet.ts'
import { certificatePaper } from './paper.ts'

/** What issuing needs of the running server. */
export type IssuingService = Pick<Service, 'db' | 'settings' | 'keys'>

/** A company that issues, with what is the same on all its certificates, read once for however many. */
export interface Issuer {
  company: number
  frame: PaperFrame
  /** Where its certificates are checked. */
  address: string
  /** What it signs with, where it has a certificate. */
  signer: PaperSigner | undefined
}

/** The company of an issue. @throws Problem `certificates-unready` where nobody could reach the address of its check. */
export async function openIssuer(service: IssuingService, company: number): Promise<Issuer> {
  demandAddress(service)
  return {
    company,
    frame: await paperFrame(service, company),
    address: await verifyAddress({ ...service, company }),
    signer: await openPaperSigner(service, company, new Date()),
  }
}

/** Whether the portal may issue at all: one that is real has an address that others reach. @throws Problem `certificates-unready`. */
export function demandAddress({ settings }: Pick<IssuingService, 'settings'>): void {
  if (!settings.isDemo && isLoopback(new URL(settings.publicUrl).hostname))
    throw new Problem('certificates-unready')
}

/**
 * The certificate of these withholdings: the version that stands where it says the same, and a new one, numbered and
 * kept as it was drawn, otherwise. Two who ask at once get one. In the supplier's own scope, or its company's.
 * @throws Problem `certificate-revoked` where the company took it back and nothing changed since.
 */
export async function issueCertificate(
  service: IssuingService,
  scope: Scope,
  issuer: Issuer,
  draft: CertificateDraft,
): Promise<IssuedCertificate & { isNew: boolean }> {
  const createdAt = new Date()
  const issuing: Issuing = { scope, draft, today: todayInBogota(createdAt) }
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
  { frame, address, signer }: Issuer,
  { draft, today }: Issuing,
  { numero: last, version, createdAt }: { numero: number; version: number; createdAt: Date },
): Promise<DrawnCertificate> {
  const codigo = newCode()
  const numero = `${certificateTypeTexts[draft.key.tipo].letters}-${today.slice(0, 4)}-${String(last).padStart(6, '0')}`
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
  const drawn = await drawCertificate(certificatePaper(draft, frame, numbering, service.settings.isDemo))
  const reason = fill(texts.signedReason, { numero })
  const pdf = signer
    ? await signer.sign(drawn, { reason, place: draft.retenedor.ciudad, at: createdAt })
    : drawn
  return { numero, codigo, version, content: contentOf(draft), pdf }
}

/** That it is signed, by whom and when, as it stands on the paper. */
function signedBy({ nombre, voucher }: PaperSigner, at: Date) {
  const said = [
    fill(texts.signedBy, { nombre }),
    fill(texts.signedAt, { instant: formatInstant(at) }),
    voucher,
  ]
  return { title: texts.signedTitle, lines: said }
}

/** What it says to whoever compares it: no line of it, which is the supplier's own. */
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
