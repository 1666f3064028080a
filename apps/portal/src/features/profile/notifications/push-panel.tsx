import { fill } from '@enlace/contract/core/fill.ts'
import type { NotificationBox, NotificationChoices } from '@enlace/contract/notifications/schemas.ts'
import { choicesTexts } from '@enlace/contract/notifications/choices-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { PushState } from '../../../core/notifications/push/push.ts'
import styles from './push-panel.module.css'

const texts = choicesTexts.push

type PushPanelProps = {
  /** How it stands in this browser; nothing until it is known. */
  state: PushState | undefined
  isBusy: boolean
  onEnable: () => void
  onDisable: () => void
  devices: NotificationChoices['push']['devices']
  box: NotificationBox
  busyWith: string | undefined
  offline: { disabled?: true; title?: string }
  onLockScreen: (tells: boolean) => void
  onRemove: (id: string) => void
}

/** Notices of the browser: in this one, in the person's others, and what they may say. */
export function PushPanel({
  devices,
  box,
  busyWith,
  offline,
  onLockScreen,
  onRemove,
  ...here
}: PushPanelProps) {
  return (
    <Panel title={texts.title}>
      <Stack isNarrow>
        <p>{texts.intro}</p>
        <Here {...here} offline={offline} />
        <Checkbox
          label={
            <>
              <strong className={styles.name}>{texts.lockScreen}</strong>
              <span className={styles.hint}>{texts.lockScreenHint}</span>
            </>
          }
          checked={busyWith === 'lock-screen' ? !box.tellsOnLockScreen : box.tellsOnLockScreen}
          onChange={({ target }) => onLockScreen(target.checked)}
          {...offline}
        />
        {devices.length > 0 && (
          <div>
            <h3 className={styles.title}>{texts.devices}</h3>
            <ul className={styles.devices}>
              {devices.map(({ id, device, at }) => (
                <li key={id} className={styles.device}>
                  <span>
                    {device || texts.unknownDevice}{' '}
                    <span className={styles.since}>
                      {fill(texts.since, { fecha: formatInstant(new Date(at)) })}
                    </span>
                  </span>
                  <Button
                    aria-label={fill(texts.removeOf, { device: device || texts.unknownDevice })}
                    isBusy={busyWith === id}
                    onClick={() => onRemove(id)}
                    {...offline}
                  >
                    {texts.remove}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Stack>
    </Panel>
  )
}

type HereProps = Pick<PushPanelProps, 'state' | 'isBusy' | 'onEnable' | 'onDisable' | 'offline'>

function Here({ state, isBusy, onEnable, onDisable, offline }: HereProps) {
  switch (state) {
    case undefined:
      return null
    case 'unsupported':
    case 'uninstalled':
    case 'denied':
    case 'shared':
      return <p role="status">{texts[state]}</p>
    case 'on':
      return (
        <Row gap="regular" align="center">
          <p role="status">{texts.isOn}</p>
          <Button isBusy={isBusy} onClick={onDisable} {...offline}>
            {texts.disable}
          </Button>
        </Row>
      )
    case 'off':
      return (
        <Row gap="regular" align="center">
          <Button isBusy={isBusy} onClick={onEnable} {...offline}>
            {texts.enable}
          </Button>
        </Row>
      )
  }
}
