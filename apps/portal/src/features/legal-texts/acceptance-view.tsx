import { fill } from '@enlace/contract/core/fill.ts'
import type { Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import type { DueLegalText, LegalCode } from '@enlace/contract/legal-texts/schemas.ts'
import { acceptanceTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type FormEvent, useId, useState } from 'react'
import styles from './acceptance.module.css'
import { TextToAccept } from './text-to-accept.tsx'

type AcceptanceViewProps = {
  company: string
  texts: readonly DueLegalText[]
  /** Where else the person works: who does not accept here may go on there. */
  others: readonly Membership[]
  isSending: boolean
  problem: { id: number; message: string } | undefined
  onAccept: () => void
  onLeave: () => void
  onOther: (membership: Membership) => void
}

/** The texts to accept, each with a box of its own that nobody ticked before; or the way out. */
export function AcceptanceView(props: AcceptanceViewProps) {
  const { texts: due, others, isSending, problem, onAccept, onLeave } = props
  const [ticked, setTicked] = useState<ReadonlySet<LegalCode>>(new Set())
  const [isTold, setIsTold] = useState(false)
  const id = useId()
  const boxOf = (code: LegalCode) => `${id}-${code}`

  const handleTick = (code: LegalCode, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(code)
    else next.delete(code)
    setTicked(next)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const missing = due.find(({ code }) => !ticked.has(code))
    setIsTold(true)
    if (missing) document.getElementById(boxOf(missing.code))?.focus()
    else onAccept()
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit} className={styles.page}>
      <Stack gap="large">
        <PageHeading title={texts.title} description={introOf(props)} />
        {problem && (
          <Banner key={problem.id} kind="warning">
            {problem.message}
          </Banner>
        )}
        {due.map((text) => (
          <TextToAccept
            key={text.code}
            text={text}
            boxId={boxOf(text.code)}
            isTicked={ticked.has(text.code)}
            error={isTold && !ticked.has(text.code) ? fill(texts.missing, { title: text.title }) : undefined}
            onTick={(isTicked) => handleTick(text.code, isTicked)}
          />
        ))}
        <Quiet isSmall>{texts.proof}</Quiet>
        <Actions>
          <Button type="submit" variant="primary" size="large" isBusy={isSending}>
            {texts.submit}
          </Button>
          <Button size="large" onClick={onLeave}>
            {texts.leave}
          </Button>
        </Actions>
        <Quiet isSmall>{texts.leaveHint}</Quiet>
        <Elsewhere others={others} onOther={props.onOther} />
      </Stack>
    </form>
  )
}

function Elsewhere({ others, onOther }: Pick<AcceptanceViewProps, 'others' | 'onOther'>) {
  if (others.length === 0) return null
  return (
    <section>
      <Stack gap="small">
        <h2 className={styles.elsewhere}>{texts.elsewhere}</h2>
        <Actions>
          {others.map((membership) => (
            <Button key={membership.id} onClick={() => onOther(membership)}>
              {fill(texts.elsewhereOpen, {
                company: membership.companyName,
                supplier: membership.razon_social,
              })}
            </Button>
          ))}
        </Actions>
      </Stack>
    </section>
  )
}

function introOf({ texts: due, company }: Pick<AcceptanceViewProps, 'texts' | 'company'>): string {
  const isFirst = due.every(({ acceptedVersion }) => acceptedVersion === null)
  const [one, many] = isFirst ? [texts.first, texts.firstMany] : [texts.again, texts.againMany]
  return fill(due.length === 1 ? one : many, { company })
}
