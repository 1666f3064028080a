import { actorInSentence } from '@enlace/contract/core/words/actor-texts.ts'
import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ContentVersion } from '@enlace/contract/content/versions/schemas.ts'
import type { DeskPost, PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import {
  blogDeskFormTexts as form,
  blogDeskTexts,
  blogDeskVersionTexts as texts,
} from '@enlace/contract/blog/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { documentIcon } from '@enlace/ui/core/icons.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { Suspense, useState } from 'react'
import type { PostActions } from '../actions.ts'
import styles from '../post.module.css'

const Comparison = lazyPart(async () => (await import('../../../core/versions/comparison.tsx')).Comparison)

type VersionsPartProps = {
  kept: DeskPost
  typed: PostDraft
  mayWrite: boolean
  isBusy: boolean
  actions: PostActions
}

/** Every version of a post: compared with what is written now, or shown again. */
export function VersionsPart({ kept, typed, mayWrite, isBusy, actions }: VersionsPartProps) {
  const [compared, setCompared] = useState<{ number: number; post: PostDraft }>()
  const handleCompare = (number: number) => {
    actions.readVersion(number).then((post) => setCompared({ number, post }), toastFailure)
  }
  if (kept.versions.length === 0)
    return (
      <EmptyState icon={documentIcon} title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    )
  return (
    <Stack>
      <ol className={styles.gallery}>
        {kept.versions.map((version) => (
          <li key={version.number} className={styles.version}>
            <VersionLine version={version} />
            <Actions>
              <Button onClick={() => handleCompare(version.number)}>{texts.compare}</Button>
              {mayWrite && version.state === 'retired' && (
                <Button disabled={isBusy} onClick={() => void actions.restore(version.number)}>
                  {texts.restore}
                </Button>
              )}
            </Actions>
          </li>
        ))}
      </ol>
      {compared && (
        <Panel title={fill(texts.comparison, { n: compared.number })}>
          <Suspense>
            <Comparison fields={fieldsOf(compared.post, typed)} />
          </Suspense>
        </Panel>
      )}
    </Stack>
  )
}

function VersionLine({
  version: { number, state, authorName, publishedAt, updatedAt, publisherName, note },
}: {
  version: ContentVersion
}) {
  return (
    <div>
      <strong>{fill(texts.number, { n: number })}</strong>{' '}
      <StatusChip tone={state === 'published' ? 'good' : state === 'retired' ? 'neutral' : 'info'}>
        {texts.states[state]}
      </StatusChip>
      <Quiet>
        {fill(texts.by, {
          autor: actorInSentence(publisherName ?? authorName),
          fecha: formatInstant(new Date(publishedAt ?? updatedAt)),
        })}
        {note && ` · ${note}`}
      </Quiet>
    </div>
  )
}

const fieldsOf = (before: PostDraft, after: PostDraft) => [
  { label: form.titulo, before: before.titulo, after: after.titulo },
  { label: form.kind, before: blogDeskTexts.kinds[before.tipo], after: blogDeskTexts.kinds[after.tipo] },
  { label: form.extract, before: before.extracto, after: after.extracto },
  { label: form.author, before: before.autor, after: after.autor },
  { label: form.category, before: before.categoria, after: after.categoria },
  { label: form.tags, before: before.etiquetas.join('\n'), after: after.etiquetas.join('\n') },
  { label: form.audience, before: before.audiencia.join('\n'), after: after.audiencia.join('\n') },
  { label: form.text, before: before.html, after: after.html },
  { label: form.cover, before: pictureLine(before.portada), after: pictureLine(after.portada) },
  {
    label: form.gallery,
    before: before.galeria.map(pictureLine).join('\n'),
    after: after.galeria.map(pictureLine).join('\n'),
  },
  {
    label: form.attachments,
    before: before.adjuntos.map(({ nombre, texto }) => `${nombre} ${texto}`).join('\n'),
    after: after.adjuntos.map(({ nombre, texto }) => `${nombre} ${texto}`).join('\n'),
  },
]

const pictureLine = (picture: PostDraft['portada']) => (picture ? `${picture.imagen} ${picture.texto}` : '')
