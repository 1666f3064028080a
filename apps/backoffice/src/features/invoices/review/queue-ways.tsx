import { fill } from '@enlace/contract/core/fill.ts'
import { keyTexts } from '@enlace/contract/core/list/part-texts.ts'
import {
  invoiceDecisionTexts,
  invoiceQueueTexts as texts,
} from '@enlace/contract/invoices/desk/screen-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { chevronLeftIcon, chevronRightIcon, questionIcon } from '@enlace/ui/core/icons.ts'
import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { IconLink } from '@enlace/ui/icon-link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { goTo } from '@enlace/web/place.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useDeskKeys } from '../../../core/desk/use-desk-keys.ts'
import { paths } from '../../../core/paths.ts'
import { decisionKeys } from './decisions.tsx'
import type { Neighbours, Queued } from './queue.ts'

const KeysDialog = lazyPart(async () => (await import('@enlace/web/list/keys-dialog.tsx')).KeysDialog)

const keys = [
  ['j', texts.next],
  ['k', texts.previous],
  [decisionKeys.accept, invoiceDecisionTexts.accept],
  [decisionKeys.return, invoiceDecisionTexts.return],
  ['?', keyTexts.help],
] as const

/** The ways to the invoice before and the one after, also by a key each, and what the keys are. */
export function QueueWays({ before, after }: Neighbours) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const go = (to: Queued | undefined) => () => to && goTo(paths.submittedInvoice({ id: to.id }))
  useDeskKeys({ j: go(after), k: go(before), '?': () => setIsHelpOpen(true) })
  return (
    <>
      {before && (
        <IconLink
          icon={chevronLeftIcon}
          label={texts.previous}
          href={paths.submittedInvoice({ id: before.id })}
        />
      )}
      {after && (
        <IconLink
          icon={chevronRightIcon}
          label={texts.next}
          href={paths.submittedInvoice({ id: after.id })}
        />
      )}
      <IconButton icon={questionIcon} label={keyTexts.title} onClick={() => setIsHelpOpen(true)} />
      <Suspense>
        {isHelpOpen && <KeysDialog keys={keys} scope={texts.keys} onClose={() => setIsHelpOpen(false)} />}
      </Suspense>
    </>
  )
}

type NextInQueueProps = {
  next: Queued | undefined
  /** It was decided just now: the focus goes on to the next. */
  isFocused: boolean
}

/** Where to go on once an invoice is decided: to the next one, or back to the list where none is left. */
export function NextInQueue({ next, isFocused }: NextInQueueProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) box.current?.querySelector('a')?.focus()
  }, [isFocused])
  return (
    <div ref={box}>
      <Panel title={texts.next}>
        {next ? (
          <ButtonLink variant="primary" isWide href={paths.submittedInvoice({ id: next.id })}>
            {fill(texts.named, { numero: next.numero, proveedor: next.proveedor })}
          </ButtonLink>
        ) : (
          <Stack>
            <Quiet>{texts.empty}</Quiet>
            <ButtonLink href={paths.submittedInvoices()}>{texts.list}</ButtonLink>
          </Stack>
        )}
      </Panel>
    </div>
  )
}
