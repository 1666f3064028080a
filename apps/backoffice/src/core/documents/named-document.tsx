import { useQuery } from '@tanstack/react-query'
import { relatedTexts } from '@enlace/contract/documents/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { DocumentKind } from '@enlace/contract/documents/related.ts'
import {
  type SupplierDocumentKind,
  supplierDocumentKinds,
} from '@enlace/contract/supplier-documents/schemas.ts'
import { Link } from '@enlace/ui/link.tsx'
import { paths } from '../paths.ts'
import { useMayRead } from '../session/staff-session.ts'
import { namedDocumentQuery } from './queries.ts'

type NamedDocumentProps = {
  /** Whose it is. */
  supplier: number
  document: { kind: DocumentKind; id: string; numero: string }
}

/** The document that a question is about: the way to it, its foremost amount and its state; its name alone where nothing opens it. */
export function NamedDocument({ supplier, document }: NamedDocumentProps) {
  const mayRead = useMayRead('third-parties')
  const kind = supplierDocumentKinds.find((one) => one === document.kind)
  const name = fill(relatedTexts[document.kind], { numero: document.numero })
  if (!mayRead || kind === undefined) return name
  return <Opened {...{ supplier, kind, name }} id={document.id} />
}

type OpenedProps = { supplier: number; kind: SupplierDocumentKind; id: string; name: string }

function Opened({ supplier, kind, id, name }: OpenedProps) {
  const { data } = useQuery(namedDocumentQuery(supplier, kind, id))
  return (
    <>
      <Link href={paths.supplierDocument({ id: supplier, kind, document: id })}>{name}</Link>
      {data && ` · ${data.cifra.label}: ${data.cifra.value} · ${data.estado}`}
    </>
  )
}
