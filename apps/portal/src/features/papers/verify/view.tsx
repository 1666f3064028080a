import { fill } from '@enlace/contract/core/fill.ts'
import { verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { VisitorPage } from '../../../core/visitor/visitor-page.tsx'
import { FileSearch, type FileSearchProps } from './file-search.tsx'
import { VerifyForm } from './form.tsx'

type VerifyPageProps = FileSearchProps & { typed: string; onCode: (code: string) => void }

/** Where the code of a document is typed, or a certificate's file is compared. */
export function VerifyPage(ways: VerifyPageProps) {
  return (
    <VisitorPage title={texts.title} description={texts.intro}>
      <Ways {...ways} />
    </VisitorPage>
  )
}

/** No document has this code: it was copied wrongly, or nobody issued it. */
export function UnknownCode({ code, ...ways }: Omit<VerifyPageProps, 'typed'> & { code: string }) {
  return (
    <VisitorPage
      announcedAs="alert"
      title={texts.unknownTitle}
      status={<StatusChip tone="bad">{code}</StatusChip>}
      description={fill(texts.unknown, { code })}
    >
      <Ways typed="" {...ways} />
    </VisitorPage>
  )
}

function Ways({ typed, onCode, onFingerprint }: VerifyPageProps) {
  return (
    <>
      <VerifyForm typed={typed} onCode={onCode} />
      <FileSearch onFingerprint={onFingerprint} />
    </>
  )
}

/** The code is being looked up. */
export function Checking() {
  return (
    <VisitorPage title={texts.title} description={texts.checking}>
      <Skeleton lines={6} />
    </VisitorPage>
  )
}
