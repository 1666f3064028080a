import { fill } from '@enlace/contract/core/fill.ts'
import type { VerifiedCertificate } from '@enlace/contract/papers/verify/schemas.ts'
import { fileCheckTexts, verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useState } from 'react'
import { VisitorPage } from '../../../core/visitor/visitor-page.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { certificateStanding } from './standing.ts'
import { FileFinding } from './file/file-finding.tsx'
import { PdfField } from './file/pdf-field.tsx'
import styles from './view.module.css'

type VerifiedCertificateViewProps = { certificate: VerifiedCertificate; againHref: string }

/** A certificate for whoever holds it: whether it stands, what it says, and whether a file is the very one. */
export function VerifiedCertificateView({ certificate, againHref }: VerifiedCertificateViewProps) {
  const { tone, title, body } = certificateStanding(certificate)
  return (
    <VisitorPage
      title={title}
      status={<StatusChip tone={tone}>{texts[certificate.tipo]}</StatusChip>}
      description={body}
    >
      {certificate.annulled_reason && <p>{fill(texts.reason, { motivo: certificate.annulled_reason })}</p>}
      <div className={styles.paper}>
        <CertificateFacts certificate={certificate} />
        <FileComparison certificate={certificate} />
      </div>
      <div>
        <ButtonLink href={againHref}>{texts.another}</ButtonLink>
      </div>
    </VisitorPage>
  )
}

/** Whether a file is the very one that was issued; the browser knows by itself, nothing is asked. */
function FileComparison({
  certificate: { pdf_hash, compania },
}: Pick<VerifiedCertificateViewProps, 'certificate'>) {
  const [compared, setCompared] = useState<{ name: string; isSame: boolean }>()
  return (
    <Panel title={fileCheckTexts.compareTitle}>
      <Stack>
        <PdfField
          label={fileCheckTexts.compareLabel}
          hint={fileCheckTexts.compareHint}
          onFingerprint={(sha256, { name }) => setCompared({ name, isSame: sha256 === pdf_hash })}
          onReset={() => setCompared(undefined)}
        />
        {compared && (
          <FileFinding
            isGood={compared.isSame}
            title={compared.isSame ? fileCheckTexts.same : fileCheckTexts.other}
          >
            {fill(compared.isSame ? fileCheckTexts.sameBody : fileCheckTexts.otherBody, {
              name: compared.name,
              company: compania,
            })}
          </FileFinding>
        )}
      </Stack>
    </Panel>
  )
}
