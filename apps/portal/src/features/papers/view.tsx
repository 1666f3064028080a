import type { Papers, RequestedKind } from '@enlace/contract/papers/desk/schemas.ts'
import { papersTexts as texts } from '@enlace/contract/papers/desk/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatementSections } from '../../core/account-statements/statement-sections.tsx'
import { IssuedPapers } from './issued-papers.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { StatementPanel } from './statement-panel.tsx'
import styles from './view.module.css'

type PapersViewProps = {
  papers: Papers
  /** What is under way: the statement, a kind, a paper's id, the subscription. */
  busy: string | undefined
  offline: { disabled?: true; title?: string }
  verifyHref: (code: string) => string
  onStatement: (range: { from?: string; to?: string }) => void
  onRequest: (kind: RequestedKind) => void
  onDownload: (id: string) => void
  onSubscribe: (isOn: boolean) => void
}

/** The statement of account and the constancies that can be had, then those that were issued. */
export function PapersView(props: PapersViewProps) {
  const { papers, busy, offline } = props
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        sections={<StatementSections current="papers" />}
      />
      <div className={styles.offers}>
        <StatementPanel
          subscription={papers.subscription}
          isBusy={busy === 'statement'}
          isSubscribing={busy === 'subscription'}
          offline={offline}
          onDownload={props.onStatement}
          onSubscribe={props.onSubscribe}
        />
        {papers.offers.map((offer) => (
          <OfferPanel
            key={offer.kind}
            offer={offer}
            isBusy={busy === offer.kind}
            offline={offline}
            onRequest={() => props.onRequest(offer.kind)}
          />
        ))}
      </div>
      <IssuedPapers
        papers={papers.issued}
        busy={busy}
        verifyHref={props.verifyHref}
        onDownload={props.onDownload}
      />
    </Stack>
  )
}
