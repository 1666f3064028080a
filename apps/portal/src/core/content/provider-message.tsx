import { contentAreaTexts as texts } from '@enlace/contract/content/area-texts.ts'
import { getProviderMessage } from '@enlace/contract/content/calls.ts'
import { chevronDownIcon, closeIcon } from '@enlace/ui/core/icons.ts'
import { useOverflow } from '@enlace/ui/core/overflow.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { keepDismissed, wasDismissed } from './dismissed-message.ts'
import styles from './provider-message.module.css'
import { CleanText, useCleanHtml } from '@enlace/web/content/safe-html.tsx'

type ProviderMessageProps = {
  /** A band that who has read it may close; another message is shown again. */
  isDismissible?: boolean
}

/** What the company has to say to its suppliers (spec 7, CMS provider message); nothing where it says nothing. */
export function ProviderMessage({ isDismissible = false }: ProviderMessageProps) {
  const { answer } = useAnswer(getProviderMessage, {})
  const [closed, setClosed] = useState('')
  const message = answer?.contenido ?? ''
  const { clean } = useCleanHtml(message, 2)
  // Without its text there is no band either: it would stand empty until it has come.
  if (message === '' || message === closed || !clean || (isDismissible && wasDismissed(message))) return null
  const text = <CleanText clean={clean} className={styles.text} />
  if (!isDismissible)
    return (
      <section className={styles.message} aria-label={texts.message}>
        {text}
      </section>
    )
  const handleClose = () => {
    keepDismissed(message)
    setClosed(message)
  }
  return (
    <section className={styles.message} data-band aria-label={texts.message}>
      <Folded>{text}</Folded>
      <IconButton icon={closeIcon} label={texts.closeMessage} onClick={handleClose} />
    </section>
  )
}

/** A text of which a phone shows the first line; the rest is a button away. */
function Folded({ children }: { children: ReactNode }) {
  const [isFolded, setIsFolded] = useState(true)
  const text = useRef<HTMLDivElement>(null)
  const isCut = useOverflow(text, isFolded)
  return (
    <>
      <div
        ref={text}
        className={styles.fold}
        data-folded={isFolded || undefined}
        // A link of a line that is out of sight was reached by the keyboard.
        onFocus={() => setIsFolded(false)}
      >
        {children}
      </div>
      {(isCut || !isFolded) && (
        <span className={styles.toggle} data-open={!isFolded || undefined}>
          <IconButton
            icon={chevronDownIcon}
            label={isFolded ? texts.unfoldMessage : texts.foldMessage}
            aria-expanded={!isFolded}
            onClick={() => setIsFolded(!isFolded)}
          />
        </span>
      )}
    </>
  )
}
