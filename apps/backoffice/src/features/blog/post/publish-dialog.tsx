import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskPost, PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { blogDeskFormTexts as texts } from '@enlace/contract/blog/desk/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useEffect, useState } from 'react'
import { instantOf } from '../../../core/local-moment.ts'
import type { PostActions } from '../actions.ts'

type PublishDialogProps = {
  kept: DeskPost
  typed: PostDraft
  isChanged: boolean
  isBusy: boolean
  actions: PostActions
  onClose: () => void
}

/** When a post is shown, who is told, and what of it the content's rules take away. */
export function PublishDialog({ kept, typed, isChanged, isBusy, actions, onClose }: PublishDialogProps) {
  const [isLater, setIsLater] = useState(false)
  const [at, setAt] = useState('')
  const [isQuiet, setIsQuiet] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const isShown = kept.estado === 'publicada'
  const isCommunique = typed.tipo === 'comunicado'
  const { check } = actions
  useEffect(() => {
    let isOpen = true
    check(typed.html).then(
      (parts) => isOpen && setRemoved(parts),
      () => undefined,
    )
    return () => {
      isOpen = false
    }
    // What is asked is of the text as the dialog opened over it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [typed.html])
  const handlePublish = async () => {
    const desde = isLater ? instantOf(at) : null
    const isLost = isLater && (desde === null || Date.parse(desde) <= Date.now())
    setIsWrong(isLost)
    if (isLost) return
    if (isChanged && !(await actions.save(''))) return onClose()
    await actions.show({ desde, callado: isQuiet })
    onClose()
  }
  return (
    <ConfirmDialog
      title={fill(texts.publishTitle, { titulo: typed.titulo })}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.publish}
      cancel={texts.cancel}
      isBusy={isBusy}
      onConfirm={() => void handlePublish()}
    >
      <Stack>
        {removed.length > 0 && (
          <Banner kind="warning">
            <strong>{texts.removedTitle}.</strong> {fill(texts.removed, { parts: removed.join(', ') })}
          </Banner>
        )}
        {isShown ? (
          <p>{texts.publishKeep}</p>
        ) : (
          <Select
            label={texts.publishWhen}
            value={isLater ? 'later' : 'now'}
            options={[
              { value: 'now', label: texts.publishNow },
              { value: 'later', label: texts.publishLater },
            ]}
            onChange={({ target }) => setIsLater(target.value === 'later')}
          />
        )}
        {isLater && !isShown && (
          <TextInput
            type="datetime-local"
            label={texts.publishAt}
            isRequired
            value={at}
            error={isWrong ? texts.publishAtMissing : undefined}
            onChange={({ target }) => setAt(target.value)}
          />
        )}
        {isCommunique && (
          <>
            <p>{isShown ? texts.newReceipt : texts.told}</p>
            <Checkbox
              label={texts.quiet}
              checked={isQuiet}
              onChange={({ target }) => setIsQuiet(target.checked)}
            />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
