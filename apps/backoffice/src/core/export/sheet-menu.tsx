import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { type SheetFormat, sheetFormats } from '@enlace/contract/documents/desk/limits.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Menu } from '@enlace/ui/menu.tsx'

/** Hands out a whole table as a file of one's choice. */
export function SheetMenu({ onFile }: { onFile: (format: SheetFormat) => void }) {
  return (
    <Menu
      isFramed
      trigger={
        <>
          <Icon path={downloadIcon} />
          {listActionTexts.export}
        </>
      }
      items={sheetFormats.map((format) => ({
        id: format,
        label: exportTexts[format],
        icon: downloadIcon,
        onSelect: () => onFile(format),
      }))}
    />
  )
}
