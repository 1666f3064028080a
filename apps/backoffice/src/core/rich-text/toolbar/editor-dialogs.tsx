import type { Editor } from '@tiptap/core'
import { FilmDialog } from './film-dialog.tsx'
import { ImageDialog } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { EditorDialog } from './toolbar.tsx'

/** The dialog that a button of the toolbar opened. */
export function EditorDialogs(props: { editor: Editor; dialog: EditorDialog; onClose: () => void }) {
  const { editor, dialog, onClose } = props
  switch (dialog) {
    case 'link':
      return <LinkDialog editor={editor} onClose={onClose} />
    case 'image':
      return <ImageDialog editor={editor} onClose={onClose} />
    case 'film':
      return <FilmDialog editor={editor} onClose={onClose} />
  }
}
