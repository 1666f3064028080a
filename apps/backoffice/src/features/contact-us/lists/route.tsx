import { contactListsTexts as texts } from '@enlace/contract/contact-us/lists/texts.ts'
import type { KeptContactLists } from '@enlace/contract/contact-us/lists/schemas.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import { contactListsQuery, sendContactLists } from './queries.ts'
import { type ContactTab, contactTabs, ContactListsView } from './view.tsx'

/** `/listas-de-contacto`: what the contact form offers, and who reads what comes in. */
export const contactListsRoute = screenRoute({
  path: paths.contactLists.pattern,
  title: texts.title,
  search: ({ lista }) => contactTabs.find((tab) => tab === lista) ?? 'affairs',
  query: contactListsQuery,
  Screen: ({ data, search, changeSearch }) => (
    <ContactListsScreen
      kept={data}
      tab={search}
      onTab={(tab) => changeSearch({ lista: tab === 'affairs' ? undefined : tab })}
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const isTyped = (read: object) =>
  typeof Reflect.get(read, 'listas') === 'object' &&
  ['lectores', 'preguntas'].every((name) => Array.isArray(Reflect.get(read, name)))

type ScreenProps = { kept: KeptContactLists; tab: ContactTab; onTab: (tab: ContactTab) => void }

function ContactListsScreen({ kept, tab, onTab }: ScreenProps) {
  const mayWrite = useMayWrite('settings')
  const { busy, run, take } = useAct(contactListsQuery().queryKey)
  const { version, ...lists } = kept
  const over = useTypedOver('contact-lists', { typed: lists, version }, isTyped)
  const handleSave = async () => {
    const work = () => sendContactLists(over.typed, version)
    if (await run('keep', () => take(work()), texts.saved)) over.discard()
  }
  return (
    <ContactListsView
      lists={over.typed}
      isChanged={over.isChanged}
      isStale={over.isStale}
      onChange={over.change}
      onDiscard={over.discard}
      onSave={() => void handleSave()}
      {...{ tab, onTab, mayWrite }}
      isSaving={busy !== undefined}
    />
  )
}
