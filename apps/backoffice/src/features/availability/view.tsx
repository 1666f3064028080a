import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Availability, MaintenanceWindow } from '@enlace/contract/availability/schemas.ts'
import { availabilityTexts as texts } from '@enlace/contract/availability/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useState } from 'react'
import type { AvailabilityActs } from './actions.ts'
import { CallOffDialog } from './call-off-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { MaintenanceDialog } from './maintenance-dialog.tsx'
import { leftText } from './shown.ts'
import { WindowsTable } from './windows-table.tsx'

type AvailabilityViewProps = {
  availability: Availability
  mayWrite: boolean
  /** The server's time of the moment. */
  now: number
  acts: AvailabilityActs
}

type Asked = { what: 'close' | 'plan' } | { what: 'change' | 'call-off'; window: MaintenanceWindow }

/** Whether the portal is on line, with what can be done about it, and its maintenance. */
export function AvailabilityView({ availability, mayWrite, now, acts }: AvailabilityViewProps) {
  const [asked, setAsked] = useState<Asked>()
  const { windows } = availability
  const open = windows.filter(({ state }) => state === 'planned' || state === 'running')
  const past = windows.filter(({ state }) => state === 'done' || state === 'cancelled')
  const handleDone = () => setAsked(undefined)
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <StatePanel
        {...{ availability, mayWrite, now }}
        onClose={() => setAsked({ what: 'close' })}
        onOpen={acts.onOpen}
      />
      <Panel
        title={texts.planned}
        isFlush={open.length > 0}
        actions={mayWrite && <Button onClick={() => setAsked({ what: 'plan' })}>{texts.plan}</Button>}
      >
        {open.length === 0 ? (
          <EmptyState title={texts.none}>{texts.noneHelp}</EmptyState>
        ) : (
          <WindowsTable
            caption={texts.planned}
            windows={open}
            {...(mayWrite && {
              onChange: (window) => setAsked({ what: 'change', window }),
              onCallOff: (window) => setAsked({ what: 'call-off', window }),
            })}
          />
        )}
      </Panel>
      {past.length > 0 && (
        <Panel title={texts.past} isFlush>
          <WindowsTable caption={texts.past} windows={past} />
        </Panel>
      )}
      {asked?.what === 'close' && <CloseDialog onClose={handleDone} onSend={acts.onClose} />}
      {asked?.what === 'plan' && (
        <MaintenanceDialog window={undefined} onClose={handleDone} onSend={acts.onPlan} />
      )}
      {asked?.what === 'change' && (
        <MaintenanceDialog
          window={asked.window}
          onClose={handleDone}
          onSend={(planned) => acts.onChange(asked.window, planned)}
        />
      )}
      {asked?.what === 'call-off' && (
        <CallOffDialog
          window={asked.window}
          onClose={handleDone}
          onConfirm={() => {
            acts.onCallOff(asked.window)
            handleDone()
          }}
        />
      )}
    </Stack>
  )
}

type StatePanelProps = Pick<AvailabilityViewProps, 'availability' | 'mayWrite' | 'now'> & {
  onClose: () => void
  onOpen: () => void
}

function StatePanel({ availability, mayWrite, now, onClose, onOpen }: StatePanelProps) {
  const { isOnline, returnsAt, windows, portalUrl } = availability
  const next = windows.find(({ state }) => state === 'planned')
  const moment = isOnline ? next?.startsAt : (returnsAt ?? undefined)
  const left = moment && leftText(moment, now)
  return (
    <Panel title={texts.state}>
      <Stack>
        <div>
          <StatusChip tone={isOnline ? 'good' : 'bad'}>{isOnline ? texts.online : texts.offline}</StatusChip>
        </div>
        <p>{isOnline ? texts.onlineHelp : texts.offlineHelp}</p>
        {!isOnline && (
          <p>
            {returnsAt ? fill(texts.returnsAt, { when: formatInstant(new Date(returnsAt)) }) : texts.noReturn}
          </p>
        )}
        {left && (
          <p role="timer" aria-label={texts.countdown}>
            {fill(isOnline ? texts.closesIn : texts.opensIn, { left })}
          </p>
        )}
        <Actions>
          <Link href={portalUrl} newTabLabel={backofficeTexts.newTab}>
            {texts.seePortal}
          </Link>
          {mayWrite &&
            (isOnline ? (
              <Button onClick={onClose}>{texts.close}</Button>
            ) : (
              <Button variant="primary" onClick={onOpen}>
                {texts.open}
              </Button>
            ))}
        </Actions>
      </Stack>
    </Panel>
  )
}
