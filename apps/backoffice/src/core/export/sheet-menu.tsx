import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { exportTexts } from '@enlace/contract/exports/texts.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Menu } from '@enlace/ui/menu.tsx'

const formats = ['xlsx', 'csv'] as const

/** A kind of file in which the back office hands out a table. */
export type SheetFormat = (typeof formats)[number]

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
      items={formats.map((format) => ({
        id: format,
        label: exportTexts[format],
        icon: downloadIcon,
        onSelect: () => onFile(format),
      }))}
    />
  )
}
