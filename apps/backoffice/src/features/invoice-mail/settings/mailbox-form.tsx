import { fill } from '@enlace/contract/core/fill.ts'
import { mailboxSecurities, usualPorts } from '@enlace/contract/invoice-mail/limits.ts'
import {
  type KeptMailbox,
  type MailboxTrial,
  WrittenMailbox,
} from '@enlace/contract/invoice-mail/settings/schemas.ts'
import { invoiceMailboxTexts as texts } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { type FormEvent, useState } from 'react'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import { AccountFields } from './account-fields.tsx'
import type { FieldsProps } from './fields-props.ts'

/** What the form of the mailbox can do. */
export type MailboxActs = {
  /** @throws CallFailure */
  onTry: (written: WrittenMailbox) => Promise<MailboxTrial>
  /** @throws CallFailure; `changed-meanwhile` where it is another by now. */
  onSave: (written: WrittenMailbox) => Promise<void>
}

type MailboxFormProps = MailboxActs & { mailbox: KeptMailbox | null; mayWrite: boolean }

const empty: WrittenMailbox = {
  servidor: '',
  puerto: usualPorts.tls,
  seguridad: 'tls',
  usuario: '',
  acceso: 'clave',
  inquilino: '',
  cliente: '',
  clave: '',
  actualizacion: '',
  carpeta: 'INBOX',
  encendido: true,
  version: 0,
}

/** The mailbox as it is kept, without its secrets. */
function writtenOf({
  motivo: _,
  leido_at: __,
  falla: ___,
  proxima_at: ____,
  ...kept
}: KeptMailbox): WrittenMailbox {
  return { ...kept, clave: '', actualizacion: '' }
}

/** How the mailbox is reached; it can be tried out before it is kept. */
export function MailboxForm({ mailbox, mayWrite, onTry, onSave }: MailboxFormProps) {
  const [written, setWritten] = useState<WrittenMailbox>(() => (mailbox ? writtenOf(mailbox) : empty))
  const [faults, setFaults] = useState<FieldFaults>({})
  const [trial, setTrial] = useState<MailboxTrial>()
  const { busy, run } = useAct()
  const change = (part: Partial<WrittenMailbox>) => {
    setWritten((now) => ({ ...now, ...part }))
    setTrial(undefined)
  }
  const act = (name: string, work: () => Promise<unknown>) => {
    const found = fieldFaults(WrittenMailbox, written)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    void run(name, async () => {
      try {
        await work()
      } catch (thrown) {
        setFaults(refusedFields(failureOf(thrown)))
        throw thrown
      }
    })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    act('save', () => onSave(written))
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="regular" isNarrow>
        <ServerFields {...{ written, faults, mayWrite }} onChange={change} />
        <AccountFields
          {...{ written, faults, mayWrite }}
          isKept={mailbox?.acceso === written.acceso}
          onChange={change}
        />
        <Checkbox
          label={texts.isOn}
          disabled={!mayWrite}
          checked={written.encendido}
          onChange={({ target }) => change({ encendido: target.checked })}
        />
        {trial !== undefined && <Trial trial={trial} />}
        {mayWrite && <StepUpHint />}
        {mayWrite && (
          <Actions>
            <Button type="submit" variant="primary" isBusy={busy === 'save'}>
              {texts.save}
            </Button>
            <Button
              isBusy={busy === 'try'}
              onClick={() => act('try', async () => setTrial(await onTry(written)))}
            >
              {texts.probe}
            </Button>
          </Actions>
        )}
      </Stack>
    </form>
  )
}

function ServerFields({ written, faults, mayWrite, onChange }: FieldsProps) {
  const usual = { disabled: !mayWrite, autoComplete: 'off', spellCheck: false, isRequired: true }
  return (
    <>
      <TextInput
        {...usual}
        label={texts.server}
        hint={texts.serverHint}
        error={faults['servidor']}
        maxLength={253}
        value={written.servidor}
        onChange={({ target }) => onChange({ servidor: target.value })}
      />
      <Select
        label={texts.security}
        disabled={!mayWrite}
        value={written.seguridad}
        options={mailboxSecurities.map((value) => ({ value, label: texts.securities[value] }))}
        onChange={({ target }) => {
          const seguridad = mailboxSecurities.find((one) => one === target.value) ?? 'tls'
          onChange({ seguridad, puerto: usualPorts[seguridad] })
        }}
      />
      <TextInput
        {...usual}
        label={texts.port}
        error={faults['puerto']}
        inputMode="numeric"
        maxLength={5}
        value={Number.isNaN(written.puerto) ? '' : String(written.puerto)}
        onChange={({ target }) => onChange({ puerto: Number.parseInt(target.value, 10) })}
      />
    </>
  )
}

function Trial({ trial: { mensajes, falla } }: { trial: MailboxTrial }) {
  return falla === null ? (
    <Banner kind="info">{fill(texts.probeOk, { n: mensajes ?? 0 })}</Banner>
  ) : (
    <Banner kind="warning">{fill(texts.probeFailed, { falla })}</Banner>
  )
}
