import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { CertificateOption } from '@enlace/contract/certificates/schemas.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { cardsOf, newestYear } from './choice.ts'

type KindCardsProps = {
  options: readonly CertificateOption[]
  current: CertificateKind
  onKind: (kind: CertificateKind) => void
}

/** The kinds of withholding that a supplier may meet, each with what is certified of its newest year. */
export function KindCards({ options, current, onKind }: KindCardsProps) {
  return (
    <KpiStrip label={texts.kinds} columns={3}>
      {cardsOf(options, current).map((kind) => (
        <Kpi
          key={kind}
          label={certificateTypeTexts[kind].name}
          {...figureOf(options.filter(({ tipo }) => tipo === kind))}
          isSelected={kind === current}
          onToggle={() => onKind(kind)}
        />
      ))}
    </KpiStrip>
  )
}

/** What is certified of the newest year of which anything can be had, or why there is nothing. */
function figureOf(options: readonly CertificateOption[]) {
  const anio = newestYear(options)
  if (anio === undefined) return { value: texts.kindNone }
  const available = options.filter((one) => one.anio === anio && one.estado === 'available')
  if (available.length === 0) return { value: anio, note: texts.kindUnreleased }
  return {
    value: <Amount value={sumMoney(available.map(({ valor }) => valor))} moneda="COP" />,
    note: fill(texts.kindNote, { anio }),
  }
}
