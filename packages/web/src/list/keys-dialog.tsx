import { keyTexts as texts } from '@enlace/contract/core/list/part-texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from './keys-dialog.module.css'
import { listChoices, useListChoices } from './kept-choices.ts'

const keys = [
  ['j', texts.next],
  ['k', texts.previous],
  [texts.enter, texts.open],
  ['/', texts.search],
  ['e', texts.export],
  ['?', texts.help],
] as const

/** What single keys do in a list, and whether they do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { hasKeys } = useListChoices()
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <Stack gap="regular">
        <p>{texts.scope}</p>
        <dl className={styles.keys}>
          {keys.map(([key, meaning]) => (
            <div key={key} className={styles.line}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <div>
          <Checkbox
            label={texts.isOn}
            checked={hasKeys}
            aria-describedby="keys-hint"
            onChange={() => listChoices.keep({ hasKeys: !hasKeys })}
          />
          <p id="keys-hint" className={styles.hint}>
            {texts.isOnHint}
          </p>
        </div>
      </Stack>
    </Dialog>
  )
}
