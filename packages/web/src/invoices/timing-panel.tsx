import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceTiming, WithholdingEstimate } from '@enlace/contract/invoices/match-schemas.ts'
import { timingScreenTexts as texts } from '@enlace/contract/invoices/screen-texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from '../document/amount.tsx'
import styles from './invoices.module.css'

type TimingPanelProps = {
  tiempos: InvoiceTiming | null
  estimado: WithholdingEstimate | null
  moneda: string
}

/** Into which month an invoice falls, when it is paid, and what would be withheld, which is an estimate. */
export function TimingPanel({ tiempos, estimado, moneda }: TimingPanelProps) {
  if (!tiempos && !estimado) return null
  return (
    <Panel title={texts.title}>
      <Stack>
        {tiempos && <p>{tiempos.texto}</p>}
        {estimado && (
          <div>
            <TotalsBox
              rows={[
                ...estimado.retenciones.map(({ tipo, tarifa, valor }) => ({
                  label: fill(tipo === 'ica' ? texts.ratePerThousand : texts.rate, {
                    tipo: certificateTypeTexts[tipo].name,
                    tarifa: formatQuantity(tarifa),
                  }),
                  value: <Amount value={valor} moneda={moneda} />,
                })),
                { label: texts.net, value: <Amount value={estimado.neto} moneda={moneda} />, isTotal: true },
              ]}
            />
            <p className={styles.soft}>{estimado.texto}</p>
          </div>
        )}
      </Stack>
    </Panel>
  )
}
