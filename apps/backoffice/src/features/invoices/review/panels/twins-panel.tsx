import { fill } from '@enlace/contract/core/fill.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import type { InvoiceTwin } from '@enlace/contract/invoices/desk/schemas.ts'
import { invoiceTwinsTexts as texts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { stateWord } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../../../../core/paths.ts'

const tones = { cufe: 'bad', numero: 'bad', valor: 'warning' } as const

type TwinsPanelProps = { twins: readonly InvoiceTwin[]; mayOpenErp: boolean }

/** The other invoices of the supplier that may be the same one, and by what. */
export function TwinsPanel({ twins, mayOpenErp }: TwinsPanelProps) {
  if (twins.length === 0) return null
  return (
    <Panel title={texts.title}>
      <PlainList>
        {twins.map((twin) => (
          <li key={`${twin.donde} ${twin.id}`}>
            <Row>
              <TwinName twin={twin} mayOpenErp={mayOpenErp} />
              <StatusChip tone={tones[twin.por]}>{texts.by[twin.por]}</StatusChip>
            </Row>
            <Hint isBlock>
              {showDay(twin.fecha)} · <Amount value={twin.valor} moneda={twin.moneda} /> ·{' '}
              {stateWord(twin.donde === 'erp' ? 'factura' : 'factura_radicada', twin.estado)}
            </Hint>
          </li>
        ))}
      </PlainList>
    </Panel>
  )
}

function TwinName({ twin, mayOpenErp }: { twin: InvoiceTwin; mayOpenErp: boolean }) {
  const { donde, id, clase, numero, radicado } = twin
  if (donde === 'radicada')
    return (
      <Link href={paths.submittedInvoice({ id })}>
        {fillFor({ clase }, texts.handedIn, { numero, radicado: radicado ?? '' })}
      </Link>
    )
  const name = fill(texts.inErp, { numero })
  return mayOpenErp ? <Link href={paths.invoice({ id })}>{name}</Link> : <span>{name}</span>
}
