import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { EventFeed } from '@enlace/contract/events/visitor/schemas.ts'
import { feedTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { calendarIcon } from '@enlace/ui/core/icons.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useState } from 'react'
import styles from './feed-view.module.css'

type FeedViewProps = {
  /** Nothing while it is on its way. */
  feed: EventFeed | undefined
  hasFailed: boolean
  busy: string | undefined
  make: () => void
  revoke: () => void
  onClose: () => void
}

/** What a subscription is, its secret address, and how it is changed or ended. */
export function FeedView({ feed, hasFailed, busy, make, revoke, onClose }: FeedViewProps) {
  const [asks, setAsks] = useState<'renew' | 'revoke'>()
  const address = feed?.address ?? null
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <Stack gap="regular">
        <p>{texts.what}</p>
        <Quiet>{texts.secret}</Quiet>
        {feed === undefined && (hasFailed ? <p role="alert">{emptyTexts.failed}</p> : <Skeleton lines={2} />)}
        {feed !== undefined && address === null && (
          <Button variant="primary" icon={calendarIcon} isBusy={busy === 'make'} onClick={make}>
            {texts.make}
          </Button>
        )}
        {feed !== undefined && address !== null && (
          <>
            <Address address={address} />
            <Quiet>
              {feed.lastRead === null
                ? texts.never
                : fill(texts.lastRead, { fecha: formatInstant(new Date(feed.lastRead)) })}
            </Quiet>
            {asks === undefined ? (
              <Row>
                <Button onClick={() => setAsks('renew')}>{texts.renew}</Button>
                <Button variant="danger-quiet" onClick={() => setAsks('revoke')}>
                  {texts.revoke}
                </Button>
              </Row>
            ) : (
              <Confirm
                question={asks === 'renew' ? texts.renewQuestion : texts.revokeQuestion}
                act={asks === 'renew' ? texts.renew : texts.revoke}
                isDanger={asks === 'revoke'}
                onKeep={() => setAsks(undefined)}
                onAct={() => {
                  setAsks(undefined)
                  if (asks === 'renew') make()
                  else revoke()
                }}
              />
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function Address({ address }: { address: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => toast({ kind: 'success', message: texts.copied }),
      () => toast({ kind: 'warning', message: texts.copyFailed }),
    )
  return (
    <>
      <TextInput label={texts.address} value={address} readOnly onFocus={({ target }) => target.select()} />
      <Row>
        <Button variant="primary" onClick={copy}>
          {texts.copy}
        </Button>
        <ButtonLink href={address.replace(/^https?:/, 'webcal:')}>{texts.openApp}</ButtonLink>
      </Row>
    </>
  )
}

/** The button that was pressed is gone: the question takes its place, on the answer that changes nothing. */
const takeFocus = (group: HTMLDivElement | null) => group?.querySelector('button')?.focus()

type ConfirmProps = {
  question: string
  act: string
  isDanger: boolean
  onKeep: () => void
  onAct: () => void
}

function Confirm({ question, act, isDanger, onKeep, onAct }: ConfirmProps) {
  return (
    <div ref={takeFocus} role="group" aria-label={question} className={styles.confirm}>
      <p>{question}</p>
      <DialogFooter
        cancel={texts.keep}
        onCancel={onKeep}
        confirm={act}
        isDanger={isDanger}
        onConfirm={onAct}
      />
    </div>
  )
}
