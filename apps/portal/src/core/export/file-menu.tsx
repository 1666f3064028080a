import { exportFormats, type ExportFormat, mostRows, rowsAtOnce } from '@enlace/contract/exports/limits.ts'
import { exportTexts as texts } from '@enlace/contract/exports/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { clockIcon, downloadIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Menu, type MenuItem } from '@enlace/ui/menu.tsx'
import { countText, showCount } from '@enlace/web/document/shown.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../paths.ts'
import styles from './file-menu.module.css'

type FileMenuProps = {
  /** Rows of the whole set; nothing while that is not known. */
  total: number | undefined
  onFile: (format: ExportFormat) => void
  /** What else can be had of it. */
  others?: readonly MenuItem[]
}

/** Hands out a whole set of rows as a file; what is long is made in the background and found again. */
export function FileMenu({ total, onFile, others = [] }: FileMenuProps) {
  const offline = useNeedsServer()
  if (total === undefined || total === 0 || offline.disabled)
    return (
      <Button icon={downloadIcon} disabled title={total === 0 ? texts.nothing : offline.title}>
        <span className={styles.word}>{listActionTexts.export}</span>
      </Button>
    )
  const isPdfTooLong = total > mostRows.pdf
  const files = exportFormats.filter((format) => format !== 'pdf' || !isPdfTooLong)
  const items: MenuItem[] = [
    ...files.map((format) => ({
      id: format,
      label: total > rowsAtOnce[format] ? fill(texts.later, { format: texts[format] }) : texts[format],
      icon: total > rowsAtOnce[format] ? clockIcon : downloadIcon,
      onSelect: () => onFile(format),
    })),
    ...others,
    { id: 'downloads', label: texts.downloads, icon: clockIcon, href: paths.downloads() },
  ]
  return (
    <Menu
      isFramed
      label={listActionTexts.export}
      trigger={
        <>
          <Icon path={downloadIcon} />
          <span className={styles.word}>{listActionTexts.export}</span>
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
  )
}
