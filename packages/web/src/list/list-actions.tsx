import { listActionTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { columnsIcon, downloadIcon } from '@enlace/ui/core/icons.ts'
import { latePart } from '../content/late-part.tsx'
import { useQuietMoment } from '../content/use-quiet-moment.ts'
import styles from './list-actions.module.css'
import { loadListTools } from './list-tools.ts'
import type { ListToolsProps } from './list-tools-props.ts'

const places = (
  <>
    <Button disabled>{texts.views}</Button>
    <Button disabled icon={columnsIcon}>
      {texts.columns}
    </Button>
    <Button disabled icon={downloadIcon}>
      {texts.export}
    </Button>
  </>
)

const ListTools = latePart<ListToolsProps>(loadListTools, places)

/** What can be done with a list as a whole: its saved views, its columns, its export. It comes after the rows. */
export function ListActions(props: ListToolsProps) {
  const isQuiet = useQuietMoment()
  return <div className={styles.actions}>{isQuiet ? <ListTools {...props} /> : places}</div>
}
