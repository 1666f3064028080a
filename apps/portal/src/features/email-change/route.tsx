import { EmailLinkBody, type EmailLink, type EmailOutcome } from '@enlace/contract/core/security/schemas'
import { emailChangeTexts as texts } from '@enlace/contract/features/email-change/texts'
import { Skeleton } from '@enlace/ui/skeleton'
import { useEffect, useState } from 'react'
import { paths } from '../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { reloadAt } from '../../core/session/reload-at.ts'
import { askLink, decide } from './queries.ts'
import { DecidedView, EmailChangeView } from './view.tsx'

/** `/email-change/{token}`: where one of both addresses confirms a change of email, or stops it; opening it does neither. */
export const emailChangeRoute = pageRoute({
  path: paths.emailChange.pattern,
  title: texts.title,
  params: EmailLinkBody,
  Page: ({ params }) => <EmailChangePage key={params.token} token={params.token} />,
})

function EmailChangePage({ token }: { token: string }) {
  const [link, setLink] = useState<EmailLink | null | { message: string }>()
  const [outcome, setOutcome] = useState<EmailOutcome>()
  const [sending, setSending] = useState<'confirm' | 'reject' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isShown = true
    void askLink(token).then((known) => isShown && setLink(known))
    return () => {
      isShown = false
    }
  }, [token, turn])

  const handleDecision = async (confirms: boolean) => {
    if (sending !== null) return
    setSending(confirms ? 'confirm' : 'reject')
    setProblem(null)
    const result = await decide(token, confirms)
    setSending(null)
    if (result === null) setLink(null)
    else if (typeof result === 'string') setOutcome(result)
    else setProblem(result.message)
  }
  if (link === undefined) return <Skeleton lines={5} />
  if (link === null) return <ProblemPage title={texts.spentTitle} message={texts.spent} />
  if ('message' in link) {
    const handleRetry = () => {
      setLink(undefined)
      setTurn(turn + 1)
    }
    return <ProblemPage title={texts.title} message={link.message} onRetry={handleRetry} />
  }
  if (outcome) return <DecidedView outcome={outcome} link={link} onLogin={() => reloadAt(paths.login())} />
  return (
    <EmailChangeView
      link={link}
      sending={sending}
      problem={problem}
      onDecide={(confirms) => void handleDecision(confirms)}
    />
  )
}
