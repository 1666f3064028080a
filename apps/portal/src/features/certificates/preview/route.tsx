import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { CertificatePreview } from '@enlace/contract/certificates/schemas.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { certificateWord } from '../../../core/certificates/shown.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../../../core/paths.ts'
import type { Choice } from '../choice/choice.ts'
import { NothingWithheld, NotReleased } from './no-preview.tsx'
import { Preview } from './preview.tsx'
import { certificatePreviewQuery, type useCertificateFiles, whileAwaited } from '../choice/queries.ts'

type PreviewPartProps = {
  choice: Choice
  files: ReturnType<typeof useCertificateFiles>
  onYear: (anio: number) => void
}

/** What the chosen certificate says, or the answer that there is nothing, or nothing yet. */
export function PreviewPart({ choice, files, onYear }: PreviewPartProps) {
  const { tipo, anio, periodo, municipio, sucursal, option } = choice
  const of = { tipo, anio, periodo, municipio, ...(sucursal !== undefined && { sucursal }) }
  const isShown = option?.estado === 'available'
  const query = useQuery({
    ...certificatePreviewQuery(of),
    enabled: isShown,
    placeholderData: keepPreviousData,
    refetchInterval: whileAwaited<CertificatePreview>(
      ({ issued, changed }) => files.awaited.has(certificateWord(of)) && (issued === null || changed),
    ),
  })
  const offline = useNeedsServer()
  if (option === undefined) return <NothingWithheld choice={choice} onYear={onYear} />
  if (!isShown) return <NotReleased fecha={option.fecha} />
  const { data } = query
  if (query.isError && data === undefined)
    return (
      <Panel title={texts.preview}>
        <EmptyState
          title={emptyTexts.failed}
          action={<Button onClick={() => void query.refetch()}>{emptyTexts.retry}</Button>}
        >
          {failureOf(query.error).message}
        </EmptyState>
      </Panel>
    )
  if (data === undefined)
    return (
      <Panel title={texts.preview}>
        <Skeleton lines={8} />
      </Panel>
    )
  // Released when the page was opened, and taken back since.
  if (data.estado === 'unreleased') return <NotReleased fecha={data.fecha} />
  return (
    <Preview
      key={[tipo, anio, periodo, municipio].join()}
      preview={data}
      isStale={query.isPlaceholderData}
      busy={files.busy}
      offline={offline}
      verifyHref={(code) => paths.verifyCode({ code: formatCode(code) })}
      invoiceHref={(id) => paths.accountStatement({ days: 0, id })}
      paymentHref={(id) => paths.paymentMade({ days: 0, id })}
      onFile={(kind) => files.download(kind, { kind, of })}
    />
  )
}
