import { newInvitationsTexts as texts } from '@enlace/contract/users/invitations/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { goTo } from '@enlace/web/place.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { NewInvitationsView } from './new-view.tsx'
import { sendFile } from './queries.ts'

/** `/invitaciones/nueva`: the file of many invitations. */
export const newInvitationsRoute = pageRoute({
  path: paths.newInvitations.pattern,
  title: texts.title,
  Page: NewInvitationsPage,
})

function NewInvitationsPage() {
  const [file, setFile] = useState<File>()
  const [sent, setSent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const handleSubmit = async () => {
    if (!file) {
      setFault(texts.missing)
      return
    }
    setFault(undefined)
    setSent(0)
    try {
      goTo(paths.invitationBatch({ id: await sendFile(file, setSent) }))
    } catch (thrown) {
      const { message, fields } = failureOf(thrown)
      setFault([message, ...Object.values(fields)].join(' '))
    } finally {
      setSent(undefined)
    }
  }
  return (
    <NewInvitationsView
      {...{ file, sent, fault }}
      listHref={paths.invitations()}
      onChange={(chosen) => {
        setFile(chosen)
        setFault(undefined)
      }}
      onSubmit={() => void handleSubmit()}
    />
  )
}
