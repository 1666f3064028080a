import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { type ComponentProps, Suspense } from 'react'
import styles from './late-message-form.module.css'

const MessageForm = lazyPart(async () => (await import('./message-form.tsx')).MessageForm)

/** The form of a message, which comes after what was said so far; its place is kept. */
export function LateMessageForm(props: ComponentProps<typeof MessageForm>) {
  return (
    <Suspense fallback={<div className={styles.place} data-resolved={'resolved' in props.texts} />}>
      <MessageForm {...props} />
    </Suspense>
  )
}
