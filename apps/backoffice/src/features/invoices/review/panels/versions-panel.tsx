import { fill } from '@enlace/contract/core/fill.ts'
import { invoiceReviewTexts as texts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import type { InvoiceVersion } from '@enlace/contract/invoices/schemas.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'

/** The documents that were sent under one number, where it was corrected. */
export function VersionsPanel({ versions }: { versions: readonly InvoiceVersion[] }) {
  if (versions.length < 2) return null
  return (
    <Panel title={texts.versions}>
      <PlainList gap="small" isOrdered>
        {versions.map(({ version, numero, valor_total, moneda, enviada_at, enviada_por }) => (
          <li key={version}>
            {fill(texts.version, { version, numero })} · <Amount value={valor_total} moneda={moneda} />
            <Hint isBlock>{[showInstant(enviada_at), enviada_por].filter(Boolean).join(' · ')}</Hint>
          </li>
        ))}
      </PlainList>
    </Panel>
  )
}
