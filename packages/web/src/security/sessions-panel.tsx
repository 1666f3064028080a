import type { OpenSession } from '@enlace/contract/sign-in/security/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Entries } from './entries.tsx'
import { moment } from './moment.ts'
import type { SecurityActions } from './actions.ts'
import { useAct } from '../http/use-act.ts'

type SessionsPanelProps = { sessions: readonly OpenSession[]; actions: SecurityActions }

/** The browsers in which the person is signed in, this one first said so; each of the others can be ended. */
export function SessionsPanel({ sessions, actions }: SessionsPanelProps) {
  const { busy, run } = useAct()
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <Panel title={texts.sessions}>
      <Stack gap="small">
        <Entries
          label={texts.sessions}
          entries={sessions.map(
            ({ id, isCurrent, company, isBackoffice, device, address, createdAt, seenAt }) => ({
              id,
              title: device,
              status: isCurrent && <StatusChip tone="good">{texts.thisSession}</StatusChip>,
              facts: (
                <>
                  {fill(isBackoffice ? texts.backofficeSessionFacts : texts.sessionFacts, {
                    company,
                    address,
                  })}
                  <br />
                  {fill(texts.sessionSince, { at: moment(createdAt), seen: moment(seenAt) })}
                </>
              ),
              action: !isCurrent && (
                <Button
                  aria-label={fill(texts.endOne, { device })}
                  isBusy={busy === id}
                  onClick={() => void run(id, () => actions.endOne(id), texts.endedOne)}
                >
                  {texts.end}
                </Button>
              ),
            }),
          )}
        />
        {others.length === 0 && <p>{texts.noOthers}</p>}
        {others.length > 0 && (
          <div>
            <Button
              isBusy={busy === 'others'}
              onClick={() => void run('others', actions.endOthers, texts.endedOthers)}
            >
              {texts.endOthers}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  )
}
