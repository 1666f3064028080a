import { fill } from '@enlace/contract/core/fill.ts'
import type { TrialAnswer } from '@enlace/contract/connections/schemas.ts'
import { connectionTexts as texts, pulledKindTexts } from '@enlace/contract/connections/texts.ts'
import { technicalTexts } from '@enlace/contract/core/technical-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TechnicalDetails } from '@enlace/ui/technical-details.tsx'
import { showCount } from '@enlace/web/document/shown.ts'

/** What an ERP answered to a trial: how much there is to bring, or what to do about it. */
export function TrialResult({ answer: { producto, cuentas, faltantes, falla } }: { answer: TrialAnswer }) {
  const counted = cuentas.map(({ registros, cuenta }) =>
    fill(texts.probeCount, { registros: pulledKindTexts[registros], cuenta: showCount(cuenta) }),
  )
  if (falla !== null)
    return (
      <Banner kind="warning">
        {fill(texts.probeFailed, { falla })}
        <TechnicalDetails label={technicalTexts.title}>
          <p>{technicalTexts.connectionNetworks}</p>
        </TechnicalDetails>
      </Banner>
    )
  return (
    <Stack gap="small">
      <Banner kind="info">
        {fill(texts.probeOk, { producto: producto ?? '' })} {counted.join(', ')}
      </Banner>
      {faltantes.length > 0 && <Missing kinds={faltantes} />}
    </Stack>
  )
}

/** What cannot be read while the rest can, each with what to do about it. */
function Missing({ kinds }: { kinds: TrialAnswer['faltantes'] }) {
  return (
    <Banner kind="warning">
      {texts.probeMissing}
      <ul>
        {kinds.map(({ registros, falla }) => (
          <li key={registros}>{fill(texts.kindFailed, { registros: pulledKindTexts[registros], falla })}</li>
        ))}
      </ul>
    </Banner>
  )
}
