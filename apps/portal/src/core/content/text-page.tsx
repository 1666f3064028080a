import { getAdvertisements, getPageInfo } from '@enlace/contract/content/calls.ts'
import { textPageTexts as texts } from '@enlace/contract/content/page-texts.ts'
import type { Position } from '@enlace/contract/content/places.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { ProblemPage } from '@enlace/web/screen/problem-page.tsx'
import { ContentArea } from '@enlace/web/content/content-area.tsx'
import { CleanText, useCleanHtml } from '@enlace/web/content/safe-html.tsx'
import { TextPageFrame } from './text-page-frame.tsx'

/** Advertisements that are slower than the text by more than this come below it, where they move nothing. */
const advertisementsGrace = 1000

type TextPageProps = {
  /** One of `pageCodes`; the page's advertisements have the same (decisions 4). */
  code: string
  title: string
  /** What is said while the company has written nothing. */
  fallback: ReactNode
}

/** A page that the company writes, with its three places for advertisements (spec 2). */
export function TextPage({ code, title, fallback }: TextPageProps) {
  const { answer: page, failure, retry } = useAnswer(getPageInfo, { params: { code } })
  // Asked for with the page and not after it, so that the text comes at once.
  const { clean, hasFailed } = useCleanHtml(page?.html ?? '', 2)
  const isReady = page !== undefined && clean !== undefined
  const { areaOf, isSettled, isLate } = usePageAdvertisements(code, isReady)

  if (failure || hasFailed) {
    return (
      <ProblemPage
        title={texts.failedTitle}
        message={failure?.message ?? pageTexts.serverErrorHelp}
        reference={failure?.reference}
        onRetry={failure ? retry : () => location.reload()}
      />
    )
  }
  if (!isReady || !isSettled)
    return (
      <TextPageFrame title={title}>
        <Skeleton lines={12} />
      </TextPageFrame>
    )
  return (
    <TextPageFrame
      title={page.title || title}
      page={page}
      top={!isLate && areaOf('1')}
      side={areaOf('2')}
      bottom={isLate ? areaOf('1', '3') : areaOf('3')}
    >
      {page.html === '' ? fallback : <CleanText clean={clean} />}
    </TextPageFrame>
  )
}

/** A page's advertisements: they may hold the text back for a moment, because above it they would push it away. */
function usePageAdvertisements(code: string, isTextReady: boolean) {
  const { answer, failure } = useAnswer(getAdvertisements, { params: { pageCode: code } })
  const [isLate, setIsLate] = useState(false)
  const isHere = answer !== undefined || failure !== undefined
  const isWaitedFor = isTextReady && !isHere && !isLate
  useEffect(() => {
    if (!isWaitedFor) return
    const timer = setTimeout(() => setIsLate(true), advertisementsGrace)
    return () => clearTimeout(timer)
  }, [isWaitedFor])
  const areaOf = (...positions: Position[]) =>
    answer !== undefined &&
    positions.some((position) => answer.espacios[position] !== null) && (
      <ContentArea positions={positions} typeContent="espacios" contentData={answer} />
    )
  return { areaOf, isSettled: isHere || isLate, isLate }
}
