import { contentAreaTexts as texts } from '@enlace/contract/content/area-texts.ts'
import { getProviderMessage } from '@enlace/contract/content/calls.ts'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { useState } from 'react'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { keepDismissed, wasDismissed } from './dismissed-message.ts'
import styles from './provider-message.module.css'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'

type ProviderMessageProps = {
  /** A band that who has read it may close; another message is shown again. */
  isDismissible?: boolean
}

/** What the company has to say to its suppliers (spec 7, CMS provider message); nothing where it says nothing. */
export function ProviderMessage({ isDismissible = false }: ProviderMessageProps) {
  const { answer } = useAnswer(getProviderMessage, {})
  const [closed, setClosed] = useState('')
  const message = answer?.contenido ?? ''
  if (message === '' || message === closed || (isDismissible && wasDismissed(message))) return null
  const handleClose = () => {
    keepDismissed(message)
    setClosed(message)
  }
  return (
    <section className={styles.message} data-band={isDismissible || undefined} aria-label={texts.message}>
      <SafeHtml html={message} className={styles.text} />
      {isDismissible && <IconButton icon={closeIcon} label={texts.closeMessage} onClick={handleClose} />}
    </section>
  )
}
