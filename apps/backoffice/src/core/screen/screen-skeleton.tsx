import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'

/** The place of a screen of the back office while what it shows is on its way. */
export function ScreenSkeleton({ title }: { title: string }) {
  return (
    <Stack gap="large">
      <PageHeading title={title} />
      <Skeleton lines={3} />
      <Skeleton lines={8} />
    </Stack>
  )
}
