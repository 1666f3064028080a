import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { ScreenEntry } from '../screen/screen-entry.ts'
import { detailPaths, documentAccess, listPaths } from './document-paths.ts'

/** The two screens of a kind of document: its list, and one document. */
export function documentScreens(
  kind: DocumentKind,
  { list, one }: Record<'list' | 'one', ScreenEntry['load']>,
): readonly [list: ScreenEntry, one: ScreenEntry] {
  const access = documentAccess[kind]
  return [
    { path: listPaths[kind].pattern, access, load: list },
    { path: detailPaths[kind].pattern, access, load: one },
  ]
}
