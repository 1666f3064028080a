import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { fill } from '@enlace/contract/core/fill'
import {
  emailChangeTexts as texts,
  staffEmailChangeTexts as own,
} from '@enlace/contract/features/email-change/texts'
import { pageTexts } from '@enlace/contract/core/pages/texts'
import type { EmailLink, EmailOutcome } from '@enlace/contract/core/security/schemas'
import { Button } from '@enlace/ui/button'
import { ButtonLink } from '@enlace/ui/button-link'
import { Skeleton } from '@enlace/ui/skeleton'
import { usePageTitle } from '@enlace/web/screen/use-page-title.ts'
import { useEffect, useState } from 'react'
import { EntryFrame } from '../../core/entry-frame.tsx'
import { paths } from '../../core/paths.ts'
import { askLink, decide } from './queries.ts'
import { EmailChangeView } from './view.tsx'

/** `/cambio-de-correo/{token}`: where an address confirms the change of a member's email, or stops it; opening it does neither. */
export function EmailChangePage({ token }: { token: string }) {
  usePageTitle(texts.title)
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
  if (link === undefined)
    return (
      <EntryFrame title={texts.title}>
        <Skeleton lines={4} />
      </EntryFrame>
    )
  if (link === null)
    return (
      <EntryFrame title={texts.spentTitle} description={own.spent}>
        <ToLogin />
      </EntryFrame>
    )
  if ('message' in link)
    return (
      <EntryFrame title={texts.title} description={link.message}>
        <p>
          <Button onClick={() => setTurn(turn + 1)}>{pageTexts.retry}</Button>
        </p>
      </EntryFrame>
    )
  if (outcome) return <Decided outcome={outcome} link={link} />
  return (
    <EntryFrame title={texts.title}>
      <EmailChangeView
        link={link}
        sending={sending}
        problem={problem}
        onDecide={(confirms) => void handleDecision(confirms)}
      />
    </EntryFrame>
  )
}

function Decided({ outcome, link }: { outcome: EmailOutcome; link: EmailLink }) {
  const { title, text } = texts.outcomes[outcome]
  const words = outcome === 'applied' ? own.appliedText : text
  return (
    <div role="status">
      <EntryFrame title={title} description={fill(words, { old: link.oldEmail, new: link.newEmail })}>
        <ToLogin />
      </EntryFrame>
    </div>
  )
}

const ToLogin = () => (
  <p>
    <ButtonLink href={paths.login()}>{backofficeTexts.signIn}</ButtonLink>
  </p>
)
