import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { goTo } from '@enlace/web/place.ts'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { NewImportView } from './new-view.tsx'
import { downloadTemplate, sendFiles } from '../queries.ts'

/** `/cargas/nueva`: the files of a new load. */
export const newImportRoute = pageRoute({
  path: paths.newImport.pattern,
  title: importsTexts.begin.title,
  Page: ({ search }) => <NewImportPage source={search['fuente'] ?? ''} />,
})

function NewImportPage({ source }: { source: string }) {
  const mayWrite = useMayWrite('data')
  const mayLoadAccounts = useMayWrite('bank-accounts')
  const [files, setFiles] = useState<File[]>([])
  const [sent, setSent] = useState<number>()
  const [faults, setFaults] = useState<{ message: string; fields: Readonly<Record<string, string>> }>()
  const handleSubmit = async () => {
    if (files.length === 0) {
      setFaults({ message: importsTexts.begin.missing, fields: {} })
      return
    }
    setFaults(undefined)
    setSent(0)
    try {
      goTo(paths.importLoad({ id: await sendFiles(files, source, setSent) }))
    } catch (thrown) {
      const { message, fields } = failureOf(thrown)
      setFaults({ message, fields })
    } finally {
      setSent(undefined)
    }
  }
  return (
    <NewImportView
      {...{ files, sent, mayWrite, faults }}
      listHref={paths.imports()}
      bankHref={mayLoadAccounts ? paths.bankLoad() : undefined}
      onChange={(chosen) => {
        setFiles(chosen)
        setFaults(undefined)
      }}
      onSubmit={() => void handleSubmit()}
      onTemplate={(part, format) => void downloadTemplate(part, format)}
    />
  )
}
