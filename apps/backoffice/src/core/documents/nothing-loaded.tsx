import { deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { supplierListTexts } from '@enlace/contract/suppliers/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { paths } from '../paths.ts'
import { useMayWrite } from '../session/staff-session.ts'
import type { DeskKind } from './document-places.ts'

/** Stands for the rows of a kind of document of which none was loaded yet, with the way to load some. */
export function NothingLoaded({ kind }: { kind: DeskKind }) {
  const mayLoad = useMayWrite('data')
  return (
    <EmptyState
      title={deskListTexts[kind].neverAny}
      action={mayLoad && <ButtonLink href={paths.newImport()}>{supplierListTexts.load}</ButtonLink>}
    />
  )
}
