import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskReport } from '@enlace/contract/reports/desk/schemas.ts'
import { reportsDeskTexts as texts } from '@enlace/contract/reports/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useState } from 'react'
import type { Refusals, ReportActions } from './actions.ts'
import { chosenOf, settingsOf } from './column-choice.ts'
import { ColumnsList } from './columns-list.tsx'

type ReportDialogProps = {
  report: DeskReport
  mayWrite: boolean
  isBusy: boolean
  actions: ReportActions
  onClose: () => void
}

/** How suppliers have a report: whether, under which title, with which columns and filters. */
export function ReportDialog({ report, mayWrite, isBusy, actions, onClose }: ReportDialogProps) {
  const { settings } = report
  const [isOn, setIsOn] = useState(report.isOn)
  const [title, setTitle] = useState(settings.title ?? '')
  const [about, setAbout] = useState(settings.about ?? '')
  const [place, setPlace] = useState(settings.place === null ? '' : String(settings.place))
  const [chosen, setChosen] = useState(() => chosenOf(report))
  const [faults, setFaults] = useState<Refusals>({})
  const isTouched = Object.values(settings).some((value) => value !== null)
  const end = (refused: Refusals | undefined) => {
    if (refused) setFaults(refused)
    else onClose()
  }
  const handleSave = async () => {
    const found = {
      ...(!chosen.some(({ isShown }) => isShown) && { columns: texts.columnsMissing }),
      ...(place !== '' && !/^[1-9]\d{0,2}$/.test(place) && { place: texts.placeMalformed }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    end(
      await actions.change(report, {
        is_on: isOn === report.isShipped ? null : isOn,
        title: title.trim() || null,
        about: about.trim() || null,
        place: place === '' ? null : Number(place),
        ...settingsOf(report, chosen),
      }),
    )
  }
  return (
    <Dialog
      isOpen
      isWide
      title={fill(texts.editTitle, { title: settings.title ?? report.title })}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <Stack>
        <Checkbox
          label={texts.offered}
          disabled={!mayWrite}
          checked={isOn}
          onChange={({ target }) => setIsOn(target.checked)}
        />
        <TextInput
          label={texts.titulo}
          hint={fill(texts.titleHint, { title: report.title })}
          maxLength={80}
          disabled={!mayWrite}
          value={title}
          error={faults['title']}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label={texts.about}
          hint={fill(texts.aboutHint, { about: report.about })}
          rows={2}
          maxLength={300}
          disabled={!mayWrite}
          value={about}
          error={faults['about']}
          onChange={({ target }) => setAbout(target.value)}
        />
        <NumericInput
          isWhole
          label={texts.place}
          hint={texts.placeHint}
          disabled={!mayWrite}
          value={place}
          error={faults['place']}
          onChange={({ target }) => setPlace(target.value)}
        />
        <ColumnsList
          chosen={chosen}
          fault={faults['columns'] ?? faults['filters']}
          isDisabled={!mayWrite}
          onChange={setChosen}
        />
      </Stack>
      {mayWrite ? (
        <DialogFooter
          cancel={texts.cancel}
          confirm={texts.save}
          isBusy={isBusy}
          onConfirm={() => void handleSave()}
          aside={isTouched && <Reset isBusy={isBusy} onReset={() => void actions.reset(report).then(end)} />}
        />
      ) : (
        <DialogFooter cancel={texts.close} />
      )}
    </Dialog>
  )
}

function Reset({ isBusy, onReset }: { isBusy: boolean; onReset: () => void }) {
  return (
    <Button variant="danger-quiet" disabled={isBusy} onClick={onReset}>
      {texts.reset}
    </Button>
  )
}
