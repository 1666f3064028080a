import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { EventDetail } from '@enlace/contract/events/visitor/schemas.ts'
import { eventKindTexts } from '@enlace/contract/events/texts.ts'
import { agendaTexts, eventsTexts, eventTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { calendarIcon } from '@enlace/ui/core/icons.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { paths } from '../../../core/paths.ts'
import type { EventActions } from './actions.ts'
import { eventFacts } from './event-facts.tsx'
import { EventFiles } from './event-files.tsx'
import { hoursText } from '../calendar/event-words.ts'
import { dayText } from '../calendar/month-days.ts'
import { RegistrationPanel } from './registration-panel.tsx'
import styles from './detail-view.module.css'

/** One event: when and where it is, what it is about, and the person's own seat. */
export function EventView({ event, ...actions }: { event: EventDetail } & EventActions) {
  const { titulo, resumen, tipo, isCancelled, isPast, descripcion } = event
  const when = event.dia === event.dia_fin ? `${dayText(event.dia)} · ${hoursText(event)}` : hoursText(event)
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Breadcrumb
          label={documentTexts.breadcrumb}
          items={[{ label: eventsTexts.title, href: paths.events() }, { label: titulo }]}
        />
        <PageHeading
          title={titulo}
          description={<span className={styles.when}>{when}</span>}
          status={<Status event={event} />}
          actions={
            !isPast &&
            !isCancelled && (
              <Button
                icon={calendarIcon}
                title={texts.addHint}
                isBusy={actions.busy === 'calendar'}
                onClick={actions.addToCalendar}
              >
                {texts.addToCalendar}
              </Button>
            )
          }
        />
      </Stack>
      {isCancelled && (
        <Banner kind="warning">
          {[
            texts.cancelledTitle,
            ...(event.motivo_cancelacion === ''
              ? []
              : [fill(texts.cancelledWhy, { motivo: event.motivo_cancelacion })]),
          ].join(' ')}
        </Banner>
      )}
      <div className={styles.parts}>
        <Stack gap="regular">
          <Panel title={texts.facts}>
            <DefinitionList items={eventFacts(event, { when, kind: eventKindTexts[tipo] })} />
          </Panel>
          {(descripcion !== '' || resumen !== '') && (
            <Panel title={texts.about}>
              {descripcion === '' ? <p>{resumen}</p> : <SafeHtml html={descripcion} headingsFrom={3} />}
            </Panel>
          )}
        </Stack>
        <Stack gap="regular">
          <RegistrationPanel event={event} {...actions} />
          <EventFiles event={event} {...actions} />
        </Stack>
      </div>
    </Stack>
  )
}

function Status({ event: { isCancelled, isPast, inscripcion } }: { event: EventDetail }) {
  if (isCancelled) return <StatusChip tone="neutral">{agendaTexts.cancelled}</StatusChip>
  if (isPast) return <StatusChip tone="neutral">{agendaTexts.past}</StatusChip>
  return inscripcion && <StateChip owner="inscripcion" state={inscripcion.estado} />
}
