import { fill } from '@enlace/contract/core/fill'
import type { TrialAnswer } from '@enlace/contract/features/connections/schemas'
import { connectionTexts as texts, pulledKindTexts } from '@enlace/contract/features/connections/texts'
import { Banner } from '@enlace/ui/banner'
import { showCount } from '@enlace/web/document/shown.ts'

/** What an ERP answered to a trial: how much there is to bring, or what to do about it. */
export function TrialResult({ answer: { producto, cuentas, falla } }: { answer: TrialAnswer }) {
  const counted = cuentas.map(({ registros, cuenta }) =>
    fill(texts.probeCount, { registros: pulledKindTexts[registros], cuenta: showCount(cuenta) }),
  )
  return (
    <div role="status">
      {falla === null ? (
        <Banner kind="info">
          {fill(texts.probeOk, { producto: producto ?? '' })} {counted.join(', ')}.
        </Banner>
      ) : (
        <Banner kind="warning">{fill(texts.probeFailed, { falla })}</Banner>
      )}
    </div>
  )
}
