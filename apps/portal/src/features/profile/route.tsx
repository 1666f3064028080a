import type { Profile } from '@enlace/contract/profile/schemas.ts'
import { profileTexts as texts } from '@enlace/contract/profile/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../../core/paths.ts'
import { requiredDocumentsQuery } from '../../core/required-documents/queries.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { ProfileFrame } from '../../core/profile/frame.tsx'
import { findCities, profileQuery, useSaveProfile } from './queries.ts'
import { PersonView } from './view.tsx'

/** `/profile`: what the person says of itself (screens 2.14). */
export const profileRoute = screenRoute({
  path: paths.profile.pattern,
  title: texts.title,
  query: profileQuery,
  Screen: ({ data }) => <PersonPage profile={data} />,
  Pending: () => (
    <ProfileFrame current="person">
      <Skeleton lines={8} />
    </ProfileFrame>
  ),
})

function PersonPage({ profile }: { profile: Profile }) {
  const save = useSaveProfile()
  const documents = useQuery(requiredDocumentsQuery())
  const { isSending, problem, run } = useSending()
  const [saves, setSaves] = useState(0)
  return (
    <ProfileFrame current="person">
      <PersonView
        key={saves}
        profile={profile}
        company={readBoot().company.nombre}
        rightsHref={paths.profileDataRights()}
        documents={documents.data?.progreso}
        documentsHref={paths.supplierQualificationDocuments()}
        securityHref={paths.profileSecurity()}
        findCities={findCities}
        isSending={isSending}
        problem={problem}
        offline={useNeedsServer()}
        onSave={(change) => {
          void run(() => save(change)).then((isSaved) => isSaved && setSaves((before) => before + 1))
        }}
      />
    </ProfileFrame>
  )
}
