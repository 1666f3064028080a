import { keyTexts as texts } from '@enlace/contract/core/list/part-texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from './keys-dialog.module.css'
import { listChoices, useListChoices } from './kept-choices.ts'

/** A key, and what it does. */
export type NamedKey = readonly [key: string, does: string]

const keysOfList: readonly NamedKey[] = [
  ['j', texts.next],
  ['k', texts.previous],
  [texts.enter, texts.open],
  ['/', texts.search],
  ['e', texts.export],
  ['?', texts.help],
]

type KeysDialogProps = {
  /** The keys of a page that is no list, and where they act. */
  keys?: readonly NamedKey[]
  scope?: string
  onClose: () => void
}

/** What the single keys of a page do, and whether they do; those of a list unless others are named. */
export function KeysDialog({ keys = keysOfList, scope = texts.scope, onClose }: KeysDialogProps) {
  const { hasKeys } = useListChoices()
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <Stack gap="regular">
        <p>{scope}</p>
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
