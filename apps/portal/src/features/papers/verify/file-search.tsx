import { fill } from '@enlace/contract/core/fill.ts'
import type { VerifiedCertificate } from '@enlace/contract/papers/verify/schemas.ts'
import { fileCheckTexts as texts, verifyTexts } from '@enlace/contract/papers/verify/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { failureOf } from '@enlace/web/http/failure.ts'
import { CertificateFacts } from './certificate-facts.tsx'
import { FileFinding } from './file/file-finding.tsx'
import { PdfField } from './file/pdf-field.tsx'
import styles from './view.module.css'

export type FileSearchProps = {
  /** Looks up the certificate of a file's fingerprint; undefined where nobody issued it. */
  onFingerprint: (sha256: string) => Promise<VerifiedCertificate | undefined>
}

type Found = { name: string } & ({ certificate: VerifiedCertificate | undefined } | { failure: string })

/** A certificate's file instead of its code: its fingerprint is made in the browser, and says which certificate it is. */
export function FileSearch({ onFingerprint }: FileSearchProps) {
  const [found, setFound] = useState<Found>()
  const handleFingerprint = async (sha256: string, { name }: File) => {
    try {
      setFound({ name, certificate: await onFingerprint(sha256) })
    } catch (thrown) {
      setFound({ name, failure: failureOf(thrown).message })
    }
  }
  return (
    <div className={styles.paper}>
      <Panel title={texts.or}>
        <Stack>
          <PdfField
            label={texts.label}
            hint={texts.hint}
            onFingerprint={handleFingerprint}
            onReset={() => setFound(undefined)}
          />
          {found && <Answer {...found} />}
        </Stack>
      </Panel>
      {found && 'certificate' in found && found.certificate && (
        <CertificateFacts certificate={found.certificate} />
      )}
    </div>
  )
}

function Answer(found: Found) {
  const { name } = found
  if ('failure' in found)
    return (
      <FileFinding isGood={false} title={verifyTexts.failedTitle}>
        {found.failure}
      </FileFinding>
    )
  return found.certificate ? (
    <FileFinding isGood title={texts.same}>
      {fill(texts.sameBody, { name, company: found.certificate.compania })}
    </FileFinding>
  ) : (
    <FileFinding isGood={false} title={texts.unknown}>
      {fill(texts.unknownBody, { name })}
    </FileFinding>
  )
}
