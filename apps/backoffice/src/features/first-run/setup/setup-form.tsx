import { fill } from '@enlace/contract/core/fill.ts'
import { companyNameTexts } from '@enlace/contract/company/name-texts.ts'
import { firstRunTexts as texts } from '@enlace/contract/first-run/texts.ts'
import { formatNit, readNit } from '@enlace/domain/nit.ts'
import { Button } from '@enlace/ui/button.tsx'
import { PasswordInput } from '@enlace/ui/password-input.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FormShell, type FormProblem } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { StrengthMeter } from '@enlace/web/password/strength-meter.tsx'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type NewSetup, setupForm, type SetupValues } from '../setup-values.ts'

type SetupFormProps = {
  /** The company that there is already. */
  company: { nombre: string; nit: string } | null
  sending: { isSending: boolean; problem: FormProblem | null }
  onSubmit: (setup: NewSetup) => void
}

const nothing: SetupValues = { firstName: '', lastName: '', email: '', password: '', nombre: '', nit: '' }

/** Who the first administrator is, and the company whose portal it is. */
export function SetupForm({ company, sending, onSubmit }: SetupFormProps) {
  const [schema] = useState(() => setupForm(company === null))
  const form = useContractForm<SetupValues, NewSetup>({ schema, defaults: nothing })
  const [email, password, nit] = useWatch({ control: form.control, name: ['email', 'password', 'nit'] })
  const read = readNit(nit)
  return (
    <FormShell form={form} {...sending} onSubmit={onSubmit}>
      <h2>{texts.company}</h2>
      {company ? (
        <p>{fill(texts.known, { company: company.nombre, nit: company.nit })}</p>
      ) : (
        <>
          <TextInput
            {...form.field('nombre')}
            label={companyNameTexts.nombre}
            hint={companyNameTexts.nombreHint}
            isRequired
            autoComplete="organization"
          />
          <TextInput
            {...form.field('nit')}
            label={companyNameTexts.nit}
            hint={
              'reason' in read
                ? companyNameTexts.nitHint
                : fill(companyNameTexts.nitRead, { nit: formatNit(read.documento_numero, read.documento_dv) })
            }
            isRequired
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
      <h2>{texts.administrator}</h2>
      <TextInput {...form.field('firstName')} label={texts.firstName} isRequired autoComplete="given-name" />
      <TextInput {...form.field('lastName')} label={texts.lastName} isRequired autoComplete="family-name" />
      <TextInput
        {...form.field('email')}
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        isRequired
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordInput
        {...form.field('password')}
        label={texts.password}
        hint={texts.passwordHint}
        isRequired
        showLabel={texts.show}
        hideLabel={texts.hide}
        autoComplete="new-password"
      />
      <StrengthMeter password={password} email={email} />
      <Button type="submit" variant="primary" size="large" isWide isBusy={sending.isSending}>
        {texts.submit}
      </Button>
    </FormShell>
  )
}
