import { audiences, postKinds } from '@enlace/contract/blog/limits.ts'
import type { PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import {
  blogDeskFormTexts as texts,
  blogDeskTexts,
  postAudienceTexts,
} from '@enlace/contract/blog/desk/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { useId, useState } from 'react'
import { RichTextInput } from '../../../../core/rich-text/rich-text-input.tsx'
import type { TakeFile } from '../../actions.ts'
import { Attachments } from './attachments.tsx'
import { Cover, Gallery } from './pictures.tsx'
import styles from '../../post.module.css'

type PostFormProps = {
  typed: PostDraft
  faults: Readonly<Record<string, string>>
  isDisabled: boolean
  categories: readonly string[]
  onChange: (typed: PostDraft) => void
  takeFile: TakeFile
}

/** All that is written of a post: its text, and beside it what the list shows and what goes along. */
export function PostForm(props: PostFormProps) {
  const { typed, faults, isDisabled, onChange, takeFile } = props
  const change = (changes: Partial<PostDraft>) => onChange({ ...typed, ...changes })
  return (
    <div className={styles.halves}>
      <Panel title={texts.content}>
        <Stack>
          <TextInput
            label={texts.titulo}
            isRequired
            maxLength={200}
            disabled={isDisabled}
            value={typed.titulo}
            error={faults['titulo']}
            onChange={({ target }) => change({ titulo: target.value })}
          />
          <TextArea
            label={texts.extract}
            hint={texts.extractHint}
            isRequired
            rows={3}
            maxLength={500}
            disabled={isDisabled}
            value={typed.extracto}
            error={faults['extracto']}
            onChange={({ target }) => change({ extracto: target.value })}
          />
          <RichTextInput
            label={texts.text}
            isRequired
            value={typed.html}
            error={faults['html']}
            isDisabled={isDisabled}
            onChange={(html) => change({ html })}
          />
        </Stack>
      </Panel>
      <Stack>
        <AboutPanel {...props} />
        <Panel title={texts.cover}>
          <Cover
            cover={typed.portada}
            fault={faults['portada'] ?? faults['archivos']}
            isDisabled={isDisabled}
            onChange={(portada) => change({ portada })}
          />
        </Panel>
        <Panel title={texts.gallery}>
          <Gallery
            pictures={typed.galeria}
            fault={faults['galeria']}
            isDisabled={isDisabled}
            onChange={(galeria) => change({ galeria })}
          />
        </Panel>
        <Panel title={texts.attachments}>
          <Attachments
            files={typed.adjuntos}
            isDisabled={isDisabled}
            takeFile={takeFile}
            onChange={(adjuntos) => change({ adjuntos })}
          />
        </Panel>
      </Stack>
    </div>
  )
}

function AboutPanel({ typed, faults, isDisabled, categories, onChange }: PostFormProps) {
  const listId = useId()
  const [tags, setTags] = useState(typed.etiquetas.join(', '))
  const change = (changes: Partial<PostDraft>) => onChange({ ...typed, ...changes })
  return (
    <Panel title={texts.about}>
      <Stack>
        <Select
          label={texts.kind}
          hint={texts.kindHint}
          disabled={isDisabled}
          value={typed.tipo}
          options={postKinds.map((kind) => ({ value: kind, label: blogDeskTexts.kinds[kind] }))}
          onChange={({ target }) =>
            change({ tipo: postKinds.find((kind) => kind === target.value) ?? 'entrada' })
          }
        />
        <TextInput
          label={texts.author}
          isRequired
          maxLength={120}
          disabled={isDisabled}
          value={typed.autor}
          error={faults['autor']}
          onChange={({ target }) => change({ autor: target.value })}
        />
        <TextInput
          label={texts.category}
          hint={texts.categoryHint}
          maxLength={80}
          list={listId}
          disabled={isDisabled}
          value={typed.categoria}
          error={faults['categoria']}
          onChange={({ target }) => change({ categoria: target.value })}
        />
        <datalist id={listId}>
          {categories.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <TextInput
          label={texts.tags}
          hint={texts.tagsHint}
          disabled={isDisabled}
          value={tags}
          error={faults['etiquetas']}
          onChange={({ target }) => {
            setTags(target.value)
            change({ etiquetas: tagsIn(target.value) })
          }}
        />
        <fieldset className={styles.choices}>
          <legend>{texts.audience}</legend>
          <Quiet>{texts.audienceHint}</Quiet>
          {audiences.map((one) => (
            <Checkbox
              key={one}
              label={postAudienceTexts[one]}
              disabled={isDisabled}
              checked={typed.audiencia.includes(one)}
              onChange={({ target }) =>
                change({
                  audiencia: audiences.filter((other) =>
                    other === one ? target.checked : typed.audiencia.includes(other),
                  ),
                })
              }
            />
          ))}
        </fieldset>
      </Stack>
    </Panel>
  )
}

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
