import type { MergeLine } from '@enlace/contract/suppliers/merges/schemas'
import { mergeTexts } from '@enlace/contract/suppliers/merges/texts'
import { supplierDetailTexts as texts } from '@enlace/contract/suppliers/texts'
import { documentIcon } from '@enlace/ui/core/icons'
import { DefinitionList } from '@enlace/ui/definition-list'
import { EmptyState } from '@enlace/ui/empty-state'
import { Link } from '@enlace/ui/link'
import { Stack } from '@enlace/ui/stack'
import { showCount } from '@enlace/web/document/shown.ts'
import styles from './suppliers.module.css'

type DocumentsPartProps = {
  lines: readonly MergeLine[]
  /** The list in which the records of a kind are dealt with; undefined where there is none, or not for whoever is in. */
  hrefOf: (what: string) => string | undefined
}

const words: Readonly<Record<string, string>> = mergeTexts.holdings

/** How much the portal has of a third party, by kind. */
export function DocumentsPart({ lines, hrefOf }: DocumentsPartProps) {
  if (lines.length === 0) return <EmptyState icon={documentIcon} title={texts.documentsEmpty} />
  return (
    <Stack>
      <p className={styles.note}>
        {texts.documentsHint} {lines.some(({ what }) => hrefOf(what) !== undefined) && texts.documentsLinks}
      </p>
      <DefinitionList
        items={lines.map(({ what, rows }) => {
          const href = hrefOf(what)
          const count = showCount(rows)
          return {
            label: words[what] ?? what,
            value: href === undefined ? count : <Link href={href}>{count}</Link>,
          }
        })}
      />
    </Stack>
  )
}
