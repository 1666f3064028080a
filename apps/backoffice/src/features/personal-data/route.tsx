import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ErasureAsked, PersonErased } from '@enlace/contract/personal-data/schemas.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { changeSearch } from '@enlace/web/screen/change-search.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { downloadData, eraseData, personQuery } from './queries.ts'
import { PersonalDataView } from './view.tsx'

/** `/datos-personales`: what the company holds of a person, to give it out or to erase it. */
export const personalDataRoute = pageRoute({
  path: paths.personalData.pattern,
  title: texts.title,
  Page: ({ search }) => {
    const typed = normaliseEmail(search['correo'] ?? '')
    const correo = isEmail(typed) ? typed : ''
    return <PersonalDataScreen key={correo} correo={correo} />
  },
})

function PersonalDataScreen({ correo }: { correo: string }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('operation')
  const { busy, run } = useAct()
  const [today] = useState(() => todayInBogota(new Date()))
  const [erased, setErased] = useState<PersonErased>()
  const { data, error } = useQuery({ ...personQuery(correo), enabled: correo !== '' && !erased })
  const handleErase = async (asked: ErasureAsked) => {
    setErased(await eraseData(asked))
    client.removeQueries({ queryKey: personQuery(correo).queryKey })
  }
  return (
    <PersonalDataView
      {...{ correo, erased, mayWrite }}
      held={data}
      failure={error ? failureOf(error).message : undefined}
      today={today}
      requestsHref={paths.profileRequests()}
      isDownloading={busy !== undefined}
      onFind={(next) => changeSearch({ correo: next || undefined })}
      onDownload={() => void run('download', () => downloadData(correo))}
      onErase={handleErase}
    />
  )
}
