import { passwordTexts } from '@enlace/contract/core/form/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { OidcTieBody } from '@enlace/contract/staff/sign-in/oidc-login-schemas.ts'
import { oidcLoginTexts as texts } from '@enlace/contract/staff/sign-in/oidc-login-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { PasswordInput } from '@enlace/ui/password-input.tsx'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { showTie, type Tie } from './queries.ts'

type TiePartProps = { tie: Tie; onToken: (token: string) => void; onBack: (message?: string) => void }

/** Asks a person who comes by the company's provider for the first time for their own password, once. */
export function TiePart({ tie, onToken, onBack }: TiePartProps) {
  const form = useContractForm<{ password: string }, { password: string }>({
    schema: z.pick(OidcTieBody, { password: true }),
    defaults: { password: '' },
  })
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)

  const handleSubmit = async ({ password }: { password: string }) => {
    setIsSending(true)
    setProblem(null)
    try {
      const outcome = await showTie(tie.step, password)
      if (outcome.kind === 'opened') onToken(outcome.token)
    } catch (thrown) {
      const failure = failureOf(thrown)
      // What waited is over: it begins anew.
      if (failure.code === 'oidc-spent') onBack(failure.message)
      setProblem(failure)
    }
    setIsSending(false)
  }
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={problem}
      onSubmit={(values) => void handleSubmit(values)}
    >
      <h2>{texts.tieTitle}</h2>
      <p>{fill(texts.tieIntro, { email: tie.email })}</p>
      <PasswordInput
        {...form.field('password')}
        label={texts.tiePassword}
        autoComplete="current-password"
        showLabel={passwordTexts.show}
        hideLabel={passwordTexts.hide}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
        {texts.tie}
      </Button>
      <Button isWide onClick={() => onBack()}>
        {texts.back}
      </Button>
    </FormShell>
  )
}
