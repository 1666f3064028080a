import type { ExportFormat } from '@enlace/contract/exports/limits.ts'
import { exportTexts as texts } from '@enlace/contract/exports/texts.ts'
import type { ListName } from '@enlace/contract/core/list/list.ts'
import { documentIcon } from '@enlace/ui/core/icons.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import { exportPlace } from '@enlace/web/list/key-places.ts'
import { FileMenu } from './file-menu.tsx'

type ExportMenuProps = {
  list: ListName
  place: ListPlace
  /** The columns in sight, in their order: the file has the same. */
  columns: readonly string[]
  /** Rows of the whole filtered set; nothing while that is not known. */
  total: number | undefined
}

/** Hands out the whole filtered set of a list as a file, and the statement of account where the list is the account's. */
export function ExportMenu({ list, place, columns, total }: ExportMenuProps) {
  const begin = async (format: ExportFormat) => {
    const { beginExport } = await import('./begin-export.ts')
    await beginExport(list, format, place, columns, total ?? 0)
  }
  const beginStatement = async () => {
    const { downloadStatement } = await import('./begin-export.ts')
    await downloadStatement()
  }
  const statement = {
    id: 'statement',
    label: texts.statement,
    icon: documentIcon,
    onSelect: () => void beginStatement(),
  }
  return (
    <div id={exportPlace}>
      <FileMenu
        total={total}
        onFile={(format) => void begin(format)}
        others={list === 'account-statements' ? [statement] : []}
      />
    </div>
  )
}
