import type { MergeLine } from '@enlace/contract/suppliers/merges/schemas.ts'
import { mergeTexts } from '@enlace/contract/suppliers/merges/texts.ts'
import { supplierDetailTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import { documentIcon } from '@enlace/ui/core/icons.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import styles from '../suppliers.module.css'

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
