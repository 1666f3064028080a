import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { matchLimits } from '@enlace/contract/documents/attachments/limits.ts'
import { manyFilesTexts as texts } from '@enlace/contract/documents/attachments/desk/many-texts.ts'
import type { DocumentKind } from '@enlace/domain/document-kinds.ts'
import { messageLimits } from '@enlace/contract/questions/limits.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { countText } from '@enlace/web/document/shown.ts'
import { failureOf, toastFailure } from '@enlace/web/http/failure.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { useState } from 'react'
import { matchFiles, sendFiles } from '../../core/documents/files/queries.ts'
import { paths } from '../../core/paths.ts'
import { type ChosenFile, isToSend, keyOf, withCandidates } from './files.ts'
import { DocumentFilesView } from './view.tsx'

/** `/archivos-de-documentos`: many files at once, each for the document whose number is in its name. */
export const documentFilesRoute = pageRoute({
  path: paths.documentFiles.pattern,
  title: texts.title,
  Page: () => <DocumentFilesScreen />,
})

const { bytes } = messageLimits.files

function DocumentFilesScreen() {
  const [kind, setKind] = useState<DocumentKind>('purchase-order')
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [isSending, setIsSending] = useState(false)
  const change = (key: string, next: (file: ChosenFile) => ChosenFile) =>
    setFiles((before) => before.map((one) => (one.key === key ? next(one) : one)))

  const match = async (wanted: DocumentKind, asked: readonly { key: string; name: string }[]) => {
    if (asked.length === 0) return
    try {
      const found = await matchFiles(
        wanted,
        asked.map(({ name }) => name.slice(0, matchLimits.length)),
      )
      for (const [at, { key }] of asked.entries())
        change(key, (file) => withCandidates(file, found[at] ?? []))
    } catch (thrown) {
      toastFailure(thrown)
      for (const { key } of asked) change(key, (file) => withCandidates(file, []))
    }
  }

  const handleChoose = (added: readonly File[]) => {
    const known = new Set(files.map(({ key }) => key))
    const fresh = added.filter((file) => !known.has(keyOf(file)))
    const taken = fresh.slice(0, matchLimits.names - files.length)
    if (taken.length < fresh.length)
      toast({ kind: 'info', message: fill(texts.tooMany, { n: matchLimits.names }) })
    const chosen = taken.map((file): ChosenFile => {
      const fault = faultOf(file)
      const base = { key: keyOf(file), file, candidates: [], document: undefined }
      return fault === undefined ? { ...base, state: 'matching' } : { ...base, state: 'failed', fault }
    })
    setFiles((before) => [...before, ...chosen])
    void match(kind, chosen.filter(({ state }) => state === 'matching').map(namedOf))
  }

  const handleKind = (next: DocumentKind) => {
    setKind(next)
    const again = files.filter(({ state, fault }) => state !== 'sent' && state !== 'sending' && !fault)
    for (const { key } of again) change(key, (file) => ({ ...file, state: 'matching' }))
    void match(next, again.map(namedOf))
  }

  const handleSend = async () => {
    if (isSending) return
    setIsSending(true)
    let failed = 0
    const sending = files.filter(isToSend)
    for (const { key, file, document } of sending) {
      change(key, ({ fault: _, ...before }) => ({ ...before, state: 'sending' }))
      try {
        await sendFiles({ kind, id: document ?? '' }, { descripcion: '', files: [file] }, () => undefined)
        change(key, (before) => ({ ...before, state: 'sent' }))
      } catch (thrown) {
        failed += 1
        const { message, fields } = failureOf(thrown)
        const fault = Object.values(fields ?? {})[0] ?? message
        change(key, (before) => ({ ...before, state: 'failed', fault }))
      }
    }
    setIsSending(false)
    const sent = sending.length - failed
    if (sent > 0) toast({ kind: 'success', message: countText(texts.done, sent) })
    if (failed > 0) toast({ kind: 'error', message: countText(texts.partly, failed) })
  }

  return (
    <DocumentFilesView
      {...{ kind, files, isSending }}
      onKind={handleKind}
      onChoose={handleChoose}
      onDocument={(key, document) => change(key, (file) => ({ ...file, document, state: 'ready' }))}
      onSearch={(key, name) => void match(kind, [{ key, name }])}
      onDrop={(key) => setFiles((before) => before.filter((one) => one.key !== key))}
      onSend={() => void handleSend()}
    />
  )
}

const namedOf = ({ key, file }: ChosenFile) => ({ key, name: file.name })

/** Why a file cannot be sent, told at once; the server looks at what it is. */
function faultOf({ name, size }: File): string | undefined {
  if (size === 0) return fill(fileFaultTexts.empty, { name })
  return size > bytes ? fill(fileFaultTexts.large, { name, megabytes: bytes / 1024 / 1024 }) : undefined
}
