import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Branding,
  type BrandImage,
  type PreviewPage,
  WrittenBranding,
} from '@enlace/contract/branding/schemas.ts'
import { brandingTexts as texts } from '@enlace/contract/branding/texts.ts'
import { failureOf, toastFailure } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { type FieldFaults, fieldFaults, refusedFields } from '@enlace/web/form/field-faults.ts'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { useTypedOver } from '../../core/forms/use-typed-over.ts'
import { brandingQuery, previewQuery, sendBranding, sendImage } from './queries.ts'
import { useSettled } from '../../core/forms/use-settled.ts'
import type { Seen } from './preview-frame.tsx'
import { BrandingView } from './view.tsx'

/** `/marca`: the company's colour, pictures and greetings, with the portal as it would be. */
export const brandingRoute = screenRoute({
  path: paths.branding.pattern,
  title: texts.title,
  query: brandingQuery,
  Screen: ({ data }) => <BrandingScreen kept={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const isTyped = (read: object) => ['colour', 'logo', 'welcome'].every((name) => name in read)

function BrandingScreen({ kept }: { kept: Branding }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useAct()
  const over = useTypedOver<WrittenBranding>(
    'branding',
    { typed: kept.written, version: kept.version },
    isTyped,
  )
  const [refused, setRefused] = useState<FieldFaults>({})
  const [sent, setSent] = useState<{ kind: BrandImage; file: File; progress: number }>()
  const [seen, setSeen] = useState<Seen>({ page: 'login', width: 'wide', scheme: 'light' })
  const preview = usePreview(over.typed, seen.page, seen.scheme)
  const faults = { ...refused, ...fieldFaults(WrittenBranding, over.typed) }
  const { queryKey } = brandingQuery()

  const handleSave = () =>
    run(
      'save',
      async () => {
        try {
          const { version } = await sendBranding(kept.version, over.typed)
          client.setQueryData(queryKey, { ...kept, version, written: over.typed })
          over.discard()
        } catch (thrown) {
          setRefused(refusedFields(failureOf(thrown)))
          if (failureOf(thrown).code === 'changed-meanwhile') await client.invalidateQueries({ queryKey })
          throw thrown
        }
      },
      texts.saved,
    )
  const handleImage = async (kind: BrandImage, file: File) => {
    setRefused({})
    setSent({ kind, file, progress: 0 })
    try {
      const address = await sendImage(kind, file, (progress) => setSent({ kind, file, progress }))
      over.change({ ...over.typed, [kind]: address })
    } catch (thrown) {
      const failure = failureOf(thrown)
      const [why] = Object.values(failure.fields)
      if (why === undefined) toastFailure(thrown)
      else setRefused({ [kind]: why })
    }
    setSent(undefined)
  }
  return (
    <BrandingView
      {...{ kept, mayWrite, over, faults, sent }}
      isSaving={busy !== undefined}
      preview={preview}
      seen={seen}
      onSee={setSeen}
      onSave={() => void handleSave()}
      onImage={(kind, file) => void handleImage(kind, file)}
    />
  )
}

/** Where the portal is drawn with what is typed, once the typing rests. */
function usePreview(written: WrittenBranding, page: PreviewPage, scheme: 'light' | 'dark') {
  const settled = useSettled(written)
  const isDrawable = WrittenBranding.safeParse(settled).success
  const { data, isError } = useQuery({
    ...previewQuery(settled, page, scheme),
    enabled: isDrawable,
    placeholderData: keepPreviousData,
  })
  return { address: data?.address, isFailed: isError || !isDrawable }
}
