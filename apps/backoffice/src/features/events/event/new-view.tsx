import { eventsDeskFormTexts as texts, eventsDeskTexts } from '@enlace/contract/events/desk/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { SaveButton } from '../../../core/forms/save-button.tsx'
import { paths } from '../../../core/paths.ts'
import { EventForm } from './form/event-form.tsx'
import type { TypedEvent } from './form/typed-event.ts'

type NewEventViewProps = {
  typed: TypedEvent
  faults: Readonly<Record<string, string>>
  isBusy: boolean
  onChange: (typed: TypedEvent) => void
  onSave: (isDraft: boolean) => void
}

/** An event that is begun. */
export function NewEventView({ typed, faults, isBusy, onChange, onSave }: NewEventViewProps) {
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: eventsDeskTexts.title, href: paths.events() }, { label: texts.newTitle }]}
      />
      <PageHeading
        title={texts.newTitle}
        actions={
          <>
            <SaveButton isDraft isSecond isSaving={false} isDisabled={isBusy} onSave={() => onSave(true)} />
            <Button variant="primary" isBusy={isBusy} disabled={isBusy} onClick={() => onSave(false)}>
              {texts.publish}
            </Button>
          </>
        }
      />
      <EventForm {...{ typed, faults, onChange }} isDisabled={false} isNew />
    </Stack>
  )
}
