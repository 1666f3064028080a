import { useState } from 'react'
import { Actions } from '../src/actions.tsx'
import { Banner } from '../src/banner.tsx'
import { Button } from '../src/button.tsx'
import { Checkbox } from '../src/checkbox.tsx'
import { pending } from '../src/core/pending.ts'
import { toast } from '../src/core/toasts.ts'
import { DateInput } from '../src/date-input.tsx'
import { DialogFooter } from '../src/dialog-footer.tsx'
import { Dialog } from '../src/dialog.tsx'
import { ErrorSummary } from '../src/error-summary.tsx'
import { PageHeading } from '../src/page-heading.tsx'
import { PasswordInput } from '../src/password-input.tsx'
import { Select } from '../src/select.tsx'
import { Stack } from '../src/stack.tsx'
import { TextArea } from '../src/text-area.tsx'
import { TextInput } from '../src/text-input.tsx'
import { SampleShell } from './sample-shell.tsx'
import { texts } from './texts.ts'

const ignore = () => undefined
const wrong = [{ fieldId: 'email', message: texts.emailWrong }]
const idTypes = [
  { value: 'nit', label: 'NIT' },
  { value: 'cc', label: texts.citizen },
]

function notify() {
  toast({ kind: 'success', title: texts.successTitle, message: texts.success })
  toast({ kind: 'error', title: texts.failureTitle, message: texts.failure })
  toast({ kind: 'info', message: texts.offline })
}

/** A form as a visitor sees it, and what floats above a page. */
export function FormSample() {
  const [isAsking, setIsAsking] = useState(false)
  const closing = () => setIsAsking(false)
  return (
    <SampleShell
      banner={
        <Banner kind="warning" onDismiss={ignore} dismissLabel={texts.close}>
          {texts.offline}
        </Banner>
      }
    >
      <Stack gap="large">
        <PageHeading title={texts.contactTitle} description={texts.contactDescription} />
        <form noValidate>
          <Stack isNarrow>
            <ErrorSummary title={texts.summaryTitle} errors={wrong} />
            <TextInput label={texts.names} defaultValue="Marta" isRequired />
            <TextInput
              id="email"
              type="email"
              label={texts.email}
              hint={texts.emailHint}
              error={texts.emailWrong}
              defaultValue="marta@"
              isRequired
            />
            <Select
              label={texts.idType}
              options={idTypes}
              placeholder={texts.choose}
              defaultValue=""
              isRequired
            />
            <TextInput label={texts.idNumber} disabled />
            <DateInput label={texts.date} />
            <PasswordInput
              label={texts.password}
              showLabel={texts.show}
              hideLabel={texts.hide}
              defaultValue="clave"
            />
            <TextArea label={texts.message} rows={3} />
            <Checkbox label={texts.terms} error={texts.required} isRequired />
            <Actions>
              <Button variant="primary" size="large" onClick={notify}>
                {texts.send}
              </Button>
              <Button size="large" onClick={() => pending.writes.begin()}>
                {texts.cancel}
              </Button>
              <Button variant="danger-quiet" onClick={() => setIsAsking(true)}>
                {texts.delete}
              </Button>
              <Button variant="primary" isBusy>
                {texts.sending}
              </Button>
              <Button disabled>{texts.disabled}</Button>
            </Actions>
          </Stack>
        </form>
      </Stack>
      <Dialog isOpen={isAsking} onClose={closing} title={texts.dialogTitle} closeLabel={texts.close}>
        <p>{texts.dialogText}</p>
        <DialogFooter cancel={texts.cancel} confirm={texts.delete} isDanger onConfirm={closing} />
      </Dialog>
    </SampleShell>
  )
}
