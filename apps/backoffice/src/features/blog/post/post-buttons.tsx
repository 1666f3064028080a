import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskPost, PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { blogDeskFormTexts as texts } from '@enlace/contract/blog/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Menu, type MenuItem } from '@enlace/ui/menu.tsx'
import { useState } from 'react'
import { Ask } from '../../../core/versions/publish-dialogs.tsx'
import type { PostActions } from '../actions.ts'
import { Preview } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { SaveButton } from '../../../core/forms/save-button.tsx'

type PostButtonsProps = {
  kept: DeskPost
  typed: PostDraft
  isChanged: boolean
  isBusy: boolean
  actions: PostActions
}

/** What can be done with a post as a whole. */
export function PostButtons({ kept, typed, isChanged, isBusy, actions }: PostButtonsProps) {
  const [open, setOpen] = useState<'preview' | 'publish' | 'discard' | 'retract'>()
  const close = () => setOpen(undefined)
  const { estado, fijado, seen } = kept
  const canShow = isChanged || seen !== null || estado === 'borrador' || estado === 'retirada'
  const more: MenuItem[] = [
    ...(estado === 'publicada' || estado === 'programada'
      ? [
          { id: 'pin', label: fijado ? texts.unpin : texts.pin, onSelect: () => void actions.pin(!fijado) },
          { id: 'retract', label: texts.retract, isDanger: true, onSelect: () => setOpen('retract') },
        ]
      : []),
    ...(seen
      ? [{ id: 'discard', label: texts.discard, isDanger: true, onSelect: () => setOpen('discard') }]
      : []),
  ]
  return (
    <>
      <Button onClick={() => setOpen('preview')}>{texts.preview}</Button>
      <SaveButton
        isDraft
        isSecond
        isSaving={isBusy}
        isDisabled={!isChanged}
        onSave={() => void actions.save('')}
      />
      <Button variant="primary" disabled={!canShow || isBusy} onClick={() => setOpen('publish')}>
        {texts.publish}
      </Button>
      {more.length > 0 && <Menu isFramed trigger={texts.more} items={more} />}
      {open === 'preview' && <Preview post={typed} onClose={close} />}
      {open === 'publish' && (
        <PublishDialog {...{ kept, typed, isChanged, isBusy, actions }} onClose={close} />
      )}
      {open === 'discard' && (
        <Ask
          title={texts.discard}
          confirm={texts.discard}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void actions.discard().then((isDone) => isDone && close())}
          onClose={close}
        >
          <p>{fill(texts.discardQuestion, { titulo: kept.post.titulo })}</p>
        </Ask>
      )}
      {open === 'retract' && (
        <Ask
          title={texts.retract}
          confirm={texts.retract}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void actions.retract().then((isDone) => isDone && close())}
          onClose={close}
        >
          <p>{fill(texts.retractQuestion, { titulo: kept.post.titulo })}</p>
        </Ask>
      )}
    </>
  )
}
