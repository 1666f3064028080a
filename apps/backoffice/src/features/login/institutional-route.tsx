import { failureOf } from '@enlace/web/http/failure.ts'
import { OidcStart } from '@enlace/contract/core/staff/oidc-login-schemas'
import { oidcLoginTexts as texts } from '@enlace/contract/core/staff/oidc-login-texts'
import { Button } from '@enlace/ui/button'
import { TextInput } from '@enlace/ui/text-input'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useEffect, useState } from 'react'
import { askProvider } from './queries.ts'

/** Asks whose account it is, and leads to the identity provider of that company. */
export function InstitutionalPart({ onBack }: { onBack: () => void }) {
  const form = useContractForm<{ email: string }, { email: string }>({
    schema: OidcStart,
    defaults: { email: '' },
  })
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  // Whoever comes back from the provider by the browser's own button finds this page as it was left: on its way.
  useEffect(() => {
    const stay = () => setIsSending(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])

  const handleSubmit = async ({ email }: { email: string }) => {
    setIsSending(true)
    setProblem(null)
    try {
      location.assign(await askProvider(email))
    } catch (thrown) {
      setProblem(failureOf(thrown))
      setIsSending(false)
    }
  }
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={problem}
      onSubmit={(values) => void handleSubmit(values)}
    >
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
