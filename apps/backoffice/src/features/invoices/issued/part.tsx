import { issuedTexts as texts } from '@enlace/contract/invoices/issued/texts.ts'
import type { InvoiceReview } from '@enlace/contract/invoices/desk/schemas.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { IssuedPanel } from '@enlace/web/invoices/issued-panel.tsx'
import { useState } from 'react'
import { IssuedDialog, type RecordIssued } from './dialog.tsx'

type IssuedPartProps = {
  review: InvoiceReview
  mayWrite: boolean
  onDownload: (file: string) => void
  onRecord: RecordIssued
}

/** The documento soporte of an accepted cuenta de cobro, and its form for staff. */
export function IssuedPart({ review, mayWrite, onDownload, onRecord }: IssuedPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <IssuedPanel invoice={review} onDownload={onDownload}>
      {review.diferencias_soporte.length > 0 && (
        <Banner kind="warning">
          <p>
            <strong>{texts.differs}</strong>
          </p>
          <PlainList gap="small">
            {review.diferencias_soporte.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </PlainList>
        </Banner>
      )}
      {mayWrite && (
        <div>
          <Button onClick={() => setIsOpen(true)}>
            {review.soportes.length === 0 ? texts.record : texts.correct}
          </Button>
        </div>
      )}
      {isOpen && (
        <IssuedDialog known={review.soportes} onRecord={onRecord} onClose={() => setIsOpen(false)} />
      )}
    </IssuedPanel>
  )
}
