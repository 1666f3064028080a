import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { threadTypes } from '@enlace/contract/questions/limits.ts'
import { threadTypeTexts } from '@enlace/contract/questions/texts.ts'
import { contactListsTexts as texts } from '@enlace/contract/contact-us/lists/texts.ts'
import {
  contactListNames,
  type ContactListName,
  type ContactLists,
} from '@enlace/contract/contact-us/lists/schemas.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Tabs } from '@enlace/ui/tabs.tsx'
import { SaveActions } from '../../../core/forms/save-actions.tsx'
import { type Faults, faultsOf } from './faults.ts'
import { ListPanel } from './list-panel.tsx'
import { ReadersPanel } from './readers-panel.tsx'
import { withSuggested } from './suggested.ts'
import styles from './view.module.css'

/** Which part of the lists is open. */
export type ContactTab = ContactListName | 'lectores' | 'preguntas'
export const contactTabs: readonly ContactTab[] = [...contactListNames, 'lectores', 'preguntas']

type ContactListsViewProps = {
  lists: ContactLists
  tab: ContactTab
  isChanged: boolean
  isStale: boolean
  mayWrite: boolean
  isSaving: boolean
  onTab: (tab: ContactTab) => void
  onChange: (lists: ContactLists) => void
  onDiscard: () => void
  onSave: () => void
}

/** What the contact form offers, and who reads what comes in. */
export function ContactListsView(props: ContactListsViewProps) {
  const { lists, tab, mayWrite, isChanged, isStale } = props
  const faults = faultsOf(lists)
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          mayWrite && (
            <SaveActions
              isChanged={isChanged}
              isSaving={props.isSaving}
              isBlocked={Object.keys(faults).length > 0}
              onDiscard={props.onDiscard}
              onSave={props.onSave}
            />
          )
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      <div>
        <Tabs
          label={texts.tabs}
          selected={tab}
          tabs={contactTabs.map((id) => ({ id, label: titleOf(id), count: countOf(lists, id) }))}
          onSelect={(id) => props.onTab(contactTabs.find((known) => known === id) ?? 'affairs')}
        >
          <div className={styles.part}>
            <Part {...props} faults={isChanged ? faults : {}} />
          </div>
        </Tabs>
      </div>
    </Stack>
  )
}

const titleOf = (tab: ContactTab) =>
  tab === 'lectores'
    ? texts.readers.title
    : tab === 'preguntas'
      ? texts.questions.title
      : texts.lists[tab].title

const countOf = (lists: ContactLists, tab: ContactTab) =>
  tab === 'lectores' || tab === 'preguntas'
    ? lists[tab].length
    : lists.listas[tab].filter(({ activo }) => activo).length

type PartProps = Pick<ContactListsViewProps, 'lists' | 'tab' | 'mayWrite' | 'onChange'> & { faults: Faults }

function Part({ lists, tab, mayWrite, faults, onChange }: PartProps) {
  if (tab === 'lectores') return <MessageReaders {...{ lists, mayWrite, faults, onChange }} />
  if (tab === 'preguntas') return <QuestionReaders {...{ lists, mayWrite, faults, onChange }} />
  return (
    <ListPanel
      list={tab}
      options={lists.listas[tab]}
      faults={faults}
      isDisabled={!mayWrite}
      onChange={(options) => onChange({ ...lists, listas: { ...lists.listas, [tab]: options } })}
      onSuggest={() => onChange(withSuggested(lists))}
    />
  )
}

function MessageReaders({ lists, mayWrite, faults, onChange }: Omit<PartProps, 'tab'>) {
  const keep = (
    readers: readonly { about: string | null; nombre: string; correo: string; publico: boolean }[],
  ) => onChange({ ...lists, lectores: readers.map(({ about, ...reader }) => ({ ...reader, asunto: about })) })
  const readers = lists.lectores.map(({ asunto, ...reader }) => ({ ...reader, about: asunto }))
  return (
    <ReadersPanel
      words={texts.readers}
      aboutLabel={texts.readers.subject}
      abouts={lists.listas.affairs
        .filter(({ nombre }) => nombre.trim() !== '')
        .map(({ clave, nombre }) => ({ value: clave, label: nombre }))}
      readers={readers}
      faultOf={(place, field) => faults[`lectores.${place}.${field === 'about' ? 'asunto' : field}`]}
      isDisabled={!mayWrite}
      onChange={keep}
      onAdd={() => keep([...readers, { about: null, nombre: '', correo: '', publico: false }])}
      renderMore={(row, change) => (
        <Checkbox
          label={texts.readers.isPublic}
          checked={row.publico}
          disabled={!mayWrite}
          onChange={({ target }) => change({ ...row, publico: target.checked })}
        />
      )}
    />
  )
}

function QuestionReaders({ lists, mayWrite, faults, onChange }: Omit<PartProps, 'tab'>) {
  const keep = (readers: readonly { about: string | null; nombre: string; correo: string }[]) =>
    onChange({
      ...lists,
      preguntas: readers.map(({ about, ...reader }) => ({
        ...reader,
        tema: threadTypes.find((type) => type === about) ?? null,
      })),
    })
  const readers = lists.preguntas.map(({ tema, ...reader }) => ({ ...reader, about: tema }))
  return (
    <ReadersPanel<{ about: string | null; nombre: string; correo: string }>
      words={texts.questions}
      aboutLabel={texts.questions.topic}
      abouts={threadTypes.map((type) => ({ value: type, label: threadTypeTexts[type] }))}
      readers={readers}
      faultOf={(place, field) => faults[`preguntas.${place}.${field === 'about' ? 'tema' : field}`]}
      isDisabled={!mayWrite}
      onChange={keep}
      onAdd={() => keep([...readers, { about: null, nombre: '', correo: '' }])}
    />
  )
}
