import { failureOf } from '@enlace/web/http/failure.ts'
import { OidcStart, type OidcWay } from '@enlace/contract/staff/sign-in/oidc-login-schemas.ts'
import { oidcLoginTexts as texts } from '@enlace/contract/staff/sign-in/oidc-login-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { askProvider } from './queries.ts'

/** Asks whose account it is, and leads to the identity provider of that company. */
export function InstitutionalPart({ onBack }: { onBack: () => void }) {
  const form = useContractForm<{ email: string }, { email: string }>({
    schema: z.pick(OidcStart, { email: true }),
    defaults: { email: '' },
  })
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [choice, setChoice] = useState<{ email: string; companies: NonNullable<OidcWay['companies']> }>()
  // Whoever comes back from the provider by the browser's own button finds this page as it was left: on its way.
  useEffect(() => {
    const stay = () => setIsSending(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])

  const go = async (email: string, company?: number) => {
    setIsSending(true)
    setProblem(null)
    try {
      const way = await askProvider(email, company)
      if (way.address !== undefined) {
        location.assign(way.address)
        return
      }
      setChoice({ email, companies: way.companies ?? [] })
    } catch (thrown) {
      setProblem(failureOf(thrown))
    }
    setIsSending(false)
  }
  if (choice)
    return (
      <Stack>
        <p>{texts.choose}</p>
        {choice.companies.map(({ id, nombre }) => (
          <Button key={id} isWide disabled={isSending} onClick={() => void go(choice.email, id)}>
            {nombre}
          </Button>
        ))}
        {problem && <Banner kind="warning">{problem.message}</Banner>}
        <Button isWide onClick={onBack}>
          {texts.back}
        </Button>
      </Stack>
    )
  return (
    <FormShell form={form} isSending={isSending} problem={problem} onSubmit={({ email }) => void go(email)}>
      <TextInput
        {...form.field('email')}
        type="email"
        label={texts.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSending}>
        {texts.go}
      </Button>
      <Button isWide onClick={onBack}>
        {texts.back}
      </Button>
    </FormShell>
  )
}
