import { type Connection, type TrialAnswer, WrittenConnection } from '@enlace/contract/connections/schemas.ts'
import {
  connectionsTexts,
  connectionTexts as texts,
  pulledKindTexts,
  pullIntervalTexts,
} from '@enlace/contract/connections/texts.ts'
import { filedKinds, pulledKinds, pullIntervals } from '@enlace/domain/connections.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { type FormEvent, useState } from 'react'
import { Choices } from '../../core/choices/choices.tsx'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'
import { useCheckedAct } from '../../core/forms/use-checked-act.ts'
import type { FormActs } from './acts.ts'
import { ReachedFields } from './reached-fields.tsx'
import { TrialResult } from './trial-result.tsx'

type ConnectionFormProps = FormActs & {
  /** The one that is changed; none where one is made. */
  connection: Connection | undefined
  /** Whether it writes drafts of bills, too. */
  writes: boolean
  mayWrite: boolean
}

/** The form's id: the button that saves a connection is in the page's bar. */
export const connectionFormId = 'connection'

const empty: WrittenConnection = {
  nombre: '',
  sistema: 'odoo',
  direccion: '',
  base: '',
  usuario: '',
  secreto: '',
  registros: [...pulledKinds],
  cada: 60,
  archivos: [],
}

function writtenOf(connection: Connection): WrittenConnection {
  const { nombre, sistema, direccion, base, usuario, registros, cada, archivos } = connection
  return { nombre, sistema, direccion, base, usuario, registros, cada, archivos, secreto: '' }
}

/** How an ERP is reached and what is brought from it; it can be tried out before it is kept. */
export function ConnectionForm({ connection, writes, mayWrite, onTry, onSave }: ConnectionFormProps) {
  const [written, setWritten] = useState(() => (connection ? writtenOf(connection) : empty))
  const [trial, setTrial] = useState<TrialAnswer>()
  const { busy, faults, act: actIf } = useCheckedAct()
  const change = (part: Partial<WrittenConnection>) => {
    setWritten((now) => ({ ...now, ...part }))
    setTrial(undefined)
  }
  const act = (name: string, work: () => Promise<unknown>, needsName: boolean) =>
    actIf(name, fieldFaults(WrittenConnection, needsName ? written : { ...written, nombre: '-' }), work)
  const filed = filedKinds.filter((kind) => written.registros.includes(kind))
  const handleTry = () => act('try', async () => setTrial(await onTry(written)), false)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const save = async () => {
      await onSave(written)
      setWritten((now) => ({ ...now, secreto: '' }))
    }
    act('save', save, true)
  }
  return (
    <form id={connectionFormId} noValidate onSubmit={handleSubmit}>
      <Stack gap="regular" isNarrow>
        <TextInput
          label={texts.nameLabel}
          hint={texts.nameHint}
          error={faults['nombre']}
          isRequired
          disabled={!mayWrite}
          maxLength={60}
          autoComplete="off"
          value={written.nombre}
          onChange={({ target }) => change({ nombre: target.value })}
        />
        <ReachedFields
          {...{ written, faults, mayWrite, writes }}
          isKept={connection !== undefined}
          onChange={change}
        />
        <Choices
          legend={texts.kindsLabel}
          options={pulledKinds.map((kind) => [kind, pulledKindTexts[kind]] as const)}
          chosen={written.registros}
          fault={faults['registros']}
          isDisabled={!mayWrite}
          onChange={(registros) => change({ registros })}
        />
        {filed.length > 0 && (
          <Choices
            legend={texts.files}
            hint={texts.filesHint}
            options={filed.map((kind) => [kind, pulledKindTexts[kind]] as const)}
            chosen={written.archivos}
            fault={faults['archivos']}
            isDisabled={!mayWrite}
            onChange={(archivos) => change({ archivos })}
          />
        )}
        <Select
          label={texts.everyLabel}
          disabled={!mayWrite}
          value={String(written.cada)}
          options={pullIntervals.map((value) => ({ value: String(value), label: pullIntervalTexts[value] }))}
          onChange={({ target }) =>
            change({ cada: pullIntervals.find((one) => String(one) === target.value) ?? 60 })
          }
        />
        {trial !== undefined && <TrialResult answer={trial} />}
        {mayWrite && <StepUpHint />}
        {mayWrite && (
          <Actions>
            {connection === undefined && (
              <Button type="submit" variant="primary" isBusy={busy === 'save'}>
                {connectionsTexts.create}
              </Button>
            )}
            <Button isBusy={busy === 'try'} onClick={handleTry}>
              {texts.probe}
            </Button>
          </Actions>
        )}
      </Stack>
    </form>
  )
}
