import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { NewTrial } from '@enlace/contract/trial/schemas.ts'
import { trialTexts as texts } from '@enlace/contract/trial/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { FormFooter } from '@enlace/ui/form-footer.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FormShell, type FormProblem } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'

type NewTrialViewProps = {
  isOperator: boolean
  sending: { isSending: boolean; problem: FormProblem | null }
  cancelHref: string
  onCreate: (wanted: NewTrial) => void
}

/** A new trial company: its name, and where it is found. */
export function NewTrialView({ isOperator, sending, cancelHref, onCreate }: NewTrialViewProps) {
  const form = useContractForm<NewTrial, NewTrial>({
    schema: NewTrial,
    defaults: { nombre: texts.nameDefault, host: '' },
  })
  return (
    <Stack gap="large" isNarrow>
      <PageHeading title={texts.title} description={texts.intro} />
      {!isOperator && <Banner kind="warning">{companiesTexts.list.notOperator}</Banner>}
      <FormShell form={form} {...sending} onSubmit={onCreate}>
        <TextInput {...form.field('nombre')} label={texts.name} isRequired autoComplete="off" />
        <TextInput
          {...form.field('host')}
          label={companiesTexts.create.host}
          hint={companiesTexts.hosts.hint}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <p>{texts.limits}</p>
        <StepUpHint />
        <FormFooter>
          <ButtonLink href={cancelHref}>{texts.cancel}</ButtonLink>
          <Button type="submit" variant="primary" isBusy={sending.isSending} disabled={!isOperator}>
            {texts.open}
          </Button>
        </FormFooter>
      </FormShell>
    </Stack>
  )
}
