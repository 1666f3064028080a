import { fill } from '@enlace/contract/core/fill.ts'
import { verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { FileSearch, type FileSearchProps } from './file-search.tsx'
import { VerifyForm } from './form.tsx'

type VerifyPageProps = FileSearchProps & { typed: string; onCode: (code: string) => void }

/** Where the code of a document is typed, or a certificate's file is compared. */
export function VerifyPage(ways: VerifyPageProps) {
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.intro} />
      <Ways {...ways} />
    </Stack>
  )
}

/** No document has this code: it was copied wrongly, or nobody issued it. */
export function UnknownCode({ code, ...ways }: Omit<VerifyPageProps, 'typed'> & { code: string }) {
  return (
    <Stack gap="large">
      <div role="alert">
        <PageHeading
          title={texts.unknownTitle}
          status={<StatusChip tone="bad">{code}</StatusChip>}
          description={fill(texts.unknown, { code })}
        />
      </div>
      <Ways typed="" {...ways} />
    </Stack>
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
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.checking} />
      <Skeleton lines={6} />
    </Stack>
  )
}
