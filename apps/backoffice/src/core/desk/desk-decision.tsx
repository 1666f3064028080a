import { deskTexts as texts } from '@enlace/contract/core/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { CloseContext } from '@enlace/ui/core/closing.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './desk-decision.module.css'
import { useDeskKeys } from './use-desk-keys.ts'

/** One way to decide about what is under review. */
export type DeskChoice = {
  id: string
  label: string
  isPrimary?: boolean
  /** The single key that opens its form. */
  shortcut?: string
  /** Whether it may be chosen now; one whose form is open stays, even if somebody else decides meanwhile. */
  isOffered: boolean
  /** The head of its form. */
  title: string
  form: (close: () => void) => ReactNode
}

type DeskDecisionProps = {
  choices: readonly DeskChoice[]
  /** What can be done before anything is decided. */
  before?: ReactNode
}

/** What is decided at a desk, beside the papers that it is decided about: the ways to decide, then the form of one. */
export function DeskDecision({ choices, before }: DeskDecisionProps) {
  const headId = useId()
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<string>(undefined)
  const [openedId, setOpenedId] = useState<string>()
  const opened = choices.find(({ id }) => id === openedId)
  const offered = choices.filter(({ isOffered }) => isOffered)
  const open = (id: string) => {
    opener.current = id
    setOpenedId(id)
  }
  const close = () => setOpenedId(undefined)
  const hasKeys = useDeskKeys(
    Object.fromEntries(
      opened ? [] : offered.flatMap(({ id, shortcut }) => (shortcut ? [[shortcut, () => open(id)]] : [])),
    ),
  )
  useEffect(() => {
    if (openedId !== undefined)
      panel.current?.querySelector<HTMLElement>('input, textarea, select, [type="submit"]')?.focus()
    else if (opener.current) {
      panel.current?.querySelector<HTMLElement>(`[data-choice="${opener.current}"]`)?.focus()
      opener.current = undefined
    }
  }, [openedId])
  if (!opened && offered.length === 0) return null
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-open={opened ? true : undefined}
      aria-label={texts.decision}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && opened) close()
      }}
    >
      <h2 id={headId} className={styles.title}>
        {opened ? opened.title : texts.decision}
      </h2>
      {opened ? (
        <div className={styles.body}>
          <CloseContext value={close}>{opened.form(close)}</CloseContext>
        </div>
      ) : (
        <div className={styles.choices}>
          {before}
          {offered.map(({ id, label, isPrimary, shortcut = '' }) => (
            <Button
              key={id}
              data-choice={id}
              variant={isPrimary ? 'primary' : 'quiet'}
              {...(hasKeys && shortcut && { 'aria-keyshortcuts': shortcut })}
              onClick={() => open(id)}
            >
              {label}
              {hasKeys && shortcut && (
                <kbd className={styles.key} aria-hidden>
                  {shortcut}
                </kbd>
              )}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
