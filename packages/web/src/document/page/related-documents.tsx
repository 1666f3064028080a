import { fill } from '@enlace/contract/core/fill.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import { mostRelated, type RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { WholeNumbers } from '@enlace/ui/whole-numbers.tsx'
import { useState } from 'react'
import { Amount } from '../amount.tsx'
import { stateOwners } from '../field-value.ts'
import styles from './related-documents.module.css'
import { showDay } from '../shown.ts'
import { StateChip } from '../state-chip.tsx'

type RelatedDocumentsProps = {
  related: readonly RelatedDocument[]
  title?: string
  /** What is said when there are none. */
  none?: string
  /** Where a document is read; one without an address is named without a link. */
  hrefOf: (kind: RelatedDocument['kind'], id: string) => string | undefined
}

/** The documents that belong with one: the order, the entries, the invoices, the payments and the notes. */
export function RelatedDocuments({
  related,
  title = documentTexts.related,
  none = documentTexts.noRelated,
  hrefOf,
}: RelatedDocumentsProps) {
  const direct = related.filter(({ isDirect }) => isDirect)
  const others = related.filter(({ isDirect }) => !isDirect)
  return (
    <Panel title={title}>
      {related.length === 0 && <Quiet>{none}</Quiet>}
      <DocumentList documents={direct} hrefOf={hrefOf} />
      {others.length > 0 && (
        <>
          {direct.length > 0 && <h3 className={styles.others}>{documentTexts.sameBusiness}</h3>}
          <DocumentList documents={others} hrefOf={hrefOf} />
        </>
      )}
      {related.length >= mostRelated && <Quiet>{fill(documentTexts.firstRelated, { n: mostRelated })}</Quiet>}
    </Panel>
  )
}

type DocumentListProps = { documents: readonly RelatedDocument[] } & Pick<RelatedDocumentsProps, 'hrefOf'>

/** Documents that are seen before the others are asked for. */
const seenAtOnce = 12

function DocumentList({ documents, hrefOf }: DocumentListProps) {
  const [isWhole, setWhole] = useState(documents.length <= seenAtOnce + 2)
  if (documents.length === 0) return null
  return (
    <>
      <ul data-whole={isWhole || undefined} className={styles.list}>
        {documents.map((document, place) => (
          <li
            key={`${document.kind}-${document.id}`}
            className={styles.document}
            data-rest={place >= seenAtOnce || undefined}
          >
            <span className={styles.name}>
              <DocumentName document={document} hrefOf={hrefOf} />
            </span>
            <span className={styles.date}>{showDay(document.fecha)}</span>
            <StateChip owner={stateOwners[document.kind]} state={document.estado} />
            <span className={styles.amount}>
              <Amount value={document.valor} moneda={document.moneda} />
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button onClick={() => setWhole(true)}>{fill(documentTexts.showAll, { n: documents.length })}</Button>
      )}
    </>
  )
}

type DocumentNameProps = { document: RelatedDocument } & Pick<RelatedDocumentsProps, 'hrefOf'>

function DocumentName({ document: { kind, id, numero }, hrefOf }: DocumentNameProps) {
  const name = <WholeNumbers>{fill(relatedTexts[kind], { numero })}</WholeNumbers>
  const href = hrefOf(kind, id)
  return href === undefined ? name : <Link href={href}>{name}</Link>
}
