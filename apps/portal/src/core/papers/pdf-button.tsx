import { type ReactNode, useState } from 'react'
import { pdfButtonTexts as texts } from '@enlace/contract/papers/texts.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { readBoot } from '../company/boot.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'

type PdfButtonProps = { kind: RelatedDocument['kind']; id: string }

/** Hands out a document as a PDF; nothing for a payment where the company gives no vouchers (spec 3, allow_vouchers_download). */
export function PdfButton({ kind, id }: PdfButtonProps): ReactNode {
  const [isBusy, setBusy] = useState(false)
  const offline = useNeedsServer()
  const isVoucher = kind === 'payments-made'
  if (isVoucher && readBoot().parameters.allow_vouchers_download === 0) return null
  const handleClick = async () => {
    setBusy(true)
    try {
      const { downloadDocument } = await import('./download-document.ts')
      await downloadDocument(kind, id)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button {...offline} icon={downloadIcon} isBusy={isBusy} onClick={() => void handleClick()}>
      {isVoucher ? texts.voucher : texts.download}
    </Button>
  )
}
