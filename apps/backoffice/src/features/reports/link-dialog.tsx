import { ReportLinkBody, type DeskReportLink } from '@enlace/contract/reports/desk/schemas.ts'
import { reportsDeskTexts as texts } from '@enlace/contract/reports/desk/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useState } from 'react'
import type { Refusals } from './actions.ts'

type LinkDialogProps = {
  link: DeskReportLink | undefined
  isBusy: boolean
  onKeep: (body: ReportLinkBody) => Promise<Refusals | undefined>
  onClose: () => void
}

/** A link to a report elsewhere: what it is called, and where it leads. */
export function LinkDialog({ link, isBusy, onKeep, onClose }: LinkDialogProps) {
  const [title, setTitle] = useState(link?.title ?? '')
  const [url, setUrl] = useState(link?.url ?? 'https://')
  const [about, setAbout] = useState(link?.about ?? '')
  const [place, setPlace] = useState(String(link?.place ?? 999))
  const [faults, setFaults] = useState<Refusals>({})
  const handleSave = async () => {
    const read = ReportLinkBody.safeParse({
      title,
      url,
      about,
      place: place === '' ? undefined : Number(place),
    })
    if (!read.success) {
      setFaults(Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])))
      return
    }
    const refused = await onKeep(read.data)
    if (refused) setFaults(refused)
    else onClose()
  }
  return (
    <ConfirmDialog
      title={texts.linkTitle}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.save}
      cancel={texts.cancel}
      isBusy={isBusy}
      onConfirm={() => void handleSave()}
    >
      <Stack>
        <TextInput
          label={texts.titulo}
          isRequired
          maxLength={80}
          value={title}
          error={faults['title']}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextInput
          label={texts.url}
          isRequired
          inputMode="url"
          maxLength={500}
          value={url}
          error={faults['url']}
          onChange={({ target }) => setUrl(target.value)}
        />
        <TextArea
          label={texts.about}
          rows={2}
          maxLength={300}
          value={about}
          error={faults['about']}
          onChange={({ target }) => setAbout(target.value)}
        />
        <NumericInput
          isWhole
          label={texts.place}
          isRequired
          value={place}
          error={faults['place']}
          onChange={({ target }) => setPlace(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
