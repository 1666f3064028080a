import { useQuery } from '@tanstack/react-query'
import { LegalCode, type LegalTextDetail } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import type { ReactNode } from 'react'
import { LegalTextView } from './view.tsx'
import { legalTextQuery, legalVersionQuery } from '../queries.ts'
import { useLegalDraft } from './draft/use-legal-draft.ts'

const tabs = ['redaccion', 'versiones'] as const

/** `/textos-legales/{code}`: a legal text's draft and its versions. */
export const legalTextRoute = screenRoute({
  path: paths.legalText.pattern,
  title: ({ params }: { params: { code: LegalCode } }) => texts.names[params.code],
  params: z.object({ code: LegalCode }),
  search: ({ parte }) => ({ tab: tabs.find((tab) => tab === parte) ?? 'redaccion' }),
  query: ({ code }) => legalTextQuery(code),
  Screen: ({ data, search, changeSearch }) => (
    <LegalTextScreen text={data} tab={search.tab} changeSearch={changeSearch} />
  ),
  Pending: ({ params }) => <ScreenSkeleton title={texts.names[params.code]} />,
})

type ScreenProps = { text: LegalTextDetail; tab: (typeof tabs)[number]; changeSearch: ChangeSearch }

function LegalTextScreen({ text, tab, changeSearch }: ScreenProps) {
  const acts = useLegalDraft(text)
  const mayWrite = useMayWrite('settings')
  return (
    <LegalTextView
      text={text}
      acts={acts}
      mayWrite={mayWrite}
      tab={tab}
      listHref={paths.legalTexts()}
      Version={VersionWords}
      onTab={(id) => changeSearch({ parte: id === 'redaccion' ? undefined : id }, { replaces: true })}
    />
  )
}

/** Fetches the words of a version, or says why not. */
function VersionWords({
  code,
  version,
  children,
}: {
  code: LegalCode
  version: number
  children: (words: { title: string; html: string }) => ReactNode
}) {
  const { data, error } = useQuery(legalVersionQuery(code, version))
  if (error) return <p role="alert">{failureOf(error).message}</p>
  return data ? children(data) : null
}
