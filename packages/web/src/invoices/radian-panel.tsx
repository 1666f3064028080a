import { fill } from '@enlace/contract/core/fill.ts'
import type { RadianEvent, RadianStatus } from '@enlace/contract/invoices/radian/schemas.ts'
import { radianTexts as texts } from '@enlace/contract/invoices/radian/screen-texts.ts'
import type { RadianEventState } from '@enlace/domain/radian/radian.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import type { ReactNode } from 'react'
import { showInstant } from '../document/shown.ts'
import styles from './invoices.module.css'

const tones = { registrado: 'info', transmitido: 'good', rechazado: 'bad' } as const satisfies Readonly<
  Record<RadianEventState, string>
> // the tones of the chip

type RadianPanelProps<Event extends RadianEvent> = {
  status: Omit<RadianStatus, 'eventos'> & { eventos: readonly Event[] }
  /** More about an event, and what can be done with it. */
  renderMore?: (event: Event) => ReactNode
  /** What follows the events: what may be recorded next. */
  children?: ReactNode
}

/** The events of an invoice with who and when, and how it stands: until when it can be claimed, or how it was accepted. */
export function RadianPanel<Event extends RadianEvent>({
  status: { estado, texto, eventos },
  renderMore,
  children,
}: RadianPanelProps<Event>) {
  if (estado === null) return null
  return (
    <Panel title={texts.title}>
      <Stack gap="small">
        <p>{texto}</p>
        {eventos.length > 0 && (
          <PlainList gap="small" isOrdered>
            {eventos.map((event) => (
              <li key={event.id}>
                <EventWords event={event} />
                {renderMore?.(event)}
              </li>
            ))}
          </PlainList>
        )}
        {children}
      </Stack>
    </Panel>
  )
}

function EventWords({ event }: { event: RadianEvent }) {
  const { codigo, nombre, at, persona, cargo, concepto, nota, estado, respuesta } = event
  return (
    <>
      <p>
        {fill(texts.named, { codigo, nombre })}{' '}
        <StatusChip tone={tones[estado]}>{texts.states[estado]}</StatusChip>
      </p>
      <p className={styles.soft}>{fill(texts.person, { at: showInstant(at), persona, cargo })}</p>
      {concepto !== null && <p>{fill(texts.concept, { concepto })}</p>}
      {nota !== '' && <p className={styles.written}>{nota}</p>}
      {respuesta !== '' && <p className={styles.written}>{fill(texts.answered, { respuesta })}</p>}
    </>
  )
}
