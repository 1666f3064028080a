import { fill } from '@enlace/contract/core/fill.ts'
import type { BrandImage } from '@enlace/contract/branding/schemas.ts'
import { brandingTexts as texts } from '@enlace/contract/branding/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import styles from './view.module.css'

type ImageFieldProps = {
  kind: BrandImage
  /** Where the picture is; empty where there is none. */
  address: string
  error: string | undefined
  sent: { file: File; progress: number } | undefined
  mayWrite: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

const accept = '.png,.jpg,.jpeg,.webp,.avif,.gif,.svg'

/** One picture of the brand: what it is now, another one, or none. */
export function ImageField({ kind, address, error, sent, mayWrite, onChoose, onRemove }: ImageFieldProps) {
  const { label, hint, none } = texts.kinds[kind]
  return (
    <div className={styles.image}>
      {address === '' ? (
        <Quiet>{none}</Quiet>
      ) : (
        <div className={styles.shown} data-kind={kind}>
          <img src={address} alt={fill(texts.now, { label })} />
        </div>
      )}
      {mayWrite && (
        <FileInput
          label={label}
          hint={hint}
          error={error}
          accept={accept}
          files={sent ? [sent.file] : []}
          progressOf={() => sent?.progress}
          onChange={([file]) => file && onChoose(file)}
          texts={{
            ...texts.files,
            remove: (name) => fill(texts.files.remove, { name }),
            sending: (name) => fill(texts.files.sending, { name }),
            size: fileSizeText,
          }}
        />
      )}
      {mayWrite && address !== '' && (
        <div>
          <Button onClick={onRemove}>{fill(texts.remove, { label: label.toLowerCase() })}</Button>
        </div>
      )}
    </div>
  )
}
