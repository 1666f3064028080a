import { fill } from '@enlace/contract/core/fill.ts'
import type { EventDetail } from '@enlace/contract/events/visitor/schemas.ts'
import { eventTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { useNeedsServer } from '@enlace/web/connection.ts'
import type { EventActions } from './actions.ts'

type RegistrationPanelProps = { event: EventDetail } & Pick<EventActions, 'busy' | 'register' | 'withdraw'>

/** The person's seat: asked for, waited for, or given back. Nothing where none is asked for, or all is over. */
export function RegistrationPanel({ event, busy, register, withdraw }: RegistrationPanelProps) {
  const [asks, setAsks] = useState(false)
  const offline = useNeedsServer()
  const { admite_inscripcion, inscripcion, inscripcion_hasta, may, isPast, isCancelled } = event
  if (!admite_inscripcion || isPast || isCancelled) return null
  const held = inscripcion?.estado === 'en_espera' ? 'place' : 'seat'
  return (
    <Panel title={texts.registration}>
      <Stack gap="regular">
        <p>{stateText(event)}</p>
        {may.register && (
          <Button
            variant="primary"
            isWide
            isBusy={busy === 'register'}
            {...offline}
            onClick={() => register('seat')}
          >
            {texts.register}
          </Button>
        )}
        {may.wait && (
          <>
            <Quiet isSmall>{texts.joinHint}</Quiet>
            <Button
              variant="primary"
              isWide
              isBusy={busy === 'register'}
              {...offline}
              onClick={() => register('place')}
            >
              {texts.join}
            </Button>
          </>
        )}
        {may.cancel && (
          <Button isBusy={busy === 'withdraw'} {...offline} onClick={() => setAsks(true)}>
            {held === 'seat' ? texts.cancel : texts.leave}
          </Button>
        )}
        {inscripcion_hasta !== null && (
          <Quiet isSmall>
            {fill(texts.openUntil, { fecha: formatInstant(new Date(inscripcion_hasta)) })}
          </Quiet>
        )}
      </Stack>
      <AskToWithdraw
        {...{ event, held }}
        isOpen={asks}
        onClose={() => setAsks(false)}
        onWithdraw={() => {
          setAsks(false)
          withdraw(held)
        }}
      />
    </Panel>
  )
}

/** What the person has, or may have. */
function stateText({ inscripcion, inscripcion_hasta, libres, cupo }: EventDetail): string {
  if (inscripcion?.estado === 'inscrito')
    return fill(texts.youHave, { fecha: formatInstant(new Date(inscripcion.desde)) })
  if (inscripcion?.estado === 'en_espera') return fill(texts.youWait, { puesto: inscripcion.puesto ?? 1 })
  if (inscripcion_hasta === null) return texts.closed
  return libres === null || cupo === null ? texts.openToAll : fill(texts.seatsOf, { libres, cupo })
}

type AskProps = {
  event: EventDetail
  held: 'seat' | 'place'
  isOpen: boolean
  onClose: () => void
  onWithdraw: () => void
}

function AskToWithdraw({ event: { titulo }, held, isOpen, onClose, onWithdraw }: AskProps) {
  const [act, question, keep] =
    held === 'seat'
      ? [texts.cancel, texts.cancelQuestion, texts.keep]
      : [texts.leave, texts.leaveQuestion, texts.stay]
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={act}
      closeLabel={keep}
      confirm={act}
      cancel={keep}
      isDanger
      onConfirm={onWithdraw}
    >
      <p>{fill(question, { titulo })}</p>
    </ConfirmDialog>
  )
}
