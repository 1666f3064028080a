import { fill } from '@enlace/contract/core/fill.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { searchCompanyTexts as texts } from '@enlace/contract/search-company/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import type { Failure } from '@enlace/web/http/failure.ts'
import { paths } from '../../core/paths.ts'
import styles from './outcome.module.css'
import { SearchResults } from './results.tsx'
import type { SearchOutcome } from './rules.ts'

type OutcomeProps = { outcome: SearchOutcome | { kind: 'failed'; failure: Failure } | undefined }

/** What came of a search. The region is always there, because one that appears with its text is not heard. */
export function Outcome({ outcome }: OutcomeProps) {
  return (
    <div role="status" className={styles.outcome}>
      {outcome && <Told outcome={outcome} />}
    </div>
  )
}

function Told({ outcome }: { outcome: NonNullable<OutcomeProps['outcome']> }) {
  switch (outcome.kind) {
    case 'found':
      return (
        <>
          <p className="visually-hidden">{foundText(outcome.suppliers.length)}</p>
          <SearchResults suppliers={outcome.suppliers} />
        </>
      )
    case 'empty':
      return (
        <div className={styles.notice}>
          <p className={styles.sentence}>{texts.empty}</p>
          <p>
            {texts.emptyAdvice} <Link href={paths.contactUs()}>{texts.contact}</Link>
          </p>
        </div>
      )
    case 'not-supplier':
      return (
        <div className={styles.notice}>
          <p className={styles.sentence}>{texts.notSupplier}</p>
          <p>{texts.notSupplierAdvice}</p>
        </div>
      )
    case 'failed':
      return <FailedSearch failure={outcome.failure} />
    // The registration is on its way, and a notice with it.
    case 'unknown':
      return null
  }
}

/** What the server says where it says something of its own, such as how long to wait; else that it did not answer. */
function FailedSearch({ failure: { status, message, reference } }: { failure: Failure }) {
  const isRefused = status >= 400 && status < 500
  return (
    <div className={styles.notice} data-kind="bad">
      <p className={styles.sentence}>{isRefused ? message : texts.failed}</p>
      {reference !== undefined && !isRefused && <p>{fill(pageTexts.reference, { reference })}</p>}
    </div>
  )
}

function foundText(n: number): string {
  return n === 1 ? texts.found : fill(texts.foundMany, { n })
}
