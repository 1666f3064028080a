import { exportFormats, type ExportFormat, mostRows, rowsAtOnce } from '@enlace/contract/core/exports/limits'
import { exportTexts as texts } from '@enlace/contract/core/exports/texts'
import { fill } from '@enlace/contract/core/fill'
import { listActionTexts } from '@enlace/contract/core/list-texts'
import { Button } from '@enlace/ui/button'
import { clockIcon, downloadIcon } from '@enlace/ui/core/icons'
import { Icon } from '@enlace/ui/icon'
import { Menu, type MenuItem } from '@enlace/ui/menu'
import { countText, showCount } from '../../core/document/shown.ts'
import { useNeedsServer } from '../../core/offline/connection.ts'

type FileMenuProps = {
  /** Rows of the whole report. */
  total: number
  downloadsHref: string
  onFile: (format: ExportFormat) => void
}

/** Hands out the whole report as a file; what is long is made in the background and found again. */
export function FileMenu({ total, downloadsHref, onFile }: FileMenuProps) {
  const offline = useNeedsServer()
  if (total === 0 || offline.disabled)
    return (
      <Button icon={downloadIcon} disabled title={total === 0 ? texts.nothing : offline.title}>
        {listActionTexts.export}
      </Button>
    )
  const isPdfTooLong = total > mostRows.pdf
  const items: MenuItem[] = [
    ...exportFormats
      .filter((format) => format !== 'pdf' || !isPdfTooLong)
      .map((format) => ({
        id: format,
        label: total > rowsAtOnce[format] ? fill(texts.later, { format: texts[format] }) : texts[format],
        icon: total > rowsAtOnce[format] ? clockIcon : downloadIcon,
        onSelect: () => onFile(format),
      })),
    { id: 'downloads', label: texts.downloads, icon: clockIcon, href: downloadsHref },
  ]
  return (
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
  )
}
