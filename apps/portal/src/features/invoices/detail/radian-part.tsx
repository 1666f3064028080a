import type { RadianStatus } from '@enlace/contract/invoices/radian/schemas.ts'
import { radianTexts as texts } from '@enlace/contract/invoices/radian/screen-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { RadianPanel } from '@enlace/web/invoices/radian-panel.tsx'

/** The events that the company recorded, until when it may claim, and what a claim or tacit acceptance means here. */
export function RadianPart({ radian }: { radian: RadianStatus }) {
  return (
    <RadianPanel status={radian}>
      {radian.estado === 'reclamada' && (
        <Banner kind="warning">
          <p>
            <strong>{texts.claimed}</strong>
          </p>
          <p>{texts.claimedStep}</p>
        </Banner>
      )}
      {radian.estado === 'aceptada_tacitamente' && (
        <Banner kind="info">
          <p>
            <strong>{texts.tacit}</strong>
          </p>
          <p>{texts.tacitStep}</p>
        </Banner>
      )}
    </RadianPanel>
  )
}
