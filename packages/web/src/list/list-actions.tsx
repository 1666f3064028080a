import { listActionTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon, viewIcon } from '@enlace/ui/core/icons.ts'
import { latePart } from '../content/late-part.tsx'
import { useQuietMoment } from '../content/use-quiet-moment.ts'
import styles from './list-actions.module.css'
import { isPortalList } from './list-name.ts'
import { loadListTools } from './list-tools.ts'
import type { ListToolsProps } from './list-tools-props.ts'

const exportPlace = (
  <Button inert icon={downloadIcon}>
    {texts.export}
  </Button>
)
const viewPlace = (
  <Button inert icon={viewIcon}>
    {texts.view}
  </Button>
)

const Export = latePart<ListToolsProps>(async () => (await loadListTools()).Export, exportPlace)
const View = latePart<ListToolsProps>(async () => (await loadListTools()).View, viewPlace)

/** The list as a file, where it is the portal's. It comes after the rows, as what sets the list up does. */
export function ListExport(props: ListToolsProps) {
  const isQuiet = useQuietMoment()
  if (!isPortalList(props.list)) return null
  return <div className={styles.tool}>{isQuiet ? <Export {...props} /> : exportPlace}</div>
}

/** How the list is shown: its saved views, its columns, its keys. */
export function ListView(props: ListToolsProps) {
  const isQuiet = useQuietMoment()
  return <div className={styles.tool}>{isQuiet ? <View {...props} /> : viewPlace}</div>
}
