import { useQuery } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { acceptanceTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { AppShell } from '@enlace/ui/app-shell.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { loadAnew } from '@enlace/web/load-anew.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { Logo } from '../../core/company/logo.tsx'
import { paths } from '../../core/paths.ts'
import { sessionContextQuery } from '../../core/session/queries.ts'
import { signOut } from '../../core/session/lifetime/sign-out.ts'
import { switchCompany } from '../../core/session/lifetime/switch-company.ts'
import { AcceptanceView } from './acceptance-view.tsx'
import { accept, dueTextsQuery } from './queries.ts'

/** What stands before everything else while a legal text of the company has to be accepted. */
export function AcceptancePage() {
  usePageTitle(texts.title)
  const { company } = readBoot()
  return (
    <AppShell
      logo={<Logo company={company} />}
      homeHref={paths.startPage()}
      homeLabel={fill(pageTexts.homeOf, { company: company.nombre })}
      skipLabel={menuTexts.skip}
    >
      <DueTexts company={company.nombre} />
    </AppShell>
  )
}

function DueTexts({ company }: { company: string }) {
  const due = useQuery(dueTextsQuery())
  const context = useQuery(sessionContextQuery())
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<{ id: number; message: string }>()

  const handleAccept = async () => {
    if (isSending || !due.data) return
    setIsSending(true)
    try {
      await accept(due.data.texts)
      // Everything behind the login begins anew, at the place that was asked for.
      loadAnew()
    } catch (thrown) {
      const { code, message } = failureOf(thrown)
      setProblem({ id: Date.now(), message })
      if (code === 'acceptance-changed') await due.refetch()
      setIsSending(false)
    }
  }
  if (due.isError) {
    const { message, reference } = failureOf(due.error)
    return (
      <ProblemPage
        title={texts.failed}
        message={message}
        reference={reference}
        onRetry={() => void due.refetch()}
      />
    )
  }
  if (!due.data) return <Skeleton lines={12} />
  return (
    <AcceptanceView
      // Another version is another reading: nothing of it is ticked yet.
      key={due.data.texts.map(({ code, version }) => `${code}:${version}`).join()}
      company={company}
      texts={due.data.texts}
      others={(context.data?.memberships ?? []).filter(({ isCurrent }) => !isCurrent)}
      isSending={isSending}
      problem={problem}
      onAccept={() => void handleAccept()}
      onLeave={() => void signOut()}
      onOther={(membership) => void switchCompany(membership)}
    />
  )
}
