import type { TrustedDevice } from '@enlace/contract/sign-in/security/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Entries } from './entries.tsx'
import { moment } from './moment.ts'
import type { SecurityActions } from './actions.ts'
import { useAct } from '../http/use-act.ts'

type DevicesPanelProps = { devices: readonly TrustedDevice[]; actions: SecurityActions }

/** The devices that are not asked for the second factor at the login, until their trust is over or taken away. */
export function DevicesPanel({ devices, actions }: DevicesPanelProps) {
  const { busy, run } = useAct()
  return (
    <Panel title={texts.devices}>
      <Stack gap="small">
        <p>{texts.devicesIntro}</p>
        {devices.length === 0 && <p>{texts.devicesNone}</p>}
        {devices.length > 0 && (
          <Entries
            label={texts.devices}
            entries={devices.map(({ id, device, address, until }) => ({
              id,
              title: device,
              facts: fill(texts.deviceFacts, { address, until: moment(until) }),
              action: (
                <Button
                  aria-label={fill(texts.distrustOf, { device })}
                  isBusy={busy === id}
                  onClick={() => void run(id, () => actions.distrust(id), texts.distrusted)}
                >
                  {texts.distrust}
                </Button>
              ),
            }))}
          />
        )}
      </Stack>
    </Panel>
  )
}
