import { WrittenStaffOidc } from '@enlace/contract/staff/oidc/schemas.ts'
import { staffOidcTexts } from '@enlace/contract/staff/oidc/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import styles from './staff-oidc.module.css'
import type { StaffOidcViewProps } from './view-props.ts'

const texts = staffOidcTexts.form

/** The form's own shape: the domains as one line. */
const domains = z.pipe(
  z.pipe(
    z.string(),
    z.transform((line) => line.split(/[\s,;]+/).filter((domain) => domain !== '')),
  ),
  WrittenStaffOidc.shape.domains,
)
const ProviderFields = z.extend(WrittenStaffOidc, { domains })
type Fields = z.input<typeof ProviderFields>

/** The form's id: the button that saves it is in the page's bar. */
export const providerFormId = 'provider'

/** Which provider it is, whom it lets in, and how far it is believed. */
export function ProviderForm(props: StaffOidcViewProps) {
  const { provider, mayWrite, busy, problem, onSave, onCheck } = props
  const { hasSecret, redirectUri: _, proofs: __, domains: kept, ...rest } = provider
  const form = useContractForm<Fields, WrittenStaffOidc>({
    schema: ProviderFields,
    defaults: { ...rest, secret: '', domains: kept.join(', ') },
  })
  const field = (name: keyof Fields) => ({ ...form.field(name), disabled: !mayWrite })
  // A secret that was kept is shown nowhere, not even where it was typed.
  const seen = useRef(provider.version)
  useEffect(() => {
    if (seen.current !== provider.version) form.setValue('secret', '')
    seen.current = provider.version
  }, [form, provider.version])
  return (
    <FormShell
      id={providerFormId}
      form={form}
      isSending={busy === 'save'}
      problem={problem}
      onSubmit={onSave}
    >
      <Checkbox {...field('isOn')} label={texts.isOn} />
      <TextInput
        {...field('issuer')}
        label={texts.issuer}
        hint={texts.issuerHint}
        isRequired
        inputMode="url"
      />
      <TextInput
        {...field('clientId')}
        label={texts.clientId}
        hint={texts.clientIdHint}
        isRequired
        autoComplete="off"
      />
      <TextInput
        {...field('secret')}
        type="password"
        label={texts.secret}
        hint={hasSecret ? texts.secretKept : texts.secretHint}
        isRequired={!hasSecret}
        autoComplete="new-password"
      />
      <TextInput {...field('domains')} label={texts.domains} hint={texts.domainsHint} isRequired />
      <Option {...field('needsVerifiedEmail')} label={texts.needsVerified} hint={texts.needsVerifiedHint} />
      <Option {...field('satisfiesFactor')} label={texts.satisfiesFactor} hint={texts.satisfiesFactorHint} />
      {mayWrite && <StepUpHint />}
      {mayWrite && (
        <Actions>
          <Button isBusy={busy === 'check'} onClick={() => onCheck(form.getValues('issuer'))}>
            {texts.check}
          </Button>
        </Actions>
      )}
    </FormShell>
  )
}

function Option({ label, hint, ...input }: { label: string; hint: string } & Parameters<typeof Checkbox>[0]) {
  return (
    <Checkbox
      {...input}
      label={
        <>
          {label}
          <span className={styles.note}>{hint}</span>
        </>
      }
    />
  )
}
