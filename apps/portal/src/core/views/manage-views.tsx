import { fill } from '@enlace/contract/core/fill.ts'
import { mostViews } from '@enlace/contract/views/limits.ts'
import type { SavedView } from '@enlace/contract/views/schemas.ts'
import { savedViewTexts as texts } from '@enlace/contract/views/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { failureOf, toastFailure } from '@enlace/web/http/failure.ts'
import { ManagedView } from './managed-view.tsx'
import styles from './manage-views.module.css'
import type { OwnViews } from './use-views.ts'

type ManageViewsProps = {
  own: OwnViews
  /** What the list shows now, which a view can be made to keep. */
  present: Pick<SavedView, 'days' | 'search' | 'columns'>
  onClose: () => void
}

/** All saved views of a list: their names, which one opens first, and the ways to change or delete them. */
export function ManageViews({ own, present, onClose }: ManageViewsProps) {
  const views = own.views ?? []

  /** Changes a view; answers what is wrong with it, if anything is. */
  const handleChange = async (view: SavedView): Promise<string | undefined> => {
    const { id, ...content } = view
    try {
      await own.change(id, content)
      toast({ kind: 'success', message: fill(texts.changed, { name: view.name }) })
      return undefined
    } catch (thrown) {
      return failureOf(thrown).message
    }
  }
  const handleDelete = async ({ id, name }: SavedView) => {
    try {
      await own.remove(id)
      toast({ kind: 'success', message: fill(texts.deleted, { name }) })
    } catch (thrown) {
      toastFailure(thrown)
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.manageTitle} closeLabel={texts.close}>
      <Quiet>{fill(texts.count, { n: views.length, most: mostViews })}</Quiet>
      {views.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.views}>
          {views.map((view) => (
            <ManagedView
              key={view.id}
              view={view}
              onChange={handleChange}
              onUpdate={() => handleChange({ ...view, ...present })}
              onDelete={() => handleDelete(view)}
            />
          ))}
        </ul>
      )}
      <DialogFooter cancel={texts.close} />
    </Dialog>
  )
}
