import { fill } from '@enlace/contract/core/fill'
import type { DeskPost, PostDraft } from '@enlace/contract/features/blog-desk/schemas'
import { blogDeskFormTexts as texts } from '@enlace/contract/features/blog-desk/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'
import { Menu, type MenuItem } from '@enlace/ui/menu'
import { useState } from 'react'
import type { PostActions } from './actions.ts'
import { Preview } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'

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
      <Button isBusy={isBusy} disabled={!isChanged || isBusy} onClick={() => void actions.save('')}>
        {texts.save}
      </Button>
      <Button variant="primary" disabled={!canShow || isBusy} onClick={() => setOpen('publish')}>
        {texts.publish}
      </Button>
      {more.length > 0 && <Menu isFramed trigger={texts.more} items={more} />}
      {open === 'preview' && <Preview post={typed} onClose={close} />}
      {open === 'publish' && (
        <PublishDialog {...{ kept, typed, isChanged, isBusy, actions }} onClose={close} />
      )}
      {open === 'discard' && (
        <Question
          title={texts.discard}
          question={fill(texts.discardQuestion, { titulo: kept.post.titulo })}
          isBusy={isBusy}
          onConfirm={actions.discard}
          onClose={close}
        />
      )}
      {open === 'retract' && (
        <Question
          title={texts.retract}
          question={fill(texts.retractQuestion, { titulo: kept.post.titulo })}
          isBusy={isBusy}
          onConfirm={actions.retract}
          onClose={close}
        />
      )}
    </>
  )
}

type QuestionProps = {
  title: string
  question: string
  isBusy: boolean
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

function Question({ title, question, isBusy, onConfirm, onClose }: QuestionProps) {
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={texts.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            onClick={() => void onConfirm().then((isDone) => isDone && onClose())}
          >
            {title}
          </Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  )
}
