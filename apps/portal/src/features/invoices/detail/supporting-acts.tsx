import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { supportingTexts as texts } from '@enlace/contract/invoices/supporting/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { paths } from '../../../core/paths.ts'

type SupportingActsProps = { invoice: Pick<InvoiceDetail, 'id'>; onPreview: () => void }

/** What a supplier does with its cuenta de cobro before it is sent: change it, and see its PDF. */
export function SupportingActs({ invoice: { id }, onPreview }: SupportingActsProps) {
  return (
    <>
      <ButtonLink href={paths.supportingDocument({ id })}>{texts.edit}</ButtonLink>
      <Button icon={downloadIcon} onClick={onPreview}>
        {texts.preview}
      </Button>
    </>
  )
}
