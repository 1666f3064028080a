import { type ComponentProps, lazy, Suspense } from 'react'
import styles from './late-message-form.module.css'

const MessageForm = lazy(async () => ({ default: (await import('./message-form.tsx')).MessageForm }))

/** The form of a message, which comes after what was said so far; its place is kept. */
export function LateMessageForm(props: ComponentProps<typeof MessageForm>) {
  return (
    <Suspense fallback={<div className={styles.place} data-resolved={'resolved' in props.texts} />}>
      <MessageForm {...props} />
    </Suspense>
  )
}
