import { exportFormats, type ExportFormat, mostRows, rowsAtOnce } from '@enlace/contract/core/exports/limits'
import { exportTexts as texts } from '@enlace/contract/core/exports/texts'
import { fill } from '@enlace/contract/core/fill'
import { listActionTexts } from '@enlace/contract/core/list-texts'
import type { ListName } from '@enlace/contract/core/list'
import { Button } from '@enlace/ui/button'
import { clockIcon, documentIcon, downloadIcon } from '@enlace/ui/core/icons'
import { Icon } from '@enlace/ui/icon'
import { Menu, type MenuItem } from '@enlace/ui/menu'
import { countText, showCount } from '../document/shown.ts'
import type { ListPlace } from '../list/list-place.ts'
import { exportPlace } from '../list/use-list-keys.ts'
import { useNeedsServer } from '../offline/connection.ts'
import { paths } from '../paths.ts'

type ExportMenuProps = {
  list: ListName
  place: ListPlace
  /** The columns in sight, in their order: the file has the same. */
  columns: readonly string[]
  /** Rows of the whole filtered set; nothing while that is not known. */
  total: number | undefined
}

/** Hands out the whole filtered set of a list as a file; what is long is made in the background and found again. */
export function ExportMenu({ list, place, columns, total }: ExportMenuProps) {
  const offline = useNeedsServer()
  if (total === undefined || total === 0 || offline.disabled)
    return (
      <div id={exportPlace}>
        <Button icon={downloadIcon} disabled title={total === 0 ? texts.nothing : offline.title}>
          {listActionTexts.export}
        </Button>
      </div>
    )
  const begin = async (format: ExportFormat) => {
    const { beginExport } = await import('./begin-export.ts')
    await beginExport(list, format, place, columns, total)
  }
  const beginStatement = async () => {
    const { downloadStatement } = await import('./begin-export.ts')
    await downloadStatement()
  }
  const isPdfTooLong = total > mostRows.pdf
  const files = exportFormats.filter((format) => format !== 'pdf' || !isPdfTooLong)
  const items: MenuItem[] = [
    ...files.map((format) => ({
      id: format,
      label: total > rowsAtOnce[format] ? fill(texts.later, { format: texts[format] }) : texts[format],
      icon: total > rowsAtOnce[format] ? clockIcon : downloadIcon,
      onSelect: () => void begin(format),
    })),
    ...(list === 'account-statements'
      ? [
          {
            id: 'statement',
            label: texts.statement,
            icon: documentIcon,
            onSelect: () => void beginStatement(),
          },
        ]
      : []),
    { id: 'downloads', label: texts.downloads, icon: clockIcon, href: paths.downloads() },
  ]
  return (
    <div id={exportPlace}>
      <Menu
        isFramed
        label={listActionTexts.export}
        trigger={
          <>
            <Icon path={downloadIcon} />
            {listActionTexts.export}
          </>
        }
        head={
          <>
            {countText(texts.rows, total)}
            {isPdfTooLong && (
              <>
                <br />
                {fill(texts.pdfTooLong, { n: showCount(mostRows.pdf) })}
              </>
            )}
          </>
        }
        items={items}
      />
    </div>
  )
}
