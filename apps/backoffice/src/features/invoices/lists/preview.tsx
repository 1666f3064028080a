import { fill } from '@enlace/contract/core/fill.ts'
import type { ReturnReason, RulePreview } from '@enlace/contract/invoices/lists/schemas.ts'
import { invoiceListsTexts as texts } from '@enlace/contract/invoices/lists/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'

type PreviewProps = {
  /** What was asked last, with the reasons that it is of. */
  seen: { preview: RulePreview; reasons: readonly ReturnReason[] } | undefined
  isBusy: boolean
  isBlocked: boolean
  onAsk: () => void
}

/** What the rules would have decided about what suppliers handed in lately. */
export function Preview({ seen, isBusy, isBlocked, onAsk }: PreviewProps) {
  return (
    <>
      {seen && <Seen {...seen} />}
      <Actions>
        <Button variant="quiet" isBusy={isBusy} disabled={isBlocked} onClick={onAsk}>
          {texts.preview}
        </Button>
      </Actions>
    </>
  )
}

function Seen({ preview, reasons }: NonNullable<PreviewProps['seen']>) {
  const { dias, documentos, devueltos, aceptados } = preview
  const decided = devueltos.reduce((sum, n) => sum + n, aceptados)
  const returned = reasons.flatMap(({ titulo, regla }, at) =>
    regla === null ? [] : [fill(texts.previewedReason, { titulo, n: devueltos[at] ?? 0 })],
  )
  return (
    <Banner kind="info">
      {fill(texts.previewed, { n: documentos, dias })}
      <PlainList gap="small">
        {[
          ...returned,
          fill(texts.previewedAccepted, { n: aceptados }),
          fill(texts.previewedRest, { n: documentos - decided }),
        ].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </PlainList>
    </Banner>
  )
}
